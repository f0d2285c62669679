import CFuzzer
import Foundation

/// What runs; named by the first argument.
nonisolated(unsafe) var target = FuzzTarget.engine

/// What the fuzzer calls with each input; the name is its own.
@_cdecl("LLVMFuzzerTestOneInput")
public func runOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

/// Where the fuzzer starts this program again, as for merging, its arguments are the fuzzer's only.
let inherited = "TABSTRIP_FUZZ_TARGET"
let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
let isNamed = CommandLine.argc > 1 && FuzzTarget(rawValue: CommandLine.arguments[1]) != nil
let name = isNamed ? CommandLine.arguments[1] : ProcessInfo.processInfo.environment[inherited]
guard let named = name.flatMap(FuzzTarget.init) else {
  FileHandle.standardError.write(
    Data("usage: fuzz TARGET [FUZZER-ARGUMENT...]\nTARGET is one of \(names).\n".utf8))
  exit(2)
}
target = named
setenv(inherited, named.rawValue, 1)
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
if isNamed {
  count -= 1
  arguments += 1
  arguments[0] = CommandLine.unsafeArgv[0]
}
exit(LLVMFuzzerRunDriver(&count, &arguments, runOneInput))
