import HexisCore

/// Where calls of a person go. An identifier means nothing with another person's.
public enum ReminderTarget: Hashable, Sendable {
    /// The browser of a session.
    case browser(Identifier)
    /// Another way that the person set up.
    case channel(Identifier)
}

extension ReminderTarget {
    /// Reads what a row says; `nil` for a kind that a newer program knows.
    init?(kind: Int64, id: Identifier) {
        switch kind {
        case 0: self = .browser(id)
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
        case .browser(let id), .channel(let id): id
        }
    }
}
