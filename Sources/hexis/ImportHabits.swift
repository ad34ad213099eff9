import ArgumentParser
import Foundation
import HexisApp
import HexisCore
import HexisServer
import HexisService
import HexisStore
import HexisTrackers

/// `hexis import habits FILE --person NAME`
struct ImportHabits: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "habits",
        abstract: "Import habits from another habit tracker. No server may be running.",
        discussion: """
            The format is recognized by the content: \(programs). Importing again creates no duplicates, and a \
            newer file completes an older one. A damaged file changes nothing. While a server is running, use its \
            page: Settings, Import from a habit tracker.
            """)

    private static var programs: String {
        TrackerFormats.all.map { $0.program }.joined(separator: ", ")
    }

    @OptionGroup var options: SettingsOptions

    @Argument(help: "The file, as the other program made it.")
    var file: String

    @Option(help: ArgumentHelp("The person whose habits they are.", valueName: "user name"))
    var person: String

    @Flag(help: "Only print what would come, as JSON.")
    var dryRun = false

    func run() async throws {
        try await report {
            let bytes = try contents()
            let settings = try options.settings()
            let store = try SQLiteStore(in: settings.folder, masterKey: settings.sealingKey)
            let (program, found) = try await importHabits(
                bytes, for: person, into: store, zones: ZoneFolder(path: settings.zoneFolder), isTrial: dryRun
            )
            try await store.close()
            if dryRun {
                print(found.json(of: program).text)
            } else {
                print("\(program): \(found.newHabits.count) new habits, \(found.days) days.")
                for line in found.differences { print(line) }
            }
        }
    }

    private func contents() throws -> [UInt8] {
        guard let handle = FileHandle(forReadingAtPath: file),
            let data = try? handle.read(upToCount: TrackerFormats.longestFile + 1)
        else { throw CommandRefused(message: "There is no file “\(file)” that can be read.") }
        return Array(data)
    }
}

extension HabitImport {
    fileprivate func json(of program: String) -> JSON {
        .object([
            JSON.Member("program", .string(program)),
            JSON.Member("days", .integer(Int64(days))),
            JSON.Member("habits", .array(habits.map { $0.json })),
            JSON.Member("differences", .array(differences.map { .string($0) })),
        ])
    }
}

extension HabitImport.ImportedHabit {
    fileprivate var json: JSON {
        .object([
            JSON.Member("name", .string(name)), JSON.Member("days", .integer(Int64(days))),
            JSON.Member("first", first.map { .string($0.description) } ?? .null),
            JSON.Member("last", last.map { .string($0.description) } ?? .null),
            JSON.Member("isKnown", .bool(isKnown)),
        ])
    }
}
