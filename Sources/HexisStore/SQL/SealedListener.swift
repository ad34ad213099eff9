import Foundation
import HexisCore

/// A webhook subscription as stored in the database.
struct SealedListener: Sendable {
    let id: Identifier
    private let sealed: Data
    private let isOn: Bool
    private let standing: @Sendable (WebhookSubscription) -> SubscriptionStanding

    init(_ row: SQLRow) throws {
        id = try row.identifier("id")
        sealed = try row.data("sealed")
        isOn = try row.integer("is_on") == 1
        let cursor = try row.integer("told")
        let completed = identifiers(in: try row.data("completed"))
        let sent = row.isNull("sent") ? nil : try row.instant("sent")
        let trouble = try Delivery.Trouble(row)
        let waiting = Int(clamping: try row.integer("waiting"))
        let givenUp = Int(clamping: try row.integer("given_up"))
        let dropped = Int(clamping: try row.integer("dropped"))
        standing = { listener in
            SubscriptionStanding(
                listener, cursor: cursor, completed: completed, lastSent: sent, trouble: trouble,
                waiting: waiting, givenUp: givenUp, dropped: dropped)
        }
    }

    /// Returns `nil` for a row that this program did not write.
    func opened(with key: PersonKey) -> SubscriptionStanding? {
        contents(with: key).map { contents in
            standing(
                WebhookSubscription(
                    id: id, address: contents.address, happenings: contents.happenings, isOn: isOn))
        }
    }

    func contents(with key: PersonKey) -> ListenerContents? {
        key.open(sealed, as: .listener(id)).flatMap { ListenerContents(bytes: Array($0)) }
    }
}

/// The secret contents of a subscription.
struct ListenerContents {
    let address: String
    let secret: String
    let happenings: Happenings

    init(_ listener: WebhookSubscription, secret: String) {
        address = listener.address
        happenings = listener.happenings
        self.secret = secret
    }

    init?(bytes: [UInt8]) {
        guard let json = try? JSON(parsing: bytes), let address = json["address"]?.string,
            let secret = json["secret"]?.string, let happenings = json["happenings"]?.integer
        else { return nil }
        self.address = address
        self.secret = secret
        self.happenings = Happenings(rawValue: UInt8(truncatingIfNeeded: happenings))
    }

    var bytes: [UInt8] {
        let json = JSON.object([
            JSON.Member("address", .string(address)), JSON.Member("secret", .string(secret)),
            JSON.Member("happenings", .integer(Int64(happenings.rawValue))),
        ])
        return Array(json.text.utf8)
    }
}

/// The identifiers in bytes, sixteen bytes each, one after the other.
func identifiers(in bytes: Data) -> [Identifier] {
    stride(from: 0, to: bytes.count, by: 16).compactMap { Identifier(bytes: bytes.dropFirst($0).prefix(16)) }
}
