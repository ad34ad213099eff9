import HexisCore

/// The last relevant days as one bar. Segments touch, so that a full strip looks like one.
struct HistoryStripView: View {
    let strip: HistoryStrip

    func write(to html: inout HTML) {
        html(
            "svg", .class("strip"), Attribute("role", "img"), .label(TodayWording.strip(strip)),
            Attribute("viewBox", "0 0 100 8"), Attribute("preserveAspectRatio", "none")
        ) { html in
            html("rect", .class("track"), Attribute("width", 100), Attribute("height", 8), text: "")
            writeSegments(to: &html)
        }
    }

    /// Draws neighbouring days of the same intensity as one segment.
    private func writeSegments(to html: inout HTML) {
        var start = 0
        while start < strip.segments.count {
            let permille = strip.segments[start].permille
            let end = strip.segments[start...].firstIndex { $0.permille != permille } ?? strip.segments.count
            if permille > 0 { writeSegment(start..<end, permille, to: &html) }
            start = end
        }
    }

    private func writeSegment(_ days: Range<Int>, _ permille: Int, to html: inout HTML) {
        html(
            "rect", .class("segment"), Attribute("x", days.lowerBound * width),
            Attribute("width", days.count * width), Attribute("height", 8),
            Attribute("opacity", HistoryStripView.opacity(permille)), text: "")
    }

    private var width: Int { 100 / HistoryStrip.length }

    /// From 0.2, so that small values are visible, to 1, which is omitted.
    private static func opacity(_ permille: Int) -> String? {
        permille == 1000 ? nil : "0.\(20 + permille * 60 / 1000)"
    }
}
