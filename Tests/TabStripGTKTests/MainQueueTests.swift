import CGtk4
import Dispatch
import TabStripGTK
import XCTest

/// The main actor under GLib's loop.
final class MainQueueTests: GTKTestCase {
  func testMainActorTasksRunOnceTheSourceIsAttached() throws {
    try onDisplay {
      var ran = 0
      Task { @MainActor in
        ran += 1
        await Task.yield()
        ran += 1
      }
      MainLoop.run(for: 0.1)
      XCTAssertEqual(ran, 0, "GLib alone does not run the main queue")
      XCTAssertFalse(MainQueueSource.isAttached)
      MainQueueSource.attach()
      MainQueueSource.attach()
      XCTAssertTrue(MainLoop.run { ran == 2 })
      DispatchQueue.main.async { MainActor.assumeIsolated { ran += 1 } }
      XCTAssertTrue(MainLoop.run { ran == 3 })
      MainQueueSource.detach()
      Task { @MainActor in ran += 1 }
      MainLoop.run(for: 0.1)
      XCTAssertEqual(ran, 3, "detached")
      MainQueueSource.attach()
      XCTAssertTrue(MainLoop.run { ran == 4 }, "what was queued has waited")
      MainQueueSource.detach()
    }
  }

  func testNothingRunsWhileNothingIsQueued() throws {
    try onDisplay {
      MainQueueSource.attach()
      defer { MainQueueSource.detach() }
      MainLoop.settle()
      var turns = 0
      let end = g_get_monotonic_time() + 200_000
      let wake = g_timeout_add(200, { _ in 1 }, nil)
      while g_get_monotonic_time() < end {
        g_main_context_iteration(nil, 1)
        turns += 1
      }
      g_source_remove(wake)
      XCTAssertLessThanOrEqual(turns, 3, "the loop sleeps")
    }
  }
}
