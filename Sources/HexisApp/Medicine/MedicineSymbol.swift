import HexisCore

/// A drawing of a medicine in its form and colour. It is decorative: the name stands beside it.
struct MedicineSymbol: View {
    let looks: MedicineLooks
    let assets: Assets

    @inline(never)
    func write(to html: inout HTML) {
        html("span", .class("card-symbol"), Attribute("data-medicine", looks.colour?.name)) { html in
            html(Symbol(MedicineSymbol.name(of: looks.form), assets: assets))
        }
    }

    /// The name of the drawing in `symbols.svg`.
    static func name(of form: DosageForm?) -> String {
        switch form {
        case .capsule, nil: "pill"
        case .roundTablet: "tablet"
        case .ovalTablet: "oval"
        case .drops: "drop"
        case .injection: "syringe"
        case .inhaler: "inhaler"
        }
    }
}

/// The part of the form that asks what a medicine looks like: each answer one tap, or none.
struct MedicineLooksFields: View {
    let looks: MedicineLooks
    let assets: Assets

    @inline(never)
    func write(to html: inout HTML) {
        html("fieldset", .class("swatches")) { html in
            html("legend", text: MedicineFormWording.dosageForm)
            writeForm(nil, to: &html)
            for form in DosageForm.allCases { writeForm(form, to: &html) }
        }
        html("fieldset", .class("swatches")) { html in
            html("legend", text: MedicineFormWording.colour)
            writeColour(nil, to: &html)
            for colour in MedicineColour.allCases { writeColour(colour, to: &html) }
        }
    }

    private func writeForm(_ form: DosageForm?, to html: inout HTML) {
        html("label", .class("swatch drawn"), Attribute("data-medicine", form == nil ? "" : nil)) { html in
            html.void(
                "input", .type("radio"), .name("form"), .value(form?.name ?? ""),
                .label(form.map { MedicineWording.name(of: $0) } ?? MedicineFormWording.notSaid),
                Attribute("checked", if: form == looks.form))
            html("span", .decorative) { html in
                if let form { html(Symbol(MedicineSymbol.name(of: form), assets: assets)) }
            }
        }
    }

    private func writeColour(_ colour: MedicineColour?, to html: inout HTML) {
        html("label", .class("swatch"), Attribute("data-medicine", colour?.name ?? "")) { html in
            html.void(
                "input", .type("radio"), .name("colour"), .value(colour?.name ?? ""),
                .label(colour.map { MedicineWording.name(of: $0) } ?? MedicineFormWording.notSaid),
                Attribute("checked", if: colour == looks.colour))
            html("span", .decorative, text: "")
        }
    }
}
