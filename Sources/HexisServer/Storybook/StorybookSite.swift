package import Foundation
import HexisApp
package import Hummingbird
package import Logging
import NIOCore

/// Serves every sample page by its name, for work on the design.
package func storybook(
    webFolder: URL?, host: String, port: Int, logger: Logger,
    onRunning: @escaping @Sendable (Int) async -> Void = { _ in }
) throws -> some ApplicationProtocol {
    let standing = DefaultHeaders(publicURL: nil)
    let folder = try WebFolder(from: webFolder)
    let site = StorybookSite(
        files: FileResponses(folder: folder, standing: standing),
        responses: Responses(standing: standing, assets: folder.assets, assetsForShared: folder.assets))
    return Application(
        responder: site, configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
        onServerRunning: { channel in await onRunning(channel.localAddress?.port ?? port) },
        logger: logger)
}

/// `/` lists the samples, `/3` shows the fourth.
private struct StorybookSite: HTTPResponder {
    let files: FileResponses
    let responses: Responses

    func respond(to request: HummingbirdCore.Request, context: ConnectionContext) async throws -> Response {
        let path = request.uri.path
        if let file = files.answer(path, for: request.headers) { return file }
        let samples = Storybook.samples
        if path == "/" { return index(of: samples.map { $0.name }, for: request) }
        guard let number = Int(path.dropFirst()), samples.indices.contains(number) else {
            return responses.refusal(.notFound, for: request.headers)
        }
        return responses.page(samples[number].page(assets: responses.assets), for: request.headers)
    }

    private func index(of names: [String], for request: HummingbirdCore.Request) -> Response {
        responses.page(StorybookIndex(names: names, assets: responses.assets).bytes, for: request.headers)
    }
}
