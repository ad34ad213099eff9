import HexisApp
import HexisCore
import HexisExchange
import HexisStore

/// Finds the measurements in an export that a practice does not have yet.
struct HealthIntake: Sendable {
    let zones: ZoneFolder
    let world: World

    struct Outcome {
        let news: ImportedDays
        let result: HealthImportResult
    }

    /// The rules of the zone in which a person's days begin; `nil` if they have none.
    func zone(of practice: Practice) -> ZoneRules? {
        practice.settings.zone.map { zones.rules(of: $0.text) }
    }

    func outcome(_ contents: AppleHealthExport.Contents, _ practice: Practice, bringsBack: Bool = false)
        -> Outcome
    {
        let now = world.now()
        let offset = zones.offset(of: practice.settings.zone?.text, at: now)
        let tomorrow = Moment(instant: now, offset: offset).today.next
        let news = ImportedDays(
            contents.measurements, into: practice, upTo: tomorrow, bringsBack: bringsBack)
        var unused = contents.unused
        for one in contents.measurements where one.day > tomorrow {
            unused.add(Unused(.ahead, one.day.description))
        }
        return Outcome(
            news: news,
            result: HealthImportResult(
                days: news.counts, news: news.facts.count, removed: news.removed, unused: unused.listed))
    }

    /// The entries that record what is new.
    func entries(_ news: ImportedDays, of person: Identifier, _ practice: Practice) -> [Entry] {
        news.entries(practice, device: person.programs, at: world.now()) { world.identifier() }
    }

    /// The entries that undo it.
    func undo(_ news: ImportedDays, of person: Identifier, _ practice: Practice) -> [Entry] {
        news.undo(practice, device: person.programs, at: world.now()) { world.identifier() }
    }
}

/// No account has this user name.
package struct UnknownPerson: Error {
    package let userName: String

    package init(userName: String) {
        self.userName = userName
    }

    package var message: String { "There is no account “\(userName)”." }
}

/// Imports an export from a file on this machine into an existing account; in a trial, only reads it.
///
/// Nothing is recorded until the whole file has been read.
package func importAppleHealth(
    _ path: String, for userName: String, into store: any Store, unpackingIn folder: String,
    zones: ZoneFolder,
    world: World = .machine, isTrial: Bool = false, progress: (ImportProgress) -> Bool = { _ in true }
) async throws -> HealthImportResult {
    guard let person = try await store.account(userName: userName)?.person else {
        throw UnknownPerson(userName: userName)
    }
    let journals = Journals(store, LivePractices(store))
    let practice = try await journals.practices.practice(of: person)
    let intake = HealthIntake(zones: zones, world: world)
    let contents = try AppleHealthExport(path: path).read(
        in: intake.zone(of: practice), unpackingIn: folder, progress: progress)
    let outcome = intake.outcome(contents, practice)
    guard !isTrial else { return outcome.result }
    for piece in intake.entries(outcome.news, of: person, practice).pieces {
        try await journals.record(piece, for: person)
    }
    try await store.note(outcome.result.intake, by: .appleHealth, of: person, at: world.now())
    return outcome.result
}
