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
        let last = week.first.advanced(by: 6)
        html("li", .class("row patient-week")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: DateWording.span(week.first, last, seenFrom: today))
                html("span", .class("card-line"), text: WeekWording.taken(week.rate))
                if hasHeartRate, let beats = practice.heartRate(upTo: last).average {
                    html("span", .class("card-line"), text: PatientsWording.heartRate(beats))
                }
            }
            html(WeekRings(week: week))
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
        let doses = practice.medicines.flatMap { medicine in
            medicine.doses(on: day, seenFrom: moment.today, dayStart: moment.dayStart).map {
                (name: medicine.name, dose: $0)
            }
        }
        guard !doses.isEmpty else { return }
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: DateWording.relativeLong(day, seenFrom: moment.today))
                for (name, dose) in doses {
                    let state = MedicineWording.state(dose.state, by: clock) ?? PatientsWording.open
                    html(
                        "span", .class("card-line"),
                        text: "\(MedicineWording.dose(name, clock.text(dose.slot.time))): \(state)")
                }
            }
        }
    }
}

/// What a patient measures, each with its latest day and its week.
struct PatientMeasurements: View {
    let practice: Practice
    let today: Day
    let hasHeartRate: Bool

    func write(to html: inout HTML) {
        let signals = practice.measuredSignals.filter { hasHeartRate || $0 != .restingHeartRate }
        html("section", .class("panel"), Attribute("aria-labelledby", "measurements")) { html in
            html("h2", .id("measurements"), text: MeasurementsWording.title)
            if signals.isEmpty { html("p", text: MeasurementsWording.nothing) }
            html("ul", .class("rows measurements")) { html in
                for signal in signals { write(signal, to: &html) }
            }
        }
    }

    private func write(_ signal: Signal, to html: inout HTML) {
        guard let last = practice.measuredDays(of: signal).last(where: { $0 <= today }),
            let amount = practice.value(of: signal, on: last)
        else { return }
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: MeasurementsWording.name(of: signal))
                html(
                    "span", .class("card-line"),
                    text: MeasurementsWording.latest(
                        MeasurementsWording.amount(amount, signal, in: practice.unit(of: signal)), on: last,
                        seenFrom: today))
            }
            html(
                Bars(
                    permilles: MeasuredDays(signal, from: today.advanced(by: -6), count: 7, practice)
                        .permilles))
        }
    }
}
