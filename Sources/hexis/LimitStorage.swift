import ArgumentParser
import HexisService

/// `hexis people limit NAME`
struct LimitStorage: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "limit",
        abstract: "Show how much a person stores and may store, and change the limits.",
        discussion: "A limit is a number of megabytes, or default: what the server allows everybody.")

    @OptionGroup var options: SettingsOptions

    @Argument(help: ArgumentHelp("The account to use.", valueName: "user name"))
    var name: String

    @Option(help: ArgumentHelp("The limit of the journal.", valueName: "megabytes|default"))
    var journal: OperatorCommand.Limit?

    @Option(help: ArgumentHelp("The limit of the photos.", valueName: "megabytes|default"))
    var photos: OperatorCommand.Limit?

    func run() async throws {
        try await perform(.limit(userName: name, journal: journal, photos: photos), options)
    }
}

extension OperatorCommand.Limit: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
