import HexisCore

/// What the card or the row of a medicine shows: its drawing, its name and a line about it.
struct MedicineCardBody: View {
    let medicine: Medicine
    let line: String
    let assets: Assets

    @inline(never)
    func write(to html: inout HTML) {
        html(MedicineSymbol(looks: medicine.looks, assets: assets))
        html("span", .class("card-text")) { html in
            html("span", .class("card-name"), text: medicine.name)
            html("span", .class("card-line"), text: line)
        }
    }
}
