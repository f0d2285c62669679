/// Counts this thread's calls to the allocator. Linking this target replaces `malloc` and its kin in the whole program.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// Whether calls are counted here: with glibc, and without a sanitizer, which has an allocator of its own.
int allocation_counter_works(void);

/// How many blocks this thread has asked for so far.
uint64_t allocation_count(void);

#endif
