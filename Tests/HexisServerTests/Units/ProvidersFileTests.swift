import Crypto
import Foundation
import HexisOpenID
import Testing

@testable import HexisServer

@Suite("The file of OpenID providers")
struct ProvidersFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func settings(_ file: String, _ more: [String: String] = [:]) throws -> ServerSettings {
        let path = folder.path("providers.json")
        try Data(file.utf8).write(to: URL(filePath: path))
        return try ServerSettings { more.merging(["oidc-providers": path]) { first, _ in first }[$0.name] }
    }

    @Test("The example of the documentation is read, after the provider with settings of its own")
    func example() throws {
        let text = try String(contentsOfFile: packageFolder + "/docs/HOSTING.md", encoding: .utf8)
        let example = String(try #require(text.firstMatch(of: /```json\n(\[\n  \{\n    "id"[^`]+)```/)).1)
        let key = P256.Signing.PrivateKey().pemRepresentation.replacing("\n", with: "\\n")
        let shown = #"-----BEGIN PRIVATE KEY-----\n…\n-----END PRIVATE KEY-----"#
        #expect(example.contains(shown))
        let settings = try settings(
            example.replacing(shown, with: key),
            ["oidc-issuer": "https://id.example.org", "oidc-client-id": "hexis"])
        #expect(settings.providers.map(\.id) == ["oidc", "clinic", "apple"])
        #expect(settings.providers.map(\.name) == ["id.example.org", "City Clinic", "Apple"])
        #expect(settings.providers.map(\.answersWithForm) == [false, false, true])
    }

    @Test(
        "What is wrong with a provider is said, and never a secret",
        arguments: [
            ("{", "must be a JSON array"), ("{}", "must be a JSON array"), ("[{}]", "lacks “id”"),
            (#"[{"id": "a"}]"#, "lacks “issuer”"),
            (#"[{"id": "a", "issuer": "http://id.example", "client-id": "c"}]"#, "must be an https://"),
            (#"[{"id": "a", "issuer": "https://id.example"}]"#, "lacks “client-id”"),
            (#"[{"id": "A b", "issuer": "https://id.example", "client-id": "c"}]"#, "1 to 40 lower-case"),
            (
                #"[{"id": "a", "issuer": "https://id.example", "client-id": "c", "apple-team": "t"}]"#,
                "needs “apple-key-id”"
            ),
            (
                #"""
                [{"id": "a", "issuer": "https://id.example", "client-id": "c", "client-secret": "hidden"},
                 {"id": "a", "issuer": "https://id.example", "client-id": "c", "client-secret": "hidden"}]
                """#, "have the id “a”"
            ),
        ])
    func wrong(_ file: String, _ sentence: String) throws {
        let error = try #require(throws: WrongSettings.self) { try settings(file) }
        #expect(error.description.contains(sentence), "\(error)")
        #expect(!error.description.contains("hidden"))
    }

    @Test("A provider with settings of its own needs both its issuer and what it calls Hexis")
    func single() throws {
        func settings(_ values: [String: String]) throws -> ServerSettings {
            try ServerSettings { values[$0.name] }
        }
        #expect(try settings([:]).providers.isEmpty)
        let alone = try #require(throws: WrongSettings.self) {
            try settings(["oidc-issuer": "https://id.example.org"])
        }
        #expect(alone.description.contains("oidc-issuer requires oidc-client-id"))
        let plain = try #require(throws: WrongSettings.self) {
            try settings(["oidc-issuer": "http://id.example.org", "oidc-client-id": "hexis"])
        }
        #expect(plain.description.contains("oidc-issuer"))
        let missing = try #require(throws: WrongSettings.self) {
            try settings(["oidc-providers": folder.path("none")])
        }
        #expect(missing.description.contains("Cannot read"))
    }
}
