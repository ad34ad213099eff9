import HexisCore

/// Numbers in a row to choose one from.
struct SurveyScale: View {
    let name: String
    let scale: SurveyFormat.Scale
    let chosen: String

    /// Whether the numbers need more than one row: seven targets fit side by side on the smallest phone.
    private var isLong: Bool { scale.values.count > 7 }

    func write(to html: inout HTML) {
        html("div", .class(isLong ? "scale long" : "scale")) { html in
            for value in scale.values { write(value, to: &html) }
        }
        html("p", .class("scale-ends"), .decorative) { html in
            for value in [scale.values.lowerBound, scale.values.upperBound] {
                html("span", text: SurveyWording.end(value, of: scale, isLong ? "\(value): " : "") ?? "")
            }
        }
    }

    private func write(_ value: Int, to html: inout HTML) {
        html("label") { html in
            let text = "\(value)"
            html.void(
                "input", .type("radio"), .name(name), .value(text),
                .label(SurveyWording.end(value, of: scale, "\(value): ") ?? text),
                Attribute("checked", if: chosen == text))
            html("span", .decorative, text: text)
        }
    }
}
