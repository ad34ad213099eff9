package import HexisApp
package import HexisCore
package import HexisStore
import Synchronization

/// How much each person may store, and how much it is now.
package struct StorageQuota: Sendable {
    /// What everybody may store, in bytes, unless an administrator set something else.
    package struct Standard: Hashable, Sendable {
        package let journal: Int64
        package let photos: Int64

        package init(journal: Int64, photos: Int64) {
            self.journal = journal
            self.photos = photos
        }
    }

    private let store: any Store
    private let practices: LivePractices
    package let standard: Standard
    private let known = Known()

    /// Every write asks for these; a server has few enough people to keep them all.
    private final class Known: Sendable {
        let limits = Mutex<[PersonID: StorageLimits]>([:])
    }

    init(_ store: any Store, _ practices: LivePractices, standard: Standard) {
        self.store = store
        self.practices = practices
        self.standard = standard
    }

    /// The longest journal of a person, in bytes.
    package func journalLimit(of person: PersonID) async throws(StoreError) -> Int64 {
        try await limits(of: person).journal ?? standard.journal
    }

    /// The most bytes of a person's pictures.
    package func photoLimit(of person: PersonID) async throws(StoreError) -> Int64 {
        try await limits(of: person).photos ?? standard.photos
    }

    /// What an administrator set for a person.
    package func limits(of person: PersonID) async throws(StoreError) -> StorageLimits {
        if let limits = known.limits.withLock({ $0[person] }) { return limits }
        let limits = try await store.account(of: person)?.limits ?? StorageLimits()
        keep(limits, of: person)
        return limits
    }

    package func set(_ limits: StorageLimits, of person: PersonID) async throws(StoreError) {
        try await store.setLimits(limits, of: person)
        keep(limits, of: person)
    }

    /// An administrator may change them on any server that shares the store.
    private func keep(_ limits: StorageLimits, of person: PersonID) {
        guard !store.isShared else { return }
        known.limits.withLock { $0[person] = limits }
    }

    /// What a person stores, and may store.
    package func use(of person: PersonID) async throws(StoreError) -> StorageUse {
        let limits = try await limits(of: person)
        return StorageUse(
            journal: StorageUse.Part(
                bytes: try await journalSize(of: person), own: limits.journal, standard: standard.journal),
            photos: StorageUse.Part(
                bytes: try await photoSize(of: person), own: limits.photos, standard: standard.photos))
    }

    /// The approximate size of a person's journal on disk, in bytes.
    package func journalSize(of person: PersonID) async throws(StoreError) -> Int64 {
        try await practices.bytes(of: person)
    }

    /// The size of a person's pictures on disk, in bytes.
    package func photoSize(of person: PersonID) async throws(StoreError) -> Int64 {
        try await store.pictureBytes(of: person)
    }
}
