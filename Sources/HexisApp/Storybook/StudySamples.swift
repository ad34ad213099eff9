import HexisCore

extension Storybook {
    /// Studies, for those who do them and those who take part.
    static var studies: [Sample] {
        [
            Sample("studies, none") { StudiesPage([], settings: Settings(), surroundings: $0).bytes },
            Sample("studies, several") {
                StudiesPage(
                    [StudySample.listed($0.moment)], settings: Settings(), surroundings: $0, wasRemoved: true
                ).bytes
            },
            Sample("study, new") { StudyFormPage(settings: Settings(), surroundings: $0).bytes },
            Sample("study, wrong") {
                StudyFormPage(
                    StudyForm(Form([("title", "Walking"), ("last", "2026-11-01"), ("first", "2026-12-01")])),
                    settings: Settings(), surroundings: $0
                ).bytes
            },
            Sample("study") {
                StudyPage(
                    StudySample.listed($0.moment), link: "https://hexis.example/account/studies/join?code=",
                    picture: $0.assets["icon.svg"],
                    settings: Settings(), surroundings: $0
                ).bytes
            },
            Sample("study, data") { data(small: 3, isConfirmed: true, $0) },
            Sample("study, data not confirmed") { data(small: 0, isConfirmed: false, $0) },
            Sample("study, data refused") {
                StudyDataPage(of: StudySample.id, .unexpected, settings: Settings(), surroundings: $0).bytes
            },
            Sample("studies to take part in, code") { join("4GT9", .unknown, $0) },
            Sample("studies to take part in, terms") {
                join("", .terms(StudySample.id, StudyConsentForm(StudySample.terms($0.moment)), .offered), $0)
            },
            Sample("studies to take part in, not agreed") {
                let form = StudyConsentForm(StudySample.terms($0.moment), Form([("signature", "Maria Berg")]))
                return join("", .terms(StudySample.id, form, .rejected), $0)
            },
            Sample("studies taken part in") {
                TakingPartPage(StudySample.joined($0.moment), settings: Settings(), surroundings: $0).bytes
            },
            Sample("study taken part in") { mine(0, .joined, $0) },
            Sample("study taken part in, new terms") { mine(1, .fresh, $0) },
            Sample("study taken part in, left") { mine(2, .notChosen, $0) },
        ]
    }

    private static func data(small: Int, isConfirmed: Bool, _ surroundings: Surroundings) -> [UInt8] {
        StudyDataPage(
            of: StudySample.id,
            .checked(participants: 24, small: small, leftOut: small / 2, isConfirmed: isConfirmed),
            settings: Settings(), surroundings: surroundings
        ).bytes
    }

    private static func join(
        _ typed: String, _ state: JoinStudyPage.State, _ surroundings: Surroundings
    ) -> [UInt8] {
        JoinStudyPage(typed: typed, state, settings: Settings(), surroundings: surroundings).bytes
    }

    private static func mine(
        _ place: Int, _ state: MyStudyPage.State, _ surroundings: Surroundings
    ) -> [UInt8] {
        MyStudyPage(
            StudySample.joined(surroundings.moment)[place], settings: Settings(), surroundings: surroundings,
            state: state
        ).bytes
    }
}

/// A study about walking.
private enum StudySample {
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
