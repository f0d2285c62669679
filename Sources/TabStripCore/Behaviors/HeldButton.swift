/// The overflow button that is held down.
struct HeldButton: Sendable {
  let end: StripEnd
  var timer: RepeatTimer
}
