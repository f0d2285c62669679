import Foundation

/// The vectors of one file. What kind they are of is said by the file's name up to the first point or hyphen.
public struct VectorFile: Sendable {
  /// Why a file cannot be read; says which file and line.
  public struct Fault: Error, CustomStringConvertible {
    /// `file:line: what is wrong`.
    public let description: String
  }

  /// The file's name.
  public let name: String
  /// What its vectors are about; nil where no adapter is for them.
  public let kind: VectorKind?
  /// In the file's order.
  public var vectors: [Vector]

  /// Reads a file's text.
  public init(name: String, text: String) throws(Fault) {
    self.name = name
    kind = VectorKind(rawValue: String(name.prefix { $0 != "." && $0 != "-" }))
    vectors = []
    var reader = JSONReader(text)
    var elements: [(line: Int, value: JSONValue)] = []
    do throws(JSONReader.Fault) {
      elements = try reader.topLevelArray()
    } catch {
      throw Fault(description: "\(name):\(error.line): \(error.reason)")
    }
    var ids: Set<String> = []
    for element in elements {
      do throws(Vector.Fault) {
        let vector = try Vector(element.value, line: element.line)
        guard ids.insert(vector.id).inserted else { throw Vector.Fault(reason: "\(vector.id) twice") }
        vectors.append(vector)
      } catch {
        throw Fault(description: "\(name):\(element.line): \(error.reason)")
      }
    }
  }

  /// Every `.json` of a folder, by name.
  public static func all(in folder: String) throws(Fault) -> [VectorFile] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw Fault(description: "\(folder): no such folder")
    }
    var files: [VectorFile] = []
    for name in names.sorted() where name.hasSuffix(".json") {
      guard let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8) else {
        throw Fault(description: "\(name): cannot be read")
      }
      files.append(try VectorFile(name: name, text: text))
    }
    guard !files.isEmpty else { throw Fault(description: "\(folder): no .json file") }
    return files
  }
}
