import HexisCore
import Synchronization

/// Tells a person's open windows and devices that there is more in the journal. What it is, they ask for.
package final class LiveUpdates: Sendable {
    private let state = Mutex(State())

    private struct State {
        var listeners: [Identifier: [UInt64: WebhookSubscription]] = [:]
        var last: UInt64 = 0
    }

    private struct WebhookSubscription {
        let session: Identifier
        let continuation: AsyncStream<Void>.Continuation
    }

    /// So many windows and devices a person are told; more find out when they ask by themselves.
    static let mostListeners = 32

    /// Every change of the person's journal from now on. Changes that come faster than they are heard are one.
    /// It ends with the session. `nil` where too many listen already.
    package func changes(of person: Identifier, in session: Identifier) -> AsyncStream<Void>? {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number: UInt64? = state.withLock { state in
            guard state.listeners[person]?.count ?? 0 < LiveUpdates.mostListeners else { return nil }
            state.last += 1
            state.listeners[person, default: [:]][state.last] = WebhookSubscription(
                session: session, continuation: continuation)
            return state.last
        }
        guard let number else { return nil }
        continuation.onTermination = { [weak self] _ in self?.forget(number, of: person) }
        return stream
    }

    /// Something was added to the person's journal, durably.
    func tell(_ person: Identifier) {
        let listeners = state.withLock { $0.listeners[person].map { Array($0.values) } ?? [] }
        for listener in listeners { listener.continuation.yield() }
    }

    /// Those sessions of the person have ended: nobody is told anything more in them.
    func end(of person: Identifier, where isEnded: (_ session: Identifier) -> Bool) {
        let listeners = state.withLock { $0.listeners[person].map { Array($0.values) } ?? [] }
        for listener in listeners where isEnded(listener.session) { listener.continuation.finish() }
    }

    private func forget(_ number: UInt64, of person: Identifier) {
        state.withLock { state in
            state.listeners[person]?[number] = nil
            if state.listeners[person]?.isEmpty == true { state.listeners[person] = nil }
        }
    }
}
