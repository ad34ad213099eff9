@testable import HexisCore
import Testing

@Suite("Reminder channels")
struct ReminderChannelTests {
    private func set(
        _ number: UInt64, _ kind: ReminderChannel.Kind = .ntfy, _ address: String = "https://ntfy.sh/anna",
        isOn: Bool = true
    ) -> Fact {
        .reminderChannelSet(
            ReminderChannelSet(
                channel: identifier(number), kind: kind, address: printable(address), isOn: isOn))
    }

    private func channels(_ facts: [(second: Int64, fact: Fact)]) -> [ReminderChannel] {
        let entries = facts.enumerated().map { number, said in
            Entry(
                id: identifier(UInt64(100 + number)), at: instant(said.second * 1000), device: identifier(9),
                fact: said.fact)
        }
        return Practice(entries).reminderChannels
    }

    @Test("Channels are ordered by when they were set up, however they were changed since")
    func order() {
        let found = channels([
            (1, set(5)), (2, set(3)), (3, set(4)), (9, set(5, .ntfy, "https://ntfy.sh/anna-2", isOn: false)),
        ])
        #expect(found.map(\.id) == [identifier(5), identifier(3), identifier(4)])
        #expect(found[0].address == printable("https://ntfy.sh/anna-2"))
        #expect(found.map(\.isOn) == [false, true, true])
    }

    @Test("A removed channel stays removed, whatever entries arrive later")
    func removed() {
        let removal = Fact.reminderChannelRemoved(ReminderChannelRemoved(channel: identifier(5)))
        #expect(channels([(1, removal), (2, set(5))]).isEmpty)
        #expect(channels([(1, set(5)), (2, removal), (3, set(5))]).isEmpty)
        #expect(channels([(1, removal)]).isEmpty)
    }

    @Test("An e-mail address waits for its confirmation link; other channels do not wait")
    func waiting() {
        let confirmed = Fact.reminderChannelConfirmed(
            ReminderChannelConfirmed(channel: identifier(5), code: printable("a-7")))
        #expect(channels([(1, set(5, .mail, "anna@example.org"))])[0].isWaiting)
        let found = channels([(1, confirmed), (2, set(5, .mail, "anna@example.org"))])
        #expect(!found[0].isWaiting)
        #expect(found[0].code == printable("a-7"))
        #expect(channels([(1, confirmed)]).isEmpty)
        #expect(!channels([(1, set(5))])[0].isWaiting)
        #expect(!channels([(1, set(5, .webhook, "https://example.org/"))])[0].isWaiting)
    }

    @Test("Only the first ten channels are used")
    func most() {
        let found = channels((1...12).map { (Int64(20 - $0), set(UInt64($0))) })
        #expect(found.map(\.id) == (3...12).reversed().map { identifier($0) })
    }

    @Test(
        "An address has the format of its kind",
        arguments: [
            (.ntfy, "https://ntfy.sh/anna_7-Q", true), (.ntfy, "HTTPS://ntfy.example.org:8443/a", true),
            (.ntfy, "https://ntfy.sh/", false), (.ntfy, "https://ntfy.sh", false),
            (.ntfy, "https://ntfy.sh?anna", false), (.ntfy, "https://ntfy.sh/a/b", false),
            (.ntfy, "https://ntfy.sh/a?b", false), (.ntfy, "http://ntfy.sh/anna", false),
            (.ntfy, "https://ntfy.sh/" + String(repeating: "a", count: 64), true),
            (.ntfy, "https://ntfy.sh/" + String(repeating: "a", count: 65), false),
            (.webhook, "https://example.org", true), (.webhook, "https://example.org/a/b?c=d&e=%20", true),
            (.webhook, "https://1.2.3.4/hook", true), (.webhook, "https://example.org:8123/api", true),
            (.webhook, "https://localhost/", false), (.webhook, "https://anna@example.org/", false),
            (.webhook, "https://example.org/#part", false), (.webhook, "https://example.org:/", false),
            (.webhook, "https://example.org:123456/", false), (.webhook, "https://a:1:2.b/", false),
            (.webhook, "https://-a.example/", false), (.webhook, "https://a..example/", false),
            (.webhook, "https://", false), (.webhook, "ftp://example.org/", false),
            (.webhook, "https://exa_mple.org/", false), (.webhook, "javascript:alert(1)", false),
            (.mail, "anna@example.org", true), (.mail, "a.b+c@mail.example.co.uk", true),
            (.mail, "o'neill@example.org", true), (.mail, "anna", false), (.mail, "anna@", false),
            (.mail, "@example.org", false), (.mail, "anna@localhost", false),
            (.mail, "a@b@example.org", false),
            (.mail, ".anna@example.org", false), (.mail, "anna.@example.org", false),
            (.mail, "a..b@example.org", false), (.mail, "<anna@example.org>", false),
            (.mail, "anna@example.org,eve@example.org", false),
            (.mail, String(repeating: "a", count: 65) + "@example.org", false),
        ] as [(ReminderChannel.Kind, String, Bool)])
    func shapes(kind: ReminderChannel.Kind, address: String, isTaken: Bool) {
        #expect(kind.takes(printable(address)) == isTaken)
    }

    @Test("An address, a token and a code are printable ASCII without spaces, at most 500 characters")
    func printables() {
        for text in ["", " ", "a b", "é", "a\n", "a\r\nBcc: eve@example.org", "\u{7F}"] {
            #expect(Printable(text) == nil)
        }
        #expect(Printable(String(repeating: "~", count: 500)) != nil)
        #expect(Printable(String(repeating: "~", count: 501)) == nil)
    }
}

@Suite("Random values for reminder channels")
struct ReminderChannelSecretTests {
    @Test(
        "Base64 follows RFC 4648, §10",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"), ("\u{7FF}~?", "379+Pw=="), ("\u{7FF}\u{7FF}", "37/fvw=="),
        ])
    func vectors(text: String, expected: String) {
        #expect(base64(Array(text.utf8)) == expected)
    }

    @Test("A secret is 32 bytes and a topic is valid for ntfy; each draw differs")
    func draws() {
        var dice = Dice.thrown()
        var secrets: Set<Printable> = []
        var topics: Set<String> = []
        for _ in 0..<1000 {
            let random = dice.identifier()
            guard let secret = ReminderChannel.webhookSecret(from: random) else {
                Issue.record("no secret from \(random)")
                return
            }
            // 32 bytes are 43 digits and one padding character.
            #expect(
                secret.text.count == 6 + 44 && secret.text.hasPrefix("whsec_") && secret.text.hasSuffix("="))
            secrets.insert(secret)
            let topic = ReminderChannel.topic(from: random)
            #expect(isTopic(topic) && topic.count == 6 + 12)
            topics.insert(topic)
        }
        #expect(secrets.count == 1000)
        #expect(topics.count == 1000)
    }
}
