package import HexisCore
import HexisStore
import Logging

/// Notes what arrived through each way in, for the page that shows it.
///
/// Nothing that arrives depends on the note: if it cannot be stored, on a full disk for example, only the log says
/// so.
package struct WayInLog: Sendable {
    let store: any WayInStore
    let world: World
    let logger: Logger

    package func note(_ intake: Intake, by way: WayIn, of person: PersonID) async {
        do {
            try await store.note(intake, by: way, of: person, at: world.now())
        } catch {
            let error = ServiceError(error)
            logger.log(level: error.level, "could not note an intake", metadata: ["code": "\(error.code)"])
        }
    }
}
