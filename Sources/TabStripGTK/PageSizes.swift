import CGtk4

/// What a page has been laid out with.
struct PageSizes: Equatable {
  /// What GTK scrolls in.
  struct Range: Equatable {
    var content = 0.0
    var viewport = 0.0

    init() {}

    init(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) {
      content = gtk_adjustment_get_upper(adjustment)
      viewport = gtk_adjustment_get_page_size(adjustment)
    }
  }

  var hero: Int32 = 0
  var header: Int32 = 0
  var footer: Int32 = 0
  var range = Range()
}
