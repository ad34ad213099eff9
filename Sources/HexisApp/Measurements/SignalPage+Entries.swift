import HexisCore

/// The measurements of the week, each with a button that removes it.
extension SignalPage {
    /// Writes the measurements of the week, the latest first.
    func writeEntries(to html: inout HTML) {
        let days = (0..<7).map { week.advanced(by: 6 - $0) }
        let all = days.flatMap { practice.measurements(of: signal, on: $0) }
        html("section", .class("panel"), Attribute("aria-labelledby", "entries")) { html in
            html("h2", .id("entries"), text: MeasurementsWording.entries)
            if all.isEmpty { html("p", .class("hint"), text: MeasurementsWording.noEntries) }
            html("ul", .class("rows")) { html in
                for measured in all.prefix(SignalPage.most) { write(measured, to: &html) }
            }
        }
    }

    /// Further entries of a week are only counted, not listed.
    private static let most = 60

    private func write(_ measured: Measured, to html: inout HTML) {
        let amount = MeasurementsWording.amount(measured.amount, signal, in: unit)
        let details = details(of: measured)
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: amount)
                html("span", .class("card-line"), text: details)
            }
            writeRemove(measured, "\(amount), \(details)", to: &html)
        }
    }

    /// Its source, and when it was measured.
    private func details(of measured: Measured) -> String {
        let now = surroundings.moment
        let offset = practice.offset(ofMeasurement: measured.measurement)
        let time = measured.start.map {
            DateWording.time(
                now.past(Instant(clamping: $0 * 1000), by: offset), seenFrom: now, by: practice.clock)
        }
        return MeasurementsWording.details(
            measured.source, time, DateWording.relativeLong(measured.day, seenFrom: today))
    }

    private func writeRemove(_ measured: Measured, _ description: String, to html: inout HTML) {
        html(
            "form", .class("row-moves"), Attribute("method", "post"),
            Attribute("action", "\(address)/\(measured.measurement)/remove")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(measured.measurement, 1402)]))
            html(
                "button", .class("button quiet"), .label("\(MeasurementsWording.remove): \(description)"),
                text: MeasurementsWording.remove)
        }
    }
}
