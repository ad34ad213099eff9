import CoreMetrics
import Foundation
import HexisServer
import HexisService
import HexisStore
import Logging

/// Performs a command, by the server if one runs on the data folder, and prints its outcome.
func perform(_ command: OperatorCommand, _ options: SettingsOptions) async throws {
    try await report {
        let settings = try options.settings()
        try requireDatabase(settings)
        if let answer = try await RunningServer(folder: settings.folder).answer(to: command) {
            print(answer)
        } else {
            print(try await performWithoutServer(command, settings))
        }
    }
}

/// Throws if there is no database yet: a mistyped path must not create a folder.
private func requireDatabase(_ settings: ServerSettings) throws {
    guard settings.database != nil || FileManager.default.fileExists(atPath: settings.folder.databasePath)
    else {
        throw StoreError.databaseMissing(path: settings.folder.databasePath)
    }
}

private func performWithoutServer(_ command: OperatorCommand, _ settings: ServerSettings) async throws
    -> String
{
    let store = try settings.openStore()
    let logger = Logger.standardError("hexis", level: .error)
    let backend = try Backend(
        store, settings.backend, world: .machine, logger: logger, metrics: NOOPMetricsHandler.instance)
    let text = try await backend.perform(command, origin: settings.address(port: settings.port))
    try await store.close()
    return text
}
