import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// The page on which a person sees whether their reminders are delivered. Only the server knows.
struct DeliveryRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses

    var routes: [String: Route] { ["/settings/reminders/delivery": app.forPeople(get: show)] }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let deliveries = try await app.store.deliveries(of: signedIn.person)
        let page = DeliveryPage(
            try await reports(for: signedIn, deliveries, at: context.now) + reports(of: practice, deliveries),
            missed: deliveries.missed.map { MissedReminders(count: $0.count, last: $0.last) },
            settings: practice.settings, surroundings: app.surroundings(of: signedIn, practice, context))
        return responses.page(page.bytes, .ok, for: context.headers)
    }

    /// The reports on the person's channels.
    private func reports(of practice: Practice, _ deliveries: Deliveries) -> [DeliveryReport] {
        practice.reminderChannels.map { channel in
            let delivery = deliveries[.channel(channel.id)]
            return DeliveryReport(
                channel, lastSent: delivery?.lastSent,
                trouble: delivery?.trouble.map { $0.code == "gone" ? .channelGone : .channel },
                missed: delivery?.missed ?? 0)
        }
    }

    /// The reports on devices that show reminders, or once did; the most recently used comes first.
    private func reports(
        for signedIn: SignedIn, _ deliveries: Deliveries, at now: Instant
    ) async throws -> [DeliveryReport] {
        let reminding = Set(try await app.store.pushes(of: signedIn.person, at: now).map(\.session))
        return try await app.store.sessions(of: signedIn.person).filter { now < $0.expires }.compactMap {
            session in
            let delivery = deliveries[.browser(session.id)]
            guard reminding.contains(session.id) || delivery != nil else { return nil }
            return DeliveryReport(
                session, isThis: session.id == signedIn.session.id, delivery,
                isOn: reminding.contains(session.id))
        }
    }
}

extension DeliveryReport {
    fileprivate init(_ session: Session, isThis: Bool, _ delivery: Delivery?, isOn: Bool) {
        let trouble = delivery?.trouble.map { DeliveryTrouble(code: $0.code) }
        self.init(
            name: session.label, isThis: isThis,
            standing: isOn ? .on : trouble == nil ? .off : .forgotten, lastSent: delivery?.lastSent,
            lastShown: delivery?.lastShown, trouble: trouble, missed: delivery?.missed ?? 0)
    }
}

extension DeliveryTrouble {
    /// The trouble for the code of a push's outcome, such as `retry-503`.
    init(code: String) {
        switch code {
        case "gone": self = .gone
        case "private-address": self = .privateNetwork
        case "retry-timed-out", "retry-unreachable": self = .unreachable
        case "retry-unprepared", "unreadable": self = .unprepared
        case _ where code.hasPrefix("refused-"): self = .refused
        case _ where code.hasPrefix("retry-"): self = .busy
        default: self = .rejected
        }
    }
}
