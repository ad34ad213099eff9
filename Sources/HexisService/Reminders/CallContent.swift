import HexisApp
import HexisCore

/// What a call that waits is about, as it was written down. Its words follow when it is sent.
enum CallContent: Equatable {
    case due(DueCall)
    /// A device that does not remind any more.
    case silence(of: Identifier)

    /// Reads what `bytes` gave; `nil` for what this server would not have written.
    init?(id: Identifier, bytes: [UInt8]) {
        if let due = DueCall(id: id, bytes: bytes) {
            self = .due(due)
        } else if let device = (try? JSON(parsing: bytes))?["silence"]?.string.flatMap({ Identifier($0) }) {
            self = .silence(of: device)
        } else {
            return nil
        }
    }

    var bytes: [UInt8] {
        switch self {
        case .due(let due): due.bytes
        case .silence(let device):
            Array(JSON.object([JSON.Member("silence", .string(device.description))]).text.utf8)
        }
    }

    /// What is still to be said, as the practice stands now.
    func call(of practice: Practice, in zone: ZoneRules) -> NotificationMessage? {
        switch self {
        case .due(let due): NotificationMessage(due, of: practice, in: zone)
        case .silence(let device):
            practice.silencedDevices.first { $0.silenced == device }.map(NotificationMessage.silence)
        }
    }
}
