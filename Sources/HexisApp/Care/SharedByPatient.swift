import HexisCore

/// What a patient shares with a care provider, each topic in a section of its own.
struct SharedByPatient: View {
    let connection: CareConnection
    let scope: CareScope
    let practice: Practice
    /// The patient's.
    let moment: Moment
    let clock: ClockFormat
    let library: [Questionnaire]
    /// The form that was rejected.
    let rejected: PatientQuestionnaireForm?
    let surroundings: Surroundings

    private var today: Day { moment.today }
    private var hasHeartRate: Bool { scope.contains(.heartRate) }

    func write(to html: inout HTML) {
        if scope.contains(.adherence) { writeAdherence(to: &html) }
        if scope.contains(.doses) {
            html(PatientDoses(practice: practice, moment: moment, clock: clock))
        }
        if hasHeartRate { writeHeartRate(to: &html) }
        if scope.contains(.measurements) {
            html(PatientMeasurements(practice: practice, today: today, hasHeartRate: hasHeartRate))
        }
        if scope.contains(.questionnaires) { writeQuestionnaires(to: &html) }
        if scope.contains(.notes) { html(PatientNotes(habits: practice.habits, today: today)) }
    }

    private func writeAdherence(to html: inout HTML) {
        let medicines = practice.medicines
        guard !medicines.isEmpty else { return html("p", text: PatientsWording.noMedicine) }
        html(MedicineFigures(practice: practice, medicines: medicines, today: today))
        html(
            PatientWeeks(
                weeks: practice.pastMedicineWeeks(seenFrom: today, atMost: PatientPage.weeks),
                practice: practice, today: today, hasHeartRate: hasHeartRate))
        write(medicines, to: &html)
    }

    private func write(_ medicines: [Medicine], to html: inout HTML) {
        html("section", .class("group")) { html in
            html("h2", text: PatientsWording.medicines)
            html("ul", .class("rows")) { html in
                for medicine in medicines where !medicine.isStopped(on: today) { write(medicine, to: &html) }
            }
        }
    }

    private func write(_ medicine: Medicine, to html: inout HTML) {
        html("li", .class("row")) { html in
            html(MedicineSymbol(looks: medicine.looks, assets: surroundings.assets))
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: medicine.name)
                html("span", .class("card-line"), text: medicine.line(on: today, by: clock))
            }
        }
    }

    private func writeHeartRate(to html: inout HTML) {
        html(
            HeartWeek(heart: practice.heartRate(upTo: today), today: today, title: PatientsWording.heartWeek))
    }

    private func writeQuestionnaires(to html: inout HTML) {
        html(
            PatientQuestionnaires(
                connection: connection, library: library, rejected: rejected, practice: practice,
                moment: moment, surroundings: surroundings))
    }
}
