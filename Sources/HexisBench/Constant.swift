import ArgumentParser
import HexisService
import Hummingbird
import Logging

/// Serves a constant page of so many bytes, and a line of plain text: the HTTP library's own speed, without any
/// work.
struct Constant: AsyncParsableCommand {
    @Option var port: Int
    @Option var bytes: Int

    func run() async throws {
        let router = Router()
        let page = ByteBuffer(repeating: UInt8(ascii: "x"), count: bytes)
        router.get("page") { _, _ in
            Response(
                status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
                body: .init(byteBuffer: page))
        }
        router.get("plaintext") { _, _ in "Hello, world!" }
        var logger = Logger(label: "constant")
        logger.logLevel = .error
        let application = Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: port)), logger: logger)
        try await application.runService()
    }
}
