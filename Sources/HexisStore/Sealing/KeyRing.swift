import Foundation
import HexisCore
import Synchronization

/// The master keys of an open database: the current one, and those that it had since it was opened. A read may still see
/// rows as they were before the last rotation.
final class KeyRing: Sendable {
    let folder: DataFolder
    /// What lasting keys derive from.
    let root: [UInt8]
    private let state: Mutex<State>

    private struct State {
        /// The current key first.
        var keys: [MasterKey]
        /// Whether the current key came from a setting, and not from the folder.
        var isGiven: Bool
        var isRotating = false
    }

    init(_ current: MasterKey, root: [UInt8], in folder: DataFolder, isGiven: Bool) {
        self.folder = folder
        self.root = root
        state = Mutex(State(keys: [current], isGiven: isGiven))
    }

    private var keys: [MasterKey] { state.withLock { $0.keys } }

    var current: MasterKey { keys[0] }

    /// Whether the current key came from a setting, and not from the folder.
    var isGiven: Bool { state.withLock { $0.isGiven } }

    func key(fitting fingerprint: String) -> MasterKey? { keys.first { $0.fingerprint == fingerprint } }

    /// The key that the database is sealed under, as a write finds it.
    func key(of database: Database) throws -> MasterKey {
        let fingerprint = try Properties.fingerprint(in: database)
        guard let key = key(fitting: fingerprint) else {
            throw StoreError.masterKeyWrong(expected: fingerprint, found: current.fingerprint)
        }
        return key
    }

    func open(_ sealed: Data, for person: PersonID) throws(StoreError) -> PersonKey {
        for key in keys {
            if let opened = key.open(sealed, for: person) { return opened }
        }
        throw .unreadable(person: person, field: "key")
    }

    /// The lookup keys under which a user name may be found.
    func blindIndexes(of userName: String) -> [Data] { keys.map { $0.blindIndex(of: userName) } }

    /// Adds a key that will be the current one. Throws if another is about to become it.
    func beginRotation(to next: MasterKey) throws(StoreError) {
        let begins = state.withLock { state in
            if state.isRotating { return false }
            state.keys.append(next)
            state.isRotating = true
            return true
        }
        guard begins else { throw .keyBeingRotated }
    }

    /// - Parameter current: the new key if the rotation succeeded.
    func endRotation(_ current: MasterKey?) {
        state.withLock { state in
            if let current {
                state.keys.removeAll { $0.fingerprint == current.fingerprint }
                state.keys.insert(current, at: 0)
                state.isGiven = false
            }
            state.isRotating = false
        }
    }
}
