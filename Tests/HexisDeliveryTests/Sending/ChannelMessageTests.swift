import HexisCore
import Testing

@testable import HexisDelivery

@Suite("A message for a channel")
struct ChannelMessageTests {
    @Test(
        "a title that is not one line is refused",
        arguments: [
            "", "   ", "Walk\r\nBcc: everybody@example.org", "a\nb", "a\rb", "a\u{0}b", "a\u{85}b",
            "a\u{2028}b",
        ])
    func title(text: String) {
        #expect(throws: ChannelError.titleUnusable) { try channelMessage(title: text) }
    }

    @Test(
        "a page that is no whole address, or could end a header, is refused",
        arguments: [
            "/today", "javascript:alert(1)", "https://", "https://a.example/\r\nBcc: b@example.org",
            "https://a.example/>", "https://a.example/é",
        ])
    func page(text: String) {
        #expect(throws: ChannelError.pageUnreadable) { try channelMessage(page: text) }
    }

    @Test("each error has a code and a sentence of its own")
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
