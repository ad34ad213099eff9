import HexisCore

/// A study about walking.
enum StudySample {
    static var id: Identifier { Identifier(high: 9, low: 9) }

    static func terms(_ moment: Moment, version: Int64 = 1) -> StudyTerms {
        StudyTerms(
            version: version, title: line("Walking after dinner"),
            contact: passage("Dr. Ida Moe, Institute of Public Health\nida.moe@institute.example"),
            text: passage(
                "We want to find out how a walk after dinner becomes a habit.\n\nThe data is kept at the institute for ten years. The regional ethics committee approved the study."
            ),
            statements: LineList([
                line("I have read and understood the information above."),
                line("I am at least 18 years old."),
            ]) ?? .none,
            topics: StudyTopics([.checkIns, .automaticity]), asksForDates: true,
            days: moment.today.advanced(by: -20)...moment.today.advanced(by: 64))
    }

    static func listed(_ moment: Moment) -> ListedStudy {
        var people = StudyPeople()
        people.takingPart = 24
        people.onEarlierTerms = 3
        people.leftWithData = 1
        people.leftWithout = 2
        return ListedStudy(id: id, study: study(moment, version: 2), people: people)
    }

    private static func study(_ moment: Moment, version: Int64) -> Study {
        var study = Study(terms: terms(moment, version: version), code: line("4GT9-ZP0Q-M7XC"))
        study.handOut(at: ago(days: 2, moment))
        return study
    }

    /// One as signed, one with new terms, and one that was left.
    static func joined(_ moment: Moment) -> [JoinedStudy] {
        let consent = StudyConsent(
            to: terms(moment), signed: ago(days: 12, moment), signature: line("Maria Berg"),
            agreesToDates: false)
        let participation = Participation(pseudonym: id, consent)
        var left = participation
        left.leave(at: ago(days: 1, moment), keepsData: true)
        return [
            JoinedStudy(id: id, participation: participation, study: study(moment, version: 1)),
            JoinedStudy(id: id, participation: participation, study: study(moment, version: 2)),
            JoinedStudy(id: id, participation: left, study: nil),
        ]
    }

    private static func line(_ text: String) -> Line {
        guard let line = Line(text) else { preconditionFailure("a sample is a line") }
        return line
    }

    private static func passage(_ text: String) -> Passage {
        guard let passage = Passage(text) else { preconditionFailure("a sample is a passage") }
        return passage
    }

    private static func ago(days: Int64, _ moment: Moment) -> Instant {
        moment.instant.advanced(byMilliseconds: -86_400_000 * days)
    }
}
