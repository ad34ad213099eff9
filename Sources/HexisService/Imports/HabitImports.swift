import Dispatch
import HexisApp
import HexisCore
import HexisStore
import HexisTrackers
import Logging
import Synchronization

/// Imports people's habits from other trackers in two steps: a file is read, and what it would bring is shown; then that is
/// recorded, and can be undone.
///
/// What was read is kept in memory only: a server that stops in between has changed nothing.
package final class HabitImports: Sendable {
    private let journals: Journals
    private let quota: JournalQuota
    private let zones: ZoneFolder
    private let world: World
    private let logger: Logger
    private let people = Mutex<[Identifier: (progress: Progress, until: Instant)]>([:])
    /// Separate from the threads that answer requests: a large file takes seconds.
    private let queue = DispatchQueue(label: "habit-imports", qos: .utility)

    /// How long what was read is kept for a decision. Somebody who comes later brings the file once more.
    private static let patience = Duration.seconds(3600)

    private enum Progress {
        case choosing(Table)
        /// A table keeps what it came from, so that its columns can be chosen again.
        case read(program: String, TrackerHistory, from: Table?)
        case done(
            program: String, habits: [Identifier], medicines: [Identifier], measurements: [Identifier],
            joins: [HabitJoin])
        case undone
        case refused(String)

        /// Whether it holds a whole file.
        var isRead: Bool {
            switch self {
            case .read, .choosing: true
            case .done, .undone, .refused: false
            }
        }

        var table: Table? {
            switch self {
            case .choosing(let table), .read(_, _, let table?): table
            case .read, .done, .undone, .refused: nil
            }
        }
    }

    /// A table, and what its columns mean.
    private struct Table {
        let table: TextTable
        var reading: TableReading
    }

    /// What a file is.
    private enum Contents {
        case history(program: String, TrackerHistory)
        case table(Table)
    }

    init(
        _ journals: Journals, within quota: JournalQuota, _ zones: ZoneFolder, _ world: World,
        _ logger: Logger
    ) {
        self.journals = journals
        self.quota = quota
        self.zones = zones
        self.world = world
        self.logger = logger
    }

    /// What a person is shown. A change or a refusal is shown once.
    package func state(of person: Identifier) async throws(StoreError) -> HabitImportPage.State {
        let progress = people.withLock { people in
            switch people[person]?.progress {
            case .refused, .undone: people.removeValue(forKey: person)?.progress
            case let other: other
            }
        }
        switch progress {
        case nil: return .nothing
        case .refused(let reason): return .refused(reason)
        case .undone: return .undone
        case .done(let program, let habits, let medicines, let measurements, let joins):
            return .done(
                program: program, habits: habits, medicines: medicines, measurements: measurements,
                joins: joins.count)
        case .choosing(let table):
            return .table(table.table.shown(table.reading), table.reading, nil)
        case .read(let program, let history, let table):
            let practice = try await journals.practices.practice(of: person)
            return .read(program: program, found(history, for: practice), isTable: table != nil)
        }
    }

    private func refuse(_ reason: String, to person: Identifier) { set(.refused(reason), of: person) }

    /// Reads a file, and keeps what it says until the person decides.
    package func read(_ file: SentFile, of person: Identifier) async {
        do throws(TrackerError) {
            switch try await contents(of: file) {
            case .history(let program, let history):
                set(.read(program: program, history, from: nil), of: person)
            case .table(let table): set(.choosing(table), of: person)
            }
        } catch {
            logger.info("import refused", metadata: ["code": "\(error.code)"])
            refuse(error.message, to: person)
        }
    }

    private func contents(of file: SentFile) async throws(TrackerError) -> Contents {
        defer { file.freeSlot() }
        guard file.file.size <= Int64(TrackerFormats.longestFile) else { throw .tooLarge }
        return try await queue.run { () throws(TrackerError) in
            guard let bytes = try? file.file.contents() else { throw .damaged }
            let format = try TrackerFormats.format(of: bytes)
            guard format is TableFile.Type else {
                return .history(program: format.program, try format.read(bytes))
            }
            let (table, reading) = try TableFile.guess(bytes)
            return .table(Table(table: table, reading: reading))
        }
    }

    /// Reads the table as the person chose. Returns the page's state if no habits can be read that way.
    package func choose(_ form: Form, of person: Identifier) async -> HabitImportPage.State? {
        guard var chosen = people.withLock({ $0[person]?.progress.table }) else { return nil }
        let asked = chosen.table.shown(chosen.reading)
        chosen.reading = TableReading(form, columns: asked.columns.count)
        let shown = chosen.table.shown(chosen.reading)
        if let problem = chosen.reading.problem { return .table(shown, chosen.reading, problem) }
        if shown.asksMore(than: asked) {
            set(.choosing(chosen), of: person)
            return nil
        }
        do throws(TrackerError) {
            let history = try await queue.run { [chosen] () throws(TrackerError) in
                try chosen.table.history(chosen.reading)
            }
            set(.read(program: TableFile.program, history, from: chosen), of: person)
        } catch {
            refuse(error.message, to: person)
        }
        return nil
    }

    /// Goes back from what a table would bring to its columns.
    package func chooseAgain(of person: Identifier) {
        people.withLock { people in
            if let table = people[person]?.progress.table { people[person]?.progress = .choosing(table) }
        }
    }

    /// Records what was read. Sent twice, it records once.
    ///
    /// - Parameter joined: The imported habits that join one of the same name.
    package func accept(joining joined: Set<Identifier>, of person: Identifier) async throws(StoreError) {
        guard case .read(let program, let history, _) = people.withLock({ $0[person]?.progress }) else {
            return
        }
        let practice = try await journals.practices.practice(of: person)
        let found = found(history, for: practice) { joined.contains($0) }
        do {
            for piece in found.entries(practice, device: person.programs, at: world.now()).pieces {
                try await quota.record(piece, for: person, in: journals)
            }
        } catch {
            let error = ServiceError(error)
            logger.log(level: error.level, "could not record an import", metadata: ["code": "\(error.code)"])
            return refuse(HabitImportPage.notRecorded, to: person)
        }
        set(
            .done(
                program: program, habits: found.newHabits.map { $0.id },
                medicines: found.newMedicines.map { $0.id },
                measurements: found.measurements, joins: found.joins),
            of: person)
    }

    package func discard(of person: Identifier) {
        people.withLock { people in
            if people[person]?.progress.isRead ?? false { people.removeValue(forKey: person) }
        }
    }

    /// Deletes the habits, medicines and measurements that the last import brought, and empties the days that it filled in others.
    package func undo(of person: Identifier) async throws(StoreError) {
        guard
            case .done(_, let habits, let medicines, let measurements, let joins) = people.withLock({
                $0[person]?.progress
            })
        else { return }
        let practice = try await journals.practices.practice(of: person)
        let first = practice.instant(at: world.now())
        let left = habits.filter { practice.habit($0) != nil }
        let facts =
            left.map { (fact: Fact.habitDeleted(HabitDeleted(habit: $0)), at: Instant?.none) }
            + joins.flatMap { $0.undo(in: practice) }.map { ($0, nil) }
            + practice.undoing(medicines: medicines) + practice.undoing(measurements: measurements)
        let entries = facts.enumerated().map { place, one in
            Entry(
                id: world.identifier(), at: one.at ?? first.advanced(byMilliseconds: Int64(place)),
                device: person.programs, fact: one.fact)
        }
        for piece in entries.pieces { try await journals.record(piece, for: person) }
        set(.undone, of: person)
    }

    private func found(
        _ history: TrackerHistory, for practice: Practice, joins: (Identifier) -> Bool = { _ in true }
    ) -> HabitImport {
        HabitImport(
            history, into: practice, on: zones.today(of: practice, at: world.now()),
            zone: zones.rules(of: practice), joins: joins)
    }

    private func set(_ progress: Progress, of person: Identifier) {
        let now = world.now()
        people.withLock { people in
            people = people.filter { !$0.value.progress.isRead || $0.value.until > now }
            people[person] = (progress, now + HabitImports.patience)
        }
    }
}

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
    guard let person = try await store.account(userName: userName)?.person else {
        throw UnknownPerson(userName: userName)
    }
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
