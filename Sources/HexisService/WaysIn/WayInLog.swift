import HexisCore
import HexisStore
import Logging

/// Remembers what came by each way in, for the page that says so.
///
/// Nothing that arrives depends on it: where it cannot be written down, on a full disk for instance, only the log says so.
package struct WayInLog: Sendable {
    let store: any WayInStore
    let world: World
    let logger: Logger

    package func note(_ intake: Intake, by way: WayIn, of person: Identifier) async {
        do {
            try await store.note(intake, by: way, of: person, at: world.now())
        } catch {
            let error = ServiceError(error)
            logger.log(level: error.level, "what arrived was not noted", metadata: ["code": "\(error.code)"])
        }
    }
}
