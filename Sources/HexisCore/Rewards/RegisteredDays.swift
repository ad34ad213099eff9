/// The days on which something was registered when it happened: about a day and a half before or after its noon,
/// anywhere on earth. Days that are filled in much later, or ahead, are not among them.
///
/// Kept whether or not what was registered is taken back later, so that it only ever grows.
struct RegisteredDays: Hashable, Sendable {
    /// Rising, each once.
    private(set) var days: [Day] = []

    mutating func add(_ day: Day, at instant: Instant) {
        let noon = Int64(day.number) * 86_400_000 + 43_200_000
        guard abs(instant.milliseconds - noon) <= 129_600_000 else { return }
        let place = days.firstSortedIndex { $0 >= day }
        if place == days.count || days[place] != day { days.insert(day, at: place) }
    }
}

extension Fact {
    /// The day about which this registers something: an amount, or an answer in a word.
    var registeredDay: Day? {
        switch self {
        case .checkedIn(let fact): fact.day
        case .dayMarked(let fact): fact.day
        default: nil
        }
    }
}
