import HexisCore

/// The report as a picture to keep or to show to others. It has its own colours and letters because it leaves the
/// page, and it is shared only if the person chooses to.
struct ReportPicture: View {
    let habit: Habit
    let report: ChallengeReport
    let today: Day

    func write(to html: inout HTML) {
        html("details", .class("more-words picture")) { html in
            html("summary", text: ReportWording.picture)
            html(
                "svg", .id("report-picture"), Attribute("xmlns", "http://www.w3.org/2000/svg"),
                Attribute("role", "img"), .label("\(ReportWording.picture): \(title), \(subtitle)"),
                Attribute("viewBox", "0 0 1080 1080"), Attribute("width", 1080), Attribute("height", 1080)
            ) { html in writePicture(to: &html) }
            html("div", .class("buttons")) { html in writeButtons(to: &html) }
        }
    }

    private var title: String { shortened(habit.name, to: 24) }
    private var subtitle: String { ReportWording.times(report) }
    /// The habit's colour on light paper.
    private var colour: String { habit.colour.onPaper }

    private func writePicture(to html: inout HTML) {
        html(
            "rect", Attribute("width", 1080), Attribute("height", 1080), Attribute("fill", "#faf7f2"),
            text: "")
        write(title, at: 150, size: 72, "#26221d", isBold: true, to: &html)
        write(
            "\(ChallengesWording.name(report.challenge.level)) · \(ChallengesWording.span(report.challenge, seenFrom: today))",
            at: 225, size: 38, "#645c51", to: &html)
        writeRing(to: &html)
        write(subtitle, at: 770, size: 44, "#26221d", isBold: true, to: &html)
        writeDays(to: &html)
        write("Hexis", at: 1035, size: 30, "#645c51", to: &html)
    }

    private func writeRing(to html: inout HTML) {
        for (stroke, length) in [("#f1ece3", 1000), (colour, report.rate.permille ?? 0)] where length > 0 {
            html(
                "circle", Attribute("cx", 540), Attribute("cy", 480), Attribute("r", 190),
                Attribute("fill", "none"), Attribute("stroke", stroke), Attribute("stroke-width", 44),
                Attribute("pathLength", 1000), Attribute("stroke-dasharray", "\(length) 1000"),
                Attribute("transform", "rotate(-90 540 480)"), text: "")
        }
        write(
            ProgressWording.percent(report.rate), at: 512, size: 96, "#26221d", isBold: true,
            to: &html)
    }

    /// Draws a square per day, filled by the share done; days that were not due are faint.
    private func writeDays(to html: inout HTML) {
        let columns = min(14, report.days.count)
        let side = 900 / 14
        let left = 540 - columns * side / 2
        for (number, day) in report.days.enumerated() {
            let (x, y) = (left + number % columns * side, 830 + number / columns * side)
            let height = (side - 12) * (day.isDue ? day.permille : 0) / 1000
            writeSquare(x, y, side - 12, height: side - 12, day.isDue ? "#e4ddd1" : "#f1ece3", to: &html)
            guard height > 0 else { continue }
            writeSquare(x, y + side - 12 - height, side - 12, height: height, colour, to: &html)
        }
    }

    private func writeSquare(
        _ x: Int, _ y: Int, _ width: Int, height: Int, _ colour: String, to html: inout HTML
    ) {
        html(
            "rect", Attribute("x", x), Attribute("y", y), Attribute("width", width),
            Attribute("height", height), Attribute("rx", 10), Attribute("fill", colour), text: "")
    }

    private func write(
        _ text: String, at y: Int, size: Int, _ colour: String, isBold: Bool = false, to html: inout HTML
    ) {
        html(
            "text", Attribute("x", 540), Attribute("y", y), Attribute("text-anchor", "middle"),
            Attribute("font-family", "system-ui, sans-serif"), Attribute("font-size", size),
            Attribute("font-weight", isBold ? "700" : "400"), Attribute("fill", colour), text: text)
    }

    private func shortened(_ text: String, to count: Int) -> String {
        text.scalarCount <= count ? text : "\(text.firstScalars(count - 1))…"
    }

    private func writeButtons(to html: inout HTML) {
        html(
            "button", .class("button quiet"), .type("button"),
            Attribute("data-share-picture", "report-picture"), Attribute("hidden", if: true),
            text: ReportWording.share)
        html(
            "button", .class("button quiet"), .type("button"), Attribute("data-print", if: true),
            Attribute("hidden", if: true), text: ReportWording.print)
    }
}
