import FakePushService
import HexisCore
import Testing

@testable import HexisDelivery

@Suite("Notifications on a device")
struct NotificationTests {
    private let walk = PushNotification(
        title: "Walk", body: "After lunch I will walk.", page: "https://hexis.example.org/today", tag: "w7")

    private func text(_ notification: PushNotification) throws -> String {
        String(decoding: try notification.payload(), as: UTF8.self)
    }

    @Test("The payload is a declarative push message, as Safari and the standard read it")
    func payload() throws {
        let expected =
            #"{"web_push":8030,"notification":{"title":"Walk","body":"After lunch I will walk.","#
            + #""navigate":"https://hexis.example.org/today","tag":"w7","lang":"en","silent":false,"#
            + #""mutable":false},"mutable":false}"#
        #expect(try text(walk) == expected)
    }

    @Test("Badge, buttons and the mutable flag are where each reader looks for them")
    func everything() throws {
        var notification = walk
        notification.badge = 0
        notification.isSilent = true
        notification.isMutable = true
        notification.language = "de"
        notification.actions = [
            .init(
                name: "done", title: "Done", page: "https://hexis.example.org/done", form: "/done",
                fields: "a=b&c=d")
        ]
        let expected =
            #"{"web_push":8030,"notification":{"title":"Walk","body":"After lunch I will walk.","#
            + #""navigate":"https://hexis.example.org/today","tag":"w7","lang":"de","silent":true,"actions":"#
            + #"[{"action":"done","title":"Done","navigate":"https://hexis.example.org/done","form":"/done","#
            + #""fields":"a=b&c=d"}],"#
            + #""mutable":true,"app_badge":0},"mutable":true,"app_badge":0}"#
        #expect(try text(notification) == expected)
    }

    @Test("Notifications that Safari would drop are refused before they are sent")
    func refused() {
        var untitled = walk
        untitled.title = ""
        #expect(throws: WebPushError.titleMissing) { try untitled.payload() }
        for page in ["", "/today", "hexis.example.org/today", "https://", "javascript:alert(1)"] {
            var notification = walk
            notification.page = page
            #expect(throws: WebPushError.pageUnreadable) { try notification.payload() }
            notification = walk
            notification.actions = [.init(name: "done", title: "Done", page: page, form: "/done", fields: "")]
            #expect(throws: WebPushError.pageUnreadable) { try notification.payload() }
        }
    }

    @Test(
        "Long text is shortened to 3,000 bytes in all, between characters",
        arguments: ["a", "é", "👩‍👩‍👧", "\u{1}", "\"", "مشي "])
    func long(piece: String) throws {
        var notification = walk
        notification.title = String(repeating: piece, count: 4000)
        notification.body = String(repeating: piece, count: 4000)
        let bytes = try notification.payload()
        // One more character would have exceeded the limit.
        let size = JSON.string(piece).text.utf8.count - 2
        #expect(3000 - size < bytes.count && bytes.count <= 3000)
        let json = try #require(JSON(parsing: bytes)["notification"])
        for name in ["title", "body"] {
            let text = try #require(json[name]?.string)
            #expect(text.hasSuffix("…"))
            #expect(text.dropLast() == notification.body.prefix(text.count - 1))
        }
        let title = try #require(json["title"]?.string)
        #expect(JSON.string(title).text.utf8.count - 2 <= 400)
    }

    @Test("Text that just fits is not shortened")
    func fits() throws {
        var notification = walk
        notification.body = ""
        let room = try 3000 - notification.payload().count
        notification.body = String(repeating: "a", count: room)
        #expect(try notification.payload().count == 3000)
        #expect(try text(notification).contains(notification.body))
        notification.body += "a"
        #expect(try text(notification).contains("aa…\""))
        #expect(try notification.payload().count == 3000)
    }

    @Test("Text that cannot be shortened, such as an address, must leave room")
    func address() throws {
        var notification = walk
        notification.page += "?" + String(repeating: "a", count: 3000)
        #expect(throws: WebPushError.self) { try notification.payload() }
    }

    @Test("Any text becomes JSON of at most 3,000 bytes")
    func anything() throws {
        var dice = Dice.thrown()
        for _ in 0..<300 {
            func text(_ most: Int) -> String {
                String(decoding: dice.bytes(dice.number(1...most)), as: UTF8.self)
            }
            var notification = walk
            notification.title = text(600)
            notification.body = text(4000)
            let bytes = try notification.payload()
            #expect(bytes.count <= 3000)
            let json = try #require(JSON(parsing: bytes)["notification"])
            #expect(json["title"]?.string?.isEmpty == false)
        }
    }
}
