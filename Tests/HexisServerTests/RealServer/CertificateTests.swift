import AsyncHTTPClient
import Foundation
import Testing

extension RealServer {
    @Suite("The server's certificate")
    struct Certificates {
        @Test("A renewed certificate is used for new connections, and open connections stay open")
        func renewed() async throws {
            let certificates = try TestCertificates()
            let server = try await RunningServer(in: TemporaryFolder(), certificates.way)
            let others = try TestCertificates()
            try await certificates.withClient { before in
                try await before.isServed(by: server)
                try certificates.replace(with: others)
                server.hangUp()
                try await server.says("The certificate in use is valid until", times: 2)
                // The new certificate has another authority, so this client could not reconnect.
                try await before.isServed(by: server)
            }
            try await others.withClient { try await $0.isServed(by: server) }
        }

        @Test("Unusable renewed files change nothing, and the log states the problem")
        func broken() async throws {
            let certificates = try TestCertificates()
            let server = try await RunningServer(in: TemporaryFolder(), certificates.way)
            let others = try TestCertificates()
            try Data("nonsense".utf8).write(to: URL(filePath: certificates.certificate))
            server.hangUp()
            try await server.says("contains no readable certificate")
            try await certificates.withClient { try await $0.isServed(by: server) }

            try FileManager.default.removeItem(atPath: certificates.key)
            server.hangUp()
            try await server.says("hexis.key cannot be read: No such file or directory.")
            try await certificates.withClient { try await $0.isServed(by: server) }

            try certificates.replace(with: others)
            server.hangUp()
            try await server.says("The certificate in use is valid until", times: 2)
            try await others.withClient { try await $0.isServed(by: server) }
        }

        @Test("A server does not start with unusable files, and states the problem in one sentence")
        func refused() throws {
            let mine = try TestCertificates()
            let others = try TestCertificates()
            let folder = try TemporaryFolder()
            try Data("nonsense".utf8).write(to: URL(filePath: folder.path("nonsense")))
            for (certificate, key, sentence) in [
                (mine.certificate, others.key, "does not belong to the first certificate"),
                (folder.path("nonsense"), mine.key, "nonsense contains no readable certificate"),
                (mine.certificate, folder.path("nonsense"), "nonsense contains no readable private key"),
                (mine.key, mine.certificate, "hexis.key contains no readable certificate"),
                (folder.path("none"), mine.key, "none cannot be read: No such file or directory."),
                (folder.path(""), mine.key, "cannot be read: Is a directory."),
            ] {
                let answer = try hexis(
                    "serve", "--data", folder.path("data"), "--port", "0", "--tls-certificate", certificate,
                    "--tls-key", key)
                #expect(answer.code == 1)
                #expect(answer.output.contains(sentence), "\(answer.output)")
                #expect(answer.output.split(separator: "\n").count == 1)
            }
            #expect(!FileManager.default.fileExists(atPath: folder.path("data")))
        }

        @Test("A key with a passphrase is refused at once, because nobody is there to type it")
        func passphrase() throws {
            let certificates = try TestCertificates()
            try run(
                "/usr/bin/openssl", "pkcs8", "-topk8", "-in", certificates.key, "-out",
                certificates.key + ".locked",
                "-passout", "pass:secret")
            let answer = try hexis(
                "serve", "--data", certificates.folder.path("data"), "--port", "0", "--tls-certificate",
                certificates.certificate, "--tls-key", certificates.key + ".locked")
            #expect(answer.code == 1)
            #expect(answer.output.contains("without a passphrase"))
        }

        @Test("An expired certificate is served, and the server and the doctor command warn about it")
        func expired() async throws {
            let certificates = try TestCertificates()
            let folder = try TemporaryFolder()
            let environment = [
                "HEXIS_TLS_CERTIFICATE": certificates.certificate, "HEXIS_TLS_KEY": certificates.key,
            ]
            #expect(try doctor(in: folder, environment).contains("Certificate     valid until 20"))
            try certificates.expire()
            let server = try await RunningServer(in: folder, .init(environment: environment))
            try await server.says("warning hexis: [HexisServer] The certificate expired on 20")
            #expect(try doctor(in: folder, environment).contains("! The certificate expired on 20"))
        }

        @Test("The doctor command reports a key that other users can read")
        func openKey() throws {
            let certificates = try TestCertificates()
            let environment = [
                "HEXIS_TLS_CERTIFICATE": certificates.certificate, "HEXIS_TLS_KEY": certificates.key,
            ]
            #expect(try !doctor(in: certificates.folder, environment).contains("Others may read"))
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: certificates.key)
            #expect(try doctor(in: certificates.folder, environment).contains("hexis.key: run chmod 640"))
        }

        private func doctor(in folder: TemporaryFolder, _ environment: [String: String]) throws -> String {
            try hexis("doctor", "--data", folder.path("data"), environment: environment).output
        }
    }
}
