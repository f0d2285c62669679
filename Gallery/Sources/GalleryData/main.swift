import Foundation
import GalleryDemos

// Prints the gallery's pages as JSON, for the web's shell.
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
FileHandle.standardOutput.write(try encoder.encode(Demo.pages.map(WebDemo.init)))
