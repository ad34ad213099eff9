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
