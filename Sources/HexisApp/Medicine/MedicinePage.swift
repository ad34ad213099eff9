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
        return Document(
            MedicineWording.title, on: .medicine, of: practice, with: surroundings, notice: notice
        )
        .page { html in
            html.pageHeader(MedicineWording.title)
            html(ProblemSummary(problems: problems))
            html(RemindersOutOfReach(practice: practice, surroundings: surroundings))
            if medicines.isEmpty {
                writeEmpty(to: &html)
            } else {
                html(MedicineWeekPanel(practice: practice, medicines: medicines, day: day, today: today))
                writeDay(medicines, to: &html)
                html(StreakPanel(practice: practice, surroundings: surroundings))
                writeLinks(to: &html)
                MedicineFigures(practice: practice, medicines: medicines, today: today).write(to: &html)
                writeGoal(to: &html)
                writeMedicines(medicines, to: &html)
            }
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
            html(
                TextField(
                    label: MedicineWording.goal, name: "percent",
                    value: typedGoal ?? practice.adherenceGoal.map { "\($0)" } ?? "",
                    hint: MedicineWording.goalHint,
                    problem: problems["percent"], keyboard: "numeric"))
            html("button", .class("button quiet"), text: CommonWording.save)
        }
    }

    private func writeMedicines(_ medicines: [Medicine], to html: inout HTML) {
        html("section", .class("group")) { html in
            html("h2", text: MedicineWording.yours)
            html("ul", .class("rows")) { html in
                for medicine in medicines {
                    html("li", .class("row"), .id("medicine-\(medicine.id)")) { html in
                        html("a", .class("card-body"), .href("/medicine/\(medicine.id)")) { html in
                            html(MedicineSymbol(looks: medicine.looks, assets: surroundings.assets))
                            html("span", .class("card-text")) { html in
                                html("span", .class("card-name"), text: medicine.name)
                                html(
                                    "span", .class("card-line"),
                                    text: medicine.line(on: today, by: practice.clock))
                            }
                        }
                    }
                }
            }
            html("p", .class("add")) { html in
                html("a", .class("button quiet"), .href("/medicine/new"), text: MedicineWording.add)
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

/// A week of rings with links to the adjacent weeks, and its doses as bars.
struct MedicineWeekPanel: View {
    let practice: Practice
    let medicines: [Medicine]
    let day: Day
    let today: Day

    func write(to html: inout HTML) {
        let week = practice.medicineWeek(around: day, seenFrom: today)
        let last = week.first.advanced(by: 6)
        let start = medicines.map { $0.start }.min() ?? today
        let isThis = last >= today
        html("section", .class("panel"), Attribute("aria-labelledby", "medicine-week")) { html in
            html(
                SpanHeader(
                    id: "medicine-week",
                    title: isThis
                        ? MedicineWording.thisWeek : DateWording.span(week.first, last, seenFrom: today),
                    details: isThis ? [DateWording.span(week.first, last, seenFrom: today)] : [],
                    earlier: week.first > start
                        ? SpanHeader.Step(
                            address: address(of: day.advanced(by: -7)), label: MedicineWording.earlierWeek)
                        : nil,
                    later: isThis
                        ? nil
                        : SpanHeader.Step(
                            address: address(of: min(today, day.advanced(by: 7))),
                            label: MedicineWording.laterWeek)))
            html("nav", .class("week"), .label(MedicineWording.week)) { html in
                for number in 0..<7 { write(week.first.advanced(by: number), week.days[number], to: &html) }
            }
            // If nothing was due, there is nothing to draw.
            if week.days.contains(where: { ($0?.due ?? 0) > 0 }) {
                html("h3", text: MedicineWording.doses)
                html(BarChart(count: 7) { bar(of: week, $0) })
            }
        }
    }

    private func address(of day: Day) -> String { day == today ? "/medicine" : "/medicine?day=\(day)" }

    private func write(_ date: Day, _ count: DoseCount?, to html: inout HTML) {
        let text = "\(date.date.day)"
        guard let count else {
            html("span", .class("weekday future"), .decorative) { writeRing(date, 0, text, to: &$0) }
            return
        }
        html(
            "a", .class(date == today ? "weekday today" : "weekday"), .href(address(of: date)),
            .label("\(DateWording.long(date, seenFrom: today)): \(MedicineWording.summary(count))"),
            Attribute("aria-current", date == day ? "date" : nil)
        ) { writeRing(date, count.permille ?? 0, text, to: &$0) }
    }

    private func writeRing(_ date: Day, _ permille: Int, _ text: String, to html: inout HTML) {
        html("span", .decorative, text: DateWording.firstLetters(1, of: date.weekday))
        html(ProgressRing(permille: permille, text: text))
    }

    private func bar(of week: MedicineWeek, _ number: Int) -> BarChart.Bar {
        let date = week.first.advanced(by: number)
        let count = week.days[number]
        return BarChart.Bar(
            DateWording.firstLetters(1, of: date.weekday), permille: count?.permille,
            words: count.map { [DateWording.name(of: date.weekday), MedicineWording.summary($0)] } ?? [],
            address: address(of: date))
    }
}
