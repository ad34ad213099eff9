/// The seven days up to each, while a habit's days are gone through one after the other: where the number of times was
/// wanted that they lack.
///
/// Each time that is wanted is a place, and a day on which the habit was done fills one for seven days. A day on which a
/// place is empty, and which fills none, counts as the miss of one time; it takes that place for seven days, too. So a
/// time that is lacking counts once a week, as it does in a calendar week. Three times a week, done on Mondays and
/// Tuesdays: the third place is empty on one day a week, and eight weeks are 16 of 24. Nothing done at all: the last
/// three of every seven days count, as Friday to Sunday do in a calendar week.
///
/// A time that comes after its miss was counted has made up for it: it holds for the rest of those seven days, and then
/// for seven of its own. Once a week, done on every eighth day, is a day late each time. The first miss counts on day 8;
/// what is done on day 9 holds for 13 days instead of 7, and each further time brings one day less, until seven weeks
/// later the next miss counts: seven of eight, as by calendar weeks.
struct SevenDays {
    private struct Place {
        /// The last day for which it is filled, counted as the days are.
        var last: Int
        /// By how many days the next time may come later, because a miss was made up for.
        var leave: Int
    }

    private var places: [Place]
    /// How many days have counted.
    private var number = 0

    init(_ times: Int) {
        places = (0..<times).map { Place(last: 6 - times + $0, leave: 0) }
    }

    /// Takes the next day, and says whether a miss counts on it. Days that rest take no place, and no time passes.
    @inline(never)
    mutating func isMissed(_ day: LookedUpDay) -> Bool {
        guard day.counts || day.isDone else { return false }
        defer { if day.counts { number += 1 } }
        var place = 0
        for other in places.indices where places[other].last < places[place].last { place = other }
        if !day.isDone {
            guard places[place].last < number else { return false }
            places[place] = Place(last: number + 6, leave: 7)
            return true
        }
        if places[place].last >= number {
            for other in places.indices where places[other].leave > places[place].leave { place = other }
        }
        let leave = min(places[place].leave, max(0, places[place].last - number + 1))
        places[place] = Place(last: number + 6 + leave, leave: leave)
        return false
    }
}
