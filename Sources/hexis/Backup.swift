import ArgumentParser
import HexisServer
import HexisService
import HexisStore

/// `hexis backup FILE`
struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copy everything that is stored into one file. A server may be running meanwhile.",
        discussion: """
            The copy is opened and checked before it gets its name. It holds no key: keep the master key, \
            master.key in the data folder, somewhere else. Without it the copy cannot be read.
            """)

    @OptionGroup var options: SettingsOptions

    @Argument(help: "The file to write; it must not be there yet.")
    var file: String

    func run() async throws {
        try await report {
            let settings = try options.settings()
            let contents = try settings.folder.backUp(to: file)
            print("\(file) holds \(contents.inWords).")
        }
    }
}

/// `hexis restore FILE`
struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put a backup in the place of what is stored. No server may be running.")

    @OptionGroup var options: SettingsOptions

    @Argument(help: "The file that hexis backup wrote.")
    var file: String

    @Flag(help: "Give up what is stored now.")
    var replace = false

    func run() async throws {
        try await report {
            let settings = try options.settings()
            let contents = try settings.folder.restore(
                file, replacing: replace, masterKey: settings.sealingKey)
            print("\(settings.dataFolder.path) holds \(contents.inWords).")
        }
    }
}

extension Contents {
    /// `2 people and 4711 entries`
    var inWords: String {
        "\(people) \(people == 1 ? "person" : "people") and \(entries) \(entries == 1 ? "entry" : "entries")"
    }
}
