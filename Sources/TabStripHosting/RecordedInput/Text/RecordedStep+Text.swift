#if !hasFeature(Embedded)
  import TabStripCore

  extension RecordedStep.Action {
    /// The action as a scenario has it after the time.
    var words: String {
      switch self {
      case .input(let input): input.words
      case .select(let tab, let cause, let animated):
        "select \(tab?.word ?? "none")" + (cause == .program ? "" : " by \(cause)") + (animated ? "" : " jump")
      case .deselect(let tab, let cause): "deselect \(tab.word)" + (cause == .program ? "" : " by \(cause)")
      case .reveal(let tab, let policy, let animated):
        "reveal \(tab.word) \(policy.words)" + (animated ? "" : " jump")
      case .tap(let tab, let kind): "tap \(tab.word)" + kind.suffix
      case .insert(let tabs, let index): (["insert \(index)"] + RecordedTab.groups(of: tabs)).joined(separator: " ")
      case .remove(let tab): "remove \(tab.word)"
      case .removeAll: "clear"
      case .move(let tab, let index): "move \(tab.word) to \(index)"
      case .setTraits(let tab, let traits): "\(traits.contains(.disabled) ? "disable" : "enable") \(tab.word)"
      case .setWidth(let tab, let measurement): "width \(tab.word) \(measurement.words)"
      case .remeasure(let tab, let measurement): "remeasure \(tab.word) \(measurement.words)"
      case .restyle(let recipe): recipe.stepWords("style")
      case .reconfigure(let recipe): recipe.stepWords("configuration")
      case .refuse(let refuses): "refuse \(refuses ? "on" : "off")"
      case .frame: "frame"
      }
    }
  }

  extension Recipe where Setting: WordedSetting {
    /// `set spacing 8` where that says it all, else `style chips spacing 8`.
    fileprivate func stepWords(_ subject: String) -> String {
      guard preset == nil, !assignments.isEmpty else { return "\(subject) \(words)" }
      return "set " + assignments.map(\.words).joined(separator: " ")
    }
  }

  extension TabStripInput {
    fileprivate var words: String {
      switch self {
      case .resized(let viewport): "viewport \(viewport.words)"
      case .directionChanged(let direction): "direction \(direction == .leftToRight ? "ltr" : "rtl")"
      case .motionPreferenceChanged(let motion): "motion \(motion == .full ? "full" : "reduced")"
      case .textChanged(let lineHeight): "text \(lineHeight.word)"
      case .pointerDown(let pointer): "down \(pointer.words)"
      case .pointerMoved(let pointer): "drag \(pointer.words)"
      case .pointerUp(let pointer): "up \(pointer.words)"
      case .pointerCancelled: "cancel"
      case .hover(let x, let y): "hover \(x.word) \(y.word)"
      case .hoverEnded: "leave"
      case .wheel(let dx, let dy, let unit): "wheel \(dx.word) \(dy.word)" + (unit == .points ? " points" : "")
      case .fling(let vx, let vy): "fling \(vx.word) \(vy.word)"
      case .key(let key): "key \(key)"
      case .focusGained(let visible): visible ? "focus" : "focus unseen"
      case .focusLost: "blur"
      case .select, .deselect, .reveal:
        preconditionFailure("action: a recorded choice or reveal names its tab by a TabName")
      case .overflowPressed(let end): "press \(end)"
      case .overflowReleased: "release"
      case .externalScrollBegan: "scrollBegan"
      case .externalScroll(let offset): "scroll \(offset.word)"
      case .externalScrollEnded: "scrollEnded"
      case .scroll(let offset, let animated): "scrollTo \(offset.word)" + (animated ? "" : " jump")
      case .tick: "tick"
      case .track(let position): "track \(position.word)"
      case .trackJump(let from, let to, let fraction):
        "trackJump \(max(0, from)) to \(max(0, to)) \(fraction.word)"
      case .trackEnded: "trackEnded"
      case .dragOver(let x, let y): "over \(x.word) \(y.word)"
      case .dragOverEnded: "overEnded"
      }
    }
  }

  extension Pointer {
    fileprivate var words: String {
      "\(x.word) \(y.word)" + kind.suffix + (id == 0 ? "" : " id \(id)") + (isPrimary ? "" : " secondary")
    }
  }

  extension Pointer.Kind {
    fileprivate var suffix: String { self == .mouse ? "" : " \(self)" }
  }

  extension RevealPolicy {
    fileprivate var words: String {
      switch self {
      case .none: "none"
      case .nearest(let peek): "nearest \(peek.word)"
      case .center: "center"
      case .leading: "leading"
      case .trailing: "trailing"
      }
    }
  }

  extension TabName {
    fileprivate var word: String {
      switch self {
      case .index(let index): "\(index)"
      case .insertion(let number): "#\(number)"
      }
    }
  }
#endif
