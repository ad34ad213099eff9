import HexisCore

/// Days as dots, a row per week: the stronger the dot, the more was done.
///
/// Each shade is drawn as one path, so that a year takes a few kilobytes. The text beside it, or its gist, says the
/// same.
struct HeatMap: View {
    enum Dot {
        /// Nothing is drawn.
        case blank
        /// A day with nothing to do.
        case faint
        /// A day that counts neither for nor against.
        case resting
        /// Today, with nothing done yet.
        case open
        /// 0...1000; only 1000 is drawn in full.
        case progress(Int)
    }

    let dots: [Dot]
    /// The number of dots in a row.
    var columns = 7
    /// The number of empty cells before the first dot.
    var blanks = 0
    /// Whether the drawing stretches to fill its container while the dots keep their size.
    var isStretched = false
    /// `nil` if the text beside the dots says the same.
    var gist: String?

    func write(to html: inout HTML) {
        html(
            "svg", .class(isStretched ? "heat stretched" : "heat"),
            Attribute("role", gist.map { _ in "img" }), .label(gist),
            Attribute("aria-hidden", gist == nil ? "true" : nil),
            Attribute("viewBox", "0 0 \(columns * 10) \(rows * 10)"),
            Attribute("preserveAspectRatio", isStretched ? "none" : nil)
        ) { html in
            for (shade, name) in HeatMap.shades.enumerated() { write(shade, name, to: &html) }
        }
    }

    private var rows: Int { max(1, (blanks + dots.count + columns - 1) / columns) }

    private func write(_ shade: Int, _ name: String, to html: inout HTML) {
        let path = path(shade)
        guard !path.isEmpty else { return }
        html("path", .class(name), Attribute("d", path), text: "")
        // A ring is a dot with a smaller one on top.
        if name == "open" { html("path", .class("hole"), Attribute("d", path), text: "") }
    }

    /// Draws a dot as a zero-length line with the stylesheet's round caps. In a drawing that stretches, the line has
    /// a minimal length, because WebKit stretches the caps of zero-length lines.
    private func path(_ shade: Int) -> String {
        let line = isStretched ? "h.01" : "h0"
        var path = ""
        for (place, dot) in dots.enumerated() where HeatMap.shade(of: dot) == shade {
            let (row, column) = (blanks + place).quotientAndRemainder(dividingBy: columns)
            path += "M\(column * 10 + 5) \(row * 10 + 5)\(line)"
        }
        return path
    }

    /// The classes of the shades, faintest first.
    private static var shades: [String] {
        ["faint", "resting", "open", "none", "little", "half", "most", "all"]
    }

    private static func shade(of dot: Dot) -> Int? {
        switch dot {
        case .blank: nil
        case .faint: 0
        case .resting: 1
        case .open: 2
        case .progress(let permille): shade(ofProgress: permille)
        }
    }

    private static func shade(ofProgress permille: Int) -> Int {
        switch permille {
        case ..<1: 3
        case ..<334: 4
        case ..<667: 5
        case ..<1000: 6
        default: 7
        }
    }
}
