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
            for run in runs {
                html(
                    "rect", .class("segment"), Attribute("x", run.start * width),
                    Attribute("width", run.count * width), Attribute("height", 8),
                    Attribute("opacity", HistoryStripView.opacity(run.permille)), text: "")
            }
        }
    }

    private var width: Int { 100 / HistoryStrip.length }

    /// Neighbouring days of the same intensity, drawn as one segment.
    private var runs: [(start: Int, count: Int, permille: Int)] {
        var runs: [(start: Int, count: Int, permille: Int)] = []
        for (index, segment) in strip.segments.enumerated() where segment.permille > 0 {
            if let last = runs.last, last.permille == segment.permille, last.start + last.count == index {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((index, 1, segment.permille))
            }
        }
        return runs
    }

    /// From 0.2, so that small values are visible, to 1, which is omitted.
    private static func opacity(_ permille: Int) -> String? {
        permille == 1000 ? nil : "0.\(20 + permille * 60 / 1000)"
    }
}
