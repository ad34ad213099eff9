import HexisCore

extension Storybook {
    /// Sharing with care providers, on both sides.
    static var care: [Sample] {
        let many = CareSample.many
        let id = CareSample.nurse
        return [
            Sample(name: "care, nobody", practice: Practice(), request: Request(.get, "/care")),
            Sample(name: "care, several", practice: many.practice, request: Request(.get, "/care")),
            Sample(name: "care, one", practice: many.practice, request: Request(.get, "/care/\(id)")),
            Sample(
                name: "care, asked", practice: many.practice,
                request: Request(.get, "/care/\(CareSample.doctor)")),
            Sample(
                name: "care, wrong", practice: many.practice,
                request: Request(.post, "/care/\(CareSample.doctor)", body: "until=2020-01-01")),
            Sample(
                name: "today, a care provider asks", practice: many.practice, request: Request(.get, "/today")
            ),
            Sample("care, invite") { invite(.fresh, waiting: 2, $0) },
            Sample("care, a code") {
                let link = "https://hexis.example/patients/new?code=4GT9-ZP0Q-M7XC"
                return invite(
                    .made(code: "4GT9-ZP0Q-M7XC", link: link, picture: $0.assets["icon.svg"]), waiting: 1, $0)
            },
            Sample("care, a code not confirmed") { invite(.notConfirmed, waiting: 0, $0) },
            Sample("care, too many codes") { invite(.tooMany(10), waiting: 10, $0) },
            Sample("patients, none") { patients(0, $0) },
            Sample("patients, many") { patients(9, $0) },
            Sample("patients, a code") { code("", .fresh, $0) },
            Sample("patients, an unknown code") { code("4GT9", .unknown, $0) },
            Sample("patients, whose code") { code("4GT9-ZP0Q-M7XC", .found("maria"), $0) },
            Sample("patient") { patient(CareSample.nurse, $0) },
            Sample("patient, wrong") { surroundings in
                patient(
                    CareSample.nurse, surroundings,
                    .rejectedFollowUp(
                        FollowUpForm(Form([("day", "2020-01-01"), ("time", "noon"), ("place", "Ward 3")]))))
            },
            Sample("patient, a wrong setting") { surroundings in
                patient(
                    CareSample.nurse, surroundings,
                    .rejectedSetting(
                        PatientSettingForm(Form([("setting", "set-goal"), ("value", "101")]))))
            },
            Sample("patient, asked") { patient(CareSample.doctor, $0) },
        ]
    }

    private static func invite(
        _ state: CareInvitationPage.State, waiting: Int, _ surroundings: Surroundings
    ) -> [UInt8] {
        let now = surroundings.moment.instant
        let waiting = (0..<waiting).map { number in
            WaitingInvitation(
                id: Identifier(high: 9, low: UInt64(number)), made: now,
                expires: now.advanced(byMilliseconds: 7 * 86_400_000))
        }
        return CareInvitationPage(
            waiting: waiting, means: ConfirmationMeans(hasPassword: true, hasPasskey: true),
            settings: Settings(), surroundings: surroundings, state: state
        ).bytes
    }

    private static func code(_ typed: String, _ state: NewPatientPage.State, _ surroundings: Surroundings)
        -> [UInt8]
    {
        NewPatientPage(typed: typed, settings: Settings(), surroundings: surroundings, state: state).bytes
    }

    private static func patients(_ count: Int, _ surroundings: Surroundings) -> [UInt8] {
        let names = [
            "maria", "jonas", "Aleksandra Wojciechowska-Szczepańska", "山田花子", "eve", "bo", "cleo", "dora",
            "emil",
        ]
        let troubles: [CareTrouble.Kind] = [
            .noDose(days: 2), .highHeartRate(days: 3), .nothingRecorded(days: 5),
        ]
        let (practice, today) = (CareSample.many.practice, SamplePractice.today)
        let summaries = names.prefix(count).enumerated().compactMap { number, name in
            practice.careConnection(number == 8 ? CareSample.doctor : CareSample.nurse).map { connection in
                PatientSummary(
                    connection, userName: name, of: practice,
                    troubles: number < 3
                        ? [CareTrouble(kind: troubles[number], since: today.advanced(by: -number))] : [],
                    today: today)
            }
        }
        return PatientsPage(
            patients: summaries, text: "", settings: Settings(), surroundings: surroundings, state: .fresh
        ).bytes
    }

    private static func patient(
        _ id: Identifier, _ surroundings: Surroundings, _ state: PatientPage.State = .fresh
    ) -> [UInt8] {
        let (practice, moment) = (CareSample.many.practice, SamplePractice.moment)
        guard let connection = practice.careConnection(id) else { return [] }
        let troubles = practice.troubles(
            in: connection.scope(on: moment.today), on: moment.today, in: .utc)
        return PatientPage(
            summary: PatientSummary(
                connection, userName: "maria", of: practice, troubles: troubles, today: moment.today),
            practice: practice, moment: moment, settings: Settings(), surroundings: surroundings,
            state: state
        ).bytes
    }
}

/// A patient with medicines and a heart rate, a nurse who follows them, a doctor who asks to, and one of earlier.
enum CareSample {
    static let nurse = Identifier(high: 10, low: 1)
    static let doctor = Identifier(high: 10, low: 2)
    private static let earlier = Identifier(high: 10, low: 3)

    static var many: SamplePractice {
        var sample = SamplePractice.heart
        let everything = CareScope(CareTopic.allCases)
        for (id, name, ago) in [
            (earlier, "dr.weiss", 50), (nurse, "nurse-anna", 40), (doctor, "dr.braun", 0),
        ] {
            guard let name = Line(name) else { continue }
            let request = CareRequested(connection: id, provider: id, name: name)
            sample.record(.careRequested(request), daysAgo: ago)
        }
        for id in [earlier, nurse] {
            let until = id == nurse ? Day(year: 2027, month: 3, day: 31) : nil
            sample.record(
                .careGranted(CareGranted(connection: id, scope: everything, until: until)), daysAgo: 40)
        }
        sample.record(.careEnded(CareEnded(connection: earlier, party: .patient)), daysAgo: 20)
        for (ago, page) in [(30, .patient), (7, .list), (7, .patient), (0, .list)]
            as [(Int, CareLooked.Page)]
        {
            sample.record(
                .careLooked(CareLooked(connection: nurse, page: page, scope: everything)), daysAgo: ago)
        }
        let notes = [
            "We agreed on the evening dose with the news at eight.",
            "Your heart rate was above the limit twice this week.\nPlease call if it stays there.",
        ]
        for (number, text) in notes.enumerated() {
            guard let text = Passage(text) else { continue }
            sample.record(.careNoted(CareNoted(connection: nurse, text: text)), daysAgo: 20 - number * 18)
        }
        sample.record(
            .careFollowUpPlanned(
                CareFollowUpPlanned(
                    connection: nurse, day: SamplePractice.today.next, time: TimeOfDay("10:30"),
                    place: Line("Ward 3, or 01 234 56 78"))))
        for (setting, value) in [(CareTopic.setHeartRateLimit, "75"), (.setGoal, "90")] {
            guard let connection = sample.practice.careConnection(nurse) else { continue }
            let form = PatientSettingForm(Form([("setting", setting.name), ("value", value)]))
            for fact in form.facts(of: connection, in: sample.practice, at: SamplePractice.moment) ?? [] {
                sample.record(fact, daysAgo: setting == .setGoal ? 0 : 12)
            }
        }
        let walk = sample.habit("Walk to the park", .walk, .moss, begun: 30)
        for (ago, text) in [
            (1, "Got out of breath at the hill."), (9, "With Marta.\nTwice around the pond."),
        ] {
            let day = SamplePractice.today.advanced(by: -ago)
            sample.record(
                .dayNoted(DayNoted(habit: walk, day: day, note: Passage(text))), daysAgo: ago)
        }
        for change in sample.practice.careConnection(nurse)?.changes.prefix(1) ?? [] {
            sample.record(.careChangeKept(CareChangeKept(connection: nurse, change: change.id)), daysAgo: 11)
        }
        return sample
    }
}
