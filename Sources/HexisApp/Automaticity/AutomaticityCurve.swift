import HexisCore

/// The answers as dots, the curve fitted to them, and the level at which it levels off.
///
/// All positions are shares of the width and height, so that the letters keep the page's text size however wide the
/// drawing is.
struct AutomaticityCurve: View {
    let reading: AutomaticityReading
    var isSmall = false

    func write(to html: inout HTML) {
        let axis = CurveAxis(reading)
        html(
            "svg", .class(isSmall ? "curve small" : "curve"), Attribute("role", "img"),
            .label(AutomaticityWording.picture(reading))
        ) { html in
            writeForecast(axis, to: &html)
            writeScales(axis, to: &html)
            if let fit = reading.fit { write(fit, axis, to: &html) }
            for point in reading.points { write(point, axis, to: &html) }
        }
    }

    /// Draws the days within which the curve is likely to level off.
    private func writeForecast(_ axis: CurveAxis, to html: inout HTML) {
        guard let forecast = reading.forecast else { return }
        let (from, to) = (axis.place(of: forecast.earliest), axis.place(of: forecast.latest))
        html(
            "rect", .class("likely"), Attribute("x", percent(from)),
            Attribute("width", percent(max(40, to - from))),
            Attribute("height", "100%"), text: "")
    }

    private func writeScales(_ axis: CurveAxis, to html: inout HTML) {
        writeLevels(to: &html)
        writeWeeks(axis, to: &html)
    }

    private func writeLevels(to html: inout HTML) {
        for value in Agreement.range where value % 2 == 1 {
            let y = percent(height(value * 1000))
            line("grid", y, to: &html)
            html(
                "text", Attribute("x", 0), Attribute("y", y), Attribute("dx", "-0.75em"),
                Attribute("dy", "0.35em"), Attribute("text-anchor", "end"), text: "\(value)")
        }
    }

    private func writeWeeks(_ axis: CurveAxis, to html: inout HTML) {
        for week in axis.weeks {
            html(
                "text", Attribute("x", percent(axis.place(of: week * 7))), Attribute("y", "100%"),
                Attribute("dy", "1.7em"), Attribute("text-anchor", "middle"), text: "\(week)")
        }
    }

    /// Draws the curve: solid up to the last answer, dashed beyond it.
    private func write(_ fit: AutomaticityFit, _ axis: CurveAxis, to html: inout HTML) {
        line("asymptote", percent(height(fit.asymptoteHundredths * 10)), to: &html)
        html(
            "svg", Attribute("width", "100%"), Attribute("height", "100%"),
            Attribute("viewBox", "0 0 10000 10000"), Attribute("preserveAspectRatio", "none")
        ) { html in
            let (first, last) = (reading.points.first?.days ?? 0, reading.points.last?.days ?? 0)
            trace(fit, from: first, to: last, axis, "fitted", to: &html)
            trace(fit, from: last, to: axis.last, axis, "fitted ahead", to: &html)
        }
    }

    private func trace(
        _ fit: AutomaticityFit, from first: Int, to last: Int, _ axis: CurveAxis, _ name: String,
        to html: inout HTML
    ) {
        let pieces = min(32, last - first)
        guard pieces > 0 else { return }
        var places = ""
        for piece in 0...pieces {
            let day = first + (last - first) * piece / pieces
            places += "\(axis.place(of: day)),\(height(fit.thousandths(after: day))) "
        }
        html("polyline", .class(name), Attribute("points", places), text: "")
    }

    private func write(_ point: AutomaticityPoint, _ axis: CurveAxis, to html: inout HTML) {
        html(
            "circle", Attribute("cx", percent(axis.place(of: point.days))),
            Attribute("cy", percent(height(point.hundredths * 10))), Attribute("r", 5), text: "")
    }

    private func line(_ name: String, _ y: String, to html: inout HTML) {
        html(
            "line", .class(name), Attribute("x2", "100%"), Attribute("y1", y), Attribute("y2", y), text: "")
    }

    /// How far below the top an answer is drawn, in ten-thousandths: 7000 at 0, 1000 at 10,000.
    private func height(_ thousandths: Int) -> Int { (7000 - min(max(thousandths, 1000), 7000)) * 10 / 6 }

    /// `12.5%` for 1250 ten-thousandths.
    private func percent(_ share: Int) -> String { "\(share / 100).\(share / 10 % 10)%" }
}
