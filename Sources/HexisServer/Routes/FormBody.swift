import HTTPTypes
import HexisApp
import Hummingbird
import NIOCore

/// What a form sent along, within bounds of size and time.
struct FormBody {
    let text: String

    /// Empty for a request that changes nothing.
    init(_ request: HummingbirdCore.Request, _ context: Connection) async throws {
        guard request.method == .post else {
            text = ""
            return
        }
        let type = request.headers[.contentType]?.lowercased() ?? ""
        guard type.isEmpty || type.hasPrefix("application/x-www-form-urlencoded") else {
            throw ServerError.refused(.malformed)
        }
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > Visit.longestForm {
            throw ServerError.refused(.tooLarge)
        }
        // Whoever sends a byte a minute is not waited for.
        let channel = context.channel
        let deadline = channel.eventLoop.scheduleTask(in: .seconds(30)) { channel.close(promise: nil) }
        defer { deadline.cancel() }
        do {
            text = String(buffer: try await request.body.collect(upTo: Visit.longestForm))
        } catch is NIOTooManyBytesError {
            throw ServerError.refused(.tooLarge)
        }
    }
}
