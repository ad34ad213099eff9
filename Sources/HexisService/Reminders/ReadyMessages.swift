import HexisCore
import HexisDelivery
import HexisStore
import Synchronization

/// Messages prepared ahead of time, so that many can go out at one instant.
///
/// They only save time: the store says what to send, and the server that claims it there may find its message
/// here. Any change to a person drops theirs, and they are then made on sending.
final class ReadyMessages: Sendable {
    struct Message: Sendable {
        let call: Identifier
        /// The content as stored: a snoozed reminder keeps its id.
        let bytes: [UInt8]
        let target: ReminderTarget
        /// The browser's subscription when the message was made.
        let push: [UInt8]
        let service: String
        let sealed: SealedPush
    }

    /// Identifies one preparation.
    struct Ticket: Hashable { fileprivate let number: UInt64 }

    private struct State {
        var people: [PersonID: (ticket: Ticket, messages: [Message], due: Instant)] = [:]
        var tickets: UInt64 = 0
    }

    private let state = Mutex(State())

    /// A message takes two to three kilobytes. Beyond this number of people, messages are made on sending.
    private static let mostPeople = 10_000

    /// Begins a preparation, before the practice is read. Returns `nil` if there are messages enough.
    func begin(with person: PersonID, due: Instant) -> Ticket? {
        state.withLock { state in
            guard state.people.count < ReadyMessages.mostPeople else { return nil }
            state.tickets += 1
            let ticket = Ticket(number: state.tickets)
            state.people[person] = (ticket, [], due)
            return ticket
        }
    }

    /// Keeps the prepared messages, unless something has changed since `begin`.
    func keep(_ messages: [Message], of person: PersonID, _ ticket: Ticket) {
        state.withLock { state in
            guard state.people[person]?.ticket == ticket else { return }
            state.people[person]?.messages = messages
        }
    }

    /// Removes and returns the message of a reminder, if its browser's subscription is still the same.
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

    func count(of person: PersonID) -> Int {
        state.withLock { $0.people[person]?.messages.count ?? 0 }
    }

    func forget(_ person: PersonID) { state.withLock { $0.people[person] = nil } }

    /// Drops messages that were due long ago and will not be claimed.
    func forget(dueBefore instant: Instant) {
        state.withLock { state in state.people = state.people.filter { $0.value.due >= instant } }
    }
}
