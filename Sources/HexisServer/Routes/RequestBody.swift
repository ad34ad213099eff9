import HTTPTypes
import HexisApp
import HexisCore
import HexisService
import Hummingbird
import NIOCore

/// A request's body, limited in size and time.
struct RequestBody {
    private(set) var text = ""
    private(set) var bytes: [UInt8] = []
    private(set) var file: ReceivedFile?
    private(set) var picture: ReceivedPicture?

    /// Empty for a request that changes nothing; files are accepted from signed-in people only.
    init(
        _ request: HummingbirdCore.Request, _ context: ConnectionContext, _ kind: BodyKind,
        of person: PersonID?
    ) async throws {
        guard request.method == .post else { return }
        switch kind {
        case .form:
            text = try await RequestBody.readForm(request, context)
        case .bytes(let limit):
            bytes = Array(buffer: try await RequestBody.read(request, context, upTo: limit))
        case .file(let room):
            guard let person else { return }
            guard let slot = room.slots.take(for: person) else { throw ServiceError.refused(.anotherFile) }
            file = await ReceivedFile(request, context, room, in: slot)
        case .picture(let reception):
            guard let person else { return }
            picture = try await RequestBody.readPicture(request, context, reception, of: person)
        }
    }

    private static func readForm(
        _ request: HummingbirdCore.Request, _ context: ConnectionContext
    ) async throws -> String {
        let type = request.headers[.contentType]?.lowercased() ?? ""
        guard type.isEmpty || type.hasPrefix("application/x-www-form-urlencoded") else {
            throw ServiceError.refused(.malformed)
        }
        return String(buffer: try await read(request, context, upTo: RequestContext.longestForm))
    }

    private static func readPicture(
        _ request: HummingbirdCore.Request, _ context: ConnectionContext, _ reception: Reception,
        of person: PersonID
    ) async throws -> ReceivedPicture {
        try refuseLonger(request, than: Reception.longest)
        return try await within(.minutes(15), context) {
            let pace = LeastPace(context.channel)
            defer { pace.end() }
            return try await reception.receive(request.body, of: person) { pace.count($0) }
        }
    }

    private static func read(
        _ request: HummingbirdCore.Request, _ context: ConnectionContext, upTo limit: Int
    ) async throws -> ByteBuffer {
        try refuseLonger(request, than: limit)
        do {
            return try await within(.seconds(30), context) { try await request.body.collect(upTo: limit) }
        } catch is NIOTooManyBytesError {
            throw ServiceError.refused(.tooLarge)
        }
    }

    private static func refuseLonger(_ request: HummingbirdCore.Request, than limit: Int) throws {
        guard let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit else {
            return
        }
        throw ServiceError.refused(.tooLarge)
    }

    /// Runs `body`, and closes the connection if it takes too long, since a client may send a byte a minute.
    private static func within<Value>(
        _ time: TimeAmount, _ context: ConnectionContext, _ body: () async throws -> Value
    ) async throws -> Value {
        let channel = context.channel
        let deadline = channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
        defer { deadline.cancel() }
        return try await body()
    }
}
