#pragma once

#include <malloc.h>

/// Bytes that the program has asked for and not given back, in all threads. What the heap keeps for later is not among them.
static inline unsigned long tabstrip_heap_bytes(void) {
  struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
}
