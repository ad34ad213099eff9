import HexisCore

/// The resting heart rate of the last seven days, beside what was marked.
struct HeartWeek: View {
    let heart: HeartRate
    let today: Day
    var title = HeartWording.week

    func write(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "heart-week")) { html in
            html("h2", .id("heart-week"), text: title)
            writeTotals(to: &html)
            html("ul", .class("rows")) { html in
                for day in heart.days.reversed() { write(day, to: &html) }
            }
        }
    }

    private func writeTotals(to html: inout HTML) {
        html("dl", .class("totals")) { html in
            write(HeartWording.boundary, heart.boundary, to: &html)
            write(HeartWording.current, heart.days.last?.beats, to: &html)
            write(HeartWording.average, heart.average, to: &html)
        }
    }

    private func write(_ title: String, _ beats: Int?, to html: inout HTML) {
        html("div") { html in
            html("dt", text: title)
            html("dd") { html in html("strong", text: HeartWording.beats(beats)) }
        }
    }

    private func write(_ day: HeartDay, to html: inout HTML) {
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: DateWording.relativeLong(day.day, seenFrom: today))
                html("span", .class("card-line"), text: HeartWording.line(day))
                if day.isMismatch { html("span", .class("card-line"), text: HeartWording.mismatch) }
            }
            html("strong", .class("beats"), text: HeartWording.beats(day.beats))
        }
    }
}
