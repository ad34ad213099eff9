import HexisCore

/// One patient in a care provider's list, linking to their page.
struct PatientRow: View {
    let patient: PatientSummary

    func write(to html: inout HTML) {
        html("li", .class("row")) { html in
            html("a", .class("card-body"), .href(PatientPage.address(of: patient.connection.id))) { html in
                writeText(to: &html)
                html("span", .class("arrow ahead"), .decorative, text: "")
            }
        }
    }

    private func writeText(to html: inout HTML) {
        html("span", .class("card-text")) { html in
            html("span", .class("card-name"), text: patient.userName)
            for trouble in patient.troubles {
                html("span", .class("card-line")) { html in
                    html("strong", text: PatientsWording.text(of: trouble))
                }
            }
            html("span", .class("card-line"), text: PatientsWording.line(patient))
        }
    }
}
