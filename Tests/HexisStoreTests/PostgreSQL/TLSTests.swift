import Foundation
import LocalPostgreSQL
import Testing

@testable import HexisStore

/// A PostgreSQL server that is reached by its socket, and over a network only with TLS.
private struct SecureServer {
    let server: PostgreSQLServer
    /// One of the many addresses of this machine, so that no other server has taken its port.
    let host: String

    init() throws {
        host = "127." + (0..<3).map { _ in "\(Int.random(in: 1...254))" }.joined(separator: ".")
        server = try PostgreSQLServer(
            settings: """
                listen_addresses = '\(host)'
                ssl = on
                ssl_cert_file = '$folder/certificate.pem'
                ssl_key_file = '$folder/key.pem'
                """,
            after: """
                $as openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 \
                    -subj /CN=db.example.org -keyout "$folder/key.pem" -out "$folder/certificate.pem" 2>/dev/null
                echo "hostssl all all 127.0.0.0/8 trust" >"$folder/access"
                grep ^local "$folder/data/pg_hba.conf" >>"$folder/access"
                cat "$folder/access" >"$folder/data/pg_hba.conf"
                """)
    }

    var certificate: String { server.path("certificate.pem") }

    /// The address of a new database, with Hexis' tables.
    func makeDatabase() throws -> String {
        let database = try server.makeDatabase().split(separator: "?")[0]
        return "\(database)?host=db.example.org&hostaddr=\(host)"
    }
}

@Suite("PostgreSQL by TLS")
struct TLSTests {
    @Test("A database is used by TLS, and only if its certificate is that of the host, by a known authority")
    func verified() async throws {
        let folder = try TemporaryFolder()
        let secure = try SecureServer()
        let database = try secure.makeDatabase()
        let text = "\(database)&sslmode=verify-full&sslrootcert=\(secure.certificate)"
        let store = try SQLStore(at: try #require(PostgreSQLAddress(text)), in: folder.data)
        let ada = try await store.createPerson(.sample())
        _ = try await store.append([.sample(1)], for: ada)
        let encrypted = try await store.read {
            try $0.count("SELECT count(*) FROM pg_stat_ssl WHERE pid = pg_backend_pid() AND ssl")
        }
        #expect(encrypted == 1)
        try await store.close()

        let other = try SecureServer()
        for (address, trouble) in [
            ("\(database)&sslmode=disable", "no encryption"),
            ("\(database)&sslmode=verify-full&sslrootcert=\(other.certificate)", "certificate verify failed"),
            (
                text.replacing("host=db.example.org", with: "host=other.example.org"),
                "does not match host name"
            ),
        ] {
            let address = try #require(PostgreSQLAddress(address))
            let error = #expect(throws: StoreError.self) { try SQLStore(at: address, in: folder.data) }
            #expect(error?.message.contains(trouble) == true, "\(error?.message ?? "")")
        }
    }
}
