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
        let streak = practice.streak(upTo: today)
        return Document(ShareWording.title, below: .medicine, of: practice, with: surroundings).page { html in
            html.pageHeader(
                ShareWording.title, back: "/medicine", MedicineWording.title, lead: ShareWording.lead)
            html(SharedLine(label: ShareWording.week, line: line(streak)))
            writePicture(streak, to: &html)
            writeFooter(to: &html)
        }
    }

    private func line(_ streak: Int) -> String {
        let week = practice.medicineWeek(around: today, seenFrom: today)
        return ShareWording.line(week, streak, saysMedicine: saysMedicine)
    }

    private func writePicture(_ streak: Int, to html: inout HTML) {
        guard streak > 0 else { return html("p", .class("hint"), text: ShareWording.noPicture) }
        html("section", .class("panel")) { html in
            html("h2", text: ShareWording.picture)
            writeDrawing(streak, to: &html)
            html(
                "button", .class("button quiet"), .type("button"),
                Attribute("data-share-picture", "share-picture"),
                Attribute("hidden", if: true), text: ShareWording.sharePicture)
        }
    }

    private func writeDrawing(_ streak: Int, to html: inout HTML) {
        let words = ShareWording.words(streak, saysMedicine: saysMedicine)
        html(
            "svg", .id("share-picture"), .class("share-picture"),
            Attribute("xmlns", "http://www.w3.org/2000/svg"),
            Attribute("role", "img"), .label("\(streak) \(words)"), Attribute("viewBox", "0 0 1080 1080"),
            Attribute("width", 1080), Attribute("height", 1080)
        ) { html in
            writeFlame(to: &html)
            writeTexts(streak, words, to: &html)
        }
    }

    /// Writes the flame on its paper.
    private func writeFlame(to html: inout HTML) {
        html(
            "rect", Attribute("width", 1080), Attribute("height", 1080), Attribute("fill", "#faf7f2"),
            text: "")
        html(
            "path", Attribute("transform", "translate(330 90) scale(17.5)"), Attribute("fill", "#0f766e"),
            Attribute("d", SharePage.flame), text: "")
    }

    private static var flame: Literal {
        "M12 3c.5 3.5 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2.5 1.2-4 2.5-5.5.3 1.5 1 2.3 2 2.5C11.5 8 11 5.5 12 3z"
    }

    private func writeTexts(_ streak: Int, _ words: String, to html: inout HTML) {
        write("\(streak)", at: 690, size: 240, "#26221d", to: &html)
        write(words, at: 810, size: 56, "#26221d", to: &html)
        write("Hexis", at: 1010, size: 34, "#645c51", to: &html)
    }

    private func writeFooter(to html: inout HTML) {
        html("p", .class("footer-links")) { html in
            html(
                "a", .href(saysMedicine ? "/medicine/share" : "/medicine/share?about=medicine"),
                text: saysMedicine ? ShareWording.leaveOut : ShareWording.sayMedicine)
        }
    }

    private func write(_ text: String, at y: Int, size: Int, _ colour: String, to html: inout HTML) {
        html(
            "text", Attribute("x", 540), Attribute("y", y), Attribute("text-anchor", "middle"),
            Attribute("font-family", "system-ui, sans-serif"), Attribute("font-size", size),
            Attribute("font-weight", "700"), Attribute("fill", colour), text: text)
    }
}
