import AsyncHTTPClient
import HexisCore
import NIOCore

/// The connections over which messages are handed to services that somebody else named.
///
/// They follow no redirect, lead into no private network, wait for nobody longer than their limits, and read no
/// more of an answer than the beginning. Whoever makes them shuts them down.
public final class Connections: Sendable {
    private let client: HTTPClient
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
        reach: Reach = .publicServices, limits: Limits = Limits(), now: @escaping @Sendable () -> Instant
    ) {
        self.init(reach: reach, limits: limits, now: now) { _ in }
    }

    /// `adjust` changes how the network is reached, such as where a name leads and which certificates count.
    init(
        reach: Reach, limits: Limits, now: @escaping @Sendable () -> Instant,
        adjusting adjust: (inout HTTPClient.Configuration) -> Void
    ) {
        self.limits = limits
        self.now = now
        var configuration = HTTPClient.Configuration.outward(reach: reach, limits: limits)
        adjust(&configuration)
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// Makes a request and sends it. Answers with one of `goneStatuses` say that nothing is wanted there any
    /// more.
    func send(
        goneStatuses: [Int], _ request: (Instant) throws -> OutgoingRequest
    ) async -> DeliveryOutcome {
        do {
            let request = HTTPClientRequest(try request(now()))
            return try await within(limits.sending) { try await self.exchange(request, goneStatuses) }
        } catch {
            return DeliveryOutcome(failure: error)
        }
    }

    /// Lets no new message go out, and closes all connections.
    public func shutdown() async throws {
        try await client.shutdown()
    }

    private func exchange(_ request: HTTPClientRequest, _ goneStatuses: [Int]) async throws -> DeliveryOutcome
    {
        // The deadline is `within`'s, which also covers the answer's body.
        let answer = try await client.execute(request, deadline: .distantFuture)
        let beginning = try await answer.body.beginning(limits.answerBytes)
        return DeliveryOutcome(
            status: Int(answer.status.code), retryAfter: answer.headers.first(name: "Retry-After"),
            body: beginning, goneStatuses: goneStatuses, at: now())
    }
}

extension HTTPClientRequest {
    fileprivate init(_ request: OutgoingRequest) {
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
