import Testing

@testable import HexisCore

@Suite("A kind of fact")
struct FactKindTests {
    @Test("Every kind of every subject is known, and no two share a number or a name")
    func unique() {
        let every = [
            kinds(of: HabitFact.self),
            kinds(of: GraduationFact.self),
            kinds(of: CheckInFact.self),
            kinds(of: PlanFact.self),
            kinds(of: ChallengeFact.self),
            kinds(of: AutomaticityFact.self),
            kinds(of: RewardFact.self),
            kinds(of: ProgressFact.self),
            kinds(of: SettingsFact.self),
            kinds(of: ReminderFact.self),
            kinds(of: PlaceFact.self),
            kinds(of: LoopFact.self),
            kinds(of: SurveyFact.self),
            kinds(of: MedicineFact.self),
            kinds(of: MeasurementFact.self),
            kinds(of: PersonalChallengeFact.self),
            kinds(of: TimerFact.self),
            kinds(of: PhotoFact.self),
            kinds(of: RouteFact.self),
            kinds(of: CareFact.self),
            kinds(of: CompanionFact.self),
            kinds(of: QuestionnaireFact.self),
        ].flatMap { $0 }
        #expect(Set(every) == Set(FactKind.all))
        #expect(every.count == FactKind.all.count)
        #expect(Set(every.map(\.number)).count == every.count)
        #expect(Set(every.map(\.name)).count == every.count)
    }

    private func kinds<Subject: SubjectFact>(of subject: Subject.Type) -> [FactKind] {
        Subject.Kind.allCases.map { FactKind($0) }
    }
}
