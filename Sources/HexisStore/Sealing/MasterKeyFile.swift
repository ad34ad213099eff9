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
        return try readMasterKey()
    }

    private func readMasterKey() throws(StoreError) -> MasterKey {
        guard let permissions = Files.permissions(of: masterKeyPath), permissions & 0o077 == 0 else {
            throw .masterKeyUnusable(
                path: masterKeyPath, reason: "others may read it; if no one has, run chmod 600 on it")
        }
        let bytes = try Files.read(masterKeyPath, atMost: 1000)
        guard let key = MasterKey(bytes: bytes) else {
            throw .masterKeyUnusable(
                path: masterKeyPath,
                reason: "it has \(bytes.count) bytes instead of \(MasterKey.length); put the right key back")
        }
        return key
    }
}
