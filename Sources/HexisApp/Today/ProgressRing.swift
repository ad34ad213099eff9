/// A ring that closes towards the goal. The text beside it says the same.
struct ProgressRing: View {
    /// 0...1000.
    let permille: Int
    /// The text in the middle: a number, or nothing.
    var text: String?

    func write(to html: inout HTML) {
        html(
            "svg", .class(permille == 1000 ? "ring full" : "ring"), .decorative,
            Attribute("viewBox", "0 0 36 36")
        ) { html in
            html(
                "circle", .class("track"), Attribute("cx", 18), Attribute("cy", 18), Attribute("r", 16),
                text: "")
            if permille > 0 { writeArc(to: &html) }
            if let text { write(text, to: &html) }
        }
    }

    private func writeArc(to html: inout HTML) {
        html(
            "circle", .class("arc"), Attribute("cx", 18), Attribute("cy", 18), Attribute("r", 16),
            Attribute("pathLength", 1000), Attribute("stroke-dasharray", "\(permille) 1000"),
            Attribute("transform", "rotate(-90 18 18)"), text: "")
    }

    private func write(_ text: String, to html: inout HTML) {
        html(
            "text", Attribute("x", 18), Attribute("y", 18), Attribute("dy", "0.35em"),
            Attribute("text-anchor", "middle"), text: text)
    }
}
