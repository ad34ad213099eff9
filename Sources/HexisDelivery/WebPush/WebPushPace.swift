import Crypto
package import HexisCore

/// Measures how quickly this machine prepares messages, for benchmarks.
package enum WebPushPace {
    /// Encrypts and signs so many messages, each for another push service, so that no token is reused. Returns
    /// messages per second.
    package static func messagesPerSecond(
        preparing count: Int, at now: Instant
    ) throws(WebPushError) -> Double {
        let key = VAPIDKey()
        let contact = try VAPIDContact("mailto:benchmark@example.org")
        let message = try PushMessage(payload: [UInt8](repeating: 0x20, count: 300), secondsToLive: 3600)
        let browsers = try (0..<count).map(browser)
        let tokens = VAPIDTokens(key: key, contact: contact)
        let clock = ContinuousClock()
        let start = clock.now
        for browser in browsers { _ = try OutgoingRequest(message, to: browser, signedBy: tokens, at: now) }
        return Double(count) / (start.duration(to: clock.now) / .seconds(1))
    }

    private static func browser(_ number: Int) throws(WebPushError) -> PushSubscription {
        try PushSubscription(
            endpoint: PushEndpoint("https://push\(number).example.org/"),
            publicKey: Array(P256.KeyAgreement.PrivateKey().publicKey.x963Representation),
            authenticationSecret: WebPushEncryption.randomSalt())
    }
}
