import HexisCore

extension Storybook {
    static var programs: [Sample] {
        let wrong = WebhookForm(Form([("address", "http://192.168.1.5/hook")])) { _ in
            "The address has to begin with https://."
        }
        return [
            sample("none", WebhooksPart([])),
            sample("some", WebhooksPart(some), tokens: tokens, signals: "uV3mQ9sYb1tq0xkVZxM6y1nX3oC2dWm5"),
            sample("token made", WebhooksPart(some), tokens: tokens, secret: token),
            sample("told, one", WebhooksPart([some[0]], reachesPrivateNetworks: true)),
            sample("told, made", WebhooksPart([some[0]], secret: secret)),
            sample("told, wrong", WebhooksPart([], form: wrong)),
            sample("told, in trouble", WebhooksPart(troubled, state: .failed)),
            sample("told, as many as can be", WebhooksPart(full)),
            sample("told, names left out", WebhooksPart([]), isPrivate: true),
            sample("demonstration", WebhooksPart([], most: 0)),
        ]
    }

    private static func sample(
        _ state: String, _ listeners: WebhooksPart, tokens: [AccessToken] = [], secret: String? = nil,
        signals: String? = nil, isPrivate: Bool = false
    ) -> Sample {
        var built = SamplePractice.many
        if isPrivate { built.record(.reminderWordingChosen(ReminderWordingChosen(wording: .private))) }
        let practice = built.practice
        return Sample("programs, \(state)") { surroundings in
            ProgramsPage(
                tokens: tokens, secret: secret, signals: signals, form: nil,
                origin: "https://habits.example.org", practice: practice, surroundings: surroundings,
                state: .fresh, listeners: listeners
            ).bytes
        }
    }

    private static var token: String { "uV3mQ9sYb1tq0xkVZxM6y1nX3oC2dWm5uJrK7aLfT8E" }
    private static var secret: String { "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=" }

    private static var tokens: [AccessToken] {
        [
            ("My watch", AccessScope.adding), ("A spreadsheet", [.adding, .reading]),
            ("My medicine app", .syncing),
        ].enumerated().compactMap { number, token in
            Line(token.0).map {
                AccessToken(
                    id: Identifier(high: 12, low: UInt64(number)), name: $0, scope: token.1,
                    made: ago(minutes: 9000))
            }
        }
    }

    private static var some: [WebhookReport] {
        [
            WebhookReport(
                listener(1, "https://home.example.org/api/webhook/hexis"), lastSent: ago(minutes: 40)),
            WebhookReport(listener(2, "https://example.com/sheet", [.checkIn])),
            WebhookReport(
                listener(3, "https://example.net/hook", isOn: false), lastSent: ago(minutes: 4000)),
        ]
    }

    private static var troubled: [WebhookReport] {
        let far =
            "https://benachrichtigungen.donaudampfschifffahrtsgesellschaft.example:8443/kapitaensmuetzenabzeichenpoliertafel"
        return [
            WebhookReport(
                listener(1, far, EventKind.allCases), lastSent: ago(minutes: 3000),
                trouble: .init(.answered(503), at: ago(minutes: 4)), waiting: 1000, givenUp: 12, dropped: 240),
            WebhookReport(
                listener(2, "https://home.example.org/hook"),
                trouble: .init(.silent, at: ago(minutes: 2)), waiting: 1, givenUp: 1, dropped: 1),
            WebhookReport(
                listener(3, "https://example.net/hook", isOn: false), lastSent: ago(minutes: 4000),
                trouble: .init(.gone, at: ago(minutes: 1500))),
            WebhookReport(
                listener(4, "https://inside.example/hook", isOn: false),
                trouble: .init(.privateNetwork, at: ago(minutes: 1500))),
            WebhookReport(
                listener(5, "http://old.example/hook", isOn: false),
                trouble: .init(.notAllowed, at: ago(minutes: 1500))),
            WebhookReport(
                listener(6, "https://example.org/hook"), lastSent: ago(minutes: 40),
                trouble: .init(.unreadable, at: ago(minutes: 30)), givenUp: 1),
        ]
    }

    private static var full: [WebhookReport] {
        (1...UInt64(WebhookSubscription.most)).map {
            WebhookReport(listener($0, "https://example.org/\($0)"))
        }
    }

    private static func listener(
        _ number: UInt64, _ address: String, _ happenings: [EventKind]? = nil, isOn: Bool = true
    ) -> WebhookSubscription {
        WebhookSubscription(
            id: Identifier(high: 11, low: number), address: address,
            happenings: happenings.map { Happenings($0) } ?? .usual, isOn: isOn)
    }

    private static func ago(minutes: Int64) -> Instant {
        SamplePractice.moment.instant.advanced(byMilliseconds: -minutes * 60_000)
    }
}
