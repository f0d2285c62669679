import Foundation
import TabStripHosting

/// A scenario in a folder.
public struct ScenarioFile: Sendable {
  /// Its name without the extension.
  public let name: String
  /// Its path.
  public let path: String
  /// Its text.
  public let text: String

  /// A scenario that need not be in any folder.
  public init(name: String, path: String, text: String) {
    self.name = name
    self.path = path
    self.text = text
  }

  /// All files `*.scenario` of a folder, by name.
  public static func all(in folder: String) throws -> [ScenarioFile] {
    let suffix = ".scenario"
    return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(suffix) }.sorted().map {
      let path = "\(folder)/\($0)"
      return ScenarioFile(
        name: String($0.dropLast(suffix.count)), path: path, text: try String(contentsOfFile: path, encoding: .utf8))
    }
  }

  /// What the text says.
  public func scenario() throws(ScenarioFault) -> Scenario { try Scenario(text: text, file: path) }
}
