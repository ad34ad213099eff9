import ArgumentParser
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

    @Argument(help: "A file written by hexis backup.")
    var file: String

    @Flag(help: "Replace the data stored now.")
    var replace = false

    func run() async throws {
        try await report {
            let settings = try options.settings()
            let contents = try settings.folder.restore(
                file, replacing: replace, masterKey: settings.sealingKey)
            print("\(settings.dataFolder.path) contains \(contents.inWords).")
        }
    }
}

extension Contents {
    /// `2 people and 4711 entries`
    var inWords: String {
        "\(people) \(people == 1 ? "person" : "people") and \(entries) \(entries == 1 ? "entry" : "entries")"
    }
}
