import HexisCore

/// The figures of a calendar year: what was done in it, and what began.
struct YearFigures: View {
    let review: YearReview
    let practice: Practice
    let today: Day

    func write(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: YearReviewWording.figures)
            html("dl", .class("totals")) { html in
                writeDone(to: &html)
                write(YearReviewWording.begun, begun, to: &html)
                write(YearReviewWording.challenges, challenges, to: &html)
                write(YearReviewWording.goals, review.goalsReached, to: &html)
            }
        }
    }

    private func writeDone(to html: inout HTML) {
        write(YearReviewWording.activeDays, review.daysDone, to: &html)
        write(YearReviewWording.timesDone, review.timesDone, to: &html)
        if let best = review.best {
            write(YearReviewWording.bestMonth, YearReviewWording.best(best), to: &html)
        }
        if review.doses.relevant > 0 {
            write(YearReviewWording.doses, ProgressWording.count(review.doses), to: &html)
        }
    }

    /// The number of habits that began in the year.
    private var begun: Int { practice.habits.count { isWithin($0.start) } }

    /// The number of challenges that were completed in the year.
    private var challenges: Int {
        practice.habits.reduce(0) { count, habit in
            count + practice.completedChallenges(of: habit, on: today).count { isWithin($0.last) }
        }
    }

    private func isWithin(_ day: Day) -> Bool { day <= today && day.startOfYear == review.january }

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
}
