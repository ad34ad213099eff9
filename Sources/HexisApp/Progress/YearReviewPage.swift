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
        let document = Document(YearReviewWording.title, below: .progress, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(YearReviewWording.title, back: "/progress", CommonWording.progress)
            writeDays(to: &html)
            guard !review.rows.isEmpty else { return }
            html(YearFigures(review: review, practice: practice, today: today))
            writeHabits(to: &html)
            html(sharedLine)
        }
    }

    private func writeDays(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "year")) { html in
            html(header)
            if review.rows.isEmpty { html("p", .class("hint"), text: YearReviewWording.empty) }
            html("ol", .class("year")) { html in
                for month in review.months where span.holds(month: month.first) { html(small(month)) }
            }
            html(
                Explanation(
                    title: ProgressWording.yearExplanationTitle, text: YearReviewWording.explanation))
        }
    }

    private var header: SpanHeader {
        SpanHeader(
            id: "year", title: "\(january.date.year)", details: details, earlier: step(-12), later: step(12))
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

    private func writeHabits(to html: inout HTML) {
        html("section", .class("group")) { html in
            html("h2", text: YearReviewWording.habits)
            html("ul", .class("rows")) { html in
                for row in review.rows.prefix(YearReviewPage.most) { html(progress(row)) }
            }
        }
    }

    private func progress(_ row: YearReview.Row) -> ProgressRow {
        ProgressRow(
            habit: row.habit, line: CommonWording.days(row.daysDone), assets: surroundings.assets)
    }

    private var sharedLine: SharedLine {
        SharedLine(
            label: YearReviewWording.share, hint: YearReviewWording.shareHint,
            line: YearReviewWording.line(review))
    }
}

extension DayProgress {
    /// How the day is drawn.
    fileprivate var dot: HeatMap.Dot { permille.map { .progress($0) } ?? .faint }
}
