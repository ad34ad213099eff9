import HexisCore

/// The settings that a patient lets a care provider change, each with a form of its own.
struct PatientSettings: View {
    let connection: CareConnection
    /// The form that was rejected.
    let rejected: PatientSettingForm?
    let practice: Practice
    /// The patient's.
    let moment: Moment
    let surroundings: Surroundings

    private var today: Day { moment.today }
    private var scope: CareScope { connection.scope(on: today) }

    /// The id of a setting's first field.
    static func field(_ setting: CareTopic, of medicine: Identifier?) -> String {
        medicine.map { "\(setting.name)-\($0)" } ?? setting.name
    }

    func write(to html: inout HTML) {
        guard scope.topics.contains(where: { $0.isSetting }) else { return }
        html("details", .class("more"), .id("settings"), Attribute("open", if: rejected != nil)) { html in
            html("summary", text: PatientsWording.settings)
            html("div", .class("fields")) { html in writeForms(to: &html) }
        }
    }

    private func writeForms(to html: inout HTML) {
        html("p", .class("hint"), text: PatientsWording.settingsHint)
        writeNumber(.setGoal, PatientsWording.goal, to: &html)
        writeNumber(.setHeartRateLimit, PatientsWording.heartRateLimit, to: &html)
        for medicine in practice.medicines {
            writeTimes(of: medicine, to: &html)
            writeReminders(of: medicine, to: &html)
        }
    }

    /// The value of a setting; `nil` where there is none, or the provider may not change it.
    private func value(of setting: CareTopic, _ medicine: Identifier?) -> LineList? {
        scope.contains(setting) ? practice.careSetting(setting, of: medicine, on: today) : nil
    }

    private func writeNumber(_ setting: CareTopic, _ label: String, to html: inout HTML) {
        guard let value = value(of: setting, nil) else { return }
        writeForm(setting, nil, to: &html) { html in
            let id = PatientSettings.field(setting, of: nil)
            writeField(id, label, typed(setting, nil) ?? texts(of: value), 0, "text", to: &html)
            writeSave(label, to: &html)
        }
    }

    private func writeTimes(of medicine: Medicine, to html: inout HTML) {
        guard let value = value(of: .setDoseTimes, medicine.id) else { return }
        writeForm(.setDoseTimes, medicine.id, to: &html) { html in
            html("fieldset", .class("choices")) { html in
                html("legend", text: PatientsWording.times(of: medicine.name))
                html("div", .class("times")) { html in write(value, of: medicine.id, to: &html) }
            }
            writeSave(PatientsWording.times(of: medicine.name), to: &html)
        }
    }

    /// Writes a field for each time of the medicine.
    private func write(_ value: LineList, of medicine: Identifier, to html: inout HTML) {
        let times = typed(.setDoseTimes, medicine) ?? texts(of: value)
        let first = PatientSettings.field(.setDoseTimes, of: medicine)
        for number in 0..<value.lines.count {
            let id = first + (number > 0 ? "-\(number)" : "")
            writeField(id, MedicineFormWording.time(number + 1), times, number, "time", to: &html)
        }
    }

    private func writeSave(_ what: String, to html: inout HTML) {
        html(
            "button", .class("button quiet"), .label("\(CommonWording.save): \(what)"),
            text: CommonWording.save)
    }

    private func writeReminders(of medicine: Medicine, to html: inout HTML) {
        guard let value = value(of: .setReminders, medicine.id) else { return }
        let isOn = !value.lines.isEmpty
        writeForm(.setReminders, medicine.id, to: &html) { html in
            html(HiddenFields(isOn ? [] : [("value", "on")]))
            html("p", text: PatientsWording.reminders(of: medicine.name, areOn: isOn))
            html(
                "button", .class("button quiet"),
                .label(PatientsWording.turnReminders(of: medicine.name, on: !isOn)),
                text: PatientsWording.turn(on: !isOn))
        }
    }

    private func writeField(
        _ id: String, _ label: String, _ values: [String], _ number: Int, _ type: String, to html: inout HTML
    ) {
        html(
            PatientSettingField(
                id: id, label: label, value: number < values.count ? values[number] : "", type: type,
                problem: rejected.map { $0.problem(in: scope) }.flatMap { $0.field == id ? $0.message : nil })
        )
    }

    private func writeForm(
        _ setting: CareTopic, _ medicine: Identifier?, to html: inout HTML, content: (inout HTML) -> Void
    ) {
        html(
            "form", .class("fields"), Attribute("method", "post"),
            Attribute("action", "\(PatientPage.address(of: connection.id))/setting"),
            Attribute("novalidate", if: true)
        ) { html in
            writeSubject(setting, medicine, to: &html)
            content(&html)
        }
    }

    /// Writes the hidden fields that say what a form changes.
    private func writeSubject(_ setting: CareTopic, _ medicine: Identifier?, to html: inout HTML) {
        let form = surroundings.formIdentifier(medicine ?? connection.id, 1520 + UInt64(setting.rawValue))
        html(
            HiddenFields(
                [form, ("setting", setting.name)]
                    + (medicine.map { [("medicine", $0.description)] } ?? [])))
    }

    private func typed(_ setting: CareTopic, _ medicine: Identifier?) -> [String]? {
        rejected.flatMap { $0.setting == setting && $0.medicine == medicine ? $0.values : nil }
    }

    private func texts(of value: LineList) -> [String] { value.lines.map { $0.text } }
}
