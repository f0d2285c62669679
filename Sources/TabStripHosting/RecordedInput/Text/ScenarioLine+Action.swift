#if !hasFeature(Embedded)
  import TabStripCore

  extension ScenarioLine {
    private static let actions = [
      "frame", "tap", "select", "reveal", "down", "drag", "up", "cancel", "hover", "leave", "wheel", "fling", "key",
      "focus", "blur", "press", "release", "scrollBegan", "scroll", "scrollEnded", "scrollTo", "tick", "viewport",
      "direction",
      "motion", "text", "insert", "remove", "clear", "move", "disable", "enable", "width", "remeasure", "style",
      "configuration", "set", "refuse", "deselect", "track", "trackJump", "trackEnded", "over", "overEnded",
    ]

    mutating func action() throws(ScenarioFault) -> RecordedStep.Action {
      switch Self.actions[try choice("an action", of: Self.actions)] {
      case "frame": return .frame
      case "tap":
        let tab = try name()
        return .tap(tab, pointerKind())
      case "select": return try selection()
      case "deselect":
        let tab = try name()
        return .deselect(tab, cause: takes("by") ? try choice("a cause", SelectionCause.self) : .program)
      case "reveal":
        let tab = try name()
        let policy = try policy()
        return .reveal(tab, policy, animated: !takes("jump"))
      case "insert":
        let index = try count("the index to insert at")
        return .insert(try tabs(), at: index)
      case "remove": return .remove(try name())
      case "clear": return .removeAll
      case "move":
        let tab = try name()
        try require("to")
        return .move(tab, to: try count("the new index"))
      case "disable": return .setTraits(try name(), .disabled)
      case "enable": return .setTraits(try name(), [])
      case "width":
        let tab = try name()
        return .setWidth(tab, try measurement())
      case "remeasure":
        let tab = try name()
        return .remeasure(tab, try measurement())
      case "style": return .restyle(try recipe())
      case "configuration": return .reconfigure(try recipe())
      case "set": return try settings()
      case "refuse": return .refuse(try flag())
      case let word: return .input(try input(word))
      }
    }

    /// The inputs without a handle.
    private mutating func input(_ word: String) throws(ScenarioFault) -> TabStripInput {
      switch word {
      case "viewport": return .resized(try viewport())
      case "direction": return .directionChanged(try direction())
      case "motion": return .motionPreferenceChanged(try motion())
      case "text": return .textChanged(lineHeight: try number("the height of a line of text"))
      case "down": return .pointerDown(try pointer())
      case "drag": return .pointerMoved(try pointer())
      case "up": return .pointerUp(try pointer())
      case "cancel": return .pointerCancelled
      case "hover":
        let x = try number("x")
        return .hover(x: x, y: try number("y"))
      case "leave": return .hoverEnded
      case "wheel":
        let dx = try number("how far rightward")
        let dy = try number("how far downward")
        return .wheel(dx: dx, dy: dy, unit: takes("points") ? .points : .notches)
      case "fling":
        let vx = try number("the speed rightward")
        return .fling(vx: vx, vy: try number("the speed downward"))
      case "key": return .key(try choice("a key", TabStripKey.self))
      case "focus": return .focusGained(visible: !takes("unseen"))
      case "blur": return .focusLost
      case "press": return .overflowPressed(try end())
      case "release": return .overflowReleased
      case "scrollBegan": return .externalScrollBegan
      case "scroll": return .externalScroll(offset: try number("the distance from the leading end"))
      case "scrollEnded": return .externalScrollEnded
      case "scrollTo":
        let offset = try number("the distance from the leading end")
        return .scroll(to: offset, animated: !takes("jump"))
      case "track": return .track(position: try number("the position, counted in tabs"))
      case "trackJump":
        let from = try count("the index gone from")
        try require("to")
        let to = try count("the index gone to")
        return .trackJump(from: from, to: to, fraction: try number("the part of the way, 0…1"))
      case "trackEnded": return .trackEnded
      case "over":
        let x = try number("x")
        return .dragOver(x: x, y: try number("y"))
      case "overEnded": return .dragOverEnded
      default: return .tick
      }
    }

    /// `select 3 by keyboard jump`; by program and animated unless it says otherwise.
    private mutating func selection() throws(ScenarioFault) -> RecordedStep.Action {
      let tab: TabName? = takes("none") ? nil : try name()
      let cause = takes("by") ? try choice("a cause", SelectionCause.self) : .program
      return .select(tab, cause: cause, animated: !takes("jump"))
    }

    private mutating func pointerKind() -> Pointer.Kind { takes("touch") ? .touch : takes("pen") ? .pen : .mouse }

    /// `100 20 touch id 3 secondary`.
    private mutating func pointer() throws(ScenarioFault) -> Pointer {
      let x = try number("x")
      let y = try number("y")
      let kind = pointerKind()
      var id: UInt32 = 0
      if takes("id") {
        guard let word = peek, let given = UInt32(word) else { throw fault(expected: "the pointer's number") }
        skip()
        id = given
      }
      return Pointer(id: id, x: x, y: y, kind: kind, isPrimary: !takes("secondary"))
    }
  }
#endif
