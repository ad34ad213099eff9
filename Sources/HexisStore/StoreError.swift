package import HexisCore

/// The reason why a store failed.
package enum StoreError: Error, Hashable, Sendable {
    case userNameTaken
    case unknownPerson(PersonID)
    case unknownSession(SessionID)
    /// Creating an account takes an invitation, and this is none that can still be used.
    case notInvited
    case tooManyInvitations
    /// A link to a new password that is unknown, used or expired.
    case linkUnusable
    /// Somebody, perhaps the same person, has this credential.
    case credentialTaken(StoredCredential.Kind)
    case tooManyCredentials(StoredCredential.Kind)
    /// A recovery code, or one of an invitation to a care provider or a companion, that is unknown, used or expired.
    case codeUnusable
    /// Of one person, to invite care providers or companions.
    case tooManyCodes
    /// Of one researcher.
    case tooManyStudies

    case diskFull
    /// The store could not read back an entry that Hexis itself made.
    case entryRefused(WireError)
    /// The database could not be read or written right now. The code is what its engine calls the reason.
    case unavailable(code: String, detail: String)
    /// The database's own structure is broken.
    case damaged(detail: String)
    /// A sealed value does not open with its person's key.
    case unreadable(person: PersonID, field: String)
    /// The database lacks what was committed: it was restored, or a standby without that has become the server.
    case commitsLost
    /// A setting that durability depends on was set, but is not in force.
    case settingNotHeld(name: String, wanted: String, found: String)
    /// A newer program has changed the database's layout.
    case newerSchema
    case closed

    case masterKeyMissing(path: String)
    case masterKeyUnusable(path: String, reason: String)
    /// The database was sealed under another key.
    case masterKeyWrong(expected: String, found: String)
    /// A rotation of the master key was asked for while another one is running.
    case keyBeingRotated
    /// A rotation of the master key was asked for, which other servers need.
    case databaseShared

    /// Another program uses the PostgreSQL database.
    case databaseInUse
    /// Other servers use a PostgreSQL database whose tables this program has to change.
    case layoutInUse
    /// Another program uses the data folder.
    case folderInUse(path: String)
    case folderUnusable(path: String, reason: String)
    case fileUnusable(path: String, reason: String)
    case fileExists(path: String)
    case databaseMissing(path: String)
    /// A backup is to be restored over an existing database, without permission to replace it.
    case databaseExists(path: String)
    /// Everything was moved from this database to another one.
    case movedAway
    /// A move to this database was begun, but has not ended.
    case moveUnfinished
    /// A move cannot go to a database that is already used.
    case destinationInUse
    /// What a move has copied differs from the original.
    case moveIncomplete(table: String)
    /// A backup is incomplete or damaged.
    case backupBroken(path: String, reason: String)
    /// More was committed than the disk of the backups could take.
    case changesTooFast(path: String)
    /// The changes recorded beside a backup lead to any moment from one to another, but not to the one asked for.
    case momentNotRecorded(path: String, from: Instant, until: Instant)
    /// A folder has no backup, or none that leads to a moment.
    case noBackup(path: String)
    /// A backup was given up because the server is stopping.
    case interrupted
}

extension StoreError {
    /// How much attention an error needs in the log.
    package enum Level: String, Hashable, Sendable {
        /// Part of normal operation.
        case info
        /// Worth a look.
        case warning
        /// A request failed.
        case error
        /// The operator has to repair something before the store works.
        case critical
    }

    package var level: Level {
        switch self {
        case .userNameTaken, .unknownPerson, .unknownSession, .notInvited, .tooManyInvitations, .linkUnusable,
            .credentialTaken, .tooManyCredentials, .codeUnusable, .tooManyCodes, .tooManyStudies,
            .interrupted:
            .info
        case .closed, .databaseInUse, .layoutInUse, .folderInUse, .fileExists, .databaseMissing,
            .databaseExists,
            .movedAway, .moveUnfinished, .destinationInUse, .keyBeingRotated, .databaseShared,
            .momentNotRecorded,
            .noBackup:
            .warning
        case .unavailable, .entryRefused, .unreadable, .folderUnusable, .fileUnusable, .backupBroken,
            .changesTooFast,
            .moveIncomplete:
            .error
        case .diskFull, .damaged, .commitsLost, .settingNotHeld, .newerSchema: .critical
        case .masterKeyMissing, .masterKeyUnusable, .masterKeyWrong: .critical
        }
    }
}
