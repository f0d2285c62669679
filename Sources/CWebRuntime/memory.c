// Copying and filling bytes. Word by word where both ends allow it: most of what Swift copies is aligned.

#include "web_runtime.h"

#ifdef __wasm__

#include <stdint.h>

// Without this the compiler sees that the loops copy and fill, and replaces them by calls of themselves.
#define PLAIN __attribute__((no_builtin))

typedef uint64_t __attribute__((may_alias)) Word;

static int aligned(const void *a, const void *b) { return (((uintptr_t)a | (uintptr_t)b) & (sizeof(Word) - 1)) == 0; }

PLAIN void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  if (aligned(t, f)) {
    for (; count >= sizeof(Word); count -= sizeof(Word), t += sizeof(Word), f += sizeof(Word)) {
      *(Word *)t = *(const Word *)f;
    }
  }
  while (count--) *t++ = *f++;
  return to;
}

PLAIN void *memmove(void *to, const void *from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  // Not before `from` and not behind its end: the bytes that are read last are not yet overwritten.
  if ((uintptr_t)t - (uintptr_t)f >= count) return memcpy(to, from, count);
  t += count;
  f += count;
  if (aligned(t, f)) {
    for (; count >= sizeof(Word); count -= sizeof(Word)) {
      t -= sizeof(Word);
      f -= sizeof(Word);
      *(Word *)t = *(const Word *)f;
    }
  }
  while (count--) *--t = *--f;
  return to;
}

PLAIN void *memset(void *to, int byte, size_t count) {
  unsigned char *t = to;
  if (aligned(t, t)) {
    Word word = (unsigned char)byte * 0x0101010101010101u;
    for (; count >= sizeof(Word); count -= sizeof(Word), t += sizeof(Word)) *(Word *)t = word;
  }
  while (count--) *t++ = (unsigned char)byte;
  return to;
}

PLAIN int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a;
  const unsigned char *y = b;
  for (; count > 0; count--, x++, y++) {
    if (*x != *y) return *x < *y ? -1 : 1;
  }
  return 0;
}

#endif
