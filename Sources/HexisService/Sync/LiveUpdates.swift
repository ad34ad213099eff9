package import HexisCore
import HexisStore
import Synchronization

/// Tells a person's open windows and devices that the journal has new entries, which they then request. Windows of other
/// servers hear it from those.
package final class LiveUpdates: Sendable {
    private let announce: @Sendable (PersonID) -> Void
    private let state = Mutex(State())

    private struct State {
        var listeners: [PersonID: [UInt64: WebhookSubscription]] = [:]
        var last: UInt64 = 0
    }

    private struct WebhookSubscription {
        let session: SessionID
        let continuation: AsyncStream<Void>.Continuation
    }

    /// The most windows and devices notified per person; further ones find out when they next sync.
    static let mostListeners = 32

    /// Returns a stream with an element for every change of the person's journal from now on. Changes that come
    /// faster than they are read are merged. The stream ends with the session. Returns `nil` if too many already
    /// listen.
    package func changes(of person: PersonID, in session: SessionID) -> AsyncStream<Void>? {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let listener = WebhookSubscription(session: session, continuation: continuation)
        guard let number = add(listener, of: person) else { return nil }
        continuation.onTermination = { [weak self] _ in self?.forget(number, of: person) }
        return stream
    }

    private func add(_ listener: WebhookSubscription, of person: PersonID) -> UInt64? {
        state.withLock { state in
            guard state.listeners[person]?.count ?? 0 < LiveUpdates.mostListeners else { return nil }
            state.last += 1
            state.listeners[person, default: [:]][state.last] = listener
            return state.last
        }
    }

    /// - Parameter announce: tells the other servers of a person whose journal has new entries.
    package init(announce: @escaping @Sendable (PersonID) -> Void = { _ in }) {
        self.announce = announce
    }

    /// Notifies listeners of all servers that the person's journal has new durable entries.
    func tell(_ person: PersonID) {
        tellHere(person)
        announce(person)
    }

    /// Notifies the listeners of this server that another one has appended.
    func hear(_ append: AppendElsewhere) {
        switch append {
        case .to(let person): tellHere(person)
        case .anyone:
            for person in state.withLock({ Array($0.listeners.keys) }) { tellHere(person) }
        }
    }

    private func tellHere(_ person: PersonID) {
        let listeners = state.withLock { $0.listeners[person].map { Array($0.values) } ?? [] }
        for listener in listeners { listener.continuation.yield() }
    }

    /// Ends the streams of those of the person's sessions that have ended.
    func end(of person: PersonID, where isEnded: (_ session: SessionID) -> Bool) {
        let listeners = state.withLock { $0.listeners[person].map { Array($0.values) } ?? [] }
        for listener in listeners where isEnded(listener.session) { listener.continuation.finish() }
    }

    private func forget(_ number: UInt64, of person: PersonID) {
        state.withLock { state in
            state.listeners[person]?[number] = nil
            if state.listeners[person]?.isEmpty == true { state.listeners[person] = nil }
        }
    }
}
