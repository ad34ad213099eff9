/// Shares side by side on one scale from 0 to 100 %: one bar per month, weekday or day of a challenge.
///
///     BarChart(headings: ["Month", "Done"], count: 12) { number in
///         BarChart.Bar("O", permille: 900, words: ["October", "27 of 30"])
///     }
///
/// The page script shows the words of a bar that somebody touches.
struct BarChart: View {
    struct Bar {
        /// A letter or a short word; empty if there are too many bars to label each.
        let label: String
        /// 0...1000; `nil` if there is nothing to show, which differs from nothing done.
        let permille: Int?
        /// What the bar stands for, then its values; empty if there is nothing to say.
        let words: [String]
        /// A page that shows what the bar stands for.
        let address: String?

        init(_ label: String, permille: Int?, words: [String] = [], address: String? = nil) {
            self.label = label
            self.permille = permille
            self.words = words
            self.address = address
        }

        /// `October: 27 of 30, 90%`; `nil` without words.
        fileprivate var meaning: String? {
            words.first.map { words.count == 1 ? $0 : "\($0): \(words[1...].joined(separator: ", "))" }
        }
    }

    /// The chart in words, for people who cannot see it; without it, those of its bars.
    var gist: String?
    /// The headings of the same values as a table below the chart; without them, there is none.
    var headings: [String] = []
    let count: Int
    let bar: (Int) -> Bar

    func write(to html: inout HTML) {
        let bars = (0..<count).map(bar)
        let figures = Figures(of: bars, gist: gist)
        html("div", .class(classes)) { html in
            html(Bars(permilles: figures.permilles, gist: figures.gist))
            html("div", .class("chart-labels"), .decorative) { html in
                for bar in bars { write(bar, to: &html) }
            }
        }
        if !headings.isEmpty, !figures.rows.isEmpty {
            html(FigureTable(headings: headings, rows: figures.rows))
        }
    }

    /// What the bars show, say and list.
    private struct Figures {
        private(set) var permilles: [Int?] = []
        private(set) var rows: [[String]] = []
        private var meanings: String

        init(of bars: [Bar], gist: String?) {
            meanings = gist ?? ""
            for bar in bars {
                permilles.append(bar.permille)
                guard let meaning = bar.meaning else { continue }
                if gist == nil { meanings += rows.isEmpty ? meaning : ", \(meaning)" }
                rows.append(bar.words)
            }
        }

        var gist: String? { meanings.isEmpty ? nil : meanings }
    }

    private func write(_ bar: Bar, to html: inout HTML) {
        html(
            "span", Attribute("data-means", bar.meaning), Attribute("data-address", bar.address),
            text: bar.label)
    }

    /// Many bars are drawn thinner.
    private var classes: String {
        switch count {
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
