import ArgumentParser
import Foundation
import HexisExchange
import HexisServer
import HexisService
import HexisStore
import HexisExport
import HexisTrackers

/// Runs a command. An error is printed as a sentence, and the exit code is 1.
func report(_ command: () async throws -> Void) async throws {
    do {
        try await command()
    } catch {
        guard let message = message(of: error) else { throw error }
        FileHandle.standardError.write(Data((message + "\n").utf8))
        throw ExitCode.failure
    }
}

/// Returns `nil` for errors that the command line's own library explains, and for unforeseen ones.
private func message(of error: any Error) -> String? {
    switch error {
    case let error as StoreError: error.message
    case let error as StartError: error.message
    case let error as CertificateError: error.message
    case let error as WrongSettings: error.description
    case let error as AppleHealthError: error.message
    case let error as TrackerError: error.message
    case let error as ExportError: error.message
    case let error as UnknownPerson: error.message
    case let error as CommandRefused: error.message
    default: nil
    }
}
