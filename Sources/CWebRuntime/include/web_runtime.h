// What Embedded Swift asks of a C library, for a WebAssembly module that is linked without one.
//
// Nothing here is compiled for other platforms: there the names belong to the system's library.
#pragma once

#ifdef __wasm__

#include <stddef.h>

// Memory. A module that needs more than there is traps; nobody here could do anything about it.
int posix_memalign(void **place, size_t alignment, size_t size);
void free(void *memory);

void *memcpy(void *restrict to, const void *restrict from, size_t count);
void *memmove(void *to, const void *from, size_t count);
void *memset(void *to, int byte, size_t count);
int memcmp(const void *a, const void *b, size_t count);

// For tests: bytes in use with their headers, and whether every block and free list is as it should be (1) or not (0).
size_t web_runtime_bytes_in_use(void);
int web_runtime_heap_is_sound(void);

#endif
