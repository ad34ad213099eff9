import CCurl
import Foundation
import HexisCore
import Testing

@testable import HexisDelivery

@Suite("Mail is sent over TLS or not at all", .timeLimit(.minutes(10)))
struct MailTLSTests {
    /// A self-signed certificate for the mail server's name, with its key.
    private static let pem: String = {
        let file = FileManager.default.temporaryDirectory.appending(path: "mail-\(UUID()).pem").path
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/openssl")
        process.arguments = [
            "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days",
            "2",
            "-subj", "/CN=\(MailServer.name)", "-addext", "subjectAltName=DNS:\(MailServer.name)",
            "-keyout", file, "-out", file,
        ]
        process.standardError = FileHandle.nullDevice
        try? process.run()
        process.waitUntilExit()
        return file
    }()

    /// Sends to a server by a name that resolves to this machine.
    private func send(
        _ behaviour: String, scheme: String = "smtp", allowsPlain: Bool = false, trusts: Bool = true
    ) async throws -> (outcome: DeliveryOutcome, mails: [MailServer.Mail]) {
        let pem = MailTLSTests.pem
        let (outcome, mails) = try await MailServer.running(behaviour) { server in
            let relay = try MailRelay(
                "\(scheme)://\(MailServer.name):\(server.port)", from: "hexis@example.org",
                allowsPlain: allowsPlain)
            return try await sendMail(over: relay, try channelMessage()) { handle in
                handle.set(CURLOPT_RESOLVE, list: "\(MailServer.name):\(server.port):127.0.0.1")
                if trusts { handle.set(CURLOPT_CAINFO, pem) }
            }
        }
        return (outcome, mails)
    }

    @Test("STARTTLS is used")
    func startTLS() async throws {
        let (outcome, mails) = try await send(#"{"pem":"\#(MailTLSTests.pem)"}"#)
        #expect(outcome == .delivered)
        #expect(mails.first?.json["secure"] == .bool(true))
    }

    @Test("Implicit TLS is used")
    func implicit() async throws {
        let (outcome, mails) = try await send(
            #"{"pem":"\#(MailTLSTests.pem)","implicit":true}"#, scheme: "smtps")
        #expect(outcome == .delivered)
        #expect(mails.count == 1)
    }

    @Test("A server without TLS gets nothing, unless the settings allow it")
    func plain() async throws {
        let (outcome, mails) = try await send("{}")
        #expect(outcome == .retry(afterSeconds: nil, .unreachable("Requested SSL level failed")))
        #expect(mails.isEmpty)
        let (allowed, taken) = try await send("{}", allowsPlain: true)
        #expect(allowed == .delivered)
        #expect(taken.first?.json["secure"] == .bool(false))
    }

    @Test("An untrusted certificate is refused")
    func untrusted() async throws {
        let (outcome, mails) = try await send(#"{"pem":"\#(MailTLSTests.pem)"}"#, trusts: false)
        guard case .retry(nil, .unreachable) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(mails.isEmpty)
    }
}
