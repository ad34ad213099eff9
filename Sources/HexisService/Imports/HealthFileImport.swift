package import HexisApp
import HexisCore
package import HexisExchange
package import HexisStore

/// Imports an export from a file on this machine into an existing account; in a trial, only reads it.
///
/// Nothing is recorded until the whole file has been read.
package func importAppleHealth(
    _ path: String, for userName: String, into store: any Store, unpackingIn folder: String,
    zones: ZoneFolder,
    world: World = .machine, isTrial: Bool = false, progress: (ImportProgress) -> Bool = { _ in true }
) async throws -> HealthImportResult {
    let person = try await store.person(named: userName)
    let journals = Journals(store, LivePractices(store))
    let practice = try await journals.practices.practice(of: person)
    let intake = HealthIntake(zones: zones, world: world)
    let contents = try AppleHealthExport(path: path).read(
        in: intake.zone(of: practice), unpackingIn: folder, progress: progress)
    let outcome = intake.outcome(try intake.read(contents, for: practice), practice)
    guard !isTrial else { return outcome.result }
    for piece in intake.entries(outcome.news, of: person, practice).pieces {
        try await journals.record(piece, for: person)
    }
    try await store.note(outcome.result.intake, by: .appleHealth, of: person, at: world.now())
    return outcome.result
}
