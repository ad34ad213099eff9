import ArgumentParser
import Foundation
import HexisApp
import HexisCore
import HexisExchange
import HexisExport
import HexisServer
import HexisService
import HexisStore
import HexisTrackers

/// `hexis import FILE --person NAME`
struct ImportFile: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "file",
        abstract: "Import a file of another program. No server may be running.",
        discussion: """
            The format is recognized by the content: Hexis’ own export, \(programs), Apple Health. Importing again creates no \
            duplicates, and a newer file completes an older one. A damaged file changes nothing. While a server is \
            running, use its page: Settings, Import.
            """)

    private static var programs: String {
        TrackerFormats.all.map { $0.program }.joined(separator: ", ")
    }

    @OptionGroup var options: SettingsOptions

    @Argument(help: "The file, as the other program made it.")
    var file: String

    @Option(help: ArgumentHelp("The person whose data it is.", valueName: "user name"))
    var person: String

    @Option(help: ArgumentHelp("The format, where the content does not tell it.", valueName: "format"))
    var format: ImportFormat?

    @Flag(help: "Only print what would come, as JSON.")
    var dryRun = false

    @Flag(help: "Add habits beside those of the same name, instead of filling the days that these lack.")
    var keepApart = false

    func run() async throws {
        try await report {
            let unreadable = CommandRefused(message: "There is no file “\(file)” that can be read.")
            guard let handle = FileHandle(forReadingAtPath: file) else { throw unreadable }
            let isExport = format == nil && ExportReader.recognizes(handle.fileDescriptor)
            if isExport || format == .hexis { return try await importExport(handle) }
            guard let bytes = start() else { throw unreadable }
            let isHealth = format == nil && AppleHealthExport.recognizes(bytes)
            guard isHealth || format == .appleHealth else { return try await importHabits(bytes) }
            try await ImportAppleHealth.run(file, for: person, with: options, isTrial: dryRun)
        }
    }

    /// The whole file, unless it is larger than any with habits.
    private func start() -> [UInt8]? {
        FileHandle(forReadingAtPath: file).flatMap {
            try? $0.read(upToCount: TrackerFormats.longestFile + 1)
        }.map { Array($0) }
    }

    private func importExport(_ handle: FileHandle) async throws {
        let settings = try options.settings()
        let store = try settings.openStore()
        let (preview, result) = try await HexisService.importExport(
            handle.fileDescriptor, for: person, into: store, unpackingIn: settings.folder.path,
            zones: ZoneFolder(path: settings.zoneFolder), isTrial: dryRun)
        try await store.close()
        guard !dryRun else { return print(preview.json.text) }
        show(result, unreadable: preview.unreadable)
    }

    private func show(_ result: ExportImportResult, unreadable: Int) {
        print("\(result.entries) new entries, \(result.photos) photos.")
        if result.lostPhotos > 0 {
            print("\(result.lostPhotos) \(result.lostPhotos == 1 ? "photo" : "photos") could not be kept.")
        }
        if unreadable > 0 { print("\(unreadable) entries could not be read.") }
        if result.endedConnections > 0 {
            print("\(result.endedConnections) connections to people who are not on this server ended.")
        }
    }

    private func importHabits(_ bytes: [UInt8]) async throws {
        let settings = try options.settings()
        let store = try settings.openStore()
        let (program, found) = try await HexisService.importHabits(
            bytes, as: format?.tracker, for: person, into: store,
            zones: ZoneFolder(path: settings.zoneFolder),
            joins: !keepApart, isTrial: dryRun)
        try await store.close()
        guard !dryRun else { return print(found.json(of: program).text) }
        print("\(program): \(found.newHabits.count) new habits, \(found.days) days.")
        for line in found.differences { print(line) }
    }
}
