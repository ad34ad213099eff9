import HexisCore

/// A calendar year over all habits, for a person who wants to look back: its days, its figures, what was done most, and
/// a line to share. It compares nobody with anybody.
struct YearReviewPage {
    let review: YearReview
    let span: ProgressSpan
    let practice: Practice
    let surroundings: Surroundings

    static var address: String { "/progress/year" }

    /// Further habits are on Progress.
    private static var most: Int { 5 }

    private var today: Day { surroundings.moment.today }
    private var january: Day { review.january }

    func page() -> HTML {
        let document = Document(
            YearReviewWording.title, below: .progress, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(YearReviewWording.title, back: "/progress", CommonWording.progress)
            writeDays(to: &html)
            guard !review.rows.isEmpty else { return }
            writeFigures(to: &html)
            writeHabits(to: &html)
            html(
                SharedLine(
                    label: YearReviewWording.share, hint: YearReviewWording.shareHint,
                    line: YearReviewWording.line(review)))
        }
    }

    private func writeDays(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "year")) { html in
            html(
                SpanHeader(
                    id: "year", title: "\(january.date.year)", details: details, earlier: step(-12),
                    later: step(12)))
            if review.rows.isEmpty { html("p", .class("hint"), text: YearReviewWording.empty) }
            html("ol", .class("year")) { html in
                for month in review.months where span.holds(month: month.first) { html(small(month)) }
            }
            html(
                Explanation(
                    title: ProgressWording.yearExplanationTitle, text: YearReviewWording.explanation))
        }
    }

    private var details: [String] {
        let isOver = today.startOfYear > january
        return [isOver ? nil : YearReviewWording.soFar, ProgressWording.done(review.rate)].compactMap { $0 }
    }

    private func step(_ months: Int) -> SpanHeader.Step? {
        let target = january.startOfMonth(advancedBy: months)
        guard target != january, span.holds(year: target) else { return nil }
        return SpanHeader.Step(
            address: "\(YearReviewPage.address)?year=\(target.date.year)",
            label: months < 0 ? YearReviewWording.earlier : YearReviewWording.later)
    }

    private func small(_ month: MonthOverview) -> SmallMonth {
        SmallMonth(
            first: month.first, firstWeekday: practice.firstWeekday, dots: month.days.map { $0.dot },
            label: YearReviewWording.month(month),
            address: "/progress?month=\(DateWording.address(ofMonth: month.first))#month")
    }

    private func writeFigures(to html: inout HTML) {
        var begun = 0
        var challenges = 0
        for habit in practice.habits {
            if isWithin(habit.start) { begun += 1 }
            for challenge in practice.completedChallenges(of: habit, on: today) where isWithin(challenge.last)
            {
                challenges += 1
            }
        }
        html("section", .class("panel")) { html in
            html("h2", text: YearReviewWording.figures)
            html("dl", .class("totals")) { html in
                write(YearReviewWording.activeDays, review.daysDone, to: &html)
                write(YearReviewWording.timesDone, review.timesDone, to: &html)
                if let best = review.best {
                    write(YearReviewWording.bestMonth, YearReviewWording.best(best), to: &html)
                }
                if review.doses.relevant > 0 {
                    write(YearReviewWording.doses, ProgressWording.count(review.doses), to: &html)
                }
                write(YearReviewWording.begun, begun, to: &html)
                write(YearReviewWording.challenges, challenges, to: &html)
                write(YearReviewWording.goals, review.goalsReached, to: &html)
            }
        }
    }

    /// What did not happen is left out.
    private func write(_ name: String, _ count: Int, to html: inout HTML) {
        if count > 0 { write(name, "\(count)", to: &html) }
    }

    private func write(_ name: String, _ value: String, to html: inout HTML) {
        html("div") { html in
            html("dt", text: name)
            html("dd") { html in html("strong", text: value) }
        }
    }

    private func isWithin(_ day: Day) -> Bool { day <= today && day.startOfYear == january }

    private func writeHabits(to html: inout HTML) {
        html("section", .class("group")) { html in
            html("h2", text: YearReviewWording.habits)
            html("ul", .class("rows")) { html in
                for row in review.rows.prefix(YearReviewPage.most) {
                    html(
                        ProgressRow(
                            habit: row.habit, line: CommonWording.days(row.daysDone),
                            assets: surroundings.assets))
                }
            }
        }
    }
}

extension DayProgress {
    /// How the day is drawn.
    fileprivate var dot: HeatMap.Dot { permille.map { .progress($0) } ?? .faint }
}
