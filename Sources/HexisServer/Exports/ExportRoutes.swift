import HTTPTypes
import HexisApp
import HexisService
import Hummingbird
import NIOCore

/// The page about exporting everything, and the file itself.
struct ExportRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    /// Somebody's second export waits for the first.
    private let turns = PersonTurns(atOnce: 1, mostWaiting: 1)

    init(app: AppRoutes, responses: Responses) {
        self.app = app
        self.responses = responses
    }

    var routes: [String: Route] {
        [
            ExportPage.address: app.forPeople(get: show),
            ExportPage.file: app.forPeople(get: download),
        ]
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = ExportPage(
            practice, pictureBytes: try await app.store.pictureBytes(of: signedIn.person),
            surroundings: app.surroundings(of: signedIn, practice, context))
        return responses.page(page.bytes, for: context.headers)
    }

    @Sendable private func download(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response
    {
        let turn = try await turns.take(signedIn.person)
        guard let export = try await app.backend.export(of: signedIn.person, at: context.now) else {
            throw ServiceError.busy
        }
        return responses.archive(
            named: ExportPage.fileName(export.day), over: context.connection, turn, export)
    }
}

extension Responses {
    /// A person's export to download, never cached. The turn lasts until all of it is on its way.
    fileprivate func archive(
        named name: String, over connection: any EventLoop, _ turn: PersonTurns.Turn, _ export: PersonExport
    ) -> Response {
        var fields = standing
        fields[.contentType] = "application/zip"
        fields[.contentDisposition] = #"attachment; filename="\#(name)""#
        fields[.cacheControl] = "private, no-store"
        let body = ResponseBody { [turn] writer in
            try await export.write { piece in
                try await writer.write(inParts: ByteBuffer(bytes: piece), over: connection)
            }
            try await writer.finish(nil)
            withExtendedLifetime(turn) {}
        }
        return Response(status: .ok, headers: fields, body: body)
    }
}
