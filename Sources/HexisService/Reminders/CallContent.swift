import HexisApp
import HexisCore

/// The content of a queued reminder, as stored. Its text is made when it is sent.
enum CallContent: Equatable {
    case due(DueCall)
    /// A device that no longer shows reminders.
    case silence(of: Identifier)

    /// Decodes what `bytes` encoded; `nil` for anything that this server would not have written.
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

    /// The care provider's weekly summary, if this is one: its text follows from other people's practices.
    var patientsSummary: DueCall? {
        guard case .due(let due) = self, due.isPatientsSummary else { return nil }
        return due
    }

    /// The message as the practice stands now; `nil` if there is nothing left to say.
    func call(of practice: Practice, in zone: ZoneRules) -> NotificationMessage? {
        switch self {
        case .due(let due): NotificationMessage(due, of: practice, in: zone)
        case .silence(let device):
            practice.silencedDevices.first { $0.silenced == device }.map(NotificationMessage.silence)
        }
    }
}
