import HexisStore
import HTTPTypes
import HexisApp
import HexisCore
import HexisExport
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
            ExportPage.loop: app.forPeople(get: downloadLoop),
            ExportPage.fhir: app.forPeople(get: downloadFHIR),
        ]
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await show(nil, context, signedIn)
    }

    private func show(_ wrong: Form?, _ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = ExportPage(
            practice, pictureBytes: try await app.store.pictureBytes(of: signedIn.person),
            surroundings: app.surroundings(of: signedIn, practice, context), wrong: wrong)
        return responses.page(page.bytes, wrong == nil ? .ok : .unprocessableContent, for: context.headers)
    }

    @Sendable private func download(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response
    {
        try await file(
            "application/zip", named: { ExportPage.fileName($0) }, context, signedIn
        ) { export, sink in try await export.write(to: sink) }
    }

    @Sendable private func downloadLoop(_ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        try await file(
            "application/zip", named: { LoopExport.fileName($0) }, context, signedIn
        ) { export, sink in try await export.writeLoop(to: sink) }
    }

    @Sendable private func downloadFHIR(_ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        let form = Form(encoded: context.query)
        guard let span = ExportPage.Span(form) else { return try await show(form, context, signedIn) }
        return try await file(
            "application/fhir+json", named: { _ in ExportPage.fhirFileName }, context, signedIn
        ) { export, sink in
            for piece in export.fhir(from: span.first, until: span.last) { try await sink(piece) }
        }
    }

    /// A file of a person’s own, once their earlier one is on its way.
    ///
    /// - Parameter name: Its name when it is made on a day.
    private func file(
        _ type: String, named name: (Day) -> String, _ context: RequestContext, _ signedIn: SignedIn,
        write: @escaping @Sendable (PersonExport, _ sink: ([UInt8]) async throws -> Void) async throws -> Void
    ) async throws -> Response {
        let turn = try await turns.take(signedIn.person)
        guard let export = try await app.backend.export(of: signedIn.person, at: context.now) else {
            throw ServiceError.busy
        }
        return responses.file(named: name(export.day), type, over: context.connection, turn) { sink in
            try await write(export, sink)
        }
    }
}

extension Responses {
    /// A file to download that is made meanwhile, and never cached. The turn lasts until all of it is on its way.
    ///
    /// - Parameter write: Passes the file on in pieces.
    func file(
        named name: String, _ type: String, over connection: any EventLoop, _ turn: PersonTurns.Turn,
        write: @escaping @Sendable (_ sink: ([UInt8]) async throws -> Void) async throws -> Void
    ) -> Response {
        let body = ResponseBody { [turn] writer in
            try await write { piece in
                try await writer.write(inParts: ByteBuffer(bytes: piece), over: connection)
            }
            try await writer.finish(nil)
            withExtendedLifetime(turn) {}
        }
        return Response(status: .ok, headers: download(named: name, type), body: body)
    }
}
