import HexisCore

/// Every signal with its latest day and its week, and the order of the sources.
struct MeasurementsPage {
    let practice: Practice
    let surroundings: Surroundings
    /// The text typed as the name of another signal, if it is not a valid name.
    let typed: String?

    private var today: Day { surroundings.moment.today }

    func page() -> HTML {
        let document = Document(
            MeasurementsWording.title, on: .measurements, of: practice, with: surroundings)
        return document.page { html in
            writeHeader(to: &html)
            html("ul", .class("rows measurements")) { html in
                for signal in signals { write(signal, to: &html) }
            }
            writeOther(to: &html)
            writeSources(practice.sources, to: &html)
        }
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("page-header")) { html in
            html("h1", text: MeasurementsWording.title)
            html("p", text: MeasurementsWording.lead)
            if surroundings.userName != nil {
                html("p") { html in html("a", .href("/settings/data"), text: WaysInWording.link) }
            }
        }
    }

    /// Writes a form to measure anything else: the signal's page takes the first value.
    private func writeOther(to html: inout HTML) {
        html("form", .class("panel"), Attribute("method", "get"), Attribute("action", "/measurements")) {
            html in
            html(
                TextField(
                    label: MeasurementsWording.other, name: "name", value: typed ?? "",
                    hint: MeasurementsWording.otherHint,
                    problem: typed.map { _ in MeasurementsWording.otherProblem }))
            html("button", .class("button quiet"), text: MeasurementsWording.otherNext)
        }
    }

    /// The known signals, then the person's others.
    private var signals: [Signal] {
        Signal.known + practice.measuredSignals.filter { signal in !Signal.known.contains { $0 == signal } }
    }

    private func write(_ signal: Signal, to html: inout HTML) {
        let last = practice.measuredDays(of: signal).last { $0 <= today }
        html("li", .class("row")) { html in
            writeLink(to: signal, last, to: &html)
            if last != nil {
                let first = today.advanced(by: -6)
                html(Bars(permilles: MeasuredDays(signal, from: first, count: 7, practice).permilles))
            }
        }
    }

    private func writeLink(to signal: Signal, _ last: Day?, to html: inout HTML) {
        html("a", .class("card-body"), .href("/measurements/\(Form.encoded(signal.name))")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: MeasurementsWording.name(of: signal))
                html("span", .class("card-line"), text: line(signal, last))
            }
        }
    }

    private func line(_ signal: Signal, _ day: Day?) -> String {
        guard let day, let amount = practice.value(of: signal, on: day) else {
            return MeasurementsWording.nothing
        }
        return MeasurementsWording.latest(
            MeasurementsWording.amount(amount, signal, in: practice.unit(of: signal)), on: day,
            seenFrom: today)
    }

    private func writeSources(_ sources: [String], to html: inout HTML) {
        guard sources.count > 1 else { return }
        html("section", .class("panel"), .id("sources"), Attribute("aria-labelledby", "sources-title")) {
            html in
            html("h2", .id("sources-title"), text: MeasurementsWording.sources)
            html("p", .class("hint"), text: MeasurementsWording.sourcesText)
            html("ol", .class("rows")) { html in
                for (place, source) in sources.enumerated() { write(source, place, to: &html) }
            }
        }
    }

    private func write(_ source: String, _ place: Int, to html: inout HTML) {
        html("li", .class("row")) { html in
            html("span", .class("card-text"), text: source)
            if place > 0 { writeMove(source, place, to: &html) }
        }
    }

    private func writeMove(_ source: String, _ place: Int, to html: inout HTML) {
        let identifier = surroundings.formIdentifier(nil, 1410 + UInt64(place))
        html(
            "form", .class("row-moves"), Attribute("method", "post"),
            Attribute("action", "/measurements/sources")
        ) { html in
            html(HiddenFields([("source", source), identifier]))
            html("button", .class("round small"), .label(MeasurementsWording.moveUp(source))) { html in
                html("span", .class("arrow up"), .decorative, text: "")
            }
        }
    }
}
