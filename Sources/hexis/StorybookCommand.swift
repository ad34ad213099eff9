import ArgumentParser
import Foundation
import HexisServer
import HexisService
import Hummingbird
import Logging

/// `hexis storybook`
struct StorybookCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "storybook", abstract: "Show every page in each of its states, for development.")

    @Option(help: ArgumentHelp(SettingKey.web.fullHelp, valueName: "folder"))
    var web: String?

    @Option(help: ArgumentHelp("The port to listen on; 0 for a free one.", valueName: "number"))
    var port = "8081"

    func run() async throws {
        try await report {
            let own: [String: String?] = [SettingKey.web.name: web, SettingKey.port.name: port]
            let settings = try ServerSettings { own[$0.name] ?? nil }
            let site = try storybook(
                webFolder: settings.webFolder, host: settings.host, port: settings.port,
                logger: .standardError("storybook", level: .warning)
            ) { announce("The storybook is at http://127.0.0.1:\($0)") }
            try await serve(site, host: settings.host, port: settings.port)
        }
    }
}
