public import HexisCore

/// Somebody's account, as its server's administrator sees it: never what the person wrote.
public struct AccountSummary: Sendable {
    let person: Identifier
    let userName: String
    let entries: Int
    /// When one of the person's browsers was last used; `nil` if they are signed in nowhere.
    let lastSeen: Instant?
    let isAdministrator: Bool
    let isSuspended: Bool

    public init(
        person: Identifier, userName: String, entries: Int, lastSeen: Instant?, isAdministrator: Bool,
        isSuspended: Bool
    ) {
        self.person = person
        self.userName = userName
        self.entries = entries
        self.lastSeen = lastSeen
        self.isAdministrator = isAdministrator
        self.isSuspended = isSuspended
    }
}

extension AccountSummary {
    /// Whose account it is, and how much there is: `Administrator · 120 entries · last here 20 November`.
    func line(seenBy surroundings: Surroundings) -> String {
        let seen = lastSeen.map { PeopleWording.day(of: $0, seenFrom: surroundings.moment) }
        let facts = [
            userName == surroundings.userName ?? "" ? PeopleWording.you : nil,
            isAdministrator ? PeopleWording.administrator : nil, isSuspended ? PeopleWording.suspended : nil,
            PeopleWording.entries(entries),
            seen.map { PeopleWording.lastSeen($0) } ?? PeopleWording.notSignedIn,
        ]
        return facts.compactMap { $0 }.joined(separator: " · ")
    }
}
