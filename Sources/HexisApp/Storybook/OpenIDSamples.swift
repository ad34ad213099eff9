import HexisCore

/// The pages about accounts elsewhere, with made-up ones.
enum OpenIDSamples {
    static var providers: [ProviderChoice] {
        [
            ProviderChoice(id: "clinic", name: "City Clinic"),
            ProviderChoice(id: "home", name: "The Schmidt-Rottluff family’s home server"),
        ]
    }

    static func linked(
        count: Int, _ state: LinkedAccountsPage.State, _ surroundings: Surroundings,
        _ means: ConfirmationMeans = ConfirmationMeans(hasPassword: true, hasPasskey: false)
    ) -> [UInt8] {
        let now = surroundings.moment.instant
        let all = [
            account(1, "City Clinic", "maria.magdalena.rodriguez@clinic.example.org", lastUsed: now, now),
            account(2, "former-provider", "maria", lastUsed: nil, now, works: false),
            account(3, "City Clinic", "", lastUsed: nil, now),
        ]
        return LinkedAccountsPage(
            accounts: Array(all.prefix(count)), providers: providers, most: 20, means: means,
            settings: Settings(),
            surroundings: surroundings, state: state
        ).bytes
    }

    private static func account(
        _ number: UInt64, _ provider: String, _ label: String, lastUsed: Instant?, _ now: Instant,
        works: Bool = true
    ) -> LinkedAccountSummary {
        LinkedAccountSummary(
            id: Identifier(high: 5, low: number), provider: provider, label: label,
            added: now.advanced(byMilliseconds: -86_400_000 * 40), lastUsed: lastUsed, works: works)
    }

    static func joining(isSent: Bool, _ surroundings: Surroundings) -> [UInt8] {
        let fields =
            isSent
            ? Form([("user", "m")])
            : ProviderJoinPage.fields(
                userName: "maria", name: "Maria", email: "maria@example.org", isShared: false)
        return ProviderJoinPage(
            JoinForm(fields, zones: surroundings.zones, isWithoutPassword: true), provider: "City Clinic",
            label: "maria@example.org", assets: surroundings.assets, isSent: isSent
        ).bytes
    }

    static func signIn(_ outcome: SignInPage.Outcome, _ surroundings: Surroundings) -> [UInt8] {
        SignInPage(
            SignInForm(), assets: surroundings.assets, outcome: outcome, joining: .invited,
            offersPasskeys: true, providers: providers
        ).bytes
    }

    static var onlyProvider: ConfirmationMeans {
        ConfirmationMeans(
            hasPassword: false, hasPasskey: false, providers: [providers[0]], page: "/account/linked")
    }

    static var fresh: ConfirmationMeans {
        ConfirmationMeans(hasPassword: true, hasPasskey: false, isFresh: true)
    }
}
