import HexisCore
import Synchronization

/// Limits each person to one uploaded file at a time: while it arrives, waits and is read.
package final class FileSlots: Sendable {
    private let most: Int
    private let people = Mutex<Set<Identifier>>([])

    /// Allows `most` files of all people together.
    package init(atMost most: Int = .max) {
        self.most = most
    }

    /// Takes a slot for a person's file. Returns `nil` if they already have a file here, or all slots are taken.
    package func take(for person: Identifier) -> FileSlot? {
        let isTaken = people.withLock { $0.count < most && $0.insert(person).inserted }
        return isTaken ? FileSlot(of: person, in: self) : nil
    }

    fileprivate func giveBack(of person: Identifier) {
        _ = people.withLock { $0.remove(person) }
    }
}

/// The slot of one file. It is freed when its last reference goes.
package final class FileSlot: Sendable {
    private let person: Identifier
    private let slots: FileSlots

    fileprivate init(of person: Identifier, in slots: FileSlots) {
        self.person = person
        self.slots = slots
    }

    deinit {
        slots.giveBack(of: person)
    }
}
