import HexisApp
import HexisCore
import HexisExchange
import HexisStore

/// Finds the measurements in an export that a practice does not have yet.
struct HealthIntake: Sendable {
    let zones: ZoneFolder
    let world: World

    /// The most measurements of one file: twenty kinds of them, each day for twenty-seven years.
    private static let most = 200_000

    struct Outcome {
        let news: ImportedDays
        let result: HealthImportResult
    }

    /// The rules of the zone in which a person's days begin; `nil` if they have none.
    func zone(of practice: Practice) -> ZoneRules? {
        practice.settings.zone.map { zones.rules(of: $0.text) }
    }

    /// What was read, with the days to come that cannot be used: they are from a wrong clock.
    func read(
        _ contents: AppleHealthExport.Contents, for practice: Practice
    ) throws(AppleHealthError) -> ReadMeasurements {
        guard contents.measurements.count <= HealthIntake.most else { throw .tooLarge }
        let tomorrow = tomorrow(of: practice)
        var unused = contents.unused
        for one in contents.measurements where one.day > tomorrow {
            unused.add(Unused(.ahead, one.day.description))
        }
        return ReadMeasurements(measurements: contents.measurements, unused: unused.listed)
    }

    func outcome(_ read: ReadMeasurements, _ practice: Practice, bringsBack: Bool = false) -> Outcome {
        let news = ImportedDays(
            read.measurements, into: practice, upTo: tomorrow(of: practice), bringsBack: bringsBack)
        return Outcome(
            news: news,
            result: HealthImportResult(
                days: news.counts, news: news.facts.count, removed: news.removed, unused: read.unused))
    }

    private func tomorrow(of practice: Practice) -> Day {
        let now = world.now()
        let offset = zones.offset(of: practice.settings.zone?.text, at: now)
        return Moment(instant: now, offset: offset).today.next
    }

    /// The entries that record what is new.
    func entries(_ news: ImportedDays, of person: PersonID, _ practice: Practice) -> [Entry] {
        news.entries(practice, device: person.programs, at: world.now()) { world.identifier() }
    }

    /// The entries that undo it.
    func undo(_ news: ImportedDays, of person: PersonID, _ practice: Practice) -> [Entry] {
        news.undo(practice, device: person.programs, at: world.now()) { world.identifier() }
    }
}
