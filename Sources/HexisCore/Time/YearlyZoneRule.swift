/// A zone's rule for every year, as POSIX writes it: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// POSIX.1-2024, section 8.3, with RFC 9636's times of day from −167 to 167 hours.
struct YearlyZoneRule: Hashable, Sendable {
    let standard: Int
    let summer: Summer?

    /// The part of the year with another offset, and the local times at which it begins and ends.
    struct Summer: Hashable, Sendable {
        let offset: Int
        let begins: Change
        let ends: Change
    }

    /// A day of every year, and the seconds after its midnight.
    struct Change: Hashable, Sendable {
        let day: YearlyDay
        let seconds: Int
    }

    init(_ text: ArraySlice<UInt8>) throws(ZoneError) {
        var reader = YearlyZoneReader(text)
        try reader.name()
        // POSIX counts offsets west of Greenwich.
        standard = -(try reader.time(upTo: 24))
        guard !reader.isAtEnd else {
            summer = nil
            return
        }
        try reader.name()
        let offset = reader.isAt(",") ? standard + 3600 : -(try reader.time(upTo: 24))
        summer = Summer(offset: offset, begins: try reader.change(), ends: try reader.change())
        guard reader.isAtEnd else { throw .malformed }
    }

    /// The largest offset: that of summer, except in Ireland, whose summer time is its standard time.
    var largestOffset: Int { max(standard, summer?.offset ?? standard) }

    /// Returns the offset of the last change up to that second.
    ///
    /// It includes the neighbouring years, because a change may fall outside its own year.
    func offset(at second: Int64) -> Int {
        guard let summer else { return standard }
        let year = Day(clamping: floorQuotient(second + Int64(standard), 86_400)).date.year
        var latest: (second: Int64, offset: Int)?
        for year in year - 1...year + 1 {
            let changes = [
                (summer.ends.second(in: year, at: summer.offset), standard),
                (summer.begins.second(in: year, at: standard), summer.offset),
            ]
            for case (let change?, let offset) in changes where change <= second {
                // At the same second, the later beginning takes precedence: summer that lasts all year.
                if change >= latest?.second ?? change { latest = (change, offset) }
            }
        }
        return latest?.offset ?? standard
    }
}

extension YearlyZoneRule.Change {
    /// Returns the second of the change in a year, given the offset that applies until then.
    func second(in year: Int, at offset: Int) -> Int64? {
        day.day(in: year).map { Int64($0.number) * 86_400 + Int64(seconds - offset) }
    }
}

/// A day that comes every year.
enum YearlyDay: Hashable, Sendable {
    /// 1...365; 29 February is never counted.
    case number(Int)
    /// 0...365; 29 February is counted.
    case index(Int)
    /// The first, second, … occurrence of a weekday in a month; the fifth means the last.
    case weekday(Weekday, week: Int, month: Int)

    func day(in year: Int) -> Day? {
        switch self {
        case .number(let number):
            let afterFebruary = number > 59 && Day.length(ofMonth: 2, in: year) == 29
            return Day(year: year, month: 1, day: 1)?.advanced(by: afterFebruary ? number : number - 1)
        case .index(let index):
            return Day(year: year, month: 1, day: 1)?.advanced(by: index)
        case .weekday(let weekday, let week, let month):
            guard let first = Day(year: year, month: month, day: 1) else { return nil }
            let ahead = (weekday.rawValue - first.weekday.rawValue + 7) % 7
            let length = Day.length(ofMonth: month, in: year)
            let day = 1 + ahead + (week - 1) * 7
            return first.advanced(by: (day > length ? day - 7 : day) - 1)
        }
    }
}
