import ArgumentParser
import Foundation
import HexisServer
import HexisStore

/// `hexis move`
struct Move: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Move all stored data from SQLite to PostgreSQL, or back. No server may be running.",
        discussion: """
            Everything is verified, and the master key stays in the data folder. A move that was interrupted continues \
            when it is run again. Afterwards Hexis refuses to use the database from which everything was moved.
            """)

    enum Engine: String, ExpressibleByArgument, CaseIterable {
        case sqlite, postgresql

        var name: String { self == .sqlite ? "SQLite" : "PostgreSQL" }

        fileprivate func place(at database: PostgreSQLAddress) -> DatabasePlace {
            self == .sqlite ? .sqlite : .postgreSQL(database)
        }
    }

    @OptionGroup var options: SettingsOptions

    @Option(help: "Where the data is now.")
    var from: Engine

    @Option(help: "Where it will be. PostgreSQL is the database of --database.")
    var to: Engine

    func validate() throws {
        guard from != to else { throw ValidationError("--from and --to must be different.") }
    }

    func run() async throws {
        try await report {
            let settings = try options.settings()
            let database = try database(of: settings)
            let contents = try settings.folder.move(
                from: from.place(at: database), to: to.place(at: database), masterKey: settings.sealingKey,
                progress: show)
            print("\(contents.inWords) were moved to \(to.name), and verified.")
            print(nextStep)
        }
    }

    private var nextStep: String {
        to == .sqlite
            ? "Start Hexis without --database from now on."
            : "Start Hexis with --database from now on."
    }

    private func database(of settings: ServerSettings) throws -> PostgreSQLAddress {
        guard let database = settings.database else {
            throw CommandRefused(message: "Which PostgreSQL database? Give its address with --database.")
        }
        return database
    }

    /// Shows the progress on one line, overwritten again and again, if a person is watching.
    private func show(_ moved: Int, of all: Int) {
        guard isatty(STDERR_FILENO) == 1 else { return }
        FileHandle.standardError.write(Data("\r\(moved) of \(all) people\(moved == all ? "\n" : "")".utf8))
    }
}
