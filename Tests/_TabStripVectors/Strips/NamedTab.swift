/// A tab as vectors write it: a name, «(disabled)» after it where it is, «p» at the end where it is pinned, and after «<» the name of
/// the one that it was opened from.
struct NamedTab: Hashable {
  let name: String
  let isDisabled: Bool
  let isPinned: Bool
  let opener: String?

  init(_ text: String) {
    let mark = "(disabled)"
    isDisabled = text.hasSuffix(mark)
    let plain = isDisabled ? String(text.dropLast(mark.count)) : text
    let parts = plain.split(separator: "<", maxSplits: 1).map(String.init)
    opener = parts.count == 2 ? parts[1] : nil
    // Names that end in a p are pinned only where they are numbers otherwise.
    isPinned = parts.count == 1 && plain.hasSuffix("p") && Int(plain.dropLast()) != nil
    name = plain
  }
}
