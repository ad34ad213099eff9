import Foundation
import Synchronization

@testable import HexisStore

/// A PostgreSQL server of the tests' own, reached by a socket in a temporary folder. It ends with the tests, however they
/// end.
public final class PostgreSQLServer: Sendable {
    /// One for all tests that leave it running.
    public static let shared = Result { try PostgreSQLServer() }

    private let folder: String
    /// The server stops once the other end of its input is closed.
    private let input: Pipe
    private let databases = Atomic(0)

    /// - Parameters:
    ///   - environment: what its processes have in their environment, besides what the tests have.
    ///   - settings: lines of its configuration, in which `$folder` is the server's own folder.
    ///   - script: what to do before it starts, in which `$as` runs a command as its user.
    public convenience init(
        environment: [String: String] = [:], settings: String = "", after script: String = ""
    ) throws {
        try self.init(
            environment: environment,
            making: """
                $as "$bin/initdb" -D "$folder/data" -A trust -U postgres --no-locale -E UTF8 >/dev/null || exit
                \(script)
                echo "listen_addresses = ''\nmax_connections = 500" >>"$folder/data/postgresql.conf"
                cat >>"$folder/data/postgresql.conf" <<END
                \(settings)
                END
                """)
        try administer("CREATE ROLE hexis LOGIN")
        try administer("CREATE DATABASE \(PostgreSQLServer.template) OWNER hexis")
        let template = PostgreSQLConnection(
            to: try PostgreSQLServer.known(address(of: PostgreSQLServer.template)))
        try PostgreSQLSchema.migrate(template)
        template.close()
    }

    /// - Parameter making: a script that makes the server's files.
    private init(environment: [String: String] = [:], making: String) throws {
        folder = PostgreSQLServer.folders + UUID().uuidString
        input = Pipe()
        try PostgreSQLServer.run(
            """
            mkdir -m 700 "$folder"
            if [ "$(id -u)" = 0 ]; then chown postgres "$folder"; fi
            \(making)
            echo "unix_socket_directories = '$folder'" >>"$folder/data/postgresql.conf"
            $as "$bin/pg_ctl" -D "$folder/data" -w -t 600 -l "$folder/log" start >/dev/null && echo done
            exec >/dev/null
            cat
            $as "$bin/pg_ctl" -D "$folder/data" -m immediate stop
            rm -rf "$folder"
            """, in: folder, input, environment)
    }

    deinit { try? input.fileHandleForWriting.close() }

    /// Has Hexis' tables, and nothing in them.
    private static let template = "hexis_template"

    /// Creates a database with Hexis' tables, but nothing in them, and returns its address.
    public func makeDatabase() throws -> String { try makeDatabase(from: PostgreSQLServer.template) }

    public func makeEmptyDatabase() throws -> String { try makeDatabase(from: "template0") }

    private func makeDatabase(from template: String) throws -> String {
        let name = "test_\(databases.add(1, ordering: .relaxed).newValue)"
        try administer("CREATE DATABASE \(name) TEMPLATE \(template) OWNER hexis")
        return address(of: name)
    }

    private func administer(_ sql: String) throws {
        let address = "postgresql://postgres@/postgres?host=\(folder)"
        let connection = PostgreSQLConnection(to: try PostgreSQLServer.known(address))
        try connection.script(sql)
        connection.close()
    }

    /// Changes a database as somebody might who has access to it but not to Hexis.
    public static func execute(_ sql: String, in database: String) throws {
        try PostgreSQLConnection(to: known(database)).script(sql)
    }

    /// Restores a dump of a database into another one, and returns that one's address.
    public func makeCopy(of database: String) throws -> String {
        let copy = try makeDatabase(from: "template0")
        try PostgreSQLServer.run(
            """
            "$bin/pg_dump" "\(database)" | "$bin/psql" -q -v ON_ERROR_STOP=1 "\(copy)" >/dev/null && echo done
            """, in: folder, Pipe())
        return copy
    }

    /// Writes a database as SQL into a file.
    public func dump(_ database: String, to path: String) throws {
        // The commands of psql that newer versions add are unknown to older ones.
        try PostgreSQLServer.run(
            """
            "$bin/pg_dump" --no-owner --inserts "\(database)" | sed '/^\\\\/d; /^--/d; /^$/d' >"\(path)" && echo done
            """, in: folder, Pipe())
    }

    /// Makes a database of what `dump` wrote, and returns its address.
    public func makeDatabase(ofDump path: String) throws -> String {
        let database = try makeEmptyDatabase()
        try PostgreSQLServer.run(
            """
            "$bin/psql" -q -v ON_ERROR_STOP=1 "\(database)" <"\(path)" >/dev/null && echo done
            """, in: folder, Pipe())
        return database
    }

    /// The beginning of the paths of all servers' folders.
    public static var folders: String { NSTemporaryDirectory() + "hexis-postgresql-" }

    /// Sets how many connections Hexis may have; without a number, as many as the server takes.
    public func limitConnections(to number: Int?) throws {
        try administer("ALTER ROLE hexis CONNECTION LIMIT \(number ?? -1)")
    }

    /// Ends the server as a crash does, and starts it again.
    public func crash() throws { try control("-m immediate restart") }

    /// Ends the server as a crash does, for good.
    public func stop() throws { try control("-m immediate stop") }

    private func control(_ command: String) throws {
        try PostgreSQLServer.run(
            """
            $as "$bin/pg_ctl" -D "$folder/data" -w -t 600 -l "$folder/log" \(command) >/dev/null && echo done
            """, in: folder, Pipe())
    }

    /// Starts a server that follows this one, which from now on acknowledges only what both have.
    public func makeStandby() throws -> PostgreSQLServer {
        let standby = try PostgreSQLServer(
            making: """
                $as "$bin/pg_basebackup" -D "$folder/data" -R -c fast \
                    -d "host=\(folder) user=postgres application_name=standby" || exit
                echo "wal_retrieve_retry_interval = 100ms" >>"$folder/data/postgresql.conf"
                """)
        try administer("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
        // After a reload, some processes might not have noticed yet.
        try crash()
        return standby
    }

    /// Copies the files of the running server into its folder, for `makeRestored`.
    public func backUp() throws {
        try PostgreSQLServer.run(
            """
            mkdir "$folder/archive"
            if [ "$(id -u)" = 0 ]; then chown postgres "$folder/archive"; fi
            $as "$bin/pg_basebackup" -D "$folder/base" -c fast -h "$folder" -U postgres && echo done
            """, in: folder, Pipe())
    }

    /// Ends this server in an orderly way, and makes another one of its backup and of what it has archived since.
    ///
    /// - Parameter settings: lines of that one's configuration, in which `$former` is this server's folder.
    public func makeRestored(settings: String) throws -> PostgreSQLServer {
        try control("-m fast stop")
        return try PostgreSQLServer(
            making: """
                former=\(folder)
                cp -a "$former/base" "$folder/data" || exit
                touch "$folder/data/recovery.signal"
                if [ "$(id -u)" = 0 ]; then chown postgres "$folder/data/recovery.signal"; fi
                cat >>"$folder/data/postgresql.conf" <<END
                hot_standby = off
                \(settings)
                END
                """)
    }

    /// The address under which this server has a database of another one from which it was made.
    public func address(ofRestored database: String) -> String {
        database.split(separator: "=").dropLast().joined(separator: "=") + "=\(folder)"
    }

    /// Makes a network on the way to this server.
    public func makeNetwork() throws -> SilentNetwork { try SilentNetwork(to: "\(folder)/.s.PGSQL.5432") }

    /// Makes a standby the server.
    public func promote() throws { try control("promote") }

    /// The address of a database that this server has, or the standby after it took over.
    public func address(of database: String, or standby: PostgreSQLServer) -> String {
        "\(database),\(standby.folder)"
    }

    /// The path of a file in its folder.
    public func path(_ name: String) -> String { "\(folder)/\(name)" }

    private func address(of database: String) -> String { "postgresql://hexis@/\(database)?host=\(folder)" }

    private static func known(_ address: String) throws -> PostgreSQLAddress {
        guard let address = PostgreSQLAddress(address) else { throw Failed(action: address) }
        return address
    }

    struct Failed: Error {
        let action: String
    }

    /// Runs a script until it prints `done`. PostgreSQL refuses to be run by root.
    private static func run(
        _ script: String, in folder: String, _ input: Pipe, _ environment: [String: String] = [:]
    ) throws {
        let start = """
            folder=$1
            if [ "$(id -u)" = 0 ]; then as="runuser -u postgres --"; fi
            bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
            cd /

            """
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", start + script, "sh", folder]
        // The disk of the database is not the one that some tests slow down or fill.
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "LD_PRELOAD" }
            .merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let answer = try output.fileHandleForReading.readToEnd() ?? Data()
        guard String(decoding: answer, as: UTF8.self) == "done\n" else { throw Failed(action: script) }
    }
}
