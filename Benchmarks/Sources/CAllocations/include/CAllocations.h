// Counts the allocations of the whole process, the Swift runtime's and its libraries' included. GNU C library only.
#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

/// How many blocks the process has asked for so far; a block asked for in a new size counts again.
long allocation_count(void);

#endif
