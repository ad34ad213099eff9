/// All that was recorded about one dose. Nothing is forgotten; what was said last holds.
struct DoseRecord: Hashable, Sendable {
    let slot: DoseSlot
    /// In the order of the journal.
    private(set) var answers: [Answer] = []

    struct Answer: Hashable, Sendable {
        let stamp: Stamp
        let content: Content
    }

    enum Content: Hashable, Sendable {
        case taken(at: Instant, time: TimeOfDay)
        case skipped(Line?)
        case undone
    }

    init(_ slot: DoseSlot) {
        self.slot = slot
    }

    mutating func add(_ content: Content, at stamp: Stamp) {
        answers.insert(
            Answer(stamp: stamp, content: content), at: answers.firstSortedIndex { stamp < $0.stamp })
    }

    /// What holds; `nil` when nothing does.
    var content: Content? {
        switch answers.last?.content {
        case .undone, nil: nil
        case .some(let content): content
        }
    }

    var isTaken: Bool { takenAt != nil }

    var takenAt: Instant? {
        guard case .taken(let at, _)? = content else { return nil }
        return at
    }

    /// When it was said to have been taken, by the person's clock; at any time, taken back or not, where that is asked.
    func takenTime(ever: Bool) -> TimeOfDay? {
        for answer in answers.reversed() {
            if case .taken(_, let time) = answer.content { return time }
            if !ever { return nil }
        }
        return nil
    }

    /// Whether something was ever said about it, taken back or not.
    var wasAnswered: Bool { answers.contains { $0.content != .undone } }

    /// When it was marked as taken, where that holds: a corrected time does not take it anew.
    var marked: Stamp? {
        guard isTaken else { return nil }
        var first: Stamp?
        for answer in answers.reversed() {
            guard case .taken = answer.content else { break }
            first = answer.stamp
        }
        return first
    }
}

/// The doses of one day.
struct DoseDay: Hashable, Sendable {
    let day: Day
    /// By their slots: those with a time first, as the clock goes.
    var doses: [DoseRecord] = []

    mutating func change(_ slot: DoseSlot, _ body: (inout DoseRecord) -> Void) {
        let place = doses.firstSortedIndex { !$0.slot.isBefore(slot) }
        if place == doses.count || doses[place].slot != slot { doses.insert(DoseRecord(slot), at: place) }
        body(&doses[place])
    }
}

extension DoseSlot {
    func isBefore(_ other: DoseSlot) -> Bool {
        switch (self, other) {
        case (.time(let mine), .time(let theirs)): mine < theirs
        case (.time, .single): true
        case (.single, .time): false
        case (.single(let mine), .single(let theirs)): mine < theirs
        }
    }
}
