import HexisCore

/// Sharing the week as a line of squares and the streak as a picture. The page shows both exactly as they are shared.
/// They contain nothing medical unless the person adds it, and nothing is shared automatically.
struct SharePage {
    let practice: Practice
    let surroundings: Surroundings
    /// Whether the person chose to include the subject.
    let saysMedicine: Bool

    private var today: Day { surroundings.moment.today }

    func page() -> HTML {
        let week = practice.medicineWeek(around: today, seenFrom: today)
        let streak = practice.streak(upTo: today)
        return Document(ShareWording.title, below: .medicine, of: practice, with: surroundings).page { html in
            html.pageHeader(
                ShareWording.title, back: "/medicine", MedicineWording.title, lead: ShareWording.lead)
            html(
                SharedLine(
                    label: ShareWording.week,
                    line: ShareWording.line(week, streak, saysMedicine: saysMedicine)))
            if streak > 0 {
                writePicture(streak, to: &html)
            } else {
                html("p", .class("hint"), text: ShareWording.noPicture)
            }
            html("p", .class("footer-links")) { html in
                html(
                    "a", .href(saysMedicine ? "/medicine/share" : "/medicine/share?about=medicine"),
                    text: saysMedicine ? ShareWording.leaveOut : ShareWording.sayMedicine)
            }
        }
    }

    private func writePicture(_ streak: Int, to html: inout HTML) {
        let words = ShareWording.words(streak, saysMedicine: saysMedicine)
        html("section", .class("panel")) { html in
            html("h2", text: ShareWording.picture)
            html(
                "svg", .id("share-picture"), .class("share-picture"),
                Attribute("xmlns", "http://www.w3.org/2000/svg"),
                Attribute("role", "img"), .label("\(streak) \(words)"), Attribute("viewBox", "0 0 1080 1080"),
                Attribute("width", 1080), Attribute("height", 1080)
            ) { html in
                html(
                    "rect", Attribute("width", 1080), Attribute("height", 1080), Attribute("fill", "#faf7f2"),
                    text: "")
                html(
                    "path", Attribute("transform", "translate(330 90) scale(17.5)"),
                    Attribute("fill", "#0f766e"),
                    Attribute(
                        "d",
                        "M12 3c.5 3.5 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2.5 1.2-4 2.5-5.5.3 1.5 1 2.3 2 2.5C11.5 8 11 5.5 12 3z"
                    ),
                    text: "")
                write("\(streak)", at: 690, size: 240, "#26221d", to: &html)
                write(words, at: 810, size: 56, "#26221d", to: &html)
                write("Hexis", at: 1010, size: 34, "#645c51", to: &html)
            }
            html(
                "button", .class("button quiet"), .type("button"),
                Attribute("data-share-picture", "share-picture"),
                Attribute("hidden", if: true), text: ShareWording.sharePicture)
        }
    }

    private func write(_ text: String, at y: Int, size: Int, _ colour: String, to html: inout HTML) {
        html(
            "text", Attribute("x", 540), Attribute("y", y), Attribute("text-anchor", "middle"),
            Attribute("font-family", "system-ui, sans-serif"), Attribute("font-size", size),
            Attribute("font-weight", "700"), Attribute("fill", colour), text: text)
    }
}

/// User-facing text about sharing a week or a streak.
enum ShareWording {
    static var title: String { "Show somebody" }
    static var row: String { "Your week or your streak, as you like to send it" }
    static var lead: String {
        "This is exactly what is shared, and only when you send it. It does not say what it is about, unless you add that."
    }
    static var week: String { "Your week" }
    static var picture: String { "Your streak" }
    static var noPicture: String { "Once a streak has begun, its picture appears here, too." }
    static var aboutMedicine: String { "my medicine" }
    static var sharePicture: String { "Share the picture" }
    static var sayMedicine: String { "Say that it is about medicine" }
    static var leaveOut: String { "Do not mention medicine" }

    static func words(_ streak: Int, saysMedicine: Bool) -> String {
        let days = streak == 1 ? "day in a row" : "days in a row"
        return saysMedicine ? "\(days) with my medicine" : days
    }

    /// A line such as `🟩🟩🟨⬜🟩🟩▫️ 4 days in a row`; only the squares without a streak. A square means all, some or none
    /// taken; a small square means that nothing was due or the day is in the future.
    static func line(_ week: MedicineWeek, _ streak: Int, saysMedicine: Bool) -> String {
        let squares = week.days.map { count -> String in
            switch count?.permille {
            case nil: "▫️"
            case 0?: "⬜"
            case 1000?: "🟩"
            default: "🟨"
            }
        }.joined()
        if streak == 0 { return saysMedicine ? "\(squares) \(aboutMedicine)" : squares }
        return "\(squares) \(streak) \(words(streak, saysMedicine: saysMedicine))"
    }
}
