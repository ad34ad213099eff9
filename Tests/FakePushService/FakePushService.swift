import NIOCore
package import NIOHTTP1
import NIOPosix
import NIOSSL
import Synchronization

/// A push service on this machine that answers in one way at a time and records the requests it received.
package final class FakePushService: Sendable {
    package enum Behaviour: Sendable {
        case answer(Int, headers: [(String, String)] = [], body: String = "")
        /// Accepts the request and never answers.
        case silence
        /// Accepts the request and answers once it is released.
        case hold
        /// Starts its response and never finishes it.
        case stall
        /// Sends a response without end.
        case endless
        case hangUp
    }

    package struct Received: Sendable {
        package let method: HTTPMethod
        package let path: String
        package let headers: HTTPHeaders
        package let body: [UInt8]
        package let at: ContinuousClock.Instant
    }

    private struct Notes {
        var behaviour: Behaviour
        var behaviours: [String: Behaviour] = [:]
        var held: [@Sendable () -> Void] = []
        var received: [Received] = []
        var open = 0
        var opened = 0
        /// The tasks waiting until every client has disconnected, until a request has come, and until a client has
        /// connected.
        var waitingForEnd: [CheckedContinuation<Void, Never>] = []
        var waitingForBeginning: [CheckedContinuation<Void, Never>] = []
        var waitingForConnection: [CheckedContinuation<Void, Never>] = []
    }

    private let notes: Mutex<Notes>
    private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    private let channel = Mutex<(any Channel)?>(nil)

    private init(_ behaviour: Behaviour) {
        notes = Mutex(Notes(behaviour: behaviour))
    }

    /// Runs a service for as long as `body` takes.
    package static func running<Answer>(
        _ behaviour: Behaviour, over tls: PushTLS? = nil,
        _ body: (FakePushService) async throws -> Answer
    ) async throws -> Answer {
        let service = FakePushService(behaviour)
        try await service.start(over: tls)
        do {
            let answer = try await body(service)
            try await service.stop()
            return answer
        } catch {
            try await service.stop()
            throw error
        }
    }

    package var port: Int { channel.withLock { $0?.localAddress?.port } ?? 0 }
    package var address: String { "http://127.0.0.1:\(port)" }
    package var secureAddress: String { "https://\(PushTLS.name):\(port)" }
    package var received: [Received] { notes.withLock { $0.received } }
    /// The number of connections ever opened.
    package var opened: Int { notes.withLock { $0.opened } }

    /// Answers this way from now on.
    package func behave(_ behaviour: Behaviour) {
        notes.withLock { $0.behaviour = behaviour }
    }

    /// Answers requests for one path this way from now on.
    package func behave(_ behaviour: Behaviour, at path: String) {
        notes.withLock { $0.behaviours[path] = behaviour }
    }

    /// Answers this way from now on, including the requests it has held.
    package func letGo(_ behaviour: Behaviour) {
        let held = notes.withLock { notes in
            defer { notes.held = [] }
            notes.behaviour = behaviour
            return notes.held
        }
        for answer in held { answer() }
    }

    /// Waits until no client is connected.
    package func everybodyLeft() async {
        await withCheckedContinuation { continuation in
            let isSo = notes.withLock { notes in
                if notes.open > 0 { notes.waitingForEnd.append(continuation) }
                return notes.open == 0
            }
            if isSo { continuation.resume() }
        }
    }

    /// Waits until a request has arrived.
    package func somebodyAsked() async {
        await withCheckedContinuation { continuation in
            let isSo = notes.withLock { notes in
                if notes.received.isEmpty { notes.waitingForBeginning.append(continuation) }
                return !notes.received.isEmpty
            }
            if isSo { continuation.resume() }
        }
    }

    /// Waits until a client has connected.
    package func somebodyCame() async {
        await withCheckedContinuation { continuation in
            let isSo = notes.withLock { notes in
                if notes.opened == 0 { notes.waitingForConnection.append(continuation) }
                return notes.opened > 0
            }
            if isSo { continuation.resume() }
        }
    }

    private func start(over tls: PushTLS?) async throws {
        let context = try tls.map { try NIOSSLContext(configuration: $0.server) }
        let bound = try await ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 1024)
            .childChannelInitializer { connection in
                connection.eventLoop.makeCompletedFuture {
                    self.came(connection)
                    let pipeline = connection.pipeline.syncOperations
                    if let context { try pipeline.addHandler(NIOSSLServerHandler(context: context)) }
                    try pipeline.configureHTTPServerPipeline(withErrorHandling: false)
                    try pipeline.addHandler(Answerer(self))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        channel.withLock { $0 = bound }
    }

    package func stop() async throws {
        try await channel.withLock { $0.take() }?.close()
        try await group.shutdownGracefully()
    }

    private func came(_ connection: any Channel) {
        let waiting = notes.withLock { notes in
            notes.open += 1
            notes.opened += 1
            defer { notes.waitingForConnection = [] }
            return notes.waitingForConnection
        }
        for continuation in waiting { continuation.resume() }
        connection.closeFuture.whenComplete { _ in self.left() }
    }

    private func left() {
        let waiting = notes.withLock { notes in
            notes.open -= 1
            guard notes.open == 0 else { return [CheckedContinuation<Void, Never>]() }
            defer { notes.waitingForEnd = [] }
            return notes.waitingForEnd
        }
        for continuation in waiting { continuation.resume() }
    }

    fileprivate func behaviour(at path: String?) -> Behaviour {
        notes.withLock { notes in path.flatMap { notes.behaviours[$0] } ?? notes.behaviour }
    }

    fileprivate func hold(_ answer: @escaping @Sendable () -> Void) {
        let isLetGo = notes.withLock { notes in
            guard case .hold = notes.behaviour else { return true }
            notes.held.append(answer)
            return false
        }
        if isLetGo { answer() }
    }

    fileprivate func note(_ request: Received) {
        let waiting = notes.withLock { notes in
            notes.received.append(request)
            defer { notes.waitingForBeginning = [] }
            return notes.waitingForBeginning
        }
        for continuation in waiting { continuation.resume() }
    }
}

/// Reads requests on one connection, and answers them.
private final class Answerer: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let service: FakePushService
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []

    init(_ service: FakePushService) {
        self.service = service
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            body = []
        case .body(let part): body.append(contentsOf: part.readableBytesView)
        case .end:
            guard let head else { return }
            service.note(
                .init(
                    method: head.method, path: head.uri, headers: head.headers, body: body,
                    at: ContinuousClock.now))
            answer(context)
        }
    }

    /// A client that aborts a response closes the connection; that is no failure here.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    private func answer(_ context: ChannelHandlerContext) {
        switch service.behaviour(at: head?.uri) {
        case .silence: break
        case .hold:
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            let loop = context.eventLoop
            service.hold { loop.execute { bound.value.0.answer(bound.value.1) } }
        case .hangUp: context.close(promise: nil)
        case .stall:
            begin(context, 400)
            write(context, "one word")
        case .endless:
            begin(context, 400)
            goOn(context)
        case .answer(let status, let headers, let body):
            begin(context, status, headers + [("Content-Length", "\(body.utf8.count)")])
            write(context, body)
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }
    }

    private func begin(_ context: ChannelHandlerContext, _ status: Int, _ headers: [(String, String)] = []) {
        let head = HTTPResponseHead(
            version: .http1_1, status: .init(statusCode: status), headers: HTTPHeaders(headers))
        context.write(wrapOutboundOut(.head(head)), promise: nil)
    }

    private func write(_ context: ChannelHandlerContext, _ text: String) {
        context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil)
    }

    /// Writes the next piece as soon as the previous one has been written.
    private func goOn(_ context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let part = ByteBuffer(repeating: UInt8(ascii: "x"), count: 10_000)
        context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(part)))).whenSuccess {
            let (answerer, context) = bound.value
            answerer.goOn(context)
        }
    }
}
