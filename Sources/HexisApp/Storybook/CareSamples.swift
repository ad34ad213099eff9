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
