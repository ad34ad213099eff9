import HexisCore

/// Adherence figures of one medicine or of all, and its months as bars.
struct MedicineFigures: View {
    let practice: Practice
    let medicines: [Medicine]
    let today: Day

    func write(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "figures")) { html in
            html("h2", .id("figures"), text: MedicineWording.figures)
            html(Explanation(title: MedicineWording.figuresTitle, text: MedicineWording.figuresText))
            writeTotals(to: &html)
            writeMonths(to: &html)
        }
    }

    /// Writes the last days and all days, and the last days beside the goal.
    private func writeTotals(to html: inout HTML) {
        let recent = adherence(from: today.advanced(by: 1 - Practice.adherenceWindow), to: today)
        html("dl", .class("totals")) { html in
            write(MedicineWording.lastDays, recent, to: &html)
            write(MedicineWording.sinceStart, adherence(from: Day.first, to: today), to: &html)
        }
        if let goal = practice.adherenceGoal, let percent = recent.days.percent {
            html("p", text: MedicineWording.goalLine(goal, percent))
        }
    }

    private func adherence(from first: Day, to last: Day) -> Adherence {
        practice.adherence(of: medicines, from: first, to: last, seenFrom: today)
    }

    private func write(_ title: String, _ adherence: Adherence, to html: inout HTML) {
        html("div") { html in
            html("dt", text: title)
            html("dd") { html in
                html("strong", text: adherence.days.percent.map { "\($0)%" } ?? MedicineWording.none)
                let hasAny = adherence.doses.relevant > 0
                html("span", text: hasAny ? MedicineWording.days(adherence.days) : MedicineWording.nothingYet)
                if hasAny { html("span", text: MedicineWording.doses(adherence.doses)) }
            }
        }
    }

    /// Writes the months if there is more than one to compare.
    private func writeMonths(to html: inout HTML) {
        let first = medicines.map { $0.start }.min() ?? today
        guard first < today.startOfMonth else { return }
        html("h3", text: MedicineWording.months)
        html(
            BarChart(headings: [MedicineWording.months, MedicineWording.doses, "%"], count: 12) {
                bar(of: today.startOfMonth(advancedBy: $0 - 11))
            })
    }

    private func bar(of month: Day) -> BarChart.Bar {
        let rate = adherence(
            from: month,
            to: month.advanced(by: Day.length(ofMonth: month.date.month, in: month.date.year) - 1)
        ).doses
        return BarChart.Bar(
            DateWording.firstLetters(1, ofMonth: month.date.month), permille: rate.permille,
            words: rate.percent.map { [DateWording.month(of: month), MedicineWording.doses(rate), "\($0)%"] }
                ?? [])
    }
}
