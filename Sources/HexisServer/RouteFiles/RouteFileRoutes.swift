import HTTPTypes
import HexisApp
import HexisCore
import HexisExchange
import HexisService
import HexisStore
import Hummingbird
import Logging

/// The parts of routes that only the server can do, for their owner alone: reading a code or an uploaded track,
/// and exporting a route as either.
struct RouteFileRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    /// The folder for files while they are processed.
    let folder: String
    let logger: Logger

    init(app: AppRoutes, responses: Responses, folder: String, logger: Logger) {
        self.app = app
        self.responses = responses
        self.folder = folder
        self.logger = logger
    }

    private var codes: RouteCodes { app.backend.codes }

    var routes: [String: Route] {
        let back: AppRoutes.Handler = { _, _ in responses.redirect(to: RouteAddress.new) }
        return [
            RouteAddress.read: app.forPeople(
                get: back, post: read,
                body: .file(FileRoom(folder: folder, longest: Int64(Reception.longest)))),
            RouteAddress.gpx: app.forPeople(
                get: back, post: take, body: .file(FileRoom(folder: folder, longest: Int64(GPXFile.longest)))),
        ]
    }

    /// The pages are the app's; the files below a route's own page are generated here.
    static let prefix = "\(RouteAddress.all)/"
    var files: Route { Route(get: show, post: app.answer) }

    @Sendable private func read(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        switch context.file {
        case .whole(let file): return responses.redirect(to: try await address(of: file, from: person))
        case .tooLarge: return refused(.pictureTooLarge)
        case .noRoom: throw ServiceError.refused(.diskFull)
        case .some, nil: return refused(.noPicture)
        }
    }

    /// Returns the page to show for a picture of a code. Nothing is opened or stored: the page shows the code's
    /// text.
    private func address(of picture: SentFile, from person: PersonID) async throws -> String {
        defer { picture.freeSlot() }
        do {
            guard let text = try await codes.text(on: picture, of: person) else {
                return RouteAddress.refused(.noCode)
            }
            guard text.utf8.count <= RouteLink.longest else { return RouteAddress.refused(.codeTooLong) }
            return RouteAddress.look(at: text)
        } catch PictureMaker.Failure.refused {
            return RouteAddress.refused(.noPicture)
        } catch PictureMaker.Failure.unable {
            log(missing: "libvips-tools")
        } catch RouteCodes.Failure.missing(let package) {
            log(missing: package)
        }
        return RouteAddress.refused(.cannotRead)
    }

    private func log(missing package: String) {
        logger.error("cannot read or draw QR codes", metadata: ["install": "\(package)"])
    }

    @Sendable private func take(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        switch context.file {
        case .whole(let sent): return try await take(sent, for: signedIn, context)
        case .tooLarge: return await refused(.trackTooLarge, to: signedIn.person)
        case .cutShort: return await refused(.notGPX, to: signedIn.person)
        case .noRoom: throw ServiceError.refused(.diskFull)
        case .some, nil: return refused(.noTrack)
        }
    }

    private func take(_ sent: SentFile, for signedIn: SignedIn, _ context: RequestContext) async throws
        -> Response
    {
        do {
            return try await keep(
                app.backend.tracks.file(sent, of: signedIn.person), for: signedIn, context)
        } catch let error as GPXError {
            return await refused(RouteTrouble(error), to: signedIn.person)
        }
    }

    /// Notes that an uploaded file was unusable, and shows why.
    private func refused(_ trouble: RouteTrouble, to person: PersonID) async -> Response {
        await app.backend.waysIn.note(.refused(.track, trouble.message), by: .gpx, of: person)
        return refused(trouble)
    }

    private func keep(_ file: GPXFile, for signedIn: SignedIn, _ context: RequestContext) async throws
        -> Response
    {
        guard let name = file.name ?? Line(RouteTrouble.nameless) else {
            return await refused(.notGPX, to: signedIn.person)
        }
        let route = app.world.identifier()
        let at = try await app.practices.practice(of: signedIn.person).instant(at: context.now)
        let entry = Entry(
            id: app.world.identifier(), at: at, device: signedIn.session.device,
            fact: .routeKept(RouteKept(route: route, name: name, target: file.target)))
        try await app.record([entry], for: signedIn.person)
        await app.backend.waysIn.note(Intake(.track, count: 1, news: 1), by: .gpx, of: signedIn.person)
        return responses.redirect(to: RouteAddress.saved(route))
    }

    private func refused(_ trouble: RouteTrouble) -> Response {
        responses.redirect(to: RouteAddress.refused(trouble))
    }

    /// Requests without a session, or for unknown files, get the app's own response.
    @Sendable private func show(_ context: RequestContext) async throws -> Response {
        let parts = context.path.dropFirst(RouteFileRoutes.prefix.count).split(separator: "/").map {
            String($0)
        }
        guard parts.count == 2, let signedIn = context.signedIn, let id = Identifier(parts[0]),
            let route = try await app.practices.practice(of: signedIn.person).route(id)
        else { return try await app.answer(context) }
        if parts[1] == RouteAddress.gpxFile, let bytes = route.gpx {
            return responses.file(bytes, named: RouteAddress.gpxFile, "application/gpx+xml")
        }
        guard parts[1] == RouteAddress.codeFile, let text = route.target.code else {
            return try await app.answer(context)
        }
        return try await drawing(of: text, for: signedIn.person)
    }

    private func drawing(of text: String, for person: PersonID) async throws -> Response {
        do {
            return responses.code(drawn: try await codes.drawing(of: text, for: person))
        } catch RouteCodes.Failure.missing(let package) {
            log(missing: package)
            return responses.code(.serviceUnavailable, "unable")
        }
    }
}
