import ArgumentParser
import Configuration
import HexisServer
import SystemPackage

/// The flags that every command about a server understands, and where else settings come from.
struct SettingsOptions: ParsableArguments {
    @Option(help: ArgumentHelp(SettingKey.data.fullHelp, valueName: "folder"))
    var data: String?

    @Option(help: ArgumentHelp(SettingKey.zoneInfo.fullHelp, valueName: "folder"))
    var zoneinfo: String?

    @Option(help: ArgumentHelp("A JSON file with settings, each under its flag's name.", valueName: "file"))
    var config: String?

    /// A flag counts before the environment (`HEXIS_…`), and that before the file.
    func settings(_ flags: [String: String?] = [:]) async throws -> ServerSettings {
        var flags = flags.compactMapValues { $0 }
        flags[SettingKey.data.name] = data
        flags[SettingKey.zoneInfo.name] = zoneinfo
        let environment = EnvironmentVariablesProvider(
            secretsSpecifier: .specific(["HEXIS_MASTER_KEY", "HEXIS_MAIL_PASSWORD"]))
        var providers: [any ConfigProvider] = [environment.prefixKeys(with: "hexis")]
        if let config { providers.append(try await FileProvider<JSONSnapshot>(filePath: FilePath(config))) }
        let reader = ConfigReader(providers: providers)
        return try ServerSettings { key in flags[key.name] ?? SettingsOptions.text(of: key, in: reader) }
    }

    /// A number or a truth value of a JSON file counts as its text.
    private static func text(of key: SettingKey, in reader: ConfigReader) -> String? {
        let name = ConfigKey([key.name])
        return reader.string(forKey: name, isSecret: key.isSecret)
            ?? reader.int(forKey: name).map { "\($0)" } ?? reader.bool(forKey: name).map { "\($0)" }
    }
}
