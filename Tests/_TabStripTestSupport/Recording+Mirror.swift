import TabStripCore
import TabStripHosting

// Right to left, everything is where the mirror shows it. A hand moves to the mirrored place, an arrow key is the other
// one, a horizontal turn is the other way; turned down, a wheel goes onward in both.

extension Recording {
  /// The same recording in the other writing direction, as a mirror shows it.
  public var mirrored: Recording {
    var mirror = self
    mirror.direction = direction.other
    var width = Recording.usable(viewport?.width ?? 0)
    for index in steps.indices {
      if case .input(.resized(let viewport)) = steps[index].action { width = Recording.usable(viewport.width) }
      mirror.steps[index] = RecordedStep(at: steps[index].time, steps[index].action.mirrored(width: width))
    }
    return mirror
  }

  /// The same, except that hands leave the strip before it gets another room: one that rests over a strip while that grows is not
  /// at the mirrored place afterwards.
  public var leavingBeforeResizes: Recording {
    var result = self
    result.steps = steps.flatMap { step in
      guard case .input(.resized) = step.action else { return [step] }
      return [
        RecordedStep(at: step.time, .input(.hoverEnded)), RecordedStep(at: step.time, .input(.dragOverEnded)), step,
      ]
    }
    return result
  }

  /// The width as the engine reads it, in whole 64ths.
  private static func usable(_ width: Double) -> Double {
    width >= 0 && width < .infinity ? min(LayoutUnit(width).points, Double(1 << 26)) : 0
  }
}

extension WritingDirection {
  var other: WritingDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}

extension RecordedStep.Action {
  func mirrored(width: Double) -> RecordedStep.Action {
    func mirror(_ pointer: Pointer) -> Pointer {
      var mirror = pointer
      mirror.x = width - pointer.x
      return mirror
    }
    guard case .input(let input) = self else { return self }
    return switch input {
    case .pointerDown(let pointer): .input(.pointerDown(mirror(pointer)))
    case .pointerMoved(let pointer): .input(.pointerMoved(mirror(pointer)))
    case .pointerUp(let pointer): .input(.pointerUp(mirror(pointer)))
    case .hover(let x, let y): .input(.hover(x: width - x, y: y))
    case .dragOver(let x, let y): .input(.dragOver(x: width - x, y: y))
    case .wheel(let dx, let dy, let unit): .input(.wheel(dx: 0 - dx, dy: dy, unit: unit))
    case .fling(let vx, let vy): .input(.fling(vx: 0 - vx, vy: vy))
    case .key(.left): .input(.key(.right))
    case .key(.right): .input(.key(.left))
    case .directionChanged(let direction): .input(.directionChanged(direction.other))
    default: self
    }
  }
}

extension FrameRecord {
  /// Whether this is what a mirror shows of the other record. Places are compared to a millionth of a point: where a pixel is
  /// no power of two, their subtraction from the width rounds.
  public func isMirrorImage(of other: FrameRecord) -> Bool { rounded.bytes == other.mirrored.rounded.bytes }

  /// What the record of the mirrored recording has to be.
  public var mirrored: FrameRecord {
    var mirror = self
    mirror.frame = frame.mirrored
    return mirror
  }

  private var rounded: FrameRecord {
    func round(_ x: inout Double) { x = (x * 0x1p20).rounded() / 0x1p20 + 0 }
    var rounded = self
    for index in frame.tabs.indices { round(&rounded.frame.tabs[index].x) }
    round(&rounded.frame.clip.x)
    round(&rounded.frame.leadingButton.rect.x)
    round(&rounded.frame.trailingButton.rect.x)
    if var indicator = frame.indicator {
      round(&indicator.x)
      rounded.frame.indicator = indicator
    }
    return rounded
  }
}

extension TabStripFrame {
  /// The frame as a mirror shows it.
  fileprivate var mirrored: TabStripFrame {
    var mirror = self
    mirror.direction = direction.other
    mirror.clip = mirrored(clip)
    for index in tabs.indices { mirror.tabs[index].x = width - tabs[index].x - tabs[index].width }
    mirror.indicator = indicator.map(mirrored)
    mirror.trim = trim.map(mirrored)
    mirror.leadingButton.rect = leadingButton.rect == Rect() ? Rect() : mirrored(leadingButton.rect)
    mirror.trailingButton.rect = trailingButton.rect == Rect() ? Rect() : mirrored(trailingButton.rect)
    return mirror
  }

  private func mirrored(_ rect: Rect) -> Rect {
    Rect(x: width - rect.x - rect.width, y: rect.y, width: rect.width, height: rect.height)
  }
}
