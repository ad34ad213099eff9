import HexisCore

/// Samples of the pages of a server's administrator.
extension Storybook {
    static var people: [Sample] {
        [
            Sample("people, alone") { people(.fresh, $0, isAlone: true) },
            Sample("people") { people(.fresh, $0) },
            Sample("people, invited") {
                let link = "https://hexis.example/join?invitation=7c1e0f9a5b3d4c2e8f6a7b9c0d1e2f3a"
                return people(.made(link: link, code: $0.assets["icon.svg"]), $0)
            },
            Sample("people, too many invitations") { people(.tooMany(100), $0) },
            Sample("people, anyone may join") { people(.fresh, $0, joining: .open) },
            Sample("person") { person(.fresh, $0) },
            Sample("person, link to a new password") {
                let link = "https://hexis.example/new-password?link=7c1e0f9a5b3d4c2e8f6a7b9c0d1e2f3a"
                return person(.passwordLinkMade(link: link, code: $0.assets["icon.svg"]), $0)
            },
            Sample("person, administrator") { person(.madeAdministrator, $0, isAdministrator: true) },
            Sample("person, suspended") { person(.suspended, $0, isSuspended: true) },
            Sample("person, limits that are no numbers") {
                person(.refusedLimits(StorageForm(Form([("journal", "a lot"), ("photos", "0")]))), $0)
            },
            Sample("person, wrong password") { person(.wrongPassword, $0) },
        ]
    }

    private static func person(
        _ state: PersonPage.State, _ surroundings: Surroundings, isSuspended: Bool = false,
        isAdministrator: Bool = false
    ) -> [UInt8] {
        let account = AccountSummary(
            person: Identifier(high: 8, low: 9), userName: "jonas", entries: 120,
            lastSeen: isSuspended ? nil : surroundings.moment.instant,
            isAdministrator: isAdministrator, isSuspended: isSuspended)
        return PersonPage(
            account: account, use: use, settings: Settings(), surroundings: surroundings,
            means: ConfirmationMeans(hasPassword: true, hasPasskey: true), state: state
        ).bytes
    }

    private static var use: StorageUse {
        StorageUse(
            journal: StorageUse.Part(bytes: 12_400_000, own: nil, standard: 200_000_000),
            photos: StorageUse.Part(bytes: 310_000_000, own: 8_000_000_000, standard: 4_000_000_000))
    }

    private static func people(
        _ state: PeoplePage.State, _ surroundings: Surroundings, joining: Joining = .invited,
        isAlone: Bool = false
    ) -> [UInt8] {
        let now = surroundings.moment.instant
        let day: Int64 = 86_400_000
        let maria = AccountSummary(
            person: Identifier(high: 8, low: 1), userName: surroundings.userName ?? "maria", entries: 4711,
            lastSeen: now, isAdministrator: true,
            isSuspended: false)
        let others = [
            AccountSummary(
                person: Identifier(high: 8, low: 2), userName: "jonas", entries: 1,
                lastSeen: now.advanced(byMilliseconds: -day),
                isAdministrator: false, isSuspended: false),
            AccountSummary(
                person: Identifier(high: 8, low: 3), userName: "a-rather-long-user-name-of-forty-letters",
                entries: 120, lastSeen: nil,
                isAdministrator: false, isSuspended: true),
        ]
        let invitations = [(1, 6), (5, 2)].enumerated().map { number, days in
            WaitingInvitation(
                id: Identifier(high: 9, low: UInt64(number)),
                made: now.advanced(byMilliseconds: -day * Int64(days.0)),
                expires: now.advanced(byMilliseconds: day * Int64(days.1)))
        }
        return PeoplePage(
            accounts: isAlone ? [maria] : [maria] + others, invitations: isAlone ? [] : invitations,
            joining: joining, settings: Settings(), surroundings: surroundings, state: state
        ).bytes
    }
}
