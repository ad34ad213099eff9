import HexisCore
import Testing

@testable import HexisDelivery

@Suite("Messages for channels")
struct ChannelMessageTests {
    @Test(
        "A title that is not one line is refused",
        arguments: [
            "", "   ", "Walk\r\nBcc: everybody@example.org", "a\nb", "a\rb", "a\u{0}b", "a\u{85}b",
            "a\u{2028}b",
        ])
    func title(text: String) {
        #expect(throws: ChannelError.titleUnusable) { try channelMessage(title: text) }
    }

    @Test(
        "A page address that is not absolute, or could end a header, is refused",
        arguments: [
            "/today", "javascript:alert(1)", "https://", "https://a.example/\r\nBcc: b@example.org",
            "https://a.example/>", "https://a.example/é",
        ])
    func page(text: String) {
        #expect(throws: ChannelError.pageUnreadable) { try channelMessage(page: text) }
    }

    @Test("Each error has its own code and sentence")
    func wording() {
        let errors: [ChannelError] = [
            .address(.unreadable), .address(.notSecure), .address(.portUnusual(25)), .address(.isPrivate),
            .topicUnusable, .tokenUnusable, .secretUnusable, .mailAddressUnusable, .relayUnreadable,
            .relayLoginUnusable, .titleUnusable, .pageUnreadable,
        ]
        #expect(Set(errors.map(\.code)).count == errors.count)
        #expect(Set(errors.map(\.message)).count == errors.count)
    }
}
