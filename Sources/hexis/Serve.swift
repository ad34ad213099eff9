import ArgumentParser
import Foundation
import HexisCore
import HexisServer
import HexisService
import HexisStore
import Hummingbird
import Logging

/// `hexis serve`
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve Hexis to browsers.")

    @OptionGroup var options: SettingsOptions

    @Option(help: ArgumentHelp(SettingKey.host.fullHelp, valueName: "address"))
    var host: String?

    @Option(help: ArgumentHelp(SettingKey.port.fullHelp, valueName: "number"))
    var port: String?

    @Option(help: ArgumentHelp(SettingKey.publicURL.fullHelp, valueName: "address"))
    var publicURL: String?

    @Option(help: ArgumentHelp(SettingKey.web.fullHelp, valueName: "folder"))
    var web: String?

    @Option(help: ArgumentHelp(SettingKey.logLevel.fullHelp, valueName: "level"))
    var logLevel: String?

    @Option(help: ArgumentHelp(SettingKey.trustedProxy.fullHelp, valueName: "address"))
    var trustedProxy: String?

    @Option(help: ArgumentHelp(SettingKey.tlsCertificate.fullHelp, valueName: "file"))
    var tlsCertificate: String?

    @Option(help: ArgumentHelp(SettingKey.tlsKey.fullHelp, valueName: "file"))
    var tlsKey: String?

    @Option(help: ArgumentHelp(SettingKey.joining.fullHelp, valueName: "invited|open|closed"))
    var joining: String?

    @Option(help: ArgumentHelp(SettingKey.metrics.fullHelp, valueName: "true|false"))
    var metrics: String?

    @Option(help: ArgumentHelp(SettingKey.traces.fullHelp, valueName: "address"))
    var traces: String?

    @Option(help: ArgumentHelp(SettingKey.offline.fullHelp, valueName: "true|false"))
    var offline: String?

    @Option(help: ArgumentHelp(SettingKey.pushContact.fullHelp, valueName: "address"))
    var pushContact: String?

    @Option(help: ArgumentHelp(SettingKey.pushServices.fullHelp, valueName: "public|any"))
    var pushServices: String?

    @Option(help: ArgumentHelp(SettingKey.mailRelay.fullHelp, valueName: "address"))
    var mailRelay: String?

    @Option(help: ArgumentHelp(SettingKey.mailFrom.fullHelp, valueName: "address"))
    var mailFrom: String?

    @Option(help: ArgumentHelp(SettingKey.mailUser.fullHelp, valueName: "name"))
    var mailUser: String?

    @Option(help: ArgumentHelp(SettingKey.mailPlain.fullHelp, valueName: "true|false"))
    var mailPlain: String?

    @Option(help: ArgumentHelp(SettingKey.providerIssuer.fullHelp, valueName: "address"))
    var oidcIssuer: String?

    @Option(help: ArgumentHelp(SettingKey.providerClientID.fullHelp, valueName: "identifier"))
    var oidcClientID: String?

    @Option(help: ArgumentHelp(SettingKey.providerName.fullHelp, valueName: "name"))
    var oidcName: String?

    @Option(help: ArgumentHelp(SettingKey.providersFile.fullHelp, valueName: "file"))
    var oidcProviders: String?

    @Option(help: ArgumentHelp(SettingKey.importLimit.fullHelp, valueName: "megabytes"))
    var importLimit: String?

    @Option(help: ArgumentHelp(SettingKey.journalLimit.fullHelp, valueName: "megabytes"))
    var journalLimit: String?

    @Option(help: ArgumentHelp(SettingKey.photoLimit.fullHelp, valueName: "megabytes"))
    var photoLimit: String?

    @Option(help: ArgumentHelp(SettingKey.journalMemory.fullHelp, valueName: "megabytes"))
    var journalMemory: String?

    @Option(help: ArgumentHelp(SettingKey.backupFolder.fullHelp, valueName: "folder"))
    var backupFolder: String?

    @Option(help: ArgumentHelp(SettingKey.backupEvery.fullHelp, valueName: "hours"))
    var backupEvery: String?

    @Option(help: ArgumentHelp(SettingKey.backupKeep.fullHelp, valueName: "count"))
    var backupKeep: String?

    @Flag(help: ArgumentHelp(SettingKey.demo.help))
    var demo = false

    func run() async throws {
        try await report {
            let settings = try options.settings([
                SettingKey.host.name: host, SettingKey.port.name: port, SettingKey.publicURL.name: publicURL,
                SettingKey.web.name: web, SettingKey.logLevel.name: logLevel,
                SettingKey.trustedProxy.name: trustedProxy, SettingKey.joining.name: joining,
                SettingKey.metrics.name: metrics, SettingKey.traces.name: traces,
                SettingKey.offline.name: offline,
                SettingKey.pushContact.name: pushContact, SettingKey.pushServices.name: pushServices,
                SettingKey.mailRelay.name: mailRelay, SettingKey.mailFrom.name: mailFrom,
                SettingKey.mailUser.name: mailUser, SettingKey.mailPlain.name: mailPlain,
                SettingKey.providerIssuer.name: oidcIssuer,
                SettingKey.providerClientID.name: oidcClientID, SettingKey.providerName.name: oidcName,
                SettingKey.providersFile.name: oidcProviders,
                SettingKey.importLimit.name: importLimit, SettingKey.journalLimit.name: journalLimit,
                SettingKey.photoLimit.name: photoLimit, SettingKey.journalMemory.name: journalMemory,
                SettingKey.backupFolder.name: backupFolder, SettingKey.backupEvery.name: backupEvery,
                SettingKey.backupKeep.name: backupKeep,
                SettingKey.tlsCertificate.name: tlsCertificate, SettingKey.tlsKey.name: tlsKey,
                SettingKey.demo.name: demo ? "true" : nil,
            ])
            try await start(settings)
        }
    }

    private func start(_ settings: ServerSettings) async throws {
        // Before a folder or a key is created: unusable files are a wrong setting.
        try settings.requireFiles()
        guard settings.isDemo else { return try await runWithData(settings) }
        try await inTemporaryFolder { path in
            let store = try SQLStore(in: DataFolder(path: path))
            try await run(settings, store, demonstration: makeDemonstration(in: store))
        }
    }

    private func runWithData(_ settings: ServerSettings) async throws {
        let changes = settings.backups.map { _ in
            ChangeLog(of: settings.folder, now: World.machine.now)
        }
        let store = try settings.openStore(recordingIn: changes)
        try await run(settings, store, changes: changes)
    }

    private func run(
        _ settings: ServerSettings, _ store: SQLStore, changes: ChangeLog? = nil,
        demonstration: DemonstrationPeople? = nil
    ) async throws {
        let logger = Logger.standardError("hexis", level: settings.logLevel)
        let spans = settings.traces.map { SpanExporter(to: $0, logger: logger) }
        spans?.follow()
        let server = try application(
            settings, store: store, demonstration: demonstration, changes: changes, spans: spans,
            logger: logger
        ) { announce("Hexis is at \(settings.address(port: $0))") }
        try await serve(server, host: settings.host, port: settings.port)
    }
}

/// Prints a line at once, also where standard output is a file or a pipe.
func announce(_ line: String) {
    print(line)
    fflush(nil)
}

/// Creates a temporary folder that no one else can read, and removes it after `body`.
private func inTemporaryFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "hexis-demo-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path)
}
