import HexisCore

/// Dates and amounts as text.
enum DateWording {
    static func name(of weekday: Weekday) -> String {
        switch weekday {
        case .monday: "Monday"
        case .tuesday: "Tuesday"
        case .wednesday: "Wednesday"
        case .thursday: "Thursday"
        case .friday: "Friday"
        case .saturday: "Saturday"
        case .sunday: "Sunday"
        }
    }

    /// `Mon`.
    static func shortName(of weekday: Weekday) -> String { firstLetters(3, of: weekday) }

    /// `Mon` for a `count` of 3.
    static func firstLetters(_ count: Int, of weekday: Weekday) -> String {
        String(decoding: name(of: weekday).bytes.prefix(count), as: UTF8.self)
    }

    /// `Every day`, `Monday to Friday`, `Mon, Wed, Fri`.
    static func weekdays(_ days: Weekdays) -> String {
        switch days {
        case .every: "Every day"
        case .workdays: "Monday to Friday"
        case .weekend: "Saturday and Sunday"
        default:
            Weekday.allCases.filter { days.contains($0) }.map { shortName(of: $0) }.joined(separator: ", ")
        }
    }

    static func name(ofMonth month: Int) -> String {
        switch month {
        case 1: "January"
        case 2: "February"
        case 3: "March"
        case 4: "April"
        case 5: "May"
        case 6: "June"
        case 7: "July"
        case 8: "August"
        case 9: "September"
        case 10: "October"
        case 11: "November"
        default: "December"
        }
    }

    /// `Nov` for a `count` of 3.
    static func firstLetters(_ count: Int, ofMonth month: Int) -> String {
        String(decoding: name(ofMonth: month).bytes.prefix(count), as: UTF8.self)
    }

    /// `Saturday, 21 November`, with the year if it differs from today's.
    static func long(_ day: Day, seenFrom today: Day) -> String {
        "\(name(of: day.weekday)), \(short(day, seenFrom: today))"
    }

    /// `21 November`, with the year if it differs from today's.
    static func short(_ day: Day, seenFrom today: Day) -> String {
        let (year, month, number) = day.date
        let text = "\(number) \(name(ofMonth: month))"
        return year == today.date.year ? text : "\(text) \(year)"
    }

    /// `16 – 22 November`, `30 November – 6 December`, with the year if it differs from today's.
    static func span(_ first: Day, _ last: Day, seenFrom today: Day) -> String {
        let isWithinMonth = first.startOfMonth == last.startOfMonth
        let start = isWithinMonth ? "\(first.date.day)" : short(first, seenFrom: today)
        return "\(start) – \(short(last, seenFrom: today))"
    }

    /// `November 2026`.
    static func month(of day: Day) -> String {
        let (year, month, _) = day.date
        return "\(name(ofMonth: month)) \(year)"
    }

    /// `Today`, `Yesterday` or `Tomorrow`, else the weekday.
    static func relative(_ day: Day, seenFrom today: Day) -> String {
        switch today.distance(to: day) {
        case 0: "Today"
        case -1: "Yesterday"
        case 1: "Tomorrow"
        default: name(of: day.weekday)
        }
    }

    /// `Yesterday, 20 November`.
    static func relativeLong(_ day: Day, seenFrom today: Day) -> String {
        "\(relative(day, seenFrom: today)), \(short(day, seenFrom: today))"
    }

    /// A month as addresses name it: `2026-11`.
    static func address(ofMonth day: Day) -> String {
        let (year, month, _) = day.date
        return "\(year)-\(month < 10 ? "0" : "")\(month)"
    }
}
