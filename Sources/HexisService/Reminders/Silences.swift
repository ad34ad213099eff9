import HexisApp
package import HexisCore
package import HexisStore
import Logging

/// Tells a person that a device no longer shows reminders: on Today, and through everything that still does.
package struct Silences {
    let plans: ReminderPlans
    package let channels: Channels
    let journals: Journals
    /// Rings when there is something to send.
    let outbox: Alarm
    let logger: Logger

    private var store: any Store { plans.store }
    private var world: World { plans.world }

    /// The time for which a message about it is useful: Today shows it until it is read.
    private static let usefulness = Duration.hours(24)

    /// The sessions whose browsers show reminders, except for one.
    package func reminding(
        _ person: PersonID, except kept: SessionID? = nil
    ) async throws(StoreError) -> [Session] {
        let reminding = Set(try await store.pushes(of: person, at: world.now()).map(\.session))
        return try await store.sessions(of: person).filter { $0.id != kept && reminding.contains($0.id) }
    }

    /// Records that a session's browser no longer shows reminders. On a shared computer, no one relied on it.
    func silence(_ session: Session, _ cause: SilenceCause) async throws(StoreError) {
        let practice = try await plans.practices.practice(of: session.person)
        guard session.isLasting, let name = Line(session.label),
            !practice.silencedDevices.contains(where: { $0.silenced == session.device && $0.cause == cause })
        else { return }
        let silence = DeviceSilenced(silenced: session.device, name: name, cause: cause)
        try await record([.deviceSilenced(silence)], of: session.person)
        try await tell(of: silence, session, practice)
    }

    private func tell(
        of silence: DeviceSilenced, _ session: Session, _ practice: Practice
    ) async throws(StoreError) {
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

    /// Records the same for sessions that have already ended. They stay ended even if recording fails, on a full
    /// disk for example.
    package func silence(ended sessions: [Session], _ cause: SilenceCause) async {
        for session in sessions {
            do { try await silence(session, cause) } catch { log(error) }
        }
    }

    /// Records the same for a session that still exists.
    func silence(
        _ session: SessionID, of person: PersonID, _ cause: SilenceCause
    ) async throws(StoreError) {
        for there in try await store.sessions(of: person) where there.id == session {
            try await silence(there, cause)
        }
    }

    /// Records that a session's browser shows reminders again; perhaps under another name, since the person has
    /// signed in anew.
    func settle(_ session: Session) async throws(StoreError) {
        let settled = try await plans.practices.practice(of: session.person).silencedDevices
            .filter { $0.silenced == session.device || $0.name.text == session.label }
        let facts = settled.map { Fact.silenceSettled(SilenceSettled(silenced: $0.silenced)) }
        if !facts.isEmpty { try await record(facts, of: session.person) }
    }

    /// Records the same after reminders were switched on. They stay on even if recording fails.
    package func settle(switchedOn session: Session) async {
        do { try await settle(session) } catch { log(error) }
    }

    private func log(_ error: any Error) {
        logger.error("could not record whether a device shows reminders", error)
    }

    private func record(_ facts: [Fact], of person: PersonID) async throws(StoreError) {
        let instant = try await plans.practices.practice(of: person).instant(at: world.now())
        let entries = facts.enumerated().map { number, fact in
            Entry(
                id: world.identifier(), at: instant.advanced(byMilliseconds: Int64(number)),
                device: person.programs, fact: fact)
        }
        try await journals.record(entries, for: person)
    }
}
