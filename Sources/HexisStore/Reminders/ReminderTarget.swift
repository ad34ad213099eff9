package import HexisCore

/// The destination of a person's reminders. An identifier is valid only together with its person.
package enum ReminderTarget: Hashable, Sendable {
    /// The browser of a session.
    case browser(SessionID)
    /// A channel that the person set up.
    case channel(Identifier)
}

extension ReminderTarget {
    /// Decodes a row's values; `nil` for a kind that only a newer program knows.
    init?(kind: Int64, id: Identifier) {
        switch kind {
        case 0: self = .browser(SessionID(id))
        case 1: self = .channel(id)
        default: return nil
        }
    }

    /// The number of its kind in rows. Numbers are appended, never changed.
    var kind: Int64 {
        switch self {
        case .browser: 0
        case .channel: 1
        }
    }

    var id: Identifier {
        switch self {
        case .browser(let session): session.identifier
        case .channel(let id): id
        }
    }
}
