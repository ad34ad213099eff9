/// The days on which something was registered when it happened: within about a day and a half of the day's noon,
/// anywhere on earth. Days that are filled in much later, or ahead, are not among them.
///
/// A day stays even if its record is undone later, so that the set only ever grows.
struct RegisteredDays: Hashable, Sendable {
    /// The days, in increasing order without duplicates.
    private(set) var days: [Day] = []

    mutating func add(_ day: Day, at instant: Instant) {
        let noon = Int64(day.number) * 86_400_000 + 43_200_000
        guard abs(instant.milliseconds - noon) <= 129_600_000 else { return }
        let place = days.firstSortedIndex { $0 >= day }
        if place == days.count || days[place] != day { days.insert(day, at: place) }
    }
}

extension Fact {
    /// The day that this fact registers something for: an amount, or an answer.
    var registeredDay: Day? {
        switch self {
        case .checkIn(.checkedIn(let fact)): fact.day
        case .checkIn(.dayMarked(let fact)): fact.day
        default: nil
        }
    }
}
