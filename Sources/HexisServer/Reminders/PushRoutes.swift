import HTTPTypes
import HexisCore
import HexisReminders
import Hummingbird

/// Where a browser says that it wants to be reminded, and how it is reached.
struct PushRoutes: Sendable {
    let pushes: Pushes
    let answers: Answers

    /// A subscription is a few hundred bytes.
    private static let longestSubscription = 8 * 1024

    var routes: [String: Route] {
        [
            "/push": Route(get: show, post: turnOn, body: .bytes(atMost: PushRoutes.longestSubscription)),
            "/push/off": Route(post: turnOff), "/push/test": Route(post: test),
        ]
    }

    @Sendable private func show(_ visit: Visit) async throws -> Response {
        guard let signedIn = visit.signedIn else { return signedOut }
        let isOn = try await device(of: signedIn) != nil
        return answers.json(
            JSON.object([
                JSON.Member("key", .string(pushes.publicKey)), JSON.Member("isOn", .bool(isOn)),
            ]).text)
    }

    @Sendable private func turnOn(_ visit: Visit) async throws -> Response {
        guard let signedIn = visit.signedIn else { return signedOut }
        guard let origin = visit.headers[.origin], let json = try? JSON(parsing: visit.bytes) else {
            return answers.code(.badRequest, "unreadable")
        }
        let push: DevicePush
        do throws(WebPushError) {
            push = try DevicePush(json, from: origin, within: pushes.reach)
        } catch {
            return answers.code(.badRequest, error.code)
        }
        try await pushes.store.setPush(push.bytes, of: signedIn.session.id, of: signedIn.person)
        return answers.nothing
    }

    @Sendable private func turnOff(_ visit: Visit) async throws -> Response {
        guard let signedIn = visit.signedIn else { return signedOut }
        try await pushes.store.setPush(nil, of: signedIn.session.id, of: signedIn.person)
        return answers.nothing
    }

    @Sendable private func test(_ visit: Visit) async throws -> Response {
        guard let signedIn = visit.signedIn else { return signedOut }
        guard let device = try await device(of: signedIn) else { return answers.code(.conflict, "push-off") }
        let outcome = try await pushes.send(
            .test, to: device, of: signedIn.session.id, signedIn.person)
        guard outcome == .delivered else { return answers.code(.badGateway, outcome.code) }
        return answers.nothing
    }

    private func device(of signedIn: SignedIn) async throws -> DevicePush? {
        try await pushes.devices(of: signedIn.person).first { $0.session == signedIn.session.id }?.push
    }

    private var signedOut: Response { answers.code(.unauthorized, "signed-out") }
}
