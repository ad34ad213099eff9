import Crypto
import Foundation
import HexisCore

/// The place of a sealed value. It cannot be opened in any other.
enum SealedPlace {
    case entry(Identifier)
    /// An entry that begins with the time of its arrival.
    case arrivedEntry(Identifier)
    case profile
    case passwordHash
    /// Bound to everything that the session grants: another session's token does not open it.
    case sessionLabel(session: SessionID, token: TokenHash, device: Identifier, expires: Instant)

    /// The push subscription of a session's browser.
    case push(SessionID)
    /// The content of a queued reminder.
    case call(Identifier, ReminderTarget)
    /// Bound to the token: another address' token does not open it.
    case address(AddressPurpose, TokenHash)
    /// The name of an API token, bound to everything that it grants.
    case accessToken(Identifier, TokenHash, AccessScope, made: Instant)
    case picture(Identifier, Picture.Size)
    case listener(Identifier)
    /// Bound to its subscription, so that it is never sent to another.
    case news(Identifier, listener: Identifier)
    /// The latest intake of a way in.
    case wayIn(WayIn)
    case accountEvent(Identifier)
    case credential(StoredCredential.Kind, Identifier)
    case study(Identifier)
    /// A person's part in this study.
    case participation(Identifier)
    /// A revision of the person's log of CareKit, by its number.
    case careKit(Int64)
    /// What the service wrote of a step of an import.
    case importStep(Identifier)
    /// A piece of the file of an import, by its number.
    case importPiece(Identifier, Int64)

    var field: String {
        switch self {
        case .entry: "entry"
        case .arrivedEntry: "arrived entry"
        case .profile: "profile"
        case .passwordHash: "password hash"
        case .sessionLabel: "session label"
        case .push: "push"
        case .call: "call"
        case .address: "address"
        case .accessToken: "access token"
        case .picture: "picture"
        case .listener: "listener"
        case .news: "news"
        case .wayIn: "way in"
        case .accountEvent: "account event"
        case .credential(let kind, _): kind.rawValue
        case .study: "study"
        case .participation: "participation"
        case .careKit: "CareKit"
        case .importStep: "import"
        case .importPiece: "import file"
        }
    }

    var bytes: [UInt8] {
        switch self {
        case .entry(let id), .arrivedEntry(let id), .listener(let id), .accountEvent(let id),
            .credential(_, let id),
            .study(let id), .participation(let id), .importStep(let id):
            Array(field.utf8) + id.bytes
        case .push(let session): Array(field.utf8) + session.bytes
        case .sessionLabel(let id, let token, let device, let expires):
            Array(field.utf8) + id.bytes + token.bytes + device.bytes
                + withUnsafeBytes(of: expires.milliseconds.bigEndian) { Array($0) }
        case .careKit(let number):
            Array(field.utf8) + withUnsafeBytes(of: number.bigEndian) { Array($0) }
        case .importPiece(let file, let number):
            Array(field.utf8) + file.bytes + withUnsafeBytes(of: number.bigEndian) { Array($0) }
        case .call(let id, let target):
            Array(field.utf8) + id.bytes + [UInt8(truncatingIfNeeded: target.kind)] + target.id.bytes
        case .address(let purpose, let token):
            Array(field.utf8) + Array(purpose.rawValue.utf8) + token.bytes
        case .accessToken(let id, let token, let scope, let made):
            Array(field.utf8) + id.bytes + token.bytes + [scope.rawValue]
                + withUnsafeBytes(of: made.milliseconds.bigEndian) { Array($0) }
        case .picture(let id, let size):
            Array(field.utf8) + id.bytes + [UInt8(truncatingIfNeeded: size.rawValue)]
        case .news(let id, let listener): Array(field.utf8) + id.bytes + listener.bytes
        case .wayIn(let way):
            Array(field.utf8) + [UInt8(truncatingIfNeeded: way.kind)] + way.token.bytes
        case .profile, .passwordHash: Array(field.utf8)
        }
    }
}
