import ArgumentParser

/// The measurements of `make bench` apart from the real server: the rules alone, and the libraries at their best.
@main
struct HexisBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "HexisBench",
        subcommands: [
            Fold.self, Constant.self, Commits.self, Reminders.self, Providers.self, Health.self, Keys.self,
            Crowd.self, Doses.self,
        ])
}
