import ArgumentParser
import HexisService

/// `hexis keys`
struct Keys: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Rotate the master key, also while the server runs.", subcommands: [RotateKey.self])
}

/// `hexis keys rotate`
struct RotateKey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotate",
        abstract: "Replace the master key with a new one, under which every person's own key is sealed.",
        discussion: """
            What people recorded stays as it is, and so do sessions, push subscriptions and recovery codes. The former \
            key stays in the data folder, because earlier backups need it.
            """)

    @OptionGroup var options: SettingsOptions

    func run() async throws { try await perform(.rotateMasterKey, options) }
}
