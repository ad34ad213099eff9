import HexisCore

/// The weeks of a patient that have ended: how much was taken, beside the resting heart rate.
struct PatientWeeks: View {
    let weeks: [MedicineWeek]
    let practice: Practice
    let today: Day
    let hasHeartRate: Bool

    func write(to html: inout HTML) {
        guard !weeks.isEmpty else { return }
        html("section", .class("panel"), Attribute("aria-labelledby", "weeks")) { html in
            html("h2", .id("weeks"), text: WeekWording.title)
            html("ul", .class("rows")) { html in
                for week in weeks { write(week, to: &html) }
            }
        }
    }

    private func write(_ week: MedicineWeek, to html: inout HTML) {
        html("li", .class("row patient-week")) { html in
            html("span", .class("card-text")) { html in writeText(of: week, to: &html) }
            html(WeekRings(week: week))
        }
    }

    private func writeText(of week: MedicineWeek, to html: inout HTML) {
        let last = week.first.advanced(by: 6)
        html("span", .class("card-name"), text: DateWording.span(week.first, last, seenFrom: today))
        html("span", .class("card-line"), text: WeekWording.taken(week.rate))
        if hasHeartRate, let beats = practice.heartRate(upTo: last).average {
            html("span", .class("card-line"), text: PatientsWording.heartRate(beats))
        }
    }
}

/// Every dose of a patient's last two weeks, the latest day first.
struct PatientDoses: View {
    let practice: Practice
    let moment: Moment
    let clock: ClockFormat

    private static var days: Int { 14 }

    func write(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "doses")) { html in
            html("h2", .id("doses"), text: PatientsWording.doses)
            html("ul", .class("rows")) { html in
                for number in 0..<PatientDoses.days {
                    write(moment.today.advanced(by: -number), to: &html)
                }
            }
        }
    }

    private func write(_ day: Day, to html: inout HTML) {
        let doses = doses(on: day)
        guard !doses.isEmpty else { return }
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: DateWording.relativeLong(day, seenFrom: moment.today))
                for (name, dose) in doses {
                    html("span", .class("card-line"), text: text(of: dose, of: name))
                }
            }
        }
    }

    private func doses(on day: Day) -> [(name: String, dose: Dose)] {
        practice.medicines.flatMap { medicine in
            medicine.doses(on: day, seenFrom: moment.today, dayStart: moment.dayStart).map {
                (name: medicine.name, dose: $0)
            }
        }
    }

    private func text(of dose: Dose, of medicine: String) -> String {
        let state = MedicineWording.state(dose.state, by: clock) ?? PatientsWording.open
        return "\(MedicineWording.dose(medicine, clock.text(dose.slot.time))): \(state)"
    }
}
