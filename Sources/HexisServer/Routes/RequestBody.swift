import HTTPTypes
import HexisApp
import Hummingbird
import NIOCore

/// What a request brought along, within bounds of size and time.
struct RequestBody {
    private(set) var text = ""
    private(set) var bytes: [UInt8] = []

    /// Empty for a request that changes nothing.
    init(_ request: HummingbirdCore.Request, _ context: Connection, _ kind: BodyKind) async throws {
        guard request.method == .post else { return }
        switch kind {
        case .form:
            let type = request.headers[.contentType]?.lowercased() ?? ""
            guard type.isEmpty || type.hasPrefix("application/x-www-form-urlencoded") else {
                throw ServerError.refused(.malformed)
            }
            text = String(buffer: try await RequestBody.read(request, context, upTo: Visit.longestForm))
        case .bytes(let limit):
            bytes = Array(buffer: try await RequestBody.read(request, context, upTo: limit))
        }
    }

    private static func read(
        _ request: HummingbirdCore.Request, _ context: Connection, upTo limit: Int
    ) async throws -> ByteBuffer {
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
            throw ServerError.refused(.tooLarge)
        }
        // Whoever sends a byte a minute is not waited for.
        let channel = context.channel
        let deadline = channel.eventLoop.scheduleTask(in: .seconds(30)) { channel.close(promise: nil) }
        defer { deadline.cancel() }
        do {
            return try await request.body.collect(upTo: limit)
        } catch is NIOTooManyBytesError {
            throw ServerError.refused(.tooLarge)
        }
    }
}
