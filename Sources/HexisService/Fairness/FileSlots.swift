package import HexisCore
import Synchronization

/// Limits each person to one uploaded file at a time: while it arrives, waits and is read.
package final class FileSlots: Sendable {
    private let most: Int
    private let taken = Mutex<[PersonID: ObjectIdentifier]>([:])

    /// Allows `most` files of all people together.
    package init(atMost most: Int = .max) {
        self.most = most
    }

    /// Takes a slot for a person's file. Returns `nil` if they already have a file here, or all slots are taken.
    package func take(for person: PersonID) -> FileSlot? {
        let slot = FileSlot(of: person, in: self)
        let isFree = taken.withLock { taken in
            guard taken.count < most, taken[person] == nil else { return false }
            taken[person] = ObjectIdentifier(slot)
            return true
        }
        return isFree ? slot : nil
    }

    fileprivate func free(_ slot: FileSlot, of person: PersonID) {
        taken.withLock { taken in
            if taken[person] == ObjectIdentifier(slot) { taken[person] = nil }
        }
    }
}

/// The slot of one file. It is freed when the file has been read, or else when its last reference goes.
package final class FileSlot: Sendable {
    private let person: PersonID
    private let slots: FileSlots

    fileprivate init(of person: PersonID, in slots: FileSlots) {
        self.person = person
        self.slots = slots
    }

    package func free() { slots.free(self, of: person) }

    deinit { free() }
}
