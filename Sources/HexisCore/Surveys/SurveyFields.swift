/// A run of a survey as its entries add up to it.
struct SurveyFields: Hashable, Sendable {
    let run: Identifier
    var started = Latest<SurveyStarted?>(initially: nil)
    var finished = Latest<SurveyFinished?>(initially: nil)
    /// When it was left last.
    private(set) var cancelled: Stamp?
    /// When something was answered last.
    private(set) var touched: Stamp?
    /// The latest to each question, in the order of their keys.
    private(set) var answers: [Stamped] = []

    struct Stamped: Hashable, Sendable {
        var stamp: Stamp
        var fact: SurveyAnswered
    }

    init(run: Identifier) {
        self.run = run
    }

    mutating func answer(_ fact: SurveyAnswered, at stamp: Stamp) {
        touched = max(touched ?? stamp, stamp)
        let place = answers.firstSortedIndex { !$0.fact.step.isBefore(fact.step) }
        if place == answers.count || answers[place].fact.step != fact.step {
            answers.insert(Stamped(stamp: stamp, fact: fact), at: place)
        } else if answers[place].stamp < stamp {
            answers[place] = Stamped(stamp: stamp, fact: fact)
        }
    }

    mutating func cancel(at stamp: Stamp) {
        cancelled = max(cancelled ?? stamp, stamp)
    }
}

extension PracticeFields {
    /// Changes a run in place; one that was not heard of yet is kept for when it is started.
    mutating func change(run: Identifier, _ body: (inout SurveyFields) -> Void) {
        let place = surveyRuns.firstSortedIndex { $0.run >= run }
        if place == surveyRuns.count || surveyRuns[place].run != run {
            surveyRuns.insert(SurveyFields(run: run), at: place)
        }
        body(&surveyRuns[place])
    }
}
