import HexisCore
import Testing

@testable import HexisApp

private let settings = "/settings/reminders"
private let list = "\(settings)/channels"

@Suite("Reminder channel pages")
struct ChannelPageTests {
    private func address(of channel: ReminderChannel) -> String { "\(list)/\(channel.id)" }

    private func visitor(_ kind: ReminderChannel.Kind, _ fields: [(name: String, value: String)]) -> Visitor {
        var visitor = Visitor()
        visitor.post(list, [("kind", kind.name)] + fields)
        return visitor
    }

    @Test(
        "An ntfy topic is added with its generated name, changed, switched off and on, and removed"
    )
    func ntfy() throws {
        var visitor = Visitor()
        visitor.get("\(list)/new?kind=ntfy")
        let drawn = try #require(
            visitor.page.firstMatch(of: /name="topic"[^>]* value="(hexis-[a-z2-9]{12})"/))
        let topic = String(drawn.output.1)
        visitor.post(
            list, [("kind", "ntfy"), ("topic", topic), ("address", "https://ntfy.sh"), ("token", "")])
        let channel = try #require(visitor.practice.reminderChannels.first)
        #expect(visitor.address == "\(address(of: channel))?added=1")
        #expect(channel.address.text == "https://ntfy.sh/\(topic)")
        #expect(channel.secret == nil)
        for place in [settings, address(of: channel)] {
            visitor.get(place)
            #expect(visitor.page.contains("ntfy.sh/\(topic)"), "\(place)")
        }
        visitor.post(
            address(of: channel),
            [("topic", "anna"), ("address", "ntfy.example.org:8443/"), ("token", "tk_1")])
        let changed = try #require(visitor.practice.reminderChannels.first)
        #expect(changed.id == channel.id)
        #expect(changed.address.text == "https://ntfy.example.org:8443/anna")
        #expect(changed.secret?.text == "tk_1")
        visitor.post("\(address(of: channel))/switch-off", [])
        #expect(visitor.page.contains("Switched off"))
        #expect(!visitor.page.contains("/settings/reminders/test/"))
        #expect(visitor.practice.reminderChannels.map(\.isOn) == [false])
        visitor.post("\(address(of: channel))/switch-on", [])
        #expect(visitor.practice.reminderChannels.map(\.isOn) == [true])
        #expect(visitor.practice.reminderChannels.first?.secret?.text == "tk_1")
        #expect(visitor.page.contains("/settings/reminders/test/\(channel.id)\""))
        visitor.post("\(address(of: channel))/remove", [])
        #expect(visitor.address == "\(settings)#channels")
        #expect(visitor.practice.reminderChannels.isEmpty)
    }

    @Test("A webhook gets a secret of its own, which is shown and survives a change of address")
    func webhook() throws {
        var visitor = visitor(.webhook, [("address", " https://example.org/hook?a=b ")])
        let channel = try #require(visitor.practice.reminderChannels.first)
        #expect(channel.address.text == "https://example.org/hook?a=b")
        let secret = try #require(channel.secret?.text)
        #expect(secret.wholeMatch(of: /whsec_[A-Za-z0-9+\/]{43}=/) != nil)
        #expect(visitor.page.contains(secret))
        #expect(visitor.page.contains(ChannelStepsWording.verifyTitle))
        visitor.post(address(of: channel), [("address", "https://example.org/other")])
        #expect(visitor.practice.reminderChannels.first?.secret?.text == secret)
        #expect(visitor.practice.reminderChannels.first?.address.text == "https://example.org/other")
        var other = Visitor(origin: 6)
        other.post(list, [("kind", "webhook"), ("address", "https://example.org/hook")])
        #expect(other.practice.reminderChannels.first?.secret?.text != secret)
    }

    @Test("An e-mail address waits until its link is opened and confirmed")
    func mail() throws {
        var visitor = visitor(.mail, [("address", "maria@example.org")])
        let channel = try #require(visitor.practice.reminderChannels.first)
        #expect(channel.isWaiting)
        #expect(visitor.page.contains(ChannelStepsWording.mailTitle))
        #expect(visitor.page.contains(ChannelStepsWording.mailAgain))
        visitor.get("\(address(of: channel))/confirm?code=7Q-2x")
        #expect(visitor.page.contains("name=\"code\" value=\"7Q-2x\""))
        #expect(visitor.practice.reminderChannels[0].isWaiting)
        visitor.post("\(address(of: channel))/confirm", [("code", "7Q-2x")])
        #expect(visitor.practice.reminderChannels[0].code?.text == "7Q-2x")
        #expect(!visitor.practice.reminderChannels[0].isWaiting)
        #expect(!visitor.page.contains(ChannelStepsWording.mailTitle))
    }

    @Test(
        "A link without a valid code says so, and confirms nothing", arguments: ["", "?code=", "?code=a%20b"])
    func incomplete(query: String) throws {
        var visitor = visitor(.mail, [("address", "maria@example.org")])
        let address = address(of: try #require(visitor.practice.reminderChannels.first))
        visitor.get("\(address)/confirm\(query)")
        #expect(visitor.page.contains(ChannelStepsWording.incomplete))
        #expect(!visitor.page.contains("name=\"code\""))
        visitor.post("\(address)/confirm", [("code", "a b")])
        #expect(visitor.recorded.isEmpty)
        #expect(visitor.page.contains(ChannelStepsWording.incomplete))
    }

    @Test("A changed e-mail address has to be confirmed again; an unchanged one keeps its state")
    func mailMoved() throws {
        var visitor = visitor(.mail, [("address", "maria@example.org")])
        let channel = try #require(visitor.practice.reminderChannels.first)
        visitor.post("\(address(of: channel))/confirm", [("code", "7Q2x")])
        visitor.post(address(of: channel), [("address", "maria@example.org")])
        #expect(visitor.practice.reminderChannels.map(\.id) == [channel.id])
        #expect(!visitor.practice.reminderChannels[0].isWaiting)
        visitor.post(address(of: channel), [("address", "eve@example.com")])
        #expect(visitor.practice.reminderChannels.map(\.address.text) == ["eve@example.com"])
        #expect(visitor.practice.reminderChannels[0].isWaiting)
        #expect(visitor.status == 200)
    }

    @Test("A form sent twice adds one channel")
    func twice() {
        var visitor = Visitor()
        let fields = [
            ("entry", "\(Identifier(high: 3, low: 3))"), ("kind", "webhook"),
            ("address", "https://example.org/"),
        ]
        visitor.post(list, fields)
        let secret = visitor.practice.reminderChannels.first?.secret
        visitor.post(list, fields)
        #expect(visitor.practice.reminderChannels.map(\.secret) == [secret])
        #expect(visitor.status == 200)
    }

    @Test("At most ten channels can be added")
    func full() {
        var visitor = Visitor()
        for number in 1...11 {
            visitor.get(settings)
            #expect(visitor.page.contains("new?kind=mail") == (number < 11))
            visitor.post(list, [("kind", "mail"), ("address", "maria\(number)@example.org")])
        }
        #expect(visitor.recorded.isEmpty)
        #expect(visitor.practice.reminderChannels.count == 10)
        #expect(visitor.page.contains(ChannelWording.full))
        visitor.get("\(list)/new?kind=mail")
        #expect(visitor.status == 303)
    }
}

@Suite("Invalid reminder channels")
struct ChannelProblemTests {
    struct Case: Sendable {
        let kind: ReminderChannel.Kind
        let fields: [(name: String, value: String)]
        let message: String
    }

    @Test(
        "A problem is reported beside its field, and the typed values stay",
        arguments: [
            Case(kind: .mail, fields: [("address", "")], message: ChannelFieldWording.mailProblem),
            Case(kind: .mail, fields: [("address", "maria@home")], message: ChannelFieldWording.mailProblem),
            Case(
                kind: .mail, fields: [("address", "maria@example.org, eve@example.org")],
                message: ChannelFieldWording.mailProblem),
            Case(kind: .webhook, fields: [("address", "")], message: ChannelFieldWording.webhookProblem),
            Case(kind: .webhook, fields: [("address", "hook")], message: ChannelFieldWording.webhookProblem),
            Case(
                kind: .webhook, fields: [("address", "http://example.org/hook")],
                message: ChannelFieldWording.notSecure),
            Case(
                kind: .webhook,
                fields: [("address", "https://example.org/" + String(repeating: "x", count: 500))],
                message: ChannelFieldWording.webhookProblem),
            Case(kind: .ntfy, fields: [("topic", "")], message: ChannelFieldWording.topicProblem),
            Case(kind: .ntfy, fields: [("topic", "my topic")], message: ChannelFieldWording.topicProblem),
            Case(kind: .ntfy, fields: [("topic", "größe")], message: ChannelFieldWording.topicProblem),
            Case(
                kind: .ntfy, fields: [("topic", "anna"), ("address", "http://ntfy.sh")],
                message: ChannelFieldWording.serverProblem),
            Case(
                kind: .ntfy, fields: [("topic", "anna"), ("address", "https://ntfy.sh/sub/")],
                message: ChannelFieldWording.serverProblem),
            Case(
                kind: .ntfy, fields: [("topic", "anna"), ("token", "tk 1")],
                message: ChannelFieldWording.tokenProblem),
            Case(
                kind: .ntfy, fields: [("topic", "anna"), ("token", String(repeating: "x", count: 201))],
                message: ChannelFieldWording.tokenProblem),
        ])
    func refused(_ wrong: Case) {
        var visitor = Visitor()
        visitor.post(list, [("kind", wrong.kind.name)] + wrong.fields)
        #expect(visitor.status == 422)
        #expect(visitor.page.contains(wrong.message))
        for field in wrong.fields { #expect(visitor.page.contains("value=\"\(field.value)\"")) }
        #expect(visitor.recorded.isEmpty)
    }

    @Test("A problem in a change is reported too, and nothing changes")
    func changed() throws {
        var visitor = Visitor()
        visitor.post(list, [("kind", "mail"), ("address", "maria@example.org")])
        let channel = try #require(visitor.practice.reminderChannels.first)
        visitor.post("\(list)/\(channel.id)", [("address", "maria")])
        #expect(visitor.status == 422)
        #expect(visitor.page.contains(ChannelFieldWording.mailProblem))
        #expect(visitor.page.contains("value=\"maria\""))
        #expect(visitor.practice.reminderChannels == [channel])
    }

    @Test(
        "An unknown channel is not found, and the app itself sends nothing",
        arguments: [
            "\(list)/new", "\(list)/new?kind=fax", "\(list)/1", "\(list)/\(Identifier(high: 0, low: 1))",
            "\(list)/\(Identifier(high: 0, low: 1))/confirm?code=1",
        ])
    func nothing(address: String) throws {
        var visitor = Visitor()
        visitor.post(list, [("kind", "ntfy"), ("topic", "anna")])
        let channel = try #require(visitor.practice.reminderChannels.first)
        visitor.get(address)
        #expect(visitor.status == 404)
        visitor.get("\(list)/\(channel.id)/confirm?code=1")
        #expect(visitor.status == 404)
        visitor.post("/settings/reminders/test/\(channel.id)", [])
        #expect(visitor.status == 404)
        #expect(visitor.recorded.isEmpty)
    }
}
