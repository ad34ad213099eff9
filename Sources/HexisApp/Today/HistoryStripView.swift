import HexisCore

/// The last relevant days as one bar. Segments touch, so that a full strip reads as one.
struct HistoryStripView: View {
    let strip: HistoryStrip

    func write(to html: inout HTML) {
        html(
            "svg", .class("strip"), Attribute("role", "img"), .label(TodayWording.strip(strip)),
            Attribute("viewBox", "0 0 100 8"), Attribute("preserveAspectRatio", "none")
        ) { html in
            html("rect", .class("track"), Attribute("width", 100), Attribute("height", 8), text: "")
            for (index, segment) in strip.segments.enumerated() where segment.permille > 0 {
                html(
                    "rect", .class("segment"), Attribute("x", index * 100 / HistoryStrip.length),
                    Attribute("width", 100 / HistoryStrip.length), Attribute("height", 8),
                    Attribute("opacity", intensity(segment.permille)), text: "")
            }
        }
    }

    /// From 0.2, so that a little is seen at all, to 1.
    private func intensity(_ permille: Int) -> String? {
        guard permille < 1000 else { return nil }
        let percent = 20 + permille * 60 / 1000
        return "0.\(percent)"
    }
}
