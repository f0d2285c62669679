#include <stddef.h>
#include <stdint.h>

// What the fuzzer calls with each input; the name is its own.
typedef int (*_Nonnull fuzzer_callback)(const uint8_t *_Nullable bytes, size_t count);

// Runs the fuzzer with the arguments of its command line until a limit is reached or an input ends the program.
int LLVMFuzzerRunDriver(int *_Nonnull count, char *_Nullable *_Nonnull *_Nonnull arguments, fuzzer_callback callback);
