import HexisCore

/// The times of the urges: a month as a calendar, and the hours of the day around a dial.
struct UrgeTimes: View {
    let visit: LoopVisit
    let compilation: Compilation

    private var first: Day {
        let named = visit.request.query["month"].flatMap { Day("\($0)-01") }
        return (named ?? visit.loop.urges.last?.day ?? visit.today).startOfMonth
    }

    func write(to html: inout HTML) {
        html("section", .class("panel calendar"), .id("month")) { html in
            writeMonthHeader(to: &html)
            html(
                MonthTable(first: first, firstWeekday: visit.practice.firstWeekday) { day, html in
                    write(day, to: &html)
                })
        }
        writeHours(to: &html)
    }

    private func writeMonthHeader(to html: inout HTML) {
        html("header", .class("calendar-header")) { html in
            html("a", .class("round"), .href(address(-1)), .label(HabitsWording.earlierMonth)) { html in
                html("span", .class("arrow back"), .decorative, text: "")
            }
            html("h2", text: DateWording.month(of: first))
            html("a", .class("round"), .href(address(1)), .label(HabitsWording.laterMonth)) { html in
                html("span", .class("arrow ahead"), .decorative, text: "")
            }
        }
    }

    private func write(_ day: Day, to html: inout HTML) {
        let count = visit.loop.urgeCount(on: day)
        html(
            "span", .class(count > 0 ? "cell relevant" : "cell outside"),
            Attribute("data-progress", min(10, count * 4)),
            Attribute("aria-current", day == visit.today ? "date" : nil)
        ) { html in
            html("span", text: "\(day.date.day)")
            if count > 0 { html("span", .class("visually-hidden"), text: ": \(LoopsWording.urges(count))") }
        }
    }

    private func address(_ months: Int) -> String {
        let month = DateWording.address(ofMonth: first.startOfMonth(advancedBy: months))
        return "\(visit.address)/compilation?month=\(month)#month"
    }

    private func writeHours(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: LoopsWording.hours)
            html(DayDial(hours: compilation.hours, clock: visit.practice.clock))
            html(
                "p", .class("hint"), text: LoopsWording.hours(compilation, by: visit.practice.clock))
        }
    }
}

/// The hours of the day around a dial, with midnight at the top: the longer a ray, the more urges in its hour.
struct DayDial: View {
    /// 24 counts, beginning with the hour from 00:00 to 01:00.
    let hours: [Int]
    let clock: ClockFormat

    func write(to html: inout HTML) {
        html(
            "svg", .class("dial"), Attribute("role", "img"), .label(LoopsWording.dial(hours, by: clock)),
            Attribute("viewBox", "-130 -125 260 250")
        ) { html in
            html("path", .class("track"), Attribute("d", path { _ in most }), text: "")
            html("path", .class("ray"), Attribute("d", path { hours[$0] }), text: "")
            for hour in stride(from: 0, to: 24, by: 6) { write(hour, to: &html) }
        }
    }

    private var most: Int { hours.reduce(1) { max($0, $1) } }

    /// Draws a ray for each hour, outwards from near the middle, at the half hour.
    private func path(_ count: (Int) -> Int) -> String {
        var path = ""
        for hour in hours.indices where count(hour) > 0 {
            let (x, y) = DayDial.point(hour * 4 + 2, 45)
            let (toX, toY) = DayDial.point(hour * 4 + 2, 45 + count(hour) * 45 / most)
            path += "M\(x) \(y)L\(toX) \(toY)"
        }
        return path
    }

    private func write(_ hour: Int, to html: inout HTML) {
        let (x, y) = DayDial.point(hour * 4, 108)
        html(
            "text", Attribute("x", x), Attribute("y", y + 5), Attribute("text-anchor", "middle"),
            text: clock.text(hour: hour))
    }

    /// The position of a quarter of an hour at that radius. Sines come from a table, in which a turn has 96 quarters.
    private static func point(_ quarter: Int, _ radius: Int) -> (x: Int, y: Int) {
        (sine(quarter) * radius / 1000, -sine(quarter + 24) * radius / 1000)
    }

    private static func sine(_ quarter: Int) -> Int {
        let turn = quarter % 96
        if turn >= 48 { return -sine(turn - 48) }
        // Steps of half an hour (7.5 degrees) are fine enough for the dial.
        let rising = [0, 131, 259, 383, 500, 609, 707, 793, 866, 924, 966, 991, 1000]
        return rising[(turn <= 24 ? turn : 48 - turn) / 2]
    }
}
