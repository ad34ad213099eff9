import Foundation
import HexisCore

/// The rows of webhook subscriptions.
enum WebhookSubscriptionRows {
    /// The key of a row.
    struct Name: Sendable {
        let person: Identifier
        let id: Identifier

        var arguments: SQLArguments { [Data(person.bytes), Data(id.bytes)] }
    }

    /// Inserts a subscription, which receives events from now on.
    static func insert(
        _ name: Name, sealed: Data, knowing completed: Data, at now: Instant, in database: Database
    ) throws {
        try database.execute(
            """
            INSERT INTO listener
                (person, id, made, sealed, is_on, told, completed, leased, failures, given_up, dropped)
            VALUES (?, ?, ?, ?, 1, \(lastEntry), ?, 0, 0, 0, 0)
            """, name.arguments + [now.milliseconds, sealed, Data(name.person.bytes), completed])
    }

    static func turnOn(_ name: Name, knowing completed: Data, in database: Database) throws {
        try database.execute(
            """
            UPDATE listener SET is_on = 1, told = \(lastEntry), completed = ?, failures = 0,
                trouble = NULL, troubled = NULL, given_up = 0, dropped = 0
            WHERE \(one) AND is_on = 0
            """, [Data(name.person.bytes), completed] + name.arguments)
    }

    /// Turns a subscription off, and deletes its queued events, which are no longer wanted.
    static func turnOff(_ name: Name, in database: Database) throws {
        try database.execute(
            "UPDATE listener SET is_on = 0, next = NULL, leased = 0, failures = 0 WHERE \(one)",
            name.arguments)
        try WebhookEventRows.deleteAll(for: name, in: database)
    }

    static func delete(_ name: Name, in database: Database) throws {
        try database.execute("DELETE FROM listener WHERE \(one)", name.arguments)
    }

    static func all(of person: Identifier, in database: Database) throws -> [SealedListener] {
        try database.rows(
            """
            SELECT *, (SELECT count(*) FROM news
                WHERE news.person = listener.person AND news.listener = listener.id) AS waiting
            FROM listener WHERE person = ? ORDER BY made, id
            """, [Data(person.bytes)]
        ).map { try SealedListener($0) }
    }

    /// The people with a subscription that is on.
    static func people(in database: Database) throws -> [Identifier] {
        try database.rows(
            """
            SELECT DISTINCT person FROM listener WHERE is_on = 1
                AND person IN (SELECT id FROM person WHERE suspended = 0)
            """
        ).map { try $0.identifier("person") }
    }

    /// Moves the cursor forward. Returns `false` if the subscription is off, or its cursor has moved: someone else
    /// was quicker.
    static func advance(
        _ name: Name, from cursor: Int64, to next: Int64, knowing completed: Data, in database: Database
    ) throws -> Bool {
        return try database.execute(
            "UPDATE listener SET told = ?, completed = ? WHERE \(one) AND is_on = 1 AND told = ?",
            [next, completed] + name.arguments + [cursor]) == 1
    }

    static func drop(_ count: Int, of name: Name, in database: Database) throws {
        try database.execute(
            "UPDATE listener SET dropped = dropped + ? WHERE \(one)", [count] + name.arguments)
    }

    static func wake(_ name: Name, at now: Instant, in database: Database) throws {
        try database.execute(
            "UPDATE listener SET next = ? WHERE \(one) AND next IS NULL", [now.milliseconds] + name.arguments)
    }

    /// Notes the outcome of an attempt, independently of what is queued.
    static func note(_ ending: WebhookResult, of name: Name, at now: Instant, in database: Database) throws {
        let change: (sql: String, arguments: SQLArguments) =
            switch ending {
            case .sent: ("sent = ?, trouble = NULL, troubled = NULL", [now.milliseconds])
            case .refused(let code), .postponed(_, _, let code), .ended(let code):
                ("trouble = ?, troubled = ?", [code, now.milliseconds])
            }
        try database.execute(
            "UPDATE listener SET \(change.sql) WHERE \(one)", change.arguments + name.arguments)
        if case .ended = ending { try turnOff(name, in: database) }
    }

    static let one = "person = ? AND id = ?"
    private static let lastEntry = "(SELECT coalesce(max(sequence), 0) FROM entry WHERE person = ?)"
}

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
        let trouble: Delivery.Trouble? =
            row.isNull("trouble")
            ? nil : Delivery.Trouble(code: try row.text("trouble"), at: try row.instant("troubled"))
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
private func identifiers(in bytes: Data) -> [Identifier] {
    stride(from: 0, to: bytes.count, by: 16).compactMap { Identifier(bytes: bytes.dropFirst($0).prefix(16)) }
}
