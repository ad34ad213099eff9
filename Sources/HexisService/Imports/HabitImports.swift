import Dispatch
package import HexisApp
package import HexisCore
import HexisExchange
package import HexisStore
import HexisTrackers
import Logging

/// Imports people's habits from other trackers in two steps: a file is read, and what it would bring is shown; then that is
/// recorded, and can be undone. Each step can be another server's.
package final class HabitImports: Sendable {
    private let journals: Journals
    private let quota: JournalQuota
    private let zones: ZoneFolder
    private let imports: ImportQueue
    private let steps: ImportSteps
    /// Separate from the threads that answer requests: a large file takes seconds.
    private let queue = DispatchQueue(label: "habit-imports", qos: .utility)

    init(
        _ journals: Journals, within quota: JournalQuota, _ zones: ZoneFolder, _ imports: ImportQueue
    ) {
        self.journals = journals
        self.quota = quota
        self.zones = zones
        self.imports = imports
        steps = ImportSteps(kind: .habits, queue: imports)
    }

    /// What a person is shown. A change or a refusal is shown once.
    package func state(of person: PersonID) async throws -> HabitImportPage.State {
        guard let stored = try await steps.current(of: person) else { return .nothing }
        switch HabitProgress(stored) {
        case nil, .arriving: return .nothing
        case .refused(let reason):
            try await steps.forget(stored)
            return .refused(reason)
        case .undone:
            try await steps.forget(stored)
            return .undone
        case .done(let changes):
            return .done(
                program: changes.program, habits: changes.habits, medicines: changes.medicines,
                measurements: changes.measurements, joins: changes.joins.count)
        case .choosing(let reading): return try await table(of: stored, reading)
        case .read(let reading): return try await whatComes(of: stored, reading)
        }
    }

    private func table(
        of stored: StoredImport, _ reading: TableReading?
    ) async throws -> HabitImportPage.State {
        guard let contents = try await contents(of: stored) else { return try await state(of: stored.person) }
        guard let table = contents.table else { return .nothing }
        let reading = reading ?? table.reading
        return .table(table.table.shown(reading), reading, nil)
    }

    private func whatComes(
        of stored: StoredImport, _ reading: TableReading?
    ) async throws -> HabitImportPage.State {
        guard let (contents, program, history) = try await history(of: stored, reading) else {
            return try await state(of: stored.person)
        }
        let practice = try await journals.practices.practice(of: stored.person)
        return .read(
            program: program, found(history, for: practice), isTable: contents.table != nil)
    }

    /// Reads a file, and keeps it until the person decides what comes of it.
    package func read(_ file: SentFile, of person: PersonID) async throws {
        guard let first = try await steps.begin(HabitProgress.arriving, of: person, hasFile: true) else {
            return
        }
        defer { file.freeSlot() }
        do {
            let contents = try await contents(of: file)
            guard try await steps.store(file.file, of: first) else { return }
            let next = contents.table == nil ? HabitProgress.read(nil) : .choosing(nil)
            try await steps.advance(from: first, to: next)
        } catch let error as TrackerError {
            try await refuse(error, first)
        }
    }

    private func refuse(_ error: TrackerError, _ step: StoredImport) async throws(StoreError) {
        imports.logger.info("import refused", metadata: ["code": "\(error.code)"])
        try await steps.advance(from: step, to: HabitProgress.refused(error.message))
    }

    private func contents(of file: SentFile) async throws(TrackerError) -> TrackerContents {
        guard file.file.size <= Int64(TrackerFormats.longestFile) else { throw .tooLarge }
        return try await queue.run { () throws(TrackerError) in
            guard let bytes = try? file.file.contents() else { throw .damaged }
            return try TrackerContents(bytes)
        }
    }

    /// Returns `nil`, and ends the import, if its file cannot be read: it was damaged, or another version read it.
    private func contents(of step: StoredImport) async throws(StoreError) -> TrackerContents? {
        let bytes = try await steps.bytes(of: step)
        do throws(TrackerError) {
            return try await queue.run { () throws(TrackerError) in
                guard let bytes else { throw .damaged }
                return try TrackerContents(bytes)
            }
        } catch {
            try await refuse(error, step)
            return nil
        }
    }

    /// What the file of an import brings. Returns `nil`, and ends the import, if it cannot be read.
    private func history(
        of step: StoredImport, _ reading: TableReading?
    ) async throws(StoreError) -> (contents: TrackerContents, program: String, TrackerHistory)? {
        guard let contents = try await contents(of: step) else { return nil }
        do throws(TrackerError) {
            let (program, history) = try await history(contents, reading)
            return (contents, program, history)
        } catch {
            try await refuse(error, step)
            return nil
        }
    }

    private func history(
        _ contents: TrackerContents, _ reading: TableReading?
    ) async throws(TrackerError) -> (program: String, TrackerHistory) {
        try await queue.run { () throws(TrackerError) in try contents.history(reading) }
    }

    /// Reads the table as the person chose. Returns the page's state if no habits can be read that way.
    package func choose(_ form: Form, of person: PersonID) async throws -> HabitImportPage.State? {
        guard let stored = try await steps.current(of: person), let former = tableReading(of: stored),
            let table = try await contents(of: stored)?.table
        else { return nil }
        let asked = table.table.shown(former ?? table.reading)
        let chosen = TableReading(form, columns: asked.columns.count)
        let shown = table.table.shown(chosen)
        if let problem = chosen.problem { return .table(shown, chosen, problem) }
        if shown.asksMore(than: asked) {
            try await steps.advance(from: stored, to: HabitProgress.choosing(chosen))
        } else {
            try await read(.table(table), as: chosen, stored)
        }
        return nil
    }

    private func read(
        _ contents: TrackerContents, as chosen: TableReading, _ stored: StoredImport
    ) async throws {
        do {
            _ = try await history(contents, chosen)
            try await steps.advance(from: stored, to: HabitProgress.read(chosen))
        } catch let error as TrackerError {
            try await refuse(error, stored)
        }
    }

    /// How the columns of a table were chosen, if the file is one: `.some(nil)` if they were not.
    private func tableReading(of stored: StoredImport) -> TableReading?? {
        switch HabitProgress(stored) {
        case .choosing(let reading): .some(reading)
        case .read(let reading?): .some(reading)
        default: nil
        }
    }

    /// Goes back from what a table would bring to its columns.
    package func chooseAgain(of person: PersonID) async throws(StoreError) {
        guard let stored = try await steps.current(of: person),
            case .read(let reading?)? = HabitProgress(stored)
        else { return }
        try await steps.advance(from: stored, to: HabitProgress.choosing(reading))
    }

    /// Records what was read. Sent twice, it records once.
    ///
    /// - Parameter joined: The imported habits that join one of the same name.
    package func accept(joining joined: Set<Identifier>, of person: PersonID) async throws {
        guard let stored = try await steps.current(of: person),
            case .read(let reading)? = HabitProgress(stored),
            let (_, program, history) = try await history(of: stored, reading)
        else { return }
        let practice = try await journals.practices.practice(of: person)
        let found = found(history, for: practice) { joined.contains($0) }
        let isRecorded = await record(found, of: person, practice)
        let changes = HabitChanges(program: program, found)
        let next: HabitProgress = isRecorded ? .done(changes) : .refused(HabitImportPage.notRecorded)
        try await steps.advance(from: stored, to: next)
    }

    private func record(_ found: HabitImport, of person: PersonID, _ practice: Practice) async -> Bool {
        do {
            for piece in found.entries(practice, device: person.programs, at: imports.world.now()).pieces {
                try await quota.record(piece, for: person, in: journals)
            }
            return true
        } catch {
            imports.log("could not record an import", error)
            return false
        }
    }

    package func discard(of person: PersonID) async throws(StoreError) {
        guard let stored = try await steps.current(of: person) else { return }
        switch HabitProgress(stored) {
        case .read, .choosing: try await steps.forget(stored)
        default: break
        }
    }

    /// Deletes the habits, medicines and measurements that the last import brought, and empties the days that it filled in others.
    package func undo(of person: PersonID) async throws(StoreError) {
        guard let stored = try await steps.current(of: person),
            case .done(let changes)? = HabitProgress(stored)
        else { return }
        let practice = try await journals.practices.practice(of: person)
        let entries = changes.undo(in: practice, device: person.programs, at: imports.world.now()) {
            imports.world.identifier()
        }
        for piece in entries.pieces { try await journals.record(piece, for: person) }
        try await steps.advance(from: stored, to: HabitProgress.undone)
    }

    private func found(
        _ history: TrackerHistory, for practice: Practice, joins: (Identifier) -> Bool = { _ in true }
    ) -> HabitImport {
        HabitImport(
            history, into: practice, on: zones.today(of: practice, at: imports.world.now()),
            zone: zones.rules(of: practice), joins: joins)
    }
}
