import HexisCore

/// What a care provider can do with a patient's page: print it, download it, and stop following the patient.
struct PatientActions: View {
    let connection: CareConnection
    let scope: CareScope

    private var address: String { PatientPage.address(of: connection.id) }

    func write(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html(
                "button", .class("button quiet"), .type("button"), Attribute("data-print", if: true),
                Attribute("hidden", if: true), text: PatientsWording.print)
            writeDownloads(to: &html)
            html("p", .class("hint"), text: PatientsWording.logged)
            writeEnd(to: &html)
        }
    }

    private func writeDownloads(to html: inout HTML) {
        if !scope.topics.allSatisfy({ $0.isSetting }) {
            writeDownload("fhir.json", PatientsWording.fhir, to: &html)
            html("p", .class("hint"), text: PatientsWording.fhirHint)
        }
        if scope.contains(.questionnaires), !connection.givenQuestionnaires.isEmpty {
            writeDownload(QuestionnairePage.file, PatientsWording.researchKit, to: &html)
        }
    }

    private func writeDownload(_ file: String, _ text: String, to html: inout HTML) {
        html(
            "a", .class("button quiet"), .href("\(address)/\(file)"), Attribute("download", file), text: text)
    }

    private func writeEnd(to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", "\(address)/end")) { html in
            html("button", .class("button quiet"), text: PatientsWording.end)
        }
    }
}
