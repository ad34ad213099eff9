/// Shares side by side on one scale from 0 to 100 %: one bar per month, weekday or day of a challenge.
///
///     BarChart(gist: "Best in October", bars: [BarChart.Bar("O", permille: 900), BarChart.Bar("N", permille: nil)])
struct BarChart: View {
    struct Bar {
        /// A letter or a short word; empty if there are too many bars to label each.
        let label: String
        /// 0...1000; `nil` if there is nothing to show, which differs from nothing done.
        let permille: Int?

        init(_ label: String, permille: Int?) {
            self.label = label
            self.permille = permille
        }
    }

    /// The chart in words, for people who cannot see it.
    let gist: String
    let bars: [Bar]

    func write(to html: inout HTML) {
        html("div", .class(classes)) { html in
            html(Bars(permilles: bars.map { $0.permille }, gist: gist))
            html("div", .class("chart-labels"), .decorative) { html in
                for bar in bars { html("span", text: bar.label) }
            }
        }
    }

    /// Many bars are drawn thinner.
    private var classes: String {
        switch bars.count {
        case ...7: "chart wide"
        case ...12: "chart"
        default: "chart dense"
        }
    }
}

/// The bars alone, each filling its track from below.
struct Bars: View {
    let permilles: [Int?]
    /// `nil` if the text beside the bars says the same.
    var gist: String?

    func write(to html: inout HTML) {
        html(
            "svg", .class("bars"), Attribute("role", gist.map { _ in "img" }), .label(gist),
            Attribute("aria-hidden", gist == nil ? "true" : nil),
            Attribute("viewBox", "0 0 \(max(1, permilles.count) * 100) 1000"),
            Attribute("preserveAspectRatio", "none")
        ) { html in
            html("path", .class("track"), Attribute("d", path { _ in 1000 }), text: "")
            html("path", .class("bar"), Attribute("d", path { $0 }), text: "")
        }
    }

    /// Draws an upright line per bar. The stylesheet sets its width, which does not stretch with the drawing.
    private func path(_ height: (Int) -> Int) -> String {
        var path = ""
        for (place, permille) in permilles.enumerated() {
            guard let permille, height(permille) > 0 else { continue }
            path += "M\(place * 100 + 50) 1000V\(1000 - height(permille))"
        }
        return path
    }
}
