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

    private struct Fields: Hashable, Sendable {
        var checkIns: [CheckIn] = []
        /// The undoing of check-ins that have not arrived, sorted by these.
        var undoneAhead: [Undo] = []
        var measured: Amount?
        var mark = Latest<Answer?>(initially: nil)
        var note = Latest<Passage?>(initially: nil)
    }

    /// Behind one reference, because rules look at the same records often.
    @Shared private var fields = Fields()

    static let empty = DayRecord()

    /// The check-ins in journal order.
    public var checkIns: [CheckIn] { fields.checkIns }
    /// The amount that devices measured for the habit. It is derived from the measurements and updated with them.
    public internal(set) var measured: Amount? {
        get { fields.measured }
        set { fields.measured = newValue }
    }
    public var answer: Answer? { fields.mark.value }
    public var note: Passage? { fields.note.value }
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
        record.fields.checkIns = checkIns.filter { $0.stamp.at <= instant }
        for index in record.checkIns.indices {
            if let undone = record.checkIns[index].undone, undone > instant {
                record.fields.checkIns[index].undone = nil
            }
        }
        if let answered = fields.mark.stamp, answered.at > instant {
            record.fields.mark = Latest(initially: nil)
        }
        return record
    }

    mutating func add(_ amount: Amount, at stamp: Stamp, offset: Int? = nil) {
        let index = checkIns.firstSortedIndex { stamp < $0.stamp }
        let ahead = fields.undoneAhead.firstIndex { $0.entry == stamp.id }
        let undone = ahead.map { fields.undoneAhead.remove(at: $0).at }
        fields.checkIns.insert(
            CheckIn(stamp: stamp, amount: amount, offset: offset, undone: undone), at: index)
    }

    mutating func undo(_ entry: Identifier, at instant: Instant) {
        guard let index = checkIns.firstIndex(where: { $0.stamp.id == entry }) else {
            return undoAhead(entry, at: instant)
        }
        fields.checkIns[index].undone = min(instant, checkIns[index].undone ?? instant)
    }

    private mutating func undoAhead(_ entry: Identifier, at instant: Instant) {
        let place = fields.undoneAhead.firstSortedIndex { entry <= $0.entry }
        if place < fields.undoneAhead.count, fields.undoneAhead[place].entry == entry {
            fields.undoneAhead[place].at = min(instant, fields.undoneAhead[place].at)
        } else {
            fields.undoneAhead.insert(Undo(entry: entry, at: instant), at: place)
        }
    }

    mutating func mark(_ answer: Answer?, at stamp: Stamp) {
        fields.mark.set(answer, at: stamp)
    }

    mutating func note(_ note: Passage?, at stamp: Stamp) {
        fields.note.set(note, at: stamp)
    }
}
