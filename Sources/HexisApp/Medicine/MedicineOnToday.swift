import HexisCore

/// The medicine section of Today, above the habits: the week that ended, the doses and the streak. It is empty
/// without medicines.
struct MedicineOnToday: View {
    let practice: Practice
    /// The medicines of the day.
    let medicines: [Medicine]
    let day: Day
    let surroundings: Surroundings
    /// How a day with many rows is arranged.
    var fullDay: FullDay?

    private var today: Day { surroundings.moment.today }

    /// Whether hints would fill the first screen, so that they follow what is to be taken.
    private var isTextLarge: Bool { practice.settings.textSize.rawValue >= TextSize.larger.rawValue }

    func write(to html: inout HTML) {
        guard !medicines.isEmpty else { return }
        html("section", .class("group medicine"), Attribute("aria-labelledby", "medicine")) { html in
            writeHead(to: &html)
            writeDoses(to: &html)
        }
    }

    private func writeHead(to html: inout HTML) {
        html("div", .class("group-head")) { html in
            html("h2", .id("medicine")) { html in
                html("a", .href("/medicine"), text: MedicineWording.title)
            }
            if day == today {
                html(StreakMark(days: practice.streak(upTo: today), assets: surroundings.assets))
            }
        }
    }

    private func writeDoses(to html: inout HTML) {
        if let fullDay {
            html(DosesByTime(section: doses, fullDay: fullDay))
        } else if day == today {
            writeToday(to: &html)
        } else {
            html(doses)
        }
    }

    private var doses: DoseSection {
        DoseSection(
            practice: practice, medicines: medicines, day: day, surroundings: surroundings, back: "today")
    }

    /// Writes the doses of today with the time-sensitive hints, and the week that ended.
    private func writeToday(to html: inout HTML) {
        let words = WordsInTime(practice: practice, medicines: medicines, today: today)
        if !isTextLarge { html(words) }
        html(doses)
        if isTextLarge { html(words) }
        html(LastMedicineWeek(practice: practice, today: today))
    }
}

extension Practice {
    /// The medicines in use on a day, and those with an answer on it.
    func medicines(on day: Day, at now: Moment) -> [Medicine] {
        medicines.filter {
            $0.start <= day && !$0.isStopped(on: day)
                || !$0.doses(on: day, seenFrom: now.today, dayStart: now.dayStart).isEmpty
        }
    }
}

/// The feedback of the last week for three days, so that people who don't come daily see it too; then one line until
/// the next week ends.
struct LastMedicineWeek: View {
    let practice: Practice
    let today: Day

    func write(to html: inout HTML) {
        guard let week = practice.lastMedicineWeek(seenFrom: today) else { return }
        switch week.first.distance(to: today) {
        case ..<10:
            html(WeekFeedback(week: week, name: practice.settings.name?.text, today: today, leadsOn: true))
        case ..<14:
            html("p", .class("week-line")) { html in
                html("a", .class("tall"), .href("/medicine/weeks"), text: WeekWording.line(week.rate))
            }
        default: break
        }
    }
}

/// Time-sensitive hints: yesterday can still be marked, the heart rate asks a question, a medicine is running out.
struct WordsInTime: View {
    let practice: Practice
    let medicines: [Medicine]
    let today: Day

    func write(to html: inout HTML) {
        if practice.doseCount(on: today.previous).outstanding > 0 { writeYesterday(to: &html) }
        if practice.heartRate(upTo: today).question != nil {
            write(HeartWording.onToday, linkingTo: "/medicine/heart", to: &html)
        }
        for medicine in medicines {
            guard let stock = medicine.stock(on: today), stock.isRunningOut else { continue }
            let text = MedicineWording.runningOut(medicine.name, stock)
            write(text, linkingTo: "/medicine/\(medicine.id)/edit", to: &html)
        }
    }

    private func writeYesterday(to html: inout HTML) {
        html("p", .class("word-in-time")) { html in
            html("span", text: MedicineWording.yesterday)
            html(
                "a", .class("tall"), .href("/today?day=\(today.previous)"), text: MedicineWording.toYesterday)
        }
    }

    private func write(_ text: String, linkingTo address: String, to html: inout HTML) {
        html("p", .class("word-in-time")) { html in
            html("a", .class("tall"), .href(address), text: text)
        }
    }
}
