/// The outcomes of some files, as lines to read.
public struct VectorReport: Sendable {
  /// How many vectors came to what.
  public struct Totals: Hashable, Sendable {
    /// Those that hold.
    public var pass = 0
    /// Those that do not hold by a decision.
    public var deviates = 0
    /// Those that are about something else.
    public var notApplicable = 0
    /// Those that should hold and do not.
    public var fail = 0

    /// Makes totals.
    public init(pass: Int = 0, deviates: Int = 0, notApplicable: Int = 0, fail: Int = 0) {
      self.pass = pass
      self.deviates = deviates
      self.notApplicable = notApplicable
      self.fail = fail
    }

    /// All of them.
    public var count: Int { pass + deviates + notApplicable + fail }

    mutating func add(_ outcome: Outcome) {
      switch outcome {
      case .pass: pass += 1
      case .deviates: deviates += 1
      case .notApplicable: notApplicable += 1
      case .fail: fail += 1
      }
    }
  }

  /// One line a vector.
  public private(set) var lines: [String] = []
  /// By file, in order.
  public private(set) var files: [(name: String, totals: Totals)] = []
  /// Of all files.
  public private(set) var totals = Totals()
  /// The lines of those that fail.
  public private(set) var failures: [String] = []

  /// Runs every vector of the files.
  public init(_ files: [VectorFile]) {
    for file in files {
      var sums = Totals()
      for vector in file.vectors {
        let outcome = VectorRunner.outcome(of: vector, file.kind)
        sums.add(outcome)
        totals.add(outcome)
        let line = "\(vector.id)  \(outcome.line)"
        lines.append(line)
        if case .fail = outcome { failures.append(line) }
      }
      self.files.append((file.name, sums))
    }
  }

  /// The totals a file and in all.
  public var summary: [String] {
    files.map { Self.line($0.name, $0.totals) } + [Self.line("in all", totals)]
  }

  private static func line(_ name: String, _ totals: Totals) -> String {
    let share = totals.count > 0 ? Double(totals.pass * 1000 / totals.count) / 10 : 0
    return "\(name): \(totals.count) vectors, \(totals.pass) pass (\(share) %), \(totals.deviates) deviate, "
      + "\(totals.notApplicable) not applicable, \(totals.fail) fail"
  }
}

extension Outcome {
  /// The outcome as a report says it.
  var line: String {
    switch self {
    case .pass: "pass"
    case .fail(let reason): "FAIL  \(reason)"
    case .deviates(let reason): "deviates: \(reason)"
    case .notApplicable(let reason): "not applicable: \(reason)"
    }
  }
}
