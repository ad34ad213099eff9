import Foundation
import HexisCore
import Testing

@testable import HexisDelivery

/// A third-party mail server on this machine, and the mails it accepted.
struct MailServer {
    /// The name on the certificates. It resolves nowhere except in these tests.
    static let name = "mail.example.org"

    let port: Int
    private let output: Pipe

    /// One mail, as parsed by Python's `email`.
    struct Mail {
        let json: JSON

        subscript(member: String) -> String? { json[member]?.string }
        func header(_ name: String) -> String? { json["headers"]?[name]?.string }
    }

    /// Runs a mail server for as long as `body` takes, and returns its result and the accepted mails.
    static func running<Answer>(
        _ behaviour: String = "{}", _ body: (MailServer) async throws -> Answer
    ) async throws -> (answer: Answer, mails: [Mail]) {
        let process = Process()
        process.executableURL = Python.executable
        let program = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "smtp-server.py")
        process.arguments = [program.path, behaviour]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        defer { process.terminate() }
        let port = try #require(Int(firstLine(of: output)))
        let answer = try await body(MailServer(port: port, output: output))
        try input.fileHandleForWriting.close()
        let rest = output.fileHandleForReading.readDataToEndOfFile()
        let lines = String(decoding: rest, as: UTF8.self).split(separator: "\n")
        return (answer, try lines.map { Mail(json: try JSON(parsing: String($0))) })
    }

    /// Waits until a server that hangs at "data" has received a whole mail without answering.
    func hangs() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                _ = MailServer.firstLine(of: output)
                continuation.resume()
            }
        }
    }

    private static func firstLine(of output: Pipe) -> String {
        var line: [UInt8] = []
        while let byte = output.fileHandleForReading.readData(ofLength: 1).first, byte != 0x0A {
            line.append(byte)
        }
        return String(decoding: line, as: UTF8.self)
    }
}

/// Sends one mail over its own relay.
func sendMail(
    over relay: MailRelay, limits: MailSender.Limits = .init(),
    _ message: ChannelMessage, to recipient: String = "anna@example.com", unsubscribe: String? = nil,
    adjusting adjust: @escaping @Sendable (SMTPHandle) -> Void = { _ in }
) async throws -> DeliveryOutcome {
    let sender = MailSender(relay: relay, limits: limits, now: { sendingTime }, adjusting: adjust)
    let outcome = await sender.send(message, to: try MailAddress(recipient), unsubscribe: unsubscribe)
    try await sender.shutdown()
    return outcome
}
