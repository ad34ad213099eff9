import HexisCore
import Synchronization

/// Of each person one file is here at a time: while it comes, while it waits to be read, and while it is read.
package final class FileSlots: Sendable {
    private let most: Int
    private let people = Mutex<Set<Identifier>>([])

    /// `most` of all people together.
    package init(atMost most: Int = .max) {
        self.most = most
    }

    /// `nil` where another file of this person is here, or too many of others.
    package func take(for person: Identifier) -> FileSlot? {
        let isTaken = people.withLock { $0.count < most && $0.insert(person).inserted }
        return isTaken ? FileSlot(of: person, in: self) : nil
    }

    fileprivate func giveBack(of person: Identifier) {
        _ = people.withLock { $0.remove(person) }
    }
}

/// The place of one file. It is free again when nobody holds the file any more.
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
