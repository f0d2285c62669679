// The one piece of arithmetic that WebAssembly has no instruction for and that Swift's overflow checks need.

#include "web_runtime.h"

#ifdef __wasm__

#include <stdint.h>

typedef union {
  unsigned __int128 whole;
  struct {
    uint64_t low;
    uint64_t high;
  } half;
} Wide;

// The product of two 128-bit numbers, without its upper half. Checked 64-bit multiplication is compiled to it.
//
// The compiler would turn any 128-bit product in here into a call of this very function, so it is put together from
// products of 32-bit halves.
__int128 __multi3(__int128 a, __int128 b) {
  Wide x = {.whole = (unsigned __int128)a};
  Wide y = {.whole = (unsigned __int128)b};
  uint64_t x0 = (uint32_t)x.half.low;
  uint64_t x1 = x.half.low >> 32;
  uint64_t y0 = (uint32_t)y.half.low;
  uint64_t y1 = y.half.low >> 32;
  uint64_t low = x0 * y0;
  uint64_t middle = x1 * y0 + (low >> 32);
  uint64_t other = x0 * y1 + (uint32_t)middle;
  Wide product;
  product.half.low = (other << 32) | (uint32_t)low;
  product.half.high = x1 * y1 + (middle >> 32) + (other >> 32) + x.half.low * y.half.high + x.half.high * y.half.low;
  return (__int128)product.whole;
}

#endif
