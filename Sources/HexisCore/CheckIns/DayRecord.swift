/// All that was recorded about one day of one habit.
public struct DayRecord: Hashable, Sendable {
    /// One check-in that was recorded, and whether it still counts.
    public struct CheckIn: Hashable, Sendable {
        public let stamp: Stamp
        public let amount: Amount
        /// Where the clocks stood then, in seconds east of UTC; `nil` where that was not kept.
        public let offset: Int?
        public var isUndone: Bool
    }

    /// An answer in a word, with the reason if there is one.
    public struct Answer: Hashable, Sendable {
        public let mark: DayMark
        public let reason: Line?
    }

    /// In the order of the journal.
    public private(set) var checkIns: [CheckIn] = []
    /// Undone before they arrived.
    private var undoneAhead: Set<Identifier> = []
    /// What a device measured towards the habit. It follows from the measurements and is renewed with them.
    public internal(set) var measured: Amount?
    private var markField = Latest<Answer?>(initially: nil)
    private var noteField = Latest<Passage?>(initially: nil)

    public var answer: Answer? { markField.value }
    public var note: Passage? { noteField.value }
    /// What counts, added up: what was measured, and what was checked in beside it.
    public var total: Amount { checkedIn + (measured ?? .zero) }

    /// The check-ins added up one after the other, never less than nothing on the way: −5 on an empty day is nothing, and
    /// one glass after it is one.
    ///
    /// The upper limit of an amount is drawn once, at the end: a step that is taken back leaves no trace.
    public var checkedIn: Amount {
        Amount(
            clamping: checkIns.reduce(0) { $1.isUndone ? $0 : max(0, $0 + $1.amount.thousandths) })
    }

    /// Whether anything was recorded that counts.
    public var hasCheckIn: Bool { measured != nil || checkIns.contains { !$0.isUndone } }

    mutating func add(_ amount: Amount, at stamp: Stamp, offset: Int? = nil) {
        let index = checkIns.firstSortedIndex { stamp < $0.stamp }
        let isUndone = undoneAhead.remove(stamp.id) != nil
        checkIns.insert(CheckIn(stamp: stamp, amount: amount, offset: offset, isUndone: isUndone), at: index)
    }

    mutating func undo(_ entry: Identifier) {
        guard let index = checkIns.firstIndex(where: { $0.stamp.id == entry }) else {
            undoneAhead.insert(entry)
            return
        }
        checkIns[index].isUndone = true
    }

    mutating func mark(_ answer: Answer?, at stamp: Stamp) {
        markField.set(answer, at: stamp)
    }

    mutating func note(_ note: Passage?, at stamp: Stamp) {
        noteField.set(note, at: stamp)
    }
}
