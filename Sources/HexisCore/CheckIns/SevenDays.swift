/// Finds the missed times in the seven days up to each day, as a habit's days are processed in order.
///
/// Each required time is a place, and a day on which the habit was done fills one for seven days. A day on which a
/// place is empty, and which fills none, counts as the miss of one time and also takes that place for seven days. So a
/// missing time counts once a week, as it does in a calendar week. Three times a week, done on Mondays and Tuesdays:
/// the third place is empty on one day a week, and eight weeks are 16 of 24. Nothing done at all: the last three of
/// every seven days count, as Friday to Sunday do in a calendar week.
///
/// A time done after its miss was counted makes up for it: it fills the place for the rest of those seven days, and
/// then for seven of its own. Once a week, done on every eighth day, is a day late each time. The first miss counts on
/// day 8; the time done on day 9 lasts 13 days instead of 7, and each further time one day less, until seven weeks
/// later the next miss counts: seven of eight, as by calendar weeks.
struct SevenDays {
    private struct Place {
        /// The last day for which the place is filled, as a number of counted days.
        var last: Int
        /// By how many days the next time may be late, because a miss was made up for.
        var leave: Int
    }

    private var places: [Place]
    /// The number of days counted so far.
    private var number = 0

    init(_ times: Int) {
        places = (0..<times).map { Place(last: 6 - times + $0, leave: 0) }
    }

    /// Takes the next day and returns whether it counts as a miss. Resting days take no place, and do not advance the
    /// count.
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
