import TabStripCore
import TabStripHosting

/// Bytes as numbers of eight bytes each: whatever they are, every way in and out of the engine's own numbers is defined.
enum NumberConversion {
  static func run(_ bytes: [UInt8]) {
    let numbers = stride(from: 0, to: bytes.count - bytes.count % 8, by: 8).map { start in
      Double(bitPattern: bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) })
    }
    checkLengths(numbers)
    checkClock(numbers)
    checkText(numbers)
    checkStrip(numbers)
  }

  private static func checkLengths(_ numbers: [Double]) {
    for number in numbers {
      let length = LayoutUnit(number)
      promise(length.points.isFinite, "\(number) is \(length) points long")
      promise(LayoutUnit(length.points) == length, "\(length) is not itself")
      if number.magnitude < 0x1p40 {
        promise((length.points - number).magnitude <= 1.0 / 64, "\(number) became \(length.points)")
      }
      promise(number.isNaN || (number < 0) == (length < .zero) || length == .zero, "\(number) changed its sign")
      let thickness = PixelGrid(scale: number).line(number)
      promise(thickness >= 0, "a line of \(number) is \(thickness) thick")
      for other in numbers.prefix(8) {
        let sum = length + LayoutUnit(other)
        promise(sum == LayoutUnit(other) + length, "\(number) and \(other) add up differently")
        promise((length - LayoutUnit(other)).points.isFinite, "\(number) less \(other)")
        promise((length < LayoutUnit(other)) || (length >= LayoutUnit(other)), "\(number) and \(other) have no order")
        promise((length * Int(LayoutUnit(other).rawValue)).points.isFinite, "\(number) many times")
      }
    }
  }

  private static func checkClock(_ numbers: [Double]) {
    var seconds = FramePacing()
    var ticks = FramePacing()
    for number in numbers {
      let (before, beforeTicks) = (seconds.time, ticks.time)
      let time = seconds.time(atSeconds: number)
      promise(time >= before && time.isFinite, "time went from \(before) to \(time) at \(number)")
      let tick = ticks.time(atTicks: Int64(bitPattern: number.bitPattern), ticksPerSecond: 1_000_000)
      promise(tick >= beforeTicks && tick.isFinite, "time went from \(beforeTicks) to \(tick)")
    }
  }

  /// Numbers in a recording come back with the same bits from its bytes, and as the same numbers from its text.
  private static func checkText(_ numbers: [Double]) {
    var recording = Recording()
    for number in numbers.prefix(50) {
      recording.tabs.append(RecordedTab(width: number))
      recording.steps.append(RecordedStep(at: number, .input(.track(position: number))))
      recording.steps.append(RecordedStep(at: number, .input(.fling(vx: number, vy: -number))))
    }
    do {
      let read = try Recording(bytes: recording.bytes)
      promise(read.bytes == recording.bytes, "bytes of \(numbers)")
      let text = recording.text
      promise(try Scenario(text: text).recording.text == text, "the text of \(numbers)")
    } catch {
      fatalError("\(error) in what was written of \(numbers)")
    }
  }

  /// A strip all of whose numbers are these.
  private static func checkStrip(_ numbers: [Double]) {
    guard numbers.count >= 4 else { return }
    var recording = Recording()
    let metrics = StyleMetric.allCases.filter { $0.kind == .number }
    let behaviors = BehaviorSetting.allCases.filter { $0.kind == .number }
    for (place, number) in numbers.enumerated() {
      switch place % 3 {
      case 0: recording.tabs.append(RecordedTab(width: number))
      case 1: recording.style.assignments.append(.init(metrics[place % metrics.count], number))
      default: recording.configuration.assignments.append(.init(behaviors[place % behaviors.count], number))
      }
    }
    recording.viewport = Viewport(width: numbers[0].magnitude, height: numbers[1], scale: numbers[2])
    recording.lineHeight = numbers[3]
    for number in numbers.prefix(12) {
      recording.steps.append(RecordedStep(at: number, .input(.wheel(dx: number, dy: number, unit: .points))))
      recording.steps.append(RecordedStep(at: number, .frame))
    }
    for record in Replayer.records(of: recording) { FrameSoundness.check(record) }
  }
}
