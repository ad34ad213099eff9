import HexisApp
import HexisStore
import Logging
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Server settings")
struct SettingsTests {
    private func settings(_ values: [String: String]) throws -> ServerSettings {
        try ServerSettings { values[$0.name] }
    }

    @Test("By default the server is only for this machine")
    func defaults() throws {
        let settings = try settings([:])
        #expect(settings.host == "127.0.0.1")
        #expect(settings.port == 8080)
        #expect(settings.publicURL == nil)
        #expect(settings.trustedProxy == nil)
        #expect(settings.logLevel == .info)
        #expect(!settings.isDemo)
        #expect(settings.joining == .invited)
        #expect(settings.masterKey == nil)
    }

    @Test("Anyone may join a demonstration, whose data is nobody's, unless it is closed")
    func demonstration() throws {
        #expect(try settings(["demo": "true"]).joining == .open)
        #expect(try settings(["demo": "true", "joining": "closed"]).joining == .closed)
    }

    @Test("All invalid settings are reported at once, and never a secret")
    func wrong() throws {
        let values = [
            "port": "70000", "public-url": "example.org", "log-level": "loud", "demo": "maybe",
            "joining": "friends",
            "master-key": "c2VjcmV0", "host": "",
        ]
        let error = try #require(throws: WrongSettings.self) { try settings(values) }
        #expect(error.messages.count == values.count)
        #expect(!error.description.contains("c2VjcmV0"))
        #expect(error.description.contains("0 to 65535"))
    }

    @Test("A certificate and its key are set together or not at all")
    func certificates() throws {
        let files = TLSFiles(certificate: "a.crt", key: "a.key")
        #expect(try settings(["tls-certificate": "a.crt", "tls-key": "a.key"]).tls == files)
        #expect(try settings([:]).tls == nil)
        let error = try #require(throws: WrongSettings.self) {
            try settings(["tls-certificate": "a.crt", "port": "none"])
        }
        #expect(error.messages.count == 2)
        #expect(error.description.contains("tls-certificate requires tls-key: HTTPS needs both."))
        let other = try #require(throws: WrongSettings.self) { try settings(["tls-key": "a.key"]) }
        #expect(other.description.contains("tls-key requires tls-certificate: HTTPS needs both."))
    }

    @Test("Backups are made daily, and thirty are kept, unless other numbers are given along with a folder")
    func backups() throws {
        #expect(try settings([:]).backups == nil)
        let plan = try #require(try settings(["backup-folder": "b"]).backups)
        #expect((plan.folder.path, plan.every, plan.keep) == ("b", .days(1), 30))
        let other = try settings(["backup-folder": "b", "backup-every": "1", "backup-keep": "48"]).backups
        #expect(other?.every == .hours(1))
        #expect(other?.keep == 48)
        #expect(try settings(["backup-folder": "b", "demo": "true"]).backend.backups == nil)
        for (values, message) in [
            (["backup-every": "1"], "backup-every requires backup-folder: a backup needs both."),
            (["backup-keep": "9"], "backup-keep requires backup-folder: a backup needs both."),
            (["backup-folder": "b", "backup-every": "0"], "expected a number of hours from 1 to 8784."),
            (["backup-folder": "b", "backup-keep": "all"], "expected a number from 1 to 10000."),
        ] {
            let error = try #require(throws: WrongSettings.self) { try settings(values) }
            #expect(error.messages.count == 1)
            #expect(error.description.hasSuffix(message))
        }
    }

    @Test("A PostgreSQL database makes its own backups, and its address is never printed")
    func database() throws {
        #expect(try settings([:]).database == nil)
        #expect(try settings(["database": "postgresql://hexis:secret@db/hexis"]).database != nil)
        for values in [
            ["database": "mysql://hexis:secret@db/hexis"],
            ["database": "postgres://hexis:secret@db/hexis", "backup-folder": "b"],
        ] {
            let error = try #require(throws: WrongSettings.self) { try settings(values) }
            #expect(error.messages.count == 1)
            #expect(!error.description.contains("secret"))
        }
    }

    @Test("Servers share a PostgreSQL database, and no other")
    func shared() throws {
        let database = ["database": "postgresql://hexis@db/hexis"]
        #expect(try !settings(database).isShared)
        #expect(try settings(database.merging(["shared": "true"]) { $1 }).isShared)
        for values in [["shared": "true"], ["shared": "maybe"].merging(database) { $1 }] {
            let error = try #require(throws: WrongSettings.self) { try settings(values) }
            #expect(error.messages.count == 1)
        }
    }

    @Test(
        "The printed address can be opened",
        arguments: [
            (["host": "192.168.1.2"], "http://192.168.1.2:81"), ([:], "http://127.0.0.1:81"),
            (["tls-certificate": "a", "tls-key": "b"], "https://localhost:81"),
            (["tls-certificate": "a", "tls-key": "b", "host": "nas.home"], "https://nas.home:81"),
            (["tls-certificate": "a", "tls-key": "b", "public-url": "https://h"], "https://h"),
        ])
    func addresses(_ values: [String: String], _ expected: String) throws {
        #expect(try settings(values).address(port: 81) == expected)
    }

    @Test("Each key is documented and has a unique name")
    func keys() {
        #expect(Set(SettingKey.all.map { $0.name }).count == SettingKey.all.count)
        for key in SettingKey.all { #expect(key.help.hasSuffix(".")) }
        #expect(
            SettingKey.all.filter { $0.isSecret }.map { $0.name } == [
                "mail-password", "oidc-client-secret", "master-key",
            ])
    }

    @Test(
        "An origin is scheme, host and port, and nothing more",
        arguments: [
            ("https://hexis.example", "https://hexis.example"),
            ("https://Hexis.Example/", "https://hexis.example"),
            ("https://hexis.example:443", "https://hexis.example"), ("http://h:8080", "http://h:8080"),
            ("http://[::1]:80", "http://[::1]"),
        ])
    func origins(_ text: String, _ expected: String) {
        #expect(Origin(text)?.description == expected)
    }

    @Test(
        "An invalid origin is refused",
        arguments: [
            "", "null", "hexis.example", "ftp://h", "https://h/path", "https://u@h", "https://",
            "https://h?q",
        ])
    func noOrigins(_ text: String) {
        #expect(Origin(text) == nil)
    }
}
