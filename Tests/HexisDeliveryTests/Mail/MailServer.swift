import Foundation
import HexisCore
import Testing

@testable import HexisDelivery

/// A mail server on this machine that others have written, and what it took.
struct MailServer {
    /// Certificates are for this name, which leads nowhere but in these tests.
    static let name = "mail.example.org"

    let port: Int
    private let output: Pipe

    /// One mail, as Python's `email` reads it.
    struct Mail {
        let json: JSON

        subscript(member: String) -> String? { json[member]?.string }
        func header(_ name: String) -> String? { json["headers"]?[name]?.string }
    }

    /// Runs one for as long as `body` takes; answers also with the mails that it took.
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

    /// Waits until a server that hangs at "data" has all of a mail, and says nothing to it.
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

/// Sends one mail over a relay of its own.
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
