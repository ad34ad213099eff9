/// Everything recorded about one day of one habit.
public struct DayRecord: Hashable, Sendable {
    /// One recorded check-in, and whether it still counts.
    public struct CheckIn: Hashable, Sendable {
        public let stamp: Stamp
        public let amount: Amount
        /// The UTC offset at that time, in seconds east; `nil` if it was not recorded.
        public let offset: Int?
        public var isUndone: Bool
    }

    /// The person's answer for the day, with an optional reason.
    public struct Answer: Hashable, Sendable {
        public let mark: DayMark
        public let reason: Line?
    }

    /// The check-ins in journal order.
    public private(set) var checkIns: [CheckIn] = []
    /// Check-ins that were undone before they arrived.
    private var undoneAhead: Set<Identifier> = []
    /// The amount that devices measured for the habit. It is derived from the measurements and updated with them.
    public internal(set) var measured: Amount?
    private var markField = Latest<Answer?>(initially: nil)
    private var noteField = Latest<Passage?>(initially: nil)

    public var answer: Answer? { markField.value }
    public var note: Passage? { noteField.value }
    /// The total that counts: the measured amount plus the check-ins.
    public var total: Amount { checkedIn + (measured ?? .zero) }

    /// The sum of the check-ins, applied one after the other and never falling below zero on the way: −5 on an empty
    /// day is nothing, and one glass after it is one.
    ///
    /// The upper limit of an amount is applied only once, at the end, so that an undone step leaves no trace.
    public var checkedIn: Amount {
        Amount(
            clamping: checkIns.reduce(0) { $1.isUndone ? $0 : max(0, $0 + $1.amount.thousandths) })
    }

    /// Whether anything that counts was recorded.
    public var hasCheckIn: Bool { measured != nil || checkIns.contains { !$0.isUndone } }

    /// When the person last changed it; `nil` for a record that only measurements fill.
    public var lastChange: Instant? {
        [checkIns.last?.stamp.at, markField.stamp?.at].compactMap { $0 }.max()
    }

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
