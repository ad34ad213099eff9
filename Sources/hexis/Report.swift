import ArgumentParser
import Foundation
import HexisExchange
import HexisServer
import HexisStore

/// Runs a command; what goes wrong is said in a sentence, and the exit code is 1.
func report(_ command: () async throws -> Void) async throws {
    do {
        try await command()
    } catch let error as StoreError {
        try fail(error.message)
    } catch let error as AppleHealthError {
        try fail(error.message)
    } catch let error as UnknownPerson {
        try fail(error.message)
    } catch let error as WebFolderError {
        try fail(error.message)
    } catch let error as CertificateError {
        try fail(error.message)
    } catch let error as WrongSettings {
        try fail(error.description)
    }
}

private func fail(_ message: String) throws -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    throw ExitCode.failure
}
