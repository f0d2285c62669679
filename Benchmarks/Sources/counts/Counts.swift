/// Asserts the counts that are promised, the same on every machine; exits with 1 when one is not kept.
@main
struct Counts {
  static func main() {
    var report = CountReport()
    report.checkItself()
    ItemListCounts(count: 100_000).run(&report)
    HostingCounts().run(&report)
    SectionCounts(count: 100_000).run(&report)
    report.finish()
  }
}
