import HexisCore

/// What a patient measures, each with its latest day and its week.
struct PatientMeasurements: View {
    let practice: Practice
    let today: Day
    let hasHeartRate: Bool

    func write(to html: inout HTML) {
        let signals = practice.measuredSignals.filter { hasHeartRate || $0 != .restingHeartRate }
        html("section", .class("panel"), Attribute("aria-labelledby", "measurements")) { html in
            html("h2", .id("measurements"), text: MeasurementsWording.title)
            if signals.isEmpty { html("p", text: MeasurementsWording.nothing) }
            html("ul", .class("rows measurements")) { html in
                for signal in signals { write(signal, to: &html) }
            }
        }
    }

    private func write(_ signal: Signal, to html: inout HTML) {
        guard let latest = latest(signal) else { return }
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: MeasurementsWording.name(of: signal))
                html("span", .class("card-line"), text: latest)
            }
            let week = MeasuredDays(signal, from: today.advanced(by: -6), count: 7, practice)
            html(Bars(permilles: week.permilles))
        }
    }

    /// The latest amount in words; `nil` if none is known.
    private func latest(_ signal: Signal) -> String? {
        guard let last = practice.measuredDays(of: signal).last(where: { $0 <= today }),
            let amount = practice.value(of: signal, on: last)
        else { return nil }
        let text = MeasurementsWording.amount(amount, signal, in: practice.unit(of: signal))
        return MeasurementsWording.latest(text, on: last, seenFrom: today)
    }
}
