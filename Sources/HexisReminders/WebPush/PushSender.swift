import AsyncHTTPClient
import HexisCore
import NIOCore

/// Hands messages to push services, and says what became of them.
///
/// It follows no redirect, sends nothing to a private address, waits for nobody longer than its limits, and
/// reads no more of an answer than the beginning. Whoever makes one shuts it down.
public final class PushSender: Sendable {
    private let client: HTTPClient
    private let tokens: VAPIDTokens
    private let limits: Limits
    private let now: @Sendable () -> Instant

    /// How long is waited, and how much is read.
    public struct Limits: Sendable {
        /// For a connection: until a new one is made, or one of those there are is free.
        public var connecting: Duration = .seconds(15)
        /// For all of a message: waiting for a connection, sending, and reading the answer.
        public var sending: Duration = .seconds(30)
        /// Each carries one message at a time; further messages wait.
        public var connectionsPerService = 16
        /// The beginning of an answer, which says why a message was not taken.
        public var answerBytes = 4096

        public init() {}
    }

    public convenience init(
        tokens: VAPIDTokens, reach: PushReach = .publicServices, limits: Limits = Limits(),
        now: @escaping @Sendable () -> Instant
    ) {
        self.init(tokens: tokens, reach: reach, limits: limits, now: now) { _ in }
    }

    /// `adjust` changes how the network is reached, such as where a name leads and which certificates count.
    init(
        tokens: VAPIDTokens, reach: PushReach, limits: Limits, now: @escaping @Sendable () -> Instant,
        adjusting adjust: (inout HTTPClient.Configuration) -> Void
    ) {
        self.tokens = tokens
        self.limits = limits
        self.now = now
        var configuration = HTTPClient.Configuration.forPush(reach: reach, limits: limits)
        adjust(&configuration)
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// Sends one message to one browser.
    public func send(_ message: PushMessage, to subscription: PushSubscription) async -> PushOutcome {
        do {
            let request = try PushRequest(message, to: subscription, signedBy: tokens, at: now())
            return try await within(limits.sending) { try await self.exchange(HTTPClientRequest(request)) }
        } catch {
            return PushOutcome(failure: error)
        }
    }

    /// Lets no new message go out, and closes all connections.
    public func shutdown() async throws {
        try await client.shutdown()
    }

    private func exchange(_ request: HTTPClientRequest) async throws -> PushOutcome {
        // The deadline is `within`'s, which also covers the answer's body.
        let answer = try await client.execute(request, deadline: .distantFuture)
        let beginning = try await answer.body.beginning(limits.answerBytes)
        return PushOutcome(
            status: Int(answer.status.code), retryAfter: answer.headers.first(name: "Retry-After"),
            body: beginning, at: now())
    }
}

extension HTTPClientRequest {
    fileprivate init(_ request: PushRequest) {
        self.init(url: request.address)
        method = .POST
        for header in request.headers { headers.add(name: header.name, value: header.value) }
        body = .bytes(request.body)
    }
}

extension HTTPClientResponse.Body {
    /// Reads so many bytes; a body that goes on is broken off, with its connection.
    fileprivate func beginning(_ count: Int) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        for try await part in self {
            bytes.append(contentsOf: part.readableBytesView.prefix(count - bytes.count))
            if bytes.count == count { break }
        }
        return bytes
    }
}
