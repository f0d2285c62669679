#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// Something dragged over the strip, which chooses the tab that it rests on after the configuration's delay. It cannot be dropped here.
  ///
  /// UIKit's own spring loading has one delay for all and flashes the whole view; a strip chooses one tab.
  extension StripView: UIDropInteractionDelegate {
    /// Listens for what is dragged only while that means something: views around the strip may take drops of their own.
    func springLoadingMayHaveChanged() {
      let isWanted = configuration.springLoadingDelay != nil
      guard isWanted != (dragOver != nil) else { return }
      if let dragOver {
        removeInteraction(dragOver)
        send(.dragOverEnded)
        self.dragOver = nil
      } else {
        let interaction = UIDropInteraction(delegate: self)
        addInteraction(interaction)
        dragOver = interaction
      }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      let place = session.location(in: self)
      send(.dragOver(x: Double(place.x), y: Double(place.y)))
      return UIDropProposal(operation: .cancel)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      send(.dragOverEnded)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      send(.dragOverEnded)
    }
  }
#endif
