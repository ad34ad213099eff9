/// The doses of one day.
struct DoseDay: Hashable, Sendable {
    let day: Day
    /// Sorted by slot: those with a time first, in clock order.
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
