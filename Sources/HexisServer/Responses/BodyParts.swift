import Hummingbird
import NIOCore

extension ResponseBodyWriter {
    /// Writes a long body in parts, so that what the other side does not read is not buffered for it as well.
    ///
    /// A connection notices that it takes no more while it deals with a part, on its event loop. Each part therefore
    /// follows only once the loop has dealt with the one before; until then a write would return at once.
    mutating func write(inParts bytes: ByteBuffer, over connection: any EventLoop) async throws {
        var rest = bytes
        while let part = rest.readSlice(length: min(longestPart, rest.readableBytes)), part.readableBytes > 0
        {
            try await write(part)
            try await connection.submit {}.get()
        }
    }
}

/// 64 KB, as much as a connection buffers.
private let longestPart = 64 * 1024
