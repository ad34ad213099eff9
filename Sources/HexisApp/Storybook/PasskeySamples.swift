import HexisCore

/// The pages about passkeys, with made-up ones.
enum PasskeySamples {
    static func page(count: Int, _ state: PasskeysPage.State, _ surroundings: Surroundings) -> [UInt8] {
        let now = SamplePractice.moment.instant
        let names = ["Safari on iPhone", "The key on my key ring", "Chrome on Windows"]
        let passkeys = (0..<count).map { number in
            PasskeySummary(
                id: Identifier(high: 9, low: UInt64(number)), name: names[number % names.count],
                added: now.advanced(byMilliseconds: -86_400_000 * Int64(90 - number)),
                lastUsed: number == 1 ? nil : now.advanced(byMilliseconds: -86_400_000 * Int64(number)))
        }
        return PasskeysPage(
            passkeys: passkeys, most: 20, isPossible: true,
            means: ConfirmationMeans(hasPassword: state != .onlyWayIn, hasPasskey: count > 0),
            settings: Settings(), surroundings: surroundings,
            state: state
        ).bytes
    }

    static func joining(_ surroundings: Surroundings) -> [UInt8] {
        PasskeyJoinPage(
            JoinForm(Form([("user", "maria")]), zones: surroundings.zones, isWithoutPassword: true),
            options: .object([]), person: Identifier(high: 9, low: 1), ticket: "ticket",
            assets: surroundings.assets
        ).bytes
    }

    static func creation(_ surroundings: Surroundings) -> [UInt8] {
        PasskeyCreationPage(
            options: .object([]), ticket: "ticket", name: "Safari on iPhone", settings: Settings(),
            surroundings: surroundings
        ).bytes
    }
}
