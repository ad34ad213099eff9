import ArgumentParser
import HexisService

/// The command line.
@main
struct Hexis: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hexis",
        abstract: "Habits that last: a server for one household, or a country.",
        version: hexisVersion,
        subcommands: [
            Serve.self, Doctor.self, Backup.self, Restore.self, Move.self, People.self, Keys.self,
            Import.self, Export.self, StorybookCommand.self,
        ])
}
