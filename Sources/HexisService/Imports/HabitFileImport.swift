package import HexisApp
import HexisCore
package import HexisStore
package import HexisTrackers

/// Imports a file of another habit tracker into an existing account.
///
/// - Parameters:
///   - known: The format, if it is not to be recognized.
///   - joins: Whether habits join those of the same name, instead of staying apart.
package func importHabits(
    _ bytes: [UInt8], as known: (any TrackerFormat.Type)? = nil, for userName: String,
    into store: any Store, zones: ZoneFolder,
    world: World = .machine, joins: Bool, isTrial: Bool
) async throws -> (program: String, found: HabitImport) {
    let format = try TrackerFormats.format(of: bytes, known: known)
    let person = try await store.person(named: userName)
    let history = try format.read(bytes)
    let journals = Journals(store, LivePractices(store))
    let practice = try await journals.practices.practice(of: person)
    let found = HabitImport(
        history, into: practice, on: zones.today(of: practice, at: world.now()),
        zone: zones.rules(of: practice)
    ) { _ in joins }
    if !isTrial {
        for piece in found.entries(practice, device: person.programs, at: world.now()).pieces {
            try await journals.record(piece, for: person)
        }
    }
    return (format.program, found)
}
