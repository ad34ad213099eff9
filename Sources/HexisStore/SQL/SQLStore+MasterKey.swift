import HexisCore

extension SQLStore {
    package func lastingKey(for purpose: String) -> [UInt8] {
        MasterKey.derived(for: purpose, from: keys.root)
    }

    package func temporaryKey(for purpose: String) -> [UInt8] {
        MasterKey.derived(for: purpose, from: keys.current.bytes)
    }

    package func rotateMasterKey() async throws(StoreError) -> KeyRotation {
        guard !isShared else { throw .databaseShared }
        let next = MasterKey.random()
        try keys.beginRotation(to: next)
        do throws(StoreError) {
            let rotation = try await rotate(to: next)
            keys.endRotation(next)
            return rotation
        } catch {
            // The outcome of the commit may be unknown, so the key stays on the ring.
            keys.endRotation(nil)
            throw error
        }
    }

    /// Whenever this is interrupted, the folder has the key that the database is sealed under: both keys are in files of
    /// their own before the commit.
    private func rotate(to next: MasterKey) async throws(StoreError) -> KeyRotation {
        let folder = keys.folder
        try folder.keep(next)
        if !keys.isGiven { try folder.keep(keys.current) }
        let (people, old) = try await reseal(under: next)
        try folder.makeCurrent(next)
        try await engine.forgetDeleted()
        return KeyRotation(
            people: people, keyPath: folder.masterKeyPath,
            formerKeyPath: keys.isGiven ? nil : folder.path(of: old))
    }

    /// Returns the number of people, and the key under which they were sealed before.
    private func reseal(under next: MasterKey) async throws(StoreError) -> (people: Int, old: MasterKey) {
        try await write { [keys] database in
            let old = try keys.key(of: database)
            return (try Resealing.run(from: old, to: next, in: database), old)
        }
    }
}
