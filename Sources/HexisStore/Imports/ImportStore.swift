package import HexisCore

/// Stores people's imports, one of each kind, so that any server can take the next step.
package protocol ImportStore: Sendable {
    /// A person's import of a kind; `nil` if there is none, or it is forgotten.
    func storedImport(
        _ kind: StoredImport.Kind, of person: PersonID, at now: Instant
    ) async throws(StoreError) -> StoredImport?
    /// The number of a person's imports that are not forgotten.
    func importCount(of person: PersonID, at now: Instant) async throws(StoreError) -> Int
    /// Stores the first step of an import instead of an earlier import. Returns `false` if that one is a task, which has to end
    /// first.
    func begin(_ first: StoredImport, at now: Instant) async throws(StoreError) -> Bool
    /// Replaces a step with the next, and returns whether it did: not if another one has followed, or the import has ended.
    func advance(from step: Identifier, to next: StoredImport, at now: Instant) async throws(StoreError)
        -> Bool
    /// Ends an import that is at this step, and forgets it.
    func forget(_ step: StoredImport) async throws(StoreError)

    /// Adds a piece to the file of an import. Returns `false` if the import is no longer at this step.
    func addPiece(_ number: Int64, _ bytes: [UInt8], to step: StoredImport) async throws(StoreError) -> Bool
    /// A piece of the file of an import, counted from 0; `nil` after the last.
    func piece(_ number: Int64, of step: StoredImport) async throws(StoreError) -> [UInt8]?
    /// Deletes imports that are forgotten, and about a megabyte of files that no import needs. Returns `false` once nothing
    /// is left to delete.
    func deleteForgottenImports(at now: Instant) async throws(StoreError) -> Bool

    /// When the next task is due that no server works on; `nil` if there is none.
    func nextImport(at now: Instant) async throws(StoreError) -> Instant?
    /// When the first lease of a task ends; `nil` if none is leased.
    func nextEndOfImportLease(at now: Instant) async throws(StoreError) -> Instant?
    /// Leases tasks to the caller.
    func claimImports(
        at now: Instant, until lease: Instant, atMost count: Int
    ) async throws(StoreError) -> [StoredImport]
    /// Extends a lease. Returns `nil` if it has ended, or the import is no longer at this step.
    func renew(
        _ step: StoredImport, until lease: Instant, at now: Instant
    ) async throws(StoreError) -> StoredImport?
    /// The number of imports that servers work on, or that wait for one.
    func importsUnderWay(at now: Instant) async throws(StoreError) -> Int
}
