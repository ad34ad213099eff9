import HTTPTypes
import NIOCore

/// Answers plain HTTP on an HTTPS port with a hint, where TLS itself could only close the connection.
final class PlaintextRejection: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let standing: HTTPFields
    private var isAnswered = false

    init(_ standing: HTTPFields) {
        self.standing = standing
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isAnswered else { return }
        // TLS begins with a record of type 22, a handshake (RFC 8446, section 5.1), HTTP with a letter.
        let begin = unwrapInboundIn(data).readableBytesView.first ?? 22
        guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= begin else {
            context.fireChannelRead(data)
            return context.pipeline.syncOperations.removeHandler(self, promise: nil)
        }
        isAnswered = true
        reject(context)
    }

    private func reject(_ context: ChannelHandlerContext) {
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer))).whenComplete { _ in
            channel.close(promise: nil)
        }
    }

    private var answer: String {
        let sentence = "This address begins with https://, not with http://.\n"
        let fields =
            standing.map { "\($0.name): \($0.value)" } + [
                "Content-Type: text/plain; charset=utf-8", "Content-Length: \(sentence.utf8.count)",
                "Connection: close",
            ]
        return "HTTP/1.1 400 Bad Request\r\n" + fields.joined(separator: "\r\n") + "\r\n\r\n" + sentence
    }
}
