import HexisApp
import HexisCore
import HexisStore
import Logging

/// Tells a person that a device does not remind them any more: on Today, and wherever else reminders still come.
package struct Silences {
    let plans: ReminderPlans
    package let channels: Channels
    let journals: Journals
    /// Rung when there is something to send.
    let outbox: Alarm
    let logger: Logger

    private var store: any Store { plans.store }
    private var world: World { plans.world }

    /// For so long it is worth a message: it stands on Today until it is read.
    private static let usefulness = Duration.hours(24)

    /// The sessions whose browsers remind, but for one.
    package func reminding(_ person: Identifier, except kept: Identifier? = nil) async throws -> [Session] {
        let reminding = Set(try await store.pushes(of: person, at: world.now()).map(\.session))
        return try await store.sessions(of: person).filter { $0.id != kept && reminding.contains($0.id) }
    }

    /// The browser of a session does not remind any more. On a shared computer nobody counted on it.
    func silence(_ session: Session, _ cause: SilenceCause) async throws {
        let practice = try await plans.practices.practice(of: session.person)
        guard session.isLasting, let name = Line(session.label),
            !practice.silencedDevices.contains(where: { $0.silenced == session.device && $0.cause == cause })
        else { return }
        let silence = DeviceSilenced(silenced: session.device, name: name, cause: cause)
        try await record([.deviceSilenced(silence)], of: session.person)
        let now = world.now()
        let browsers = try await store.pushes(of: session.person, at: now).filter { $0.session != session.id }
        let call = NotificationMessage.silence(silence)
        let queued = channels.targets(of: session.person, practice, browsers: browsers).map { target in
            QueuedCall(
                id: call.tag, target: target, bytes: CallContent.silence(of: session.device).bytes,
                usefulUntil: now + Silences.usefulness)
        }
        try await store.queue(queued, for: session.person, at: now)
        outbox.ring()
    }

    /// The same for sessions that have been ended: that stands, also where nobody can be told, on a full disk say.
    package func silence(ended sessions: [Session], _ cause: SilenceCause) async {
        for session in sessions {
            do { try await silence(session, cause) } catch { log(error) }
        }
    }

    /// The same, of a session that is still there.
    func silence(_ session: Identifier, of person: Identifier, _ cause: SilenceCause) async throws {
        for there in try await store.sessions(of: person) where there.id == session {
            try await silence(there, cause)
        }
    }

    /// The browser of a session reminds again; under another name, perhaps, since somebody has signed in anew.
    func settle(_ session: Session) async throws {
        let settled = try await plans.practices.practice(of: session.person).silencedDevices
            .filter { $0.silenced == session.device || $0.name.text == session.label }
        let facts = settled.map { Fact.silenceSettled(SilenceSettled(silenced: $0.silenced)) }
        if !facts.isEmpty { try await record(facts, of: session.person) }
    }

    /// The same where reminders have been switched on: that stands, also where nobody can be told.
    package func settle(switchedOn session: Session) async {
        do { try await settle(session) } catch { log(error) }
    }

    private func log(_ error: any Error) {
        logger.error("a person could not be told about a device", error)
    }

    private func record(_ facts: [Fact], of person: Identifier) async throws {
        let instant = try await plans.practices.practice(of: person).instant(at: world.now())
        let entries = facts.enumerated().map { number, fact in
            Entry(
                id: world.identifier(), at: instant.advanced(byMilliseconds: Int64(number)),
                device: person.programs, fact: fact)
        }
        try await journals.record(entries, for: person)
    }
}
