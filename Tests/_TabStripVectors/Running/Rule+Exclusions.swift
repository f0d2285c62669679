extension Rule {
  /// What is not a strip's by its kind.
  static let exclusions: [Rule] = [
    Rule([.keyboard], "roles and attributes of the web are its host's") {
      $0.asks("roles", "role", "ariaOrientation", "collection") || $0.says("focusMode")
    },
    Rule([.keyboard], "panels and menus of tabs are no part of the strip") {
      $0.asks("panelTabIndex", "panelFocused", "opensMenuOf") || $0.says("panelFocusable", "eventTarget")
        || $0.expected["then"] != nil || $0.input["mode"] != nil
    },
    Rule([.selection], "tabs cannot be pinned yet, nor closed in groups") { vector in
      vector.operations.contains {
        $0.name.lowercased().contains("pin") || $0.name.hasPrefix("close") && $0.name != "close"
          || $0.name == "finishClose"
      } || (vector.input["initial"]?.elements ?? []).contains { $0.text.map { NamedTab($0).isPinned } ?? false }
    },
    Rule([.selection], "a strip closes no tabs by itself") { vector in
      vector.operations.contains { $0.name == "middleClick" }
    },
    Rule([.selection], "children that are no tabs are told apart by the host") { vector in
      (vector.input["initial"]?.elements ?? []).contains { ["header", "separator", .null].contains($0) }
    },
    Rule([.selection], "what a tab's page shows is its owner's") { vector in
      vector.asks("contentEvents")
        || (vector.expected["events"]?.elements ?? []).contains { $0.elements?.first == "selectContent" }
    },
    Rule([.reveal, .overflow], "what does not fit goes into no menu yet") {
      $0.asks("hiddenInMenu", "visibleCount", "overflowCount", "operationsShown")
    },
    Rule([.virtual], "how a native scroller is put right while it moves is its host's") {
      $0.says("deferWhileScrolling")
    },
    Rule([.virtual], "a row is held at its beginning or at what is seen, not at its end") { $0.says("followOnAppend") },
    Rule([.virtual], "the strip does not tell which way it went") { vector in
      vector.asks("directionAfterEach", "scrolling")
    },
    Rule([.virtual], "which views are kept beyond those needed is the host's") { vector in
      vector.says("renderedOffset", "appendOnly", "scrolledAwayShowing") || vector.asks("renderedCount")
    },
    Rule([.overflow], "how wide the window is is its app's to know") { $0.says("windowWidths") },
    Rule([.reveal], "rows snap to their tabs only") { $0.input["policy"] == "focus-then-snap" },
  ]
}

extension Vector {
  var operations: [SelectionOperation] {
    (try? SelectionOperation.all(VectorInput(input, tags: [], scope: Scope()))) ?? []
  }
}
