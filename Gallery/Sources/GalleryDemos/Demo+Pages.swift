extension Demo {
  /// Every page of the gallery, in the order of the sidebar. A new page is a file in `Pages` and its name here.
  public static let pages: [Demo] = [
    .pills, .selectionList, .chips, .segments, .stickySections, .tenThousand, .playground,
  ]

  /// The page with this identity, if there is one.
  public static func page(_ id: String) -> Demo? { pages.first { $0.id == id } }
}
