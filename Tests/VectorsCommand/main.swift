import Foundation
import _TabStripVectors

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: vectors FOLDER\n".utf8))
  exit(2)
}
do throws(VectorFile.Fault) {
  let report = VectorReport(try VectorFile.all(in: CommandLine.arguments[1]))
  for line in report.lines + [""] + report.summary { print(line) }
  exit(report.totals.fail == 0 ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
