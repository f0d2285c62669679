import Foundation
import GalleryDemos
import UIKitPainter

// Draws every page of the gallery, as the UIKit host shows it, to PNG files in a folder.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: uikit-pictures FOLDER\n".utf8))
  exit(2)
}
let folder = CommandLine.arguments[1]

@MainActor
func write(_ picture: Picture, _ name: String) throws {
  let path = "\(folder)/\(name).png"
  try picture.write(to: path)
  print("\(path)  \(picture.width) × \(picture.height)")
}

do {
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  for demo in Demo.pages {
    for variant in PictureVariant.all {
      try write(GalleryScreen(demo, variant).picture, "\(demo.id)-\(variant.name)")
    }
  }
  for variant in [PictureVariant.light, .dark, .rightToLeft] {
    try write(LookSheet(variant.traits).picture, "look-\(variant.name)")
  }
} catch {
  FileHandle.standardError.write(Data("uikit-pictures: \(error)\n".utf8))
  exit(1)
}
