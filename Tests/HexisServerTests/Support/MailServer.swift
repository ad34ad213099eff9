import Foundation
import HexisCore
import Testing

/// A third-party mail server (aiosmtpd) that runs until the test ends, and returns the accepted mails one after the other.
final class MailServer {
    let port: Int
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    struct Mail {
        let recipient: String?
        let subject: String?
        let body: String
    }

    /// The flags of a server that sends its mail there.
    var flags: [String] {
        ["--mail-relay", "smtp://127.0.0.1:\(port)", "--mail-from", "hexis@example.org"]
    }

    /// `behaviour` is what smtp-server.py takes.
    init(_ behaviour: String = "{}") async throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        process.executableURL = tests.deletingLastPathComponent().appending(path: ".venv/bin/python")
        process.arguments = [
            tests.appending(path: "HexisDeliveryTests/Mail/smtp-server.py").path, behaviour,
        ]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        port = try #require(Int(await MailServer.line(of: output)))
    }

    deinit { process.terminate() }

    /// Waits until it has put off a mail.
    func putOff() async throws { try #require(await MailServer.line(of: output).isEmpty) }

    func next() async throws -> Mail {
        let json = try JSON(parsing: await MailServer.line(of: output))
        guard case .array(let recipients)? = json["to"] else {
            return Mail(recipient: nil, subject: nil, body: "")
        }
        return Mail(
            recipient: recipients.first?.string, subject: json["headers"]?["subject"]?.string,
            body: json["body"]?.string ?? "")
    }

    /// Reads a line on a thread of its own, because reading blocks.
    private static func line(of output: Pipe) async -> String {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var line: [UInt8] = []
                while let byte = output.fileHandleForReading.readData(ofLength: 1).first, byte != 0x0A {
                    line.append(byte)
                }
                continuation.resume(returning: String(decoding: line, as: UTF8.self))
            }
        }
    }
}
