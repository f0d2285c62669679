/// Times everything, or what begins with one of the arguments, and marks what misses its target.
@main
struct Times {
  static func main() {
    let wanted = CommandLine.arguments.dropFirst()
    var report = TimeReport(isWanted: { name in wanted.isEmpty || wanted.contains { name.hasPrefix($0) } })
    ItemListTimes(count: 1_000_000).run(&report)
    HostingTimes().run(&report)
    report.finish()
  }
}
