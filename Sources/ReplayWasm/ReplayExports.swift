import CWebRuntime
import TabStripHosting

// The C functions through which a host of the module replays recordings: ask for room, write a recording into it, replay,
// read the records' bytes.

/// The memory shared with the host of the module. A module has one thread.
private enum Exchange {
  nonisolated(unsafe) static var input = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  nonisolated(unsafe) static var output: [UInt8] = []
}

/// Room for a recording of so many bytes; what was there before is gone.
@_expose(wasm, "input")
@_cdecl("input")
public func input(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  Exchange.input.deallocate()
  Exchange.input = .allocate(capacity: Int(count))
  Exchange.input.initialize(repeating: 0)
  return Exchange.input.baseAddress
}

/// Replays the recording and returns how many bytes the records have; −1 − position if the bytes are no recording.
@_expose(wasm, "replay")
@_cdecl("replay")
public func replay(_ notingEveryStep: Int32) -> Int32 {
  do throws(RecordingFault) {
    Exchange.output = try Replayer.recordBytes(of: Array(Exchange.input), notingEveryStep: notingEveryStep != 0)
    return Int32(Exchange.output.count)
  } catch {
    Exchange.output = []
    return -1 - Int32(error.position)
  }
}

/// Copies the records' bytes to the beginning of some room, which has to be as large.
@_expose(wasm, "output")
@_cdecl("output")
public func output(_ place: UnsafeMutablePointer<UInt8>) {
  for (index, byte) in Exchange.output.enumerated() { place[index] = byte }
}

/// Gives all shared memory back.
@_expose(wasm, "release")
@_cdecl("release")
public func release() {
  Exchange.input.deallocate()
  Exchange.input = UnsafeMutableBufferPointer(start: nil, count: 0)
  Exchange.output = []
}

// For the test of the runtime.

/// Memory of a size and an alignment.
@_expose(wasm, "allocate")
@_cdecl("allocate")
public func allocate(_ alignment: UInt32, _ size: UInt32) -> UnsafeMutableRawPointer? {
  var place: UnsafeMutableRawPointer?
  return posix_memalign(&place, Int(alignment), Int(size)) == 0 ? place : nil
}

/// Gives it back.
@_expose(wasm, "deallocate")
@_cdecl("deallocate")
public func deallocate(_ memory: UnsafeMutableRawPointer?) { free(memory) }

/// Bytes in use.
@_expose(wasm, "bytesInUse")
@_cdecl("bytesInUse")
public func bytesInUse() -> UInt32 { UInt32(web_runtime_bytes_in_use()) }

/// Whether the heap is as it should be.
@_expose(wasm, "heapIsSound")
@_cdecl("heapIsSound")
public func heapIsSound() -> Int32 { web_runtime_heap_is_sound() }

/// Copies bytes between places that may overlap.
@_expose(wasm, "move")
@_cdecl("move")
public func move(_ to: UnsafeMutableRawPointer, _ from: UnsafeRawPointer, _ count: Int32) {
  memmove(to, from, Int(count))
}

/// Whether a product does not fit 64 bits.
@_expose(wasm, "overflows")
@_cdecl("overflows")
public func overflows(_ a: Int64, _ b: Int64) -> Int32 { a.multipliedReportingOverflow(by: b).overflow ? 1 : 0 }
