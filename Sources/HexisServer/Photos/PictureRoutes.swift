import HTTPTypes
import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird
import Logging
import NIOCore

/// Receives and serves the pictures of photos, for their owner alone.
struct PictureRoutes: Sendable {
    let app: AppRoutes
    let reception: Reception
    let responses: Responses
    let logger: Logger

    /// The prefix of paths that continue with the photo and, to view it, the size.
    static let prefix = "/photos/files/"

    var route: Route { app.forScripts(get: show, post: take, body: .picture(reception)) }

    /// A picture never changes under its address, and only its owner may see it.
    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let parts = context.path.dropFirst(PictureRoutes.prefix.count).split(separator: "/")
        guard parts.count == 2, let photo = Identifier(String(parts[0])), let size = Picture.Size(parts[1]),
            try await app.practices.practice(of: signedIn.person).photo(photo) != nil,
            let bytes = try await app.store.picture(size, of: photo, of: signedIn.person)
        else { return responses.code(.notFound, "unknown") }
        return responses.picture(bytes)
    }

    /// Requires the photo's entry first: the picture of an unknown photo may come later, that of a removed one
    /// never.
    @Sendable private func take(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        guard let photo = Identifier(String(context.path.dropFirst(PictureRoutes.prefix.count))),
            let file = context.picture
        else { return responses.code(.notFound, "unknown") }
        if let refusal = try await refusal(of: photo, of: person) { return refusal }
        if let failure = try await keep(file, of: photo, of: person) { return failure }
        if try await removeAgain(photo, of: person) { return responses.code(.gone, "removed") }
        return responses.nothing
    }

    private func refusal(of photo: Identifier, of person: PersonID) async throws -> Response? {
        let practice = try await app.practices.practice(of: person)
        if practice.isRemoved(photo: photo) { return responses.code(.gone, "removed") }
        guard practice.photo(photo) != nil else { return responses.code(.notFound, "unknown") }
        // The device keeps the picture, and retries later.
        let storage = app.backend.storage
        guard try await storage.photoSize(of: person) < storage.photoLimit(of: person) else {
            return responses.code(.init(code: 507), "photos-full")
        }
        return nil
    }

    private func keep(
        _ file: ReceivedPicture, of photo: Identifier, of person: PersonID
    ) async throws -> Response? {
        do {
            try await app.store.keep(
                app.backend.pictures.picture(from: file.file, of: person), of: photo, of: person)
        } catch PictureMaker.Failure.refused(let reason) {
            return responses.code(.unprocessableContent, reason.name)
        } catch PictureMaker.Failure.unable {
            logger.error("cannot process photos: libvips is missing; install libvips-tools")
            return responses.code(.serviceUnavailable, "unable")
        }
        return nil
    }

    /// The photo may have been removed meanwhile, on another device.
    private func removeAgain(_ photo: Identifier, of person: PersonID) async throws -> Bool {
        guard try await app.practices.practice(of: person).isRemoved(photo: photo) else { return false }
        try await app.store.removePicture(of: photo, of: person)
        return true
    }
}

extension Picture.Size {
    fileprivate init?(_ name: Substring) {
        switch name {
        case "small": self = .small
        case "large": self = .large
        default: return nil
        }
    }
}
