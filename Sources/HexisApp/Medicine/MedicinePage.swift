import HexisCore

/// All medicines: the week, the chosen day, the streak, the figures, and each medicine.
struct MedicinePage {
    let practice: Practice
    let day: Day
    let surroundings: Surroundings
    var notice: Notice?
    /// A goal as typed, if it was invalid.
    var typedGoal: String?
    var problems: [Problem] = []

    private var today: Day { surroundings.moment.today }

    func page() -> HTML {
        let medicines = practice.medicines
        let document = Document(
            MedicineWording.title, on: .medicine, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            html.pageHeader(MedicineWording.title)
            html(ProblemSummary(problems: problems))
            html(RemindersOutOfReach(practice: practice, surroundings: surroundings))
            if medicines.isEmpty { writeEmpty(to: &html) } else { writeOverview(medicines, to: &html) }
            html("p", .class("hint"), text: MedicineWording.notAdvice)
        }
    }

    private func writeEmpty(to html: inout HTML) {
        html("section", .class("empty")) { html in
            html("div", .class("empty-picture")) { html in html(Symbol("pill", assets: surroundings.assets)) }
            html("h2", text: MedicineWording.emptyTitle)
            html("p", text: MedicineWording.emptyText)
            html("div", .class("buttons")) { html in
                html(OnboardingStart(practice: practice, surroundings: surroundings))
                html("a", .class("button"), .href("/medicine/new"), text: OnboardingWording.onePage)
            }
            html("p", .class("hint"), text: OnboardingWording.lead)
        }
    }

    private func writeOverview(_ medicines: [Medicine], to html: inout HTML) {
        html(MedicineWeekPanel(practice: practice, medicines: medicines, day: day, today: today))
        writeDay(medicines, to: &html)
        html(StreakPanel(practice: practice, surroundings: surroundings))
        writeLinks(to: &html)
        MedicineFigures(practice: practice, medicines: medicines, today: today).write(to: &html)
        writeGoal(to: &html)
        writeMedicines(medicines, to: &html)
    }

    private func writeDay(_ medicines: [Medicine], to html: inout HTML) {
        html("section", .class("group"), .id("day")) { html in
            html("h2", text: DateWording.relativeLong(day, seenFrom: today))
            html(
                DoseSection(
                    practice: practice, medicines: medicines, day: day, surroundings: surroundings,
                    back: "medicine"))
        }
    }

    private func writeLinks(to html: inout HTML) {
        html("ul", .class("rows group")) { html in
            html(LinkRow(name: LevelWording.title, line: LevelWording.row, address: "/medicine/levels"))
            html(LinkRow(name: WeekWording.title, line: WeekWording.row, address: "/medicine/weeks"))
            html(LinkRow(name: HeartWording.title, line: HeartWording.row, address: "/medicine/heart"))
            html(LinkRow(name: ShareWording.title, line: ShareWording.row, address: "/medicine/share"))
            if surroundings.userName != nil {
                html(
                    LinkRow(
                        name: CareWording.title, line: CareWording.row, address: CareProvidersPage.address))
            }
        }
    }

    /// Folded away until a goal was agreed on, because most people have nobody to agree on one with.
    private func writeGoal(to html: inout HTML) {
        let isOpen = practice.adherenceGoal != nil || !problems.isEmpty
        html("details", .class("more"), Attribute("open", if: isOpen)) { html in
            html("summary", text: MedicineWording.goalSummary)
            writeGoalForm(to: &html)
        }
    }

    private func writeGoalForm(to html: inout HTML) {
        html(
            "form", .class("goal fields"), Attribute("method", "post"),
            Attribute("action", "/medicine/goal")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(nil, 1240)]))
            html(goalField)
            html("button", .class("button quiet"), text: CommonWording.save)
        }
    }

    private var goalField: TextField {
        TextField(
            label: MedicineWording.goal, name: "percent",
            value: typedGoal ?? practice.adherenceGoal.map { "\($0)" } ?? "", hint: MedicineWording.goalHint,
            problem: problems["percent"], keyboard: "numeric")
    }

    private func writeMedicines(_ medicines: [Medicine], to html: inout HTML) {
        html("section", .class("group")) { html in
            html("h2", text: MedicineWording.yours)
            html("ul", .class("rows")) { html in
                for medicine in medicines { write(medicine, to: &html) }
            }
            html("p", .class("add")) { html in
                html("a", .class("button quiet"), .href("/medicine/new"), text: MedicineWording.add)
            }
        }
    }

    private func write(_ medicine: Medicine, to html: inout HTML) {
        html("li", .class("row"), .id("medicine-\(medicine.id)")) { html in
            html("a", .class("card-body"), .href("/medicine/\(medicine.id)")) { html in
                html(
                    MedicineCardBody(
                        medicine: medicine, line: medicine.line(on: today, by: practice.clock),
                        assets: surroundings.assets))
            }
        }
    }
}

extension Medicine {
    /// How the medicine is taken, and anything special today.
    func line(on today: Day, by clock: ClockFormat) -> String {
        let prescription = prescription(on: max(today, start))
        let pause = pause(on: today).map { MedicineWording.paused($0, seenFrom: today) }
        return [
            prescription.map { MedicineWording.prescription($0, by: clock) }, pause,
            stock(on: today).map { MedicineWording.stock($0) },
        ]
        .compactMap { $0 }.joined(separator: " · ")
    }
}
