import ArgumentParser
import FakePushService
import Foundation
import HexisApp
import HexisCore
import HexisDelivery
import HexisServer
import HexisService
import HexisStore
import Logging
import Synchronization

/// A clock that stands still until it is started.
final class LaterClock: Sendable {
    private let start: Mutex<(instant: Instant, at: ContinuousClock.Instant?)>

    init(standingAt instant: Instant) {
        start = Mutex((instant, nil))
    }

    func start(soThat instant: Instant, comesAt moment: ContinuousClock.Instant) {
        start.withLock { $0 = (instant, moment) }
    }

    func moment(of instant: Instant) -> ContinuousClock.Instant {
        start.withLock { start in
            (start.at ?? .now) + .milliseconds(instant.milliseconds - start.instant.milliseconds)
        }
    }

    var world: World {
        World(
            now: {
                self.start.withLock { start in
                    guard let at = start.at else { return start.instant }
                    return start.instant.advanced(
                        byMilliseconds: Int64((ContinuousClock.now - at) / .milliseconds(1)))
                }
            },
            randomBytes: World.machine.randomBytes)
    }
}
