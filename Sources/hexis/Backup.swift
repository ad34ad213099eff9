import ArgumentParser
import Foundation
import HexisCore
import HexisServer
import HexisService
import HexisStore

/// `hexis backup FILE`
struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copy all stored data into one file, even while a server is running.",
        discussion: """
            The copy is opened and verified before it gets its name. It contains no key: keep the master key, \
            master.key in the data folder, somewhere else. Without it the copy cannot be read.
            """)

    @OptionGroup var options: SettingsOptions

    @Argument(help: "The file to write; it must not exist yet.")
    var file: String

    func run() async throws {
        try await report {
            let settings = try options.settings()
            try settings.requireSQLite(insteadOf: "pg_dump or pg_basebackup")
            let contents = try settings.folder.backUp(to: file)
            print("\(file) contains \(contents.inWords).")
        }
    }
}

/// `hexis restore FILE`
struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replace the stored data with a backup. No server may be running.")

    @OptionGroup var options: SettingsOptions

    @Argument(help: "A backup, or the folder in which a server keeps them.")
    var file: String

    @Option(
        help: ArgumentHelp(
            """
            The moment as of which to restore, from the changes that a server recorded: a date and a time such as \
            2026-11-28T19:03:00Z, or “last” for the last change. For a folder, the default is the last change.
            """, valueName: "moment"))
    var until: String?

    @Flag(help: "Replace the data stored now.")
    var replace = false

    func run() async throws {
        try await report {
            let settings = try options.settings()
            try settings.requireSQLite(insteadOf: "pg_restore")
            let (backup, moment) = try backup(for: moment)
            let restored = try settings.folder.restore(
                backup, asOf: moment, replacing: replace, masterKey: settings.sealingKey)
            let asOf = restored.moment.map { ", as of \($0.timestamp)" } ?? ""
            print("\(settings.dataFolder.path) contains \(restored.contents.inWords)\(asOf).")
        }
    }
}

extension Restore {
    private var moment: RestoredMoment? {
        get throws {
            guard let until else { return nil }
            if until == "last" { return .last }
            guard let date = try? Date(until, strategy: .iso8601) else {
                throw ValidationError(
                    "Invalid moment “\(until)”: expected one like 2026-11-28T19:03:00Z, or “last”.")
            }
            return .at(Instant(clamping: Int64(date.timeIntervalSince1970 * 1000)))
        }
    }

    /// The path of the backup, and as of when to restore it.
    private func backup(for moment: RestoredMoment?) throws -> (path: String, moment: RestoredMoment) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue else {
            return (file, moment ?? .backup)
        }
        let (backup, found) = try BackupFolder(path: file).backup(
            for: moment ?? .last, until: World.machine.now())
        return (backup.path, found)
    }
}

extension Contents {
    /// `2 people and 4711 entries`
    var inWords: String {
        "\(people) \(people == 1 ? "person" : "people") and \(entries) \(entries == 1 ? "entry" : "entries")"
    }
}
