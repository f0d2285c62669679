/// Where a pager says that it is.
enum ModelPager: Equatable {
  case along(Double)
  case jump(from: Int, to: Int, fraction: Double)
}
