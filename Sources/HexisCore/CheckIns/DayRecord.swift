/// Everything recorded about one day of one habit.
public struct DayRecord: Hashable, Sendable {
    /// One recorded check-in, and whether it still counts.
    public struct CheckIn: Hashable, Sendable {
        public let stamp: Stamp
        public let amount: Amount
        /// The UTC offset at that time, in seconds east; `nil` if it was not recorded.
        public let offset: Int?
        /// When it was undone first; `nil` while it counts.
        public fileprivate(set) var undone: Instant?

        public var isUndone: Bool { undone != nil }
    }

    private struct Undo: Hashable, Sendable {
        let entry: Identifier
        var at: Instant
    }

    /// The person's answer for the day, with an optional reason.
    public struct Answer: Hashable, Sendable {
        public let mark: DayMark
        public let reason: Line?
    }

    /// The check-ins in journal order.
    public private(set) var checkIns: [CheckIn] = []
    /// The undoing of check-ins that have not arrived, sorted by these.
    private var undoneAhead: [Undo] = []
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

    /// The record as it was at an instant, without any answer given since then. What such an answer replaced is not
    /// known any more.
    func asOf(_ instant: Instant) -> DayRecord {
        var record = self
        record.checkIns = checkIns.filter { $0.stamp.at <= instant }
        for index in record.checkIns.indices {
            if let undone = record.checkIns[index].undone, undone > instant {
                record.checkIns[index].undone = nil
            }
        }
        if let answered = markField.stamp, answered.at > instant { record.markField = Latest(initially: nil) }
        return record
    }

    mutating func add(_ amount: Amount, at stamp: Stamp, offset: Int? = nil) {
        let index = checkIns.firstSortedIndex { stamp < $0.stamp }
        let ahead = undoneAhead.firstIndex { $0.entry == stamp.id }
        let undone = ahead.map { undoneAhead.remove(at: $0).at }
        checkIns.insert(CheckIn(stamp: stamp, amount: amount, offset: offset, undone: undone), at: index)
    }

    mutating func undo(_ entry: Identifier, at instant: Instant) {
        guard let index = checkIns.firstIndex(where: { $0.stamp.id == entry }) else {
            return undoAhead(entry, at: instant)
        }
        checkIns[index].undone = min(instant, checkIns[index].undone ?? instant)
    }

    private mutating func undoAhead(_ entry: Identifier, at instant: Instant) {
        let place = undoneAhead.firstSortedIndex { entry <= $0.entry }
        if place < undoneAhead.count, undoneAhead[place].entry == entry {
            undoneAhead[place].at = min(instant, undoneAhead[place].at)
        } else {
            undoneAhead.insert(Undo(entry: entry, at: instant), at: place)
        }
    }

    mutating func mark(_ answer: Answer?, at stamp: Stamp) {
        markField.set(answer, at: stamp)
    }

    mutating func note(_ note: Passage?, at stamp: Stamp) {
        noteField.set(note, at: stamp)
    }
}
