@testable import HexisCore

/// A journal of one survey, with one entry a second.
struct SurveyDiary {
    let run = identifier(7)
    private(set) var entries: [Entry] = []

    init() {
        record(.surveyStarted(SurveyStarted(run: run, survey: "mood", version: 1)))
    }

    mutating func record(_ fact: Fact) {
        let number = Int64(entries.count)
        entries.append(
            Entry(
                id: identifier(1000 + UInt64(number)), at: instant(1_795_000_000_000 + number * 1000),
                device: identifier(9), fact: fact))
    }

    /// Answers a step one second after it was shown, which was `seconds` seconds after the epoch.
    mutating func answer(_ step: SurveyKey, _ answer: SurveyAnswer?, at seconds: Int64 = 0) {
        record(
            .surveyAnswered(
                SurveyAnswered(
                    run: run, survey: "mood", step: step, answer: answer, started: instant(seconds * 1000),
                    ended: instant(seconds * 1000 + 1000))))
    }

    mutating func answer(_ step: SurveyKey, _ number: String) { answer(step, .number(amount(number))) }

    var practice: Practice { Practice(entries) }

    var state: SurveyRun {
        guard let state = practice.surveyRun(run) else { preconditionFailure("no run") }
        return state
    }
}

extension SurveyRun {
    func keys(through survey: Survey) -> [String] { path(through: survey).map { $0.key.text } }
}
