import Foundation
import HTTPTypes
import HexisCore
import HexisService
import HexisStore
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// Where the command line reaches the server while it runs: a socket in the data folder, which only its owner can open.
struct CommandSocket: Service {
    let backend: Backend
    /// The address at which people reach the server.
    let origin: String
    let path: String
    let logger: Logger

    /// As the longest address of a socket, `sun_path` in POSIX, less the zero at its end.
    private static let longestPath = 107

    func run() async throws {
        guard path.utf8.count <= CommandSocket.longestPath else {
            logger.warning(
                "the command line cannot reach this server: the path of its data folder is too long")
            return try await gracefulShutdown()
        }
        // Left by a server that was killed; the lock of the folder proves that it is gone.
        try? FileManager.default.removeItem(atPath: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        do {
            try await answer()
        } catch let error as IOError {
            // People can use the server all the same.
            logger.warning(
                "the command line cannot reach this server", metadata: ["errno": "\(error.errnoCode)"])
            try await gracefulShutdown()
        }
    }

    private func answer() async throws {
        // When the server cannot start, this is cancelled, which is no error of its own.
        var quiet = logger
        quiet.logLevel = .critical
        let socket = Application(
            responder: CommandResponder(backend: backend, origin: origin, logger: logger),
            configuration: ApplicationConfiguration(address: .unixDomainSocket(path: path)),
            onServerRunning: { _ in chmod(path, S_IRUSR | S_IWUSR) }, logger: quiet)
        try await socket.run()
    }
}

/// Answers a command with what to print: 200, or 422 if it could not be performed.
private struct CommandResponder: HTTPResponder {
    let backend: Backend
    let origin: String
    let logger: Logger

    private static let longest = 4096

    func respond(to request: HummingbirdCore.Request, context: BasicRequestContext) async throws -> Response {
        let body = try await request.body.collect(upTo: CommandResponder.longest)
        guard let json = try? JSON(parsing: Array(buffer: body)), let command = OperatorCommand(json: json)
        else {
            return response(.badRequest, "This server is another version of Hexis than the command.")
        }
        return try await perform(command)
    }

    private func perform(_ command: OperatorCommand) async throws -> Response {
        do {
            let text = try await backend.perform(command, origin: origin)
            note(command)
            return response(.ok, text)
        } catch let error as UnknownPerson {
            return response(.unprocessableContent, error.message)
        } catch let error as StoreError {
            return response(.unprocessableContent, error.message)
        }
    }

    private func note(_ command: OperatorCommand) {
        switch command {
        case .act(let action, _):
            logger.notice("the operator changed an account", metadata: ["action": "\(action.rawValue)"])
        case .rotateMasterKey: logger.notice("the operator rotated the master key")
        case .list, .invite, .limit, .health: break
        }
    }

    private func response(_ status: HTTPResponse.Status, _ text: String) -> Response {
        Response(
            status: status, headers: [.contentType: "text/plain; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}
