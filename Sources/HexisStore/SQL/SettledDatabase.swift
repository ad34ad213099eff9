import HexisCore

/// A database that is ready to be used, because its layout and its key fit.
struct SettledDatabase: Sendable {
    let masterKey: MasterKey
    /// What lasting keys derive from.
    let root: [UInt8]
    let epoch: Identifier

    init(under masterKey: MasterKey, in database: Database) throws {
        self.masterKey = masterKey
        root = try Properties.derivationRoot(under: masterKey, in: database)
        epoch = try Properties.epoch(in: database)
    }
}

extension SQLStore {
    /// Makes the database's key the current one of the folder, which it is not if a rotation was interrupted.
    convenience init(
        _ engine: any SQLEngine, _ settled: SettledDatabase, in folder: DataFolder, given: MasterKey?
    ) throws(StoreError) {
        if given == nil { try folder.makeCurrent(settled.masterKey) }
        let keys = KeyRing(settled.masterKey, root: settled.root, in: folder, isGiven: given != nil)
        self.init(engine, keys: keys, epoch: settled.epoch)
    }
}
