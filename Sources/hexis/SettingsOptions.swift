import ArgumentParser
import Foundation
import HexisServer

/// The flags common to all commands about a server, and the other sources of settings.
struct SettingsOptions: ParsableArguments {
    @Option(help: ArgumentHelp(SettingKey.data.fullHelp, valueName: "folder"))
    var data: String?

    @Option(help: ArgumentHelp(SettingKey.database.fullHelp, valueName: "address"))
    var database: String?

    @Option(help: ArgumentHelp(SettingKey.shared.fullHelp, valueName: "bool"))
    var shared: String?

    @Option(help: ArgumentHelp(SettingKey.zoneInfo.fullHelp, valueName: "folder"))
    var zoneinfo: String?

    @Option(help: ArgumentHelp("A JSON file with settings, each under its flag's name.", valueName: "file"))
    var config: String?

    /// A flag takes precedence over the environment (`HEXIS_…`), and that over the file.
    func settings(_ flags: [String: String?] = [:]) throws -> ServerSettings {
        var flags = flags.compactMapValues { $0 }
        flags[SettingKey.data.name] = data
        flags[SettingKey.database.name] = database
        flags[SettingKey.shared.name] = shared
        flags[SettingKey.zoneInfo.name] = zoneinfo
        let environment = ProcessInfo.processInfo.environment
        return try ServerSettings(file: config.map { try SettingsFile(path: $0) }) { key in
            flags[key.name] ?? environment[key.variable]
        }
    }
}
