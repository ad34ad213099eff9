import Hummingbird
import NIOCore

extension ResponseBodyWriter {
    /// Writes a long body in parts, so that data the peer does not read is not buffered on top.
    ///
    /// A connection notices that its peer accepts no more while it processes a part, on its event loop. Each part
    /// therefore waits until the loop has processed the one before; until then a write would return at once.
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
