import HexisCore

/// Colour, symbol, group and first day of a habit, folded away.
struct LooksFields: View {
    let form: HabitForm
    let problems: [Problem]
    /// The groups in use, suggested in addition to the usual ones.
    let groups: [String]
    let assets: Assets

    @inline(never)
    func write(to html: inout HTML) {
        let hasProblem = problems["group"] != nil || problems["start"] != nil
        html("details", .class("more"), Attribute("open", if: hasProblem)) { html in
            html("summary", text: HabitsWording.more)
            writeSwatches(to: &html)
            writeSymbols(to: &html)
            writeGroup(to: &html)
            writeStart(to: &html)
        }
    }

    private func writeSwatches(to html: inout HTML) {
        html("fieldset", .class("swatches")) { html in
            html("legend", text: HabitsWording.colour)
            for colour in HabitColour.allCases { write(colour, to: &html) }
        }
    }

    private func write(_ colour: HabitColour, to html: inout HTML) {
        html("label", .class("swatch"), Attribute("data-colour", colour.name)) { html in
            html.void(
                "input", .type("radio"), .name("colour"), .value(colour.name),
                .label(HabitsWording.name(of: colour)), Attribute("checked", if: colour == form.colour))
            html("span", .decorative, text: "")
        }
    }

    private func writeSymbols(to html: inout HTML) {
        html("fieldset", .class("swatches")) { html in
            html("legend", text: HabitsWording.symbol)
            for symbol in HabitSymbol.allCases { write(symbol, to: &html) }
        }
    }

    private func write(_ symbol: HabitSymbol, to html: inout HTML) {
        html("label", .class("swatch drawn")) { html in
            html.void(
                "input", .type("radio"), .name("symbol"), .value(symbol.name),
                .label(HabitsWording.name(of: symbol)), Attribute("checked", if: symbol == form.symbol))
            html("span", .decorative) { html in html(Symbol(symbol.name, assets: assets)) }
        }
    }

    private func writeGroup(to html: inout HTML) {
        html(
            TextField(
                label: HabitsWording.group, name: "group", value: form.group, hint: HabitsWording.groupHint,
                problem: problems["group"], suggestions: "groups"))
        html("datalist", .id("groups")) { html in
            for group in groups { html("option", .value(group), text: "") }
        }
    }

    private func writeStart(to html: inout HTML) {
        html(
            TextField(
                label: HabitsWording.start, name: "start", value: form.start, hint: HabitsWording.startHint,
                problem: problems["start"], type: "date"))
    }
}
