extension DataFolder {
    /// The key that the folder's data is sealed under: the one given, else the one in the folder.
    ///
    /// Creates a new key only if nothing was ever stored: beside a database it could open nothing.
    func masterKey(given: MasterKey?) throws(StoreError) -> MasterKey {
        if given != nil || hasDatabase || Files.exists(masterKeyPath) {
            return try existingMasterKey(given: given)
        }
        let key = MasterKey.random()
        try Files.writeNew(key.bytes, to: masterKeyPath)
        return key
    }

    /// The key given, else the one in the folder. Throws if there is neither.
    func existingMasterKey(given: MasterKey?) throws(StoreError) -> MasterKey {
        if let given { return given }
        guard Files.exists(masterKeyPath) else { throw .masterKeyMissing(path: masterKeyPath) }
        return try readMasterKey(masterKeyPath)
    }

    /// The same, but another key of the folder if only that has this fingerprint.
    func existingMasterKey(
        given: MasterKey?, fitting fingerprint: String
    ) throws(StoreError) -> MasterKey {
        let current = try existingMasterKey(given: given)
        if current.fingerprint == fingerprint { return current }
        let path = keptMasterKeyPath(fingerprint)
        guard Files.exists(path) else { return current }
        let kept = try readMasterKey(path)
        return kept.fingerprint == fingerprint ? kept : current
    }

    /// The key that a database is sealed under, of those that the folder has. Throws if it has none that fits.
    func masterKey(of database: Database, given: MasterKey?) throws -> MasterKey {
        let key = try existingMasterKey(given: given, fitting: Properties.fingerprint(in: database))
        try Properties.requireFit(of: key.fingerprint, in: database)
        return key
    }

    private func readMasterKey(_ path: String) throws(StoreError) -> MasterKey {
        try requirePrivate(path)
        let bytes = try Files.read(path, atMost: 1000)
        guard let key = MasterKey(bytes: bytes) else {
            throw .masterKeyUnusable(
                path: path,
                reason: "it has \(bytes.count) bytes instead of \(MasterKey.length); put the right key back")
        }
        return key
    }

    private func requirePrivate(_ path: String) throws(StoreError) {
        guard let permissions = Files.permissions(of: path), permissions & 0o077 == 0 else {
            throw .masterKeyUnusable(
                path: path, reason: "others may read it; if no one has, run chmod 600 on it")
        }
    }
}

extension DataFolder {
    /// The file that keeps a key which is not the current one: the next, or one that older backups need.
    func path(of key: MasterKey) -> String { keptMasterKeyPath(key.fingerprint) }

    private func keptMasterKeyPath(_ fingerprint: String) -> String { "\(masterKeyPath).\(fingerprint)" }

    /// Writes a key to a file of its own, unless it is there.
    func keep(_ key: MasterKey) throws(StoreError) {
        if !Files.exists(path(of: key)) { try Files.writeNew(key.bytes, to: path(of: key)) }
    }

    /// Makes a key the folder's current one, and keeps the one that it replaces.
    func makeCurrent(_ key: MasterKey) throws(StoreError) {
        if Files.exists(masterKeyPath) {
            let current = try readMasterKey(masterKeyPath)
            if current.fingerprint == key.fingerprint { return }
            try keep(current)
        }
        try keep(key)
        try Files.rename(path(of: key), to: masterKeyPath)
        try Files.sync(path)
    }
}
