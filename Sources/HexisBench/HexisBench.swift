import ArgumentParser

/// What `make bench` measures beside the real server: the rules alone, and what the libraries can do at best.
@main
struct HexisBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "HexisBench",
        subcommands: [Fold.self, Constant.self, Commits.self, Reminders.self, Health.self])
}
