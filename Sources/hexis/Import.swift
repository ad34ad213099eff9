import ArgumentParser
import Foundation
import HexisApp
import HexisCore
import HexisExchange
import HexisServer
import HexisService
import HexisStore

/// `hexis import`
struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Import data from other programs.",
        subcommands: [ImportFile.self, ImportAppleHealth.self],
        defaultSubcommand: ImportFile.self)
}

/// `hexis import apple-health FILE --person NAME`
struct ImportAppleHealth: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apple-health",
        abstract: "Import measurements of an iPhone and a watch. No server may be running.",
        discussion: """
            Importing again creates no duplicates, and a newer export completes an older one. A damaged file \
            changes nothing. While a server is running, use its page: Settings, Import.
            """)

    @OptionGroup var options: SettingsOptions

    @Argument(help: "The export.zip of the Health app, or the export.xml inside it.")
    var file: String

    @Option(help: ArgumentHelp("The person whose measurements they are.", valueName: "user name"))
    var person: String

    func run() async throws {
        try await report { try await ImportAppleHealth.run(file, for: person, with: options) }
    }

    static func run(
        _ file: String, for person: String, with options: SettingsOptions, isTrial: Bool = false
    ) async throws {
        let settings = try options.settings()
        let store = try settings.openStore()
        let result = try await importAppleHealth(
            file, for: person, into: store, unpackingIn: settings.folder.path,
            zones: ZoneFolder(path: settings.zoneFolder), isTrial: isTrial, progress: show)
        try await store.close()
        guard !isTrial else { return print(result.json.text) }
        for line in result.inWords { print(line) }
    }

    /// Shows the progress on one line, overwritten again and again, if a person is watching.
    private static func show(_ progress: ImportProgress) -> Bool {
        guard isatty(STDERR_FILENO) == 1 else { return true }
        FileHandle.standardError.write(
            Data("\r\(progress.percent) %\(progress.percent == 100 ? "\n" : "")".utf8))
        return true
    }
}
