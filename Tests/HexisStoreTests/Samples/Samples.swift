import HexisCore
import HexisStore

extension Identifier {
    /// Returns an identifier that is the same for the same number and differs for any other.
    static func number(_ number: Int) -> Identifier {
        Identifier(high: 7, low: UInt64(number)).derived(UInt64(number))
    }
}

extension TypedIdentifier {
    static func number(_ number: Int) -> Self { Self(.number(number)) }
}

extension Instant {
    /// Returns the instant this many hours after noon of 21 November 2026, UTC.
    static func hours(_ hours: Int64) -> Instant {
        Instant(clamping: 1_795_262_400_000).advanced(byMilliseconds: hours * 3_600_000)
    }
}

extension Entry {
    static func sample(_ number: Int, naming name: String = "Walk") -> Entry {
        let day = Day(clamping: 20_000)
        let added = Line(name).map { HabitAdded(habit: .number(1), name: $0, day: day) }
        return Entry(
            id: .number(number), at: .hours(Int64(number)), device: .number(2),
            fact: added.map { .habitAdded($0) } ?? .unknown(.number(99)))
    }

    /// Returns an entry whose fact claims to be of an unknown kind, but with the number of a known one.
    static func broken(_ number: Int) -> Entry {
        Entry(id: .number(number), at: .hours(0), device: .number(2), fact: .unknown(.number(0)))
    }

    static func oversized(_ number: Int) -> Entry {
        let name = String(repeating: "x", count: Entry.longestBytes)
        return Entry(id: .number(number), at: .hours(0), device: .number(2), fact: .unknown(.name(name)))
    }

    /// Returns an entry that takes several database pages.
    static func long(_ number: Int, bytes: Int = 20_000) throws -> Entry {
        guard case .object(let members) = Entry.sample(number).json else { return .broken(number) }
        let long = String(repeating: "x", count: bytes)
        return try Entry(json: .object(members + [JSON.Member("future", .string(long))]))
    }
}

extension NewPerson {
    static func sample(_ userName: String = "Ada") -> NewPerson {
        NewPerson(userName: userName, email: "ada@example.org", passwordHash: "$argon2id$" + userName)
    }
}

extension TokenHash {
    static func number(_ number: UInt8) throws -> TokenHash {
        guard let hash = TokenHash(bytes: [UInt8](repeating: number, count: 32)) else {
            throw StoreError.closed
        }
        return hash
    }
}

extension NewSession {
    static func sample(
        _ number: UInt8, of person: PersonID, created: Instant = .hours(0), label: String = "Firefox"
    ) throws -> NewSession {
        NewSession(
            tokenHash: try .number(number), person: person, device: .number(2), label: label,
            created: created, expires: created.advanced(byMilliseconds: 24 * 3_600_000))
    }
}

extension QueuedCall {
    /// Returns a reminder to send that is useful until hour nine.
    static func sample(_ number: Int, bytes: [UInt8] = [1, 2, 3], to session: Int = 5) -> QueuedCall {
        QueuedCall(
            id: .number(number), target: .browser(.number(session)), bytes: bytes, usefulUntil: .hours(9))
    }
}
