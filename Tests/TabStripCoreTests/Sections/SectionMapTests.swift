import XCTest
import _TabStripTestSupport

@testable import TabStripCore

/// `SectionMap` against plain arrays: random edits, and after each one every question.
final class SectionMapTests: XCTestCase {
  private struct Section: Equatable {
    var id: SectionID
    var extent: Int64
  }

  func testRandomEditsAgreeWithPlainArrays() {
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var map = SectionMap()
      var plain: [Section] = []
      var hero: Int64 = 0
      var gap: Int64 = 0
      var footer: Int64 = 0
      for step in 0..<120 {
        let anywhere = Int.random(in: -2...plain.count + 2, using: &random)
        let extent = anyExtent(&random)
        let units = LayoutUnit(extent).rawValue
        switch random.next() % 10 {
        case 0, 1, 2:
          _ = map.make(.insert(extent: extent, at: anywhere))
          let index = Swift.max(0, Swift.min(anywhere, plain.count))
          plain.insert(Section(id: map.id(at: index)!, extent: units), at: index)
        case 3:
          _ = map.make(.remove(.index(anywhere)))
          if plain.indices.contains(anywhere) { plain.remove(at: anywhere) }
        case 4:
          guard let section = plain.randomElement(using: &random) else { continue }
          _ = map.make(.move(.id(section.id), to: anywhere))
          plain.removeAll { $0 == section }
          plain.insert(section, at: Swift.max(0, Swift.min(anywhere, plain.count)))
        case 5, 6:
          _ = map.make(.setExtent(extent, of: .index(anywhere)))
          if plain.indices.contains(anywhere) { plain[anywhere].extent = units }
        case 7 where step % 10 == 0:
          let extents = (0..<Int.random(in: 0...(seed % 5 == 0 ? 900 : 30), using: &random)).map { _ in
            anyExtent(&random)
          }
          _ = map.make(.replaceAll(extents))
          for (index, old) in plain.enumerated() where index < extents.count {
            XCTAssertEqual(map.id(at: index), old.id, "seed \(seed), step \(step): the handle stays")
          }
          plain = extents.indices.map { Section(id: map.id(at: $0)!, extent: LayoutUnit(extents[$0]).rawValue) }
        case 7:
          hero = units
          _ = map.make(.setHero(extent))
        case 8:
          gap = units
          _ = map.make(.setGap(extent))
        default:
          footer = units
          _ = map.make(.setFooter(extent))
        }
        compare(map, plain, hero, gap, footer, &random, "seed \(seed), step \(step)")
      }
    }
  }

  private func compare(
    _ map: SectionMap, _ plain: [Section], _ hero: Int64, _ gap: Int64, _ footer: Int64, _ random: inout SeededRandom,
    _ place: String
  ) {
    XCTAssertTrue(map.items.checkInvariants(), place)
    XCTAssertEqual(map.count, plain.count, place)
    var tops: [Int64] = []
    var y = hero
    for section in plain {
      tops.append(y)
      y += section.extent + gap
    }
    let end = plain.isEmpty ? hero : y - gap
    XCTAssertEqual(map.end.rawValue, end, place)
    XCTAssertEqual(map.pageExtent.rawValue, end + footer, place)
    // All of a short page, and some of a long one.
    for index in plain.indices where plain.count < 40 || random.next() % 20 == 0 {
      XCTAssertEqual(map.top(of: index).rawValue, tops[index], place)
      XCTAssertEqual(map.extent(at: index)?.rawValue, plain[index].extent, place)
      XCTAssertEqual(map.id(at: index), plain[index].id, place)
      XCTAssertEqual(map.index(of: plain[index].id), index, place)
    }
    for _ in 0..<8 {
      let y = (tops.randomElement(using: &random) ?? hero) + Int64.random(in: -200...200, using: &random)
      XCTAssertEqual(map.index(at: LayoutUnit(rawValue: y)), tops.lastIndex { $0 <= y }, "\(place), at \(y)")
    }
    XCTAssertNil(map.id(at: -1), place)
    XCTAssertNil(map.id(at: plain.count), place)
  }

  private func anyExtent(_ random: inout SeededRandom) -> Double {
    random.next() % 4 == 0 ? 0 : Double(random.next() % 60_000) / 64
  }
}
