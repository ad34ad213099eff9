import HexisCore
import HexisStore

/// The steps of people's imports of one kind. They are in the store, so that a person can take each of them on another server.
struct ImportSteps: Sendable {
    let kind: StoredImport.Kind
    let queue: ImportQueue

    private var store: any ImportStore { queue.store }
    private var world: World { queue.world }

    /// Who takes the next step, and how long there is for it.
    enum Turn {
        /// This server: it works on it.
        case here
        /// Whichever server is free first.
        case anywhere
        /// The person, within an hour.
        case decision
        /// Nothing more has to happen. A person can undo an import for a week.
        case over

        fileprivate var patience: Duration {
            switch self {
            case .here, .anywhere, .decision: .hours(1)
            case .over: .hours(24 * 7)
            }
        }
    }

    func current(of person: Identifier) async throws(StoreError) -> StoredImport? {
        try await store.storedImport(kind, of: person, at: world.now())
    }

    /// Whether a server works on a step. If it stopped, its lease has ended.
    func isHeld(_ step: StoredImport) -> Bool { step.lease > world.now() }

    /// Begins an import instead of an earlier one. Returns `nil` if that one is being recorded or undone.
    func begin(
        _ content: JSON, of person: Identifier, hasFile: Bool = false, _ turn: Turn = .here
    ) async throws(StoreError) -> StoredImport? {
        let first = step(content, of: person, file: hasFile ? world.identifier() : nil, turn)
        guard try await store.begin(first, at: world.now()) else { return nil }
        queue.leftovers.ring()
        return first
    }

    /// Takes the next step, and returns it; `nil` if the import has taken another one, or ended.
    @discardableResult
    func advance(
        from former: StoredImport, to content: JSON, _ turn: Turn, keepsFile: Bool = false
    ) async throws(StoreError) -> StoredImport? {
        let next = step(content, of: former.person, file: keepsFile ? former.file : nil, turn)
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
        _ content: JSON, of person: Identifier, file: Identifier?, _ turn: Turn
    ) -> StoredImport {
        let now = world.now()
        let isHere = if case .here = turn { true } else { false }
        let isTask = if case .anywhere = turn { true } else { false }
        return StoredImport(
            person: person, kind: kind, step: world.identifier(), content: Array(content.text.utf8),
            file: file, isTask: isTask, lease: isHere ? now + Lease.length : Instant(clamping: 0),
            until: now + turn.patience)
    }

    /// Does work that only this server can do, and shows other servers how far it is. `lost` is called if the import takes another
    /// step meanwhile.
    func holding<Value>(
        _ step: StoredImport, showing content: @escaping @Sendable () -> JSON,
        lost: @escaping @Sendable () -> Void, _ work: () async throws -> Value
    ) async rethrows -> Value {
        let renewing = Task {
            while (try? await Task.sleep(for: Lease.renewal)) != nil {
                // A store that does not respond now is asked once more.
                if let isHeld = try? await show(content(), of: step), !isHeld { return lost() }
            }
        }
        defer { renewing.cancel() }
        return try await work()
    }

    /// Shows how far a step is. Returns `false` if the import has taken another one.
    private func show(_ content: JSON, of step: StoredImport) async throws(StoreError) -> Bool {
        let now = world.now()
        let shown = StoredImport(
            person: step.person, kind: kind, step: step.step, content: Array(content.text.utf8),
            file: step.file, lease: now + Lease.length, until: now + Turn.here.patience)
        return try await store.advance(from: step.step, to: shown, at: now)
    }
}
