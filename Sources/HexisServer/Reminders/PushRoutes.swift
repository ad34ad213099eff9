import HexisApp
import HTTPTypes
import HexisCore
import HexisDelivery
import HexisService
import HexisStore
import Hummingbird

/// The routes by which a browser turns reminders on and off and sends its push subscription.
struct PushRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses

    /// The longest subscription, in bytes; real ones take a few hundred.
    private static let longestSubscription = 8 * 1024
    /// The time to live of a test, in seconds: the person is waiting for it.
    private static let testSeconds = 600

    var routes: [String: Route] {
        [
            "/push": app.forScripts(
                get: show, post: turnOn, body: .bytes(atMost: PushRoutes.longestSubscription)),
            "/push/off": app.forScripts(post: turnOff), "/push/test": app.forScripts(post: test),
            "/push/shown": app.forScripts(post: noteShown, body: .bytes(atMost: 64)),
        ]
    }

    /// Returns this browser's reminder state, and whether anything else reaches the person.
    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let target = ReminderTarget.browser(signedIn.session.id)
        let isOn = try await pushes.device(target, of: signedIn.person) != nil
        let delivery = try await pushes.store.deliveries(of: signedIn.person)[target]
        let others = try await pushes.store.pushes(of: signedIn.person, at: context.now)
            .filter { $0.session != signedIn.session.id }
        let practice = try await plans.practices.practice(of: signedIn.person)
        let elsewhere = channels.targets(of: signedIn.person, practice, browsers: others)
        let times = [("lastSent", delivery?.lastSent), ("lastConfirmed", delivery?.lastShown)]
        return responses.json(
            JSON.object(
                [
                    JSON.Member("key", .string(pushes.publicKey)), JSON.Member("isOn", .bool(isOn)),
                    JSON.Member("isElsewhere", .bool(!elsewhere.isEmpty)),
                    JSON.Member("hasMail", .bool(channels.hasMail)),
                ]
                    + times.compactMap { name, instant in
                        instant.map { JSON.Member(name, .integer($0.milliseconds)) }
                    }
            ).text)
    }

    @Sendable private func turnOn(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        guard let origin = context.headers[.origin], let json = try? JSON(parsing: context.bytes) else {
            return responses.code(.badRequest, "unreadable")
        }
        let push: DevicePush
        do throws(WebPushError) {
            push = try DevicePush(json, from: origin, within: pushes.policy)
        } catch {
            return responses.code(.badRequest, error.code)
        }
        return try await turnOn(push, signedIn)
    }

    private func turnOn(_ push: DevicePush, _ signedIn: SignedIn) async throws -> Response {
        try await pushes.store.setPush(push.bytes, of: signedIn.session.id, of: signedIn.person)
        // Plans anew, so that reminders due in a moment reach this browser as well.
        await plans.changed(signedIn.person)
        await silences.settle(switchedOn: signedIn.session)
        return responses.nothing
    }

    @Sendable private func turnOff(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await pushes.store.setPush(nil, of: signedIn.session.id, of: signedIn.person)
        return responses.nothing
    }

    @Sendable private func test(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let target = ReminderTarget.browser(signedIn.session.id)
        guard let device = try await pushes.device(target, of: signedIn.person) else {
            return responses.code(.conflict, "push-off")
        }
        let outcome = await pushes.send(.test, to: device, secondsToLive: PushRoutes.testSeconds)
        try await pushes.store.note(outcome.note, of: target, of: signedIn.person, at: context.now)
        if outcome == .delivered { await silences.settle(switchedOn: signedIn.session) }
        guard outcome == .delivered else { return responses.code(.badGateway, outcome.code) }
        return responses.nothing
    }

    /// Notes that a browser showed a notification, which it names by tag.
    @Sendable private func noteShown(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response
    {
        guard Identifier(String(decoding: context.bytes, as: UTF8.self)) != nil else {
            return responses.code(.badRequest, "unreadable")
        }
        try await pushes.store.note(
            .shown, of: .browser(signedIn.session.id), of: signedIn.person, at: context.now)
        return responses.nothing
    }

    private var pushes: Pushes { app.backend.pushes }
    private var plans: ReminderPlans { app.backend.reminders.plans }
    private var silences: Silences { app.backend.reminders.silences }
    private var channels: Channels { app.backend.reminders.channels }
}
