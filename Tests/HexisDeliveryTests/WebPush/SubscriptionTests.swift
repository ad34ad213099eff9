import HexisCore
import Testing

@testable import HexisDelivery

@Suite("Reading and checking a browser's subscription")
struct SubscriptionTests {
    /// The subscription as Firefox writes it, with the key of RFC 8291's example.
    private static let publicKey =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    private static let secret = "BTBZMqHH6r4Tts7J_aSIgg"
    private static let endpoint = "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk_x-Y"

    private func subscription(
        endpoint: String = endpoint, publicKey: String = publicKey, secret: String = secret
    ) throws -> PushSubscription {
        let json = try JSON(
            parsing: """
                {"endpoint":"\(endpoint)","expirationTime":null,
                 "keys":{"p256dh":"\(publicKey)","auth":"\(secret)"}}
                """)
        return try PushSubscription(json)
    }

    @Test("The output of a browser's toJSON() is read, and survives a round trip")
    func json() throws {
        let subscription = try subscription()
        #expect(subscription.endpoint.text == SubscriptionTests.endpoint)
        #expect(subscription.endpoint.origin == "https://updates.push.services.mozilla.com")
        #expect(subscription.publicKey.count == 65)
        #expect(subscription.authenticationSecret.count == 16)
        #expect(try PushSubscription(subscription.json) == subscription)
    }

    @Test("Keys may be padded")
    func padded() throws {
        let padded = try subscription(
            publicKey: SubscriptionTests.publicKey + "=", secret: SubscriptionTests.secret + "==")
        #expect(try padded == subscription())
    }

    @Test(
        "JSON that is not a subscription is refused",
        arguments: [
            "null", "{}", "[]", #"{"endpoint":"https://push.example.org/"}"#,
            #"{"endpoint":7,"keys":{"p256dh":"","auth":""}}"#,
            #"{"endpoint":"https://push.example.org/","keys":{"p256dh":"BCVx"}}"#,
        ])
    func noSubscription(text: String) {
        #expect(throws: WebPushError.subscriptionUnreadable) { try PushSubscription(JSON(parsing: text)) }
    }

    @Test(
        "A key that is not a point on the curve is refused",
        arguments: [
            "", "BCVx", publicKey + "AAAA", "B" + String(repeating: "A", count: 86),
            "+" + publicKey.dropFirst(),
            // The same point, compressed.
            "AiVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx",
        ])
    func noKey(text: String) {
        #expect(throws: WebPushError.publicKeyUnusable) { try subscription(publicKey: text) }
    }

    @Test(
        "A secret of the wrong length is refused",
        arguments: ["", "BTBZMqHH6r4Tts7J_aSI", secret + "AA", "?"])
    func noSecret(text: String) {
        #expect(throws: WebPushError.secretUnusable) { try subscription(secret: text) }
    }
}

@Suite("Push endpoints")
struct EndpointTests {
    @Test(
        "An endpoint's origin is the audience of its token",
        arguments: [
            ("https://fcm.googleapis.com/fcm/send/abc:def", "https://fcm.googleapis.com"),
            ("HTTPS://Web.Push.Apple.com/QGuQ", "https://web.push.apple.com"),
            ("https://push.example.org:443/a?b=c", "https://push.example.org"),
            ("https://9.9.9.9/a", "https://9.9.9.9"),
            ("https://[2620:fe::fe]/a", "https://[2620:fe::fe]"),
        ])
    func origin(of text: String, is origin: String) throws {
        #expect(try PushEndpoint(text).origin == origin)
    }

    @Test(
        "Anything but a plain web address is refused",
        arguments: [
            "", "push.example.org", "https://", "https:///a", "/a", "https://push.example.org/a b",
            "https://push.example.org/\r\nX: y", "https://push.example.org/é", "https://a@push.example.org/",
            "https://a:b@push.example.org/", "https://push.example.org/#a", "https://127%2e0.0.1/",
            "https://push_1!.example.org/", "https://push.example.org\\@127.0.0.1/",
        ])
    func unreadable(text: String) {
        #expect(throws: WebPushError.endpointUnreadable) { try PushEndpoint(text) }
    }

    @Test("An address of 2,048 bytes is accepted, and a longer one is refused")
    func length() throws {
        let start = "https://push.example.org/"
        let longest = start + String(repeating: "a", count: 2048 - start.utf8.count)
        #expect(try PushEndpoint(longest).text == longest)
        #expect(throws: WebPushError.endpointUnreadable) { try PushEndpoint(longest + "a") }
    }

    @Test(
        "HTTP is refused, unless allowed", arguments: ["http://push.example.org/", "ftp://push.example.org/"])
    func notSecure(text: String) {
        #expect(throws: WebPushError.endpointNotSecure) { try PushEndpoint(text) }
    }

    @Test("Other ports are refused, unless allowed")
    func ports() throws {
        #expect(throws: WebPushError.endpointPortUnusual(22)) {
            try PushEndpoint("https://push.example.org:22/")
        }
        let allowed = try PushEndpoint("https://push.example.org:8443/", within: .unusualPorts)
        #expect(allowed.origin == "https://push.example.org:8443")
        #expect(throws: WebPushError.endpointNotSecure) {
            try PushEndpoint("http://push.example.org:80/", within: .unusualPorts)
        }
    }

    @Test(
        "Addresses in private networks are refused in any notation, unless allowed",
        arguments: [
            "127.0.0.1", "127.1", "2130706433", "0x7f.0.0.1", "0177.0.0.1", "10.1.2.3", "172.16.0.1",
            "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
            "255.255.255.255", "[::1]", "[::]", "[fe80::1]", "[fd00::1]", "[::ffff:127.0.0.1]",
            "[64:ff9b::10.0.0.1]", "[2002:7f00:1::]", "[2001:db8::1]", "[ff02::1]", "localhost", "localhost.",
            "a.localhost", "printer.local", "router.home.arpa", "metadata.google.internal", "intranet",
            "a..b",
        ])
    func privateAddresses(host: String) throws {
        #expect(throws: WebPushError.endpointPrivate) { try PushEndpoint("https://\(host)/a") }
        #expect(try PushEndpoint("https://\(host)/a", within: .privateAddresses).origin == "https://\(host)")
    }

    @Test(
        "Public addresses next to private ranges are accepted",
        arguments: [
            "9.255.255.255", "11.0.0.0", "172.15.255.255", "172.32.0.0", "192.167.255.255", "100.128.0.0",
            "169.253.0.1", "223.255.255.255", "[2606:4700::1]", "[64:ff9b::8.8.8.8]", "[::ffff:8.8.8.8]",
            "local.example.org", "localhost.example.org", "push.example.org.",
        ])
    func publicAddresses(host: String) throws {
        #expect(try PushEndpoint("https://\(host)/a").origin == "https://\(host)")
    }
}

@Suite("Base64url")
struct Base64URLTests {
    @Test("Decoding reverses encoding for every length")
    func roundTrip() {
        for count in 0...70 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 251 * $0 + 250) }
            #expect(Base64URL.bytes(of: Base64URL.text(of: bytes)) == bytes)
        }
        // Values 62 and 63 are where it differs from plain Base64.
        #expect(Base64URL.text(of: [0xFB, 0xFF]) == "-_8")
    }

    @Test(
        "Plain Base64, spaces and half a byte are refused",
        arguments: ["+_8", "-/8", "- _8", "A", "AA===", "=", "A=A"])
    func refused(text: String) {
        #expect(Base64URL.bytes(of: text) == nil)
    }
}
