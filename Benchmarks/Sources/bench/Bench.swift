/// Runs every benchmark, or those whose names begin with an argument; exits with 1 when a target is missed.
@main
struct Bench {
  static func main() {
    let wanted = CommandLine.arguments.dropFirst()
    var report = Report(isWanted: { name in wanted.isEmpty || wanted.contains { name.hasPrefix($0) } })
    ItemListBenchmark(count: 1_000_000).run(&report)
    report.finish()
  }
}
