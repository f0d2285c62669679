// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How a place in the tree is laid out.
enum LayoutRule {
  /// It is no more than what it contains: a view with a body, a group, a condition.
  case passing
  case stack(HorizontalAlignment, CGFloat)
  case leaf((ProposedViewSize) -> CGSize)
  case platform(any PlatformPlace)
  case frame(CGFloat?, CGFloat?)
  case fixed(horizontal: Bool, vertical: Bool)
  case background
  case space(AnyHashable)
  case geometry(@MainActor (Node) -> Void)
}

extension Node {
  /// The places to lay out for what this one contains.
  var parts: [Node] {
    children.flatMap { child -> [Node] in
      if case .passing = child.rule { return child.parts }
      return [child]
    }
  }

  /// The size that is chosen for a proposal.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    switch rule {
    case .passing: return stackSize(proposal, spacing: 8)
    case .stack(_, let spacing): return stackSize(proposal, spacing: spacing)
    case .leaf(let size): return size(proposal)
    case .platform(let place): return place.size(proposal)
    case .frame(let width, let height):
      let own = stackSize(
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height), spacing: 8)
      return CGSize(width: width ?? own.width, height: height ?? own.height)
    case .fixed(let horizontal, let vertical):
      return stackSize(
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height), spacing: 8
      )
    case .background: return children[0].size(proposal)
    case .space: return stackSize(proposal, spacing: 8)
    case .geometry: return proposal.replacingUnspecifiedDimensions()
    }
  }

  private func stackSize(_ proposal: ProposedViewSize, spacing: CGFloat) -> CGSize {
    let parts = parts
    if parts.count == 1, let only = parts.first { return only.size(proposal) }
    let sizes = parts.map { $0.size(ProposedViewSize(width: proposal.width, height: nil)) }
    let gaps = spacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
  }

  /// Puts this place into a rectangle of the host's, of the size that it has chosen.
  func place(in rect: CGRect) {
    self.rect = rect
    switch rule {
    case .leaf: break
    case .platform(let place): place.place(in: rect)
    case .stack(let alignment, let spacing): placeParts(alignment, spacing)
    case .passing, .frame, .fixed, .space: placeParts(.center, 8)
    case .background:
      children[0].place(in: rect)
      let behind = children[1].size(ProposedViewSize(rect.size))
      children[1].place(in: CGRect(middle: rect, size: behind))
    case .geometry(let fill):
      fill(self)
      for part in parts {
        part.place(in: CGRect(origin: rect.origin, size: part.size(ProposedViewSize(rect.size))))
      }
    }
  }

  private func placeParts(_ alignment: HorizontalAlignment, _ spacing: CGFloat) {
    let parts = parts
    if parts.count == 1, let only = parts.first {
      let isFixedHigh = if case .fixed(_, true) = rule { true } else { false }
      let proposal = ProposedViewSize(width: rect.width, height: isFixedHigh ? nil : rect.height)
      return only.place(in: CGRect(middle: rect, size: only.size(proposal)))
    }
    let isRightToLeft = context.environment.layoutDirection == .rightToLeft
    var y = rect.minY
    for part in parts {
      let size = part.size(ProposedViewSize(width: rect.width, height: nil))
      let x =
        switch (alignment.kind, isRightToLeft) {
        case (.center, _): rect.midX - size.width / 2
        case (.leading, false), (.trailing, true): rect.minX
        case (.trailing, false), (.leading, true): rect.maxX - size.width
        }
      part.place(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
      y += size.height + spacing
    }
  }

  /// Where a named space that this place is in begins, in the host's coordinates.
  func origin(ofSpace name: AnyHashable) -> CGPoint {
    if case .space(name) = rule { return rect.origin }
    return parent?.origin(ofSpace: name) ?? .zero
  }
}

extension CGRect {
  init(middle rect: CGRect, size: CGSize) {
    self.init(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }
}
