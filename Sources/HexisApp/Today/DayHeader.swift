import HexisCore

/// The day shown, with links to the previous and the next.
struct DayHeader: View {
    let day: Day
    let today: Day
    let progress: DayProgress
    let assets: Assets

    func write(to html: inout HTML) {
        html("header", .class("day-header")) { html in
            writeStep(to: day.previous, TodayWording.earlierDay, "arrow back", to: &html)
            writeTitle(to: &html)
            writeStep(to: day.next, TodayWording.laterDay, "arrow ahead", to: &html)
            html(AddButton(place: .today, assets: assets))
        }
        if day != today { writeBack(to: &html) }
    }

    private func writeStep(to day: Day, _ label: String, _ arrow: Literal, to html: inout HTML) {
        let address = day == today ? "/today" : "/today?day=\(day)"
        html("a", .class("round"), .href(address), .label(label)) { html in
            html("span", .class(arrow), .decorative, text: "")
        }
    }

    private func writeTitle(to html: inout HTML) {
        html("div", .class("day-title")) { html in
            html("h1", text: DateWording.relative(day, seenFrom: today))
            html("p") { html in
                html("span", text: DateWording.short(day, seenFrom: today))
                if progress.asked > 0 {
                    html("span", .class("day-summary"), text: TodayWording.summary(progress))
                }
            }
        }
    }

    private func writeBack(to html: inout HTML) {
        html("p", .class("back-to-today")) { html in
            html("a", .href("/today"), text: TodayWording.backToToday)
        }
    }
}
