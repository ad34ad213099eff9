import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOSSL
import Testing

/// A folder with a certificate for this machine, made as docs/HOSTING.md describes, and its authority.
struct TestCertificates: Sendable {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try run("/bin/bash", packageFolder + "/docs/hosting/certificate.sh", folder.path(""), "localhost")
    }

    var certificate: String { folder.path("hexis.crt") }
    var key: String { folder.path("hexis.key") }

    /// The options of an HTTPS server that uses these certificates.
    var way: RunningServer.Way {
        RunningServer.Way(flags: ["--tls-certificate", certificate, "--tls-key", key])
    }

    /// Replaces these files with others.
    func replace(with others: TestCertificates) throws {
        for (mine, other) in [(certificate, others.certificate), (key, others.key)] {
            try Data(contentsOf: URL(filePath: other)).write(to: URL(filePath: mine))
        }
    }

    /// Issues a certificate for the same key that expired yesterday.
    func expire() throws {
        try run(
            "/usr/bin/openssl", "req", "-new", "-key", key, "-subj", "/CN=localhost", "-out",
            folder.path("old.csr"))
        try run(
            "/usr/bin/openssl", "x509", "-req", "-days", "-1", "-in", folder.path("old.csr"), "-CA",
            folder.path("authority.crt"), "-CAkey", folder.path("authority.key"), "-out", certificate)
    }

    /// Provides a client that trusts only this authority and verifies the server's certificate.
    func withClient(
        _ version: HTTPClient.Configuration.HTTPVersion = .automatic,
        _ body: (HTTPClient) async throws -> Void
    ) async throws {
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.trustRoots = .file(folder.path("authority.crt"))
        var configuration = HTTPClient.Configuration(
            tlsConfiguration: tls, redirectConfiguration: .disallow, timeout: .init(connect: .seconds(60)))
        configuration.httpVersion = version
        configuration.connectionPool.retryConnectionEstablishment = false
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        do {
            try await body(client)
        } catch {
            try await client.shutdown()
            throw error
        }
        try await client.shutdown()
    }
}

/// Runs a program to completion. It has to succeed.
func run(_ program: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(program) \(arguments)")
}

extension HTTPClient {
    /// Expects the server to respond to this client.
    func isServed(by server: RunningServer) async throws {
        let answer = try await Browser(server, by: self).send(.GET, "/health")
        #expect(answer.status == 200)
    }
}
