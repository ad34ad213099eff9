import HexisCore
import HexisStore
import Logging

/// The steps of people's imports of one kind. They are in the store, so that a person can take each of them on another server.
struct ImportSteps: Sendable {
    let kind: StoredImport.Kind
    let queue: ImportQueue

    private var store: any ImportStore { queue.store }
    private var world: World { queue.world }

    /// An import that is damaged is none: the person can begin another.
    func current(of person: PersonID) async throws(StoreError) -> StoredImport? {
        do throws(StoreError) {
            return try await store.storedImport(kind, of: person, at: world.now())
        } catch .unreadable {
            queue.logger.error("an import is damaged", metadata: ["code": "unreadable"])
            return nil
        }
    }

    /// Whether a server works on a step. If it stopped, its lease has ended.
    func isHeld(_ step: StoredImport) -> Bool { step.lease > world.now() }

    /// Begins an import instead of an earlier one. Returns `nil` if that one is being recorded or undone.
    func begin(
        _ progress: any StoredProgress, of person: PersonID, hasFile: Bool = false
    ) async throws(StoreError) -> StoredImport? {
        let first = step(progress, of: person, file: hasFile ? world.identifier() : nil)
        guard try await store.begin(first, at: world.now()) else { return nil }
        queue.leftovers.ring()
        return first
    }

    /// Takes the next step, and returns it; `nil` if the import has taken another one, or ended. Its file is kept until it is over.
    @discardableResult
    func advance(
        from former: StoredImport, to progress: any StoredProgress
    ) async throws(StoreError) -> StoredImport? {
        let next = step(progress, of: former.person, file: progress.turn == .over ? nil : former.file)
        guard try await store.advance(from: former.step, to: next, at: world.now()) else { return nil }
        if next.isTask { queue.tasks.ring() }
        if former.file != next.file { queue.leftovers.ring() }
        return next
    }

    func forget(_ step: StoredImport) async throws(StoreError) {
        try await store.forget(step)
        queue.leftovers.ring()
    }

    private func step(
        _ progress: any StoredProgress, of person: PersonID, file: Identifier?
    ) -> StoredImport {
        let (now, turn) = (world.now(), progress.turn)
        return StoredImport(
            person: person, kind: kind, step: world.identifier(), content: Array(progress.json.text.utf8),
            file: file, isTask: turn == .anywhere,
            lease: turn == .here ? now + Lease.length : Instant(clamping: 0), until: now + turn.patience)
    }

    /// Does work that only this server can do, and shows other servers how far it is. `lost` is called if the import takes another
    /// step meanwhile.
    func holding<Value>(
        _ step: StoredImport, showing progress: @escaping @Sendable () -> any StoredProgress,
        lost: @escaping @Sendable () -> Void, _ work: () async throws -> Value
    ) async rethrows -> Value {
        let renewing = Task {
            while (try? await Task.sleep(for: Lease.renewal)) != nil {
                // A store that does not respond now is asked once more.
                if let isHeld = try? await show(progress(), of: step), !isHeld { return lost() }
            }
        }
        defer { renewing.cancel() }
        return try await work()
    }

    /// Shows how far a step is. Returns `false` if the import has taken another one.
    private func show(
        _ progress: any StoredProgress, of step: StoredImport
    ) async throws(StoreError) -> Bool {
        let now = world.now()
        let shown = StoredImport(
            person: step.person, kind: kind, step: step.step, content: Array(progress.json.text.utf8),
            file: step.file, lease: now + Lease.length, until: now + progress.turn.patience)
        return try await store.advance(from: step.step, to: shown, at: now)
    }
}
