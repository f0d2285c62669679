// A heap with size classes, best for what Embedded Swift does: many small boxes, and arrays that grow.
//
// Memory is a row of blocks. Each begins with a header; a free one ends with its size too, so that a block that is freed finds
// its free neighbours on both sides and joins them in constant time. Free blocks hang in lists by size: one list for each
// multiple of 16 up to 512 bytes, then one for each power of two. A bit a list says whether anything is in it.

#include "web_runtime.h"

#ifdef __wasm__

#include <stdint.h>

#define UNIT 16u               // Blocks are multiples of this, and payloads are aligned to it.
#define PAGE 65536u            // WebAssembly's unit of growth.
#define SMALL_LISTS 32u        // Lists for exact sizes.
#define LISTS 56u
#define LARGEST 0x7FFF0000u    // Nobody gets more at once.

#define USED 1u                // This block is in use.
#define PREVIOUS_USED 2u       // The one before it is.
#define FLAGS (UNIT - 1u)

typedef struct Block Block;

// The payload follows `head`, at a multiple of 16. The two links are there in a free block only.
struct Block {
  uint32_t previous_size;  // Size of the block before this one, if that one is free.
  uint32_t head;           // Size of this block with its header, and flags.
  Block *next;
  Block *previous;
};

#define HEADER offsetof(Block, next)

_Static_assert(sizeof(Block) == UNIT, "the smallest block holds a header and two links");

extern unsigned char __heap_base;

static Block *lists[LISTS];
static uint64_t filled;        // Bit i: lists[i] is not empty.
static Block *sentinel;        // The used block of no size at the end of the heap; null before the first allocation.
static Block *first;           // For the check.
static size_t in_use;

static uint32_t size_of(const Block *block) { return block->head & ~FLAGS; }
static int is_used(const Block *block) { return (block->head & USED) != 0; }
static Block *after(Block *block) { return (Block *)((unsigned char *)block + size_of(block)); }
static Block *before(Block *block) { return (Block *)((unsigned char *)block - block->previous_size); }
static void *payload(Block *block) { return (unsigned char *)block + HEADER; }

// The list in which a free block of this size hangs.
static unsigned list_of(uint32_t size) {
  uint32_t units = size / UNIT;
  if (units <= SMALL_LISTS) return units - 1;
  // 33…63 units are in the first list of the large ones.
  return SMALL_LISTS + (31u - (unsigned)__builtin_clz(units)) - 5u;
}

static void hang(Block *block) {
  unsigned list = list_of(size_of(block));
  block->previous = 0;
  block->next = lists[list];
  if (block->next) block->next->previous = block;
  lists[list] = block;
  filled |= 1ull << list;
}

static void unhang(Block *block) {
  unsigned list = list_of(size_of(block));
  if (block->next) block->next->previous = block->previous;
  if (block->previous) {
    block->previous->next = block->next;
  } else {
    lists[list] = block->next;
    if (!block->next) filled &= ~(1ull << list);
  }
}

// Makes a free block of this place and hangs it up. The block before it is in use, since free neighbours are always joined.
static void set_free(Block *block, uint32_t size) {
  block->head = size | PREVIOUS_USED;
  Block *next = after(block);
  next->previous_size = size;
  next->head &= ~PREVIOUS_USED;
  hang(block);
}

// Frees a block that hangs in no list, together with its free neighbours.
static Block *release(Block *block, uint32_t size) {
  Block *next = (Block *)((unsigned char *)block + size);
  if (!is_used(next)) {
    unhang(next);
    size += size_of(next);
  }
  if (!(block->head & PREVIOUS_USED)) {
    block = before(block);
    unhang(block);
    size += size_of(block);
  }
  set_free(block, size);
  return block;
}

// Asks for more memory, so that at least `size` bytes lie together at the heap's end, and returns the free block there.
static Block *grow(uint32_t size) {
  uint32_t start;
  if (sentinel) {
    start = (uint32_t)(uintptr_t)sentinel;
  } else {
    // Payloads are multiples of 16, so that headers begin 8 before one.
    start = (((uint32_t)(uintptr_t)&__heap_base + HEADER + UNIT - 1) & ~(UNIT - 1)) - HEADER;
  }
  uint32_t end = (uint32_t)__builtin_wasm_memory_size(0) * PAGE;
  uint64_t wanted = (uint64_t)start + size + UNIT;
  if (wanted > end) {
    uint32_t pages = (uint32_t)((wanted - end + PAGE - 1) / PAGE);
    size_t grown = __builtin_wasm_memory_grow(0, pages);
    // A failure is all ones. Somebody else's growth in between would be a hole in the row of blocks: nobody does that.
    if (grown * PAGE != end) __builtin_trap();
    end += pages * PAGE;
  }
  Block *block = (Block *)(uintptr_t)start;
  uint32_t whole = (end - start - UNIT) & ~(UNIT - 1);
  if (!sentinel) {
    first = block;
    block->head = PREVIOUS_USED;
  }
  uint32_t flags = block->head & PREVIOUS_USED;
  sentinel = (Block *)((unsigned char *)block + whole);
  sentinel->head = USED;
  block->head = whole | flags;
  return release(block, whole);
}

// Takes a block off its list that is at least this large.
static Block *take(uint32_t size) {
  unsigned list = list_of(size);
  if (size > SMALL_LISTS * UNIT) {
    // Blocks in the list of this size may be smaller; those in the lists above are not.
    for (Block *block = lists[list]; block; block = block->next) {
      if (size_of(block) >= size) {
        unhang(block);
        return block;
      }
    }
    list += 1;
  }
  uint64_t candidates = list < 64 ? filled >> list << list : 0;
  Block *block = candidates ? lists[__builtin_ctzll(candidates)] : grow(size);
  unhang(block);
  return block;
}

// Puts a block that hangs in no list to use, and gives back what is more than `size`.
static void *use(Block *block, uint32_t size) {
  uint32_t whole = size_of(block);
  uint32_t flags = block->head & PREVIOUS_USED;
  uint32_t rest = whole - size;
  block->head = (rest >= UNIT ? size : whole) | USED | flags;
  Block *next = after(block);
  if (rest >= UNIT) {
    next->head = PREVIOUS_USED;
    release(next, rest);
  } else {
    next->head |= PREVIOUS_USED;
  }
  in_use += size_of(block);
  return payload(block);
}

int posix_memalign(void **place, size_t alignment, size_t wanted) {
  if (wanted > LARGEST || alignment > LARGEST || (alignment & (alignment - 1)) != 0) __builtin_trap();
  uint32_t size = ((uint32_t)wanted + HEADER + UNIT - 1) & ~(UNIT - 1);
  if (size < UNIT) size = UNIT;
  if (alignment <= UNIT) {
    *place = use(take(size), size);
    return 0;
  }
  // Room enough to move the payload to a multiple; what is before it becomes a block of its own, at least as large as one.
  if (size + alignment + UNIT > LARGEST) __builtin_trap();
  Block *block = take(size + (uint32_t)alignment + UNIT);
  uint32_t whole = size_of(block);
  uintptr_t at = (uintptr_t)payload(block);
  uintptr_t moved = (at + alignment - 1) & ~(uintptr_t)(alignment - 1);
  uint32_t gap = (uint32_t)(moved - at);
  if (gap > 0) {
    Block *inner = (Block *)(moved - HEADER);
    inner->head = (whole - gap) | USED;
    release(block, gap);
    block = inner;
  }
  *place = use(block, size);
  return 0;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)((unsigned char *)memory - HEADER);
  if (!is_used(block)) __builtin_trap();
  in_use -= size_of(block);
  release(block, size_of(block));
}

size_t web_runtime_bytes_in_use(void) { return in_use; }

int web_runtime_heap_is_sound(void) {
  if (!sentinel) return 1;
  size_t used = 0;
  unsigned free_blocks = 0;
  uint32_t expected = PREVIOUS_USED;
  Block *block = first;
  Block *previous = 0;
  for (; block < sentinel; previous = block, block = after(block)) {
    if (size_of(block) < UNIT || (block->head & PREVIOUS_USED) != expected) return 0;
    if (!expected && before(block) != previous) return 0;
    if (is_used(block)) {
      used += size_of(block);
    } else {
      if (!expected) return 0;  // Two free neighbours that were not joined.
      free_blocks += 1;
    }
    expected = is_used(block) ? PREVIOUS_USED : 0;
  }
  if (block != sentinel || used != in_use || (block->head & PREVIOUS_USED) != expected) return 0;
  for (unsigned list = 0; list < LISTS; list++) {
    if ((lists[list] != 0) != ((filled >> list & 1) != 0)) return 0;
    for (Block *hung = lists[list]; hung; hung = hung->next) {
      if (is_used(hung) || list_of(size_of(hung)) != list || (hung->next && hung->next->previous != hung)) return 0;
      free_blocks -= 1;
    }
  }
  return free_blocks == 0;
}

#endif
