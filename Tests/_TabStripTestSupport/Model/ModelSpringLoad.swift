/// A tab over which something dragged waits.
struct ModelSpringLoad {
  let tab: Int
  let begin: Double
  var isDone = false
}
