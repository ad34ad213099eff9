import AsyncHTTPClient
import Foundation
import HexisCore
import HexisService
import HexisStore
import NIOCore
import NIOHTTP1

/// The server that runs on a data folder, as the command line reaches it.
struct RunningServer {
    let folder: DataFolder

    /// What the server answers to a command; `nil` if none runs. Throws `CommandRefused` if it could not perform it.
    func answer(to command: OperatorCommand) async throws -> String? {
        guard FileManager.default.fileExists(atPath: folder.commandSocketPath),
            let address = URL(httpURLWithSocketPath: folder.commandSocketPath, uri: "/commands")
        else { return nil }
        return try await answer(by: RunningServer.makeClient(), address, command)
    }

    private static func makeClient() -> HTTPClient {
        var configuration = HTTPClient.Configuration()
        configuration.connectionPool.retryConnectionEstablishment = false
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// Shuts the client down.
    private func answer(
        by client: HTTPClient, _ address: URL, _ command: OperatorCommand
    ) async throws -> String? {
        do {
            let answer = try await text(from: client, address, command)
            try await client.shutdown()
            return answer
        } catch {
            try await client.shutdown()
            // A server that was killed leaves its socket behind.
            if error is IOError { return nil }
            throw error
        }
    }

    private func text(
        from client: HTTPClient, _ address: URL, _ command: OperatorCommand
    ) async throws -> String {
        var request = HTTPClientRequest(url: address.absoluteString)
        request.method = .POST
        request.body = .bytes(ByteBuffer(string: command.json.text))
        // Erasing somebody with years of entries takes a while.
        let response = try await client.execute(request, timeout: .minutes(10))
        let body = String(buffer: try await response.body.collect(upTo: 16 * 1024 * 1024))
        guard response.status == .ok else { throw CommandRefused(message: body) }
        return body
    }
}

/// The running server could not perform a command, for a reason that it says.
struct CommandRefused: Error {
    let message: String
}
