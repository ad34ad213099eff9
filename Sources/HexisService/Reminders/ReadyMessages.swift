import HexisCore
import HexisDelivery
import HexisStore
import Synchronization

/// Messages that were made before their time, so that many can go out at one instant.
///
/// They are worth nothing by themselves: what is to be sent stands in the store, and whoever claims it there may find
/// its message here. Whatever changes for a person takes theirs away, and they are made when they are sent.
final class ReadyMessages: Sendable {
    struct Message: Sendable {
        let call: Identifier
        /// What it says, as it stands in the store: a call that is put off keeps its name.
        let bytes: [UInt8]
        let target: ReminderTarget
        /// How its browser was reached when it was made.
        let push: [UInt8]
        let service: String
        let sealed: SealedPush
    }

    /// Tells one beginning from the next.
    struct Ticket: Hashable { fileprivate let number: UInt64 }

    private struct State {
        var people: [Identifier: (ticket: Ticket, messages: [Message], due: Instant)] = [:]
        var tickets: UInt64 = 0
    }

    private let state = Mutex(State())

    /// A message is two or three kilobytes. Whoever is beyond that waits for theirs to be made.
    private static let mostPeople = 10_000

    /// Before the practice is read from which messages follow. `nil` when there are enough.
    func begin(with person: Identifier, due: Instant) -> Ticket? {
        state.withLock { state in
            guard state.people.count < ReadyMessages.mostPeople else { return nil }
            state.tickets += 1
            let ticket = Ticket(number: state.tickets)
            state.people[person] = (ticket, [], due)
            return ticket
        }
    }

    /// Nothing is kept where something has changed since it was begun.
    func keep(_ messages: [Message], of person: Identifier, _ ticket: Ticket) {
        state.withLock { state in
            guard state.people[person]?.ticket == ticket else { return }
            state.people[person]?.messages = messages
        }
    }

    /// The message of a call, once, as long as its browser is reached just so.
    func take(_ call: ClaimedCall) -> Message? {
        state.withLock { state in
            guard var person = state.people[call.person],
                let place = person.messages.firstIndex(where: {
                    $0.call == call.id && $0.bytes == call.bytes && $0.target == call.target
                })
            else { return nil }
            let message = person.messages.remove(at: place)
            state.people[call.person] = person.messages.isEmpty ? nil : person
            return message.push == call.push ? message : nil
        }
    }

    func count(of person: Identifier) -> Int {
        state.withLock { $0.people[person]?.messages.count ?? 0 }
    }

    func forget(_ person: Identifier) { state.withLock { $0.people[person] = nil } }

    /// Of those that were to go long ago, nobody asks any more.
    func forget(dueBefore instant: Instant) {
        state.withLock { state in state.people = state.people.filter { $0.value.due >= instant } }
    }
}
