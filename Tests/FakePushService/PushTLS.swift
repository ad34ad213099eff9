package import AsyncHTTPClient
import Foundation
package import NIOSSL

/// A self-signed certificate for push.example.org, and clients that trust it anyway.
package struct PushTLS: Sendable {
    package static let name = "push.example.org"

    package let certificate: NIOSSLCertificate
    package let key: NIOSSLPrivateKey

    package init() throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/openssl")
        process.arguments = [
            "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days",
            "2",
            "-subj", "/CN=\(PushTLS.name)", "-addext", "subjectAltName=DNS:\(PushTLS.name)",
            "-keyout", "/dev/stdout", "-out", "/dev/stdout",
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let both = Array(output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        certificate = try NIOSSLCertificate.fromPEMBytes(both)[0]
        key = try NIOSSLPrivateKey(bytes: both, format: .pem)
    }

    package var server: TLSConfiguration {
        .makeServerConfiguration(
            certificateChain: [.certificate(certificate)], privateKey: .privateKey(key))
    }

    /// Makes a client trust the certificate.
    package func trust(_ configuration: inout HTTPClient.Configuration) {
        var client = TLSConfiguration.makeClientConfiguration()
        client.trustRoots = .certificates([certificate])
        configuration.tlsConfiguration = client
    }
}
