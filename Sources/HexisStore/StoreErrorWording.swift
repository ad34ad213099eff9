import Foundation
import HexisCore

extension StoreError {
    /// The problem and its remedy, for people.
    package var message: String {
        switch self {
        case .userNameTaken: "This user name is taken."
        case .unknownPerson: "There is no such account."
        case .unknownSession: "There is no such session."
        case .notInvited: "This invitation is unknown, used or expired."
        case .linkUnusable: "This link is unknown, used or expired."
        case .credentialTaken(.passkey): "This passkey already belongs to an account."
        case .credentialTaken(.identity): "This account at the provider already signs somebody in here."
        case .codeUnusable: "This code is unknown, used or expired."
        case .tooManyCredentials(.passkey): "An account has at most \(StoredCredential.most) passkeys."
        case .tooManyCredentials(.identity):
            "An account has at most \(StoredCredential.most) linked accounts."
        case .tooManyCodes:
            "\(CareInvitation.most) codes are waiting to be used. Withdraw some first, or wait until they expire."
        case .tooManyStudies: "You have \(Study.most) studies. Remove one first."
        case .tooManyInvitations:
            "\(Invitation.most) invitations are waiting to be used. Withdraw some first, or wait until they expire."
        case .diskFull: "The disk is full. Nothing was saved; make room and try again."
        case .entryRefused(let error):
            "An entry could not be recorded (\(error.code)). Those before it were."
        case .unavailable(let code, let detail):
            "The database cannot be used right now (\(code): \(detail))."
        case .damaged(let detail): "The database is damaged (\(detail)). Restore a backup with hexis restore."
        case .commitsLost:
            "The database lacks what was already saved: it was restored, or a standby without that has taken over. Start Hexis again; devices then send what they have."
        case .unreadable(_, let field): "A stored value (\(field)) cannot be decrypted with its key."
        case .settingNotHeld(let name, let wanted, let found):
            "The database setting \(name) should be \(wanted), but is \(found)."
        case .newerSchema: "A newer Hexis has used this database. Start that one, or restore an older backup."
        case .closed: "The store is closed."
        case .masterKeyMissing(let path):
            "The master key is missing. Put it back at \(path); without it nothing in the database can be read."
        case .masterKeyUnusable(let path, let reason): "The master key \(path) cannot be used: \(reason)."
        case .masterKeyWrong(let expected, let found):
            "The master key \(found) does not match: the database was sealed under \(expected). Put that key back."
        case .keyBeingRotated: "The master key is being rotated already. Wait until that has ended."
        case .databaseShared:
            "The master key is used by every server that shares the database. Stop them all, and rotate it with one that is not shared."
        case .databaseInUse:
            "Another Hexis is using the database. Stop it first, or start both as servers that share it, with --shared true."
        case .layoutInUse:
            """
            This version changes tables of the database, which the servers that run now could then not use. Stop all of \
            them, and start this one first.
            """
        case .folderInUse(let path):
            "Another Hexis is using the data folder \(path). Stop it, or choose another folder with --data."
        case .folderUnusable(let path, let reason):
            "The data folder \(path) cannot be used: \(reason). Fix that, or choose another with --data."
        case .fileUnusable(let path, let reason): "\(path) cannot be used: \(reason)."
        case .fileExists(let path): "\(path) already exists and was not changed. Choose another name."
        case .databaseMissing(let path): "There is no database at \(path). Check the path."
        case .databaseExists(let path):
            "There is already a database at \(path). Add --replace to replace it with the backup."
        case .movedAway:
            "Everything in this database was moved to another one by hexis move. Use that one, or move it back."
        case .moveUnfinished: "A move to this database has not ended. Run hexis move again; it continues."
        case .destinationInUse:
            "The database to which everything would be moved is not empty. Nothing was changed."
        case .moveIncomplete(let table):
            "What was copied of the table \(table) differs from the original. Nothing was changed; run hexis move again."
        case .backupBroken(let path, let reason): "The backup \(path) is not usable: \(reason)."
        case .changesTooFast(let path):
            "Too much was committed at once to be recorded in \(path). The next backup has everything."
        case .momentNotRecorded(let path, let from, let until):
            "\(path) leads to moments from \(from.timestamp) to \(until.timestamp). Choose one of them, or another backup."
        case .noBackup(let path):
            "No backup in \(path) leads to this moment. Restore the last one made before it, by its own name."
        case .interrupted: "The backup was given up because the server is stopping."
        }
    }

    /// The code for programs.
    package var code: String {
        switch self {
        case .userNameTaken: "user-name-taken"
        case .unknownPerson: "unknown-person"
        case .unknownSession: "unknown-session"
        case .notInvited: "not-invited"
        case .tooManyInvitations: "too-many-invitations"
        case .linkUnusable: "link-unusable"
        case .credentialTaken(let kind): "\(kind.rawValue)-taken"
        case .codeUnusable: "code-unusable"
        case .tooManyCodes: "too-many-codes"
        case .tooManyStudies: "too-many-studies"
        case .tooManyCredentials(.passkey): "too-many-passkeys"
        case .tooManyCredentials(.identity): "too-many-identities"
        case .diskFull: "disk-full"
        case .entryRefused(let error): "entry-\(error.code)"
        case .unavailable: "unavailable"
        case .damaged: "damaged"
        case .commitsLost: "commits-lost"
        case .unreadable: "unreadable"
        case .settingNotHeld: "setting-not-held"
        case .newerSchema: "newer-schema"
        case .closed: "closed"
        case .masterKeyMissing: "master-key-missing"
        case .masterKeyUnusable: "master-key-unusable"
        case .masterKeyWrong: "master-key-wrong"
        case .keyBeingRotated: "key-being-rotated"
        case .databaseShared: "database-shared"
        case .databaseInUse: "database-in-use"
        case .layoutInUse: "layout-in-use"
        case .folderInUse: "folder-in-use"
        case .folderUnusable: "folder-unusable"
        case .fileUnusable: "file-unusable"
        case .fileExists: "file-exists"
        case .databaseMissing: "database-missing"
        case .databaseExists: "database-exists"
        case .movedAway: "moved-away"
        case .moveUnfinished: "move-unfinished"
        case .destinationInUse: "destination-in-use"
        case .moveIncomplete: "move-incomplete"
        case .backupBroken: "backup-broken"
        case .changesTooFast: "changes-too-fast"
        case .momentNotRecorded: "moment-not-recorded"
        case .noBackup: "no-backup"
        case .interrupted: "interrupted"
        }
    }
}

extension Instant {
    /// The second in UTC, `2026-11-28T19:01:37Z`.
    package var timestamp: String {
        Date(timeIntervalSince1970: Double(milliseconds) / 1000).formatted(.iso8601)
    }
}
