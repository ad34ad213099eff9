/// The kind of a fact: its number in the compact form and its name in JSON.
///
/// Stored entries carry both, so neither ever changes, and neither is ever given to another fact.
struct FactKind: Hashable, Sendable {
    let number: UInt64
    let name: String

    init(_ kind: some SubjectKind) {
        number = kind.rawValue
        name = kind.name
    }

    /// Every kind, in the order of the numbers.
    static let all = (1...highestNumber).compactMap { FactKind.numbered($0) }

    /// Not below the number of any fact.
    private static let highestNumber: UInt64 = 250

    private static func numbered(_ number: UInt64) -> FactKind? {
        if let kind = HabitFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = GraduationFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = CheckInFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = PlanFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = ChallengeFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = AutomaticityFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = RewardFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = ProgressFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = SettingsFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = ReminderFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = PlaceFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = LoopFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = SurveyFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = MedicineFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = MeasurementFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = PersonalChallengeFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = TimerFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = PhotoFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = RouteFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = CareFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = CompanionFact.Kind(rawValue: number) { return FactKind(kind) }
        if let kind = QuestionnaireFact.Kind(rawValue: number) { return FactKind(kind) }
        return nil
    }
}

/// The kinds of fact of one subject. The raw value is the number.
protocol SubjectKind: RawRepresentable<UInt64>, CaseIterable, Hashable, Sendable {
    var name: String { get }
}

extension Fact {
    /// `nil` for a fact that is not known here.
    var kind: FactKind? {
        switch self {
        case .habit(let fact): FactKind(fact.kind)
        case .graduation(let fact): FactKind(fact.kind)
        case .checkIn(let fact): FactKind(fact.kind)
        case .plan(let fact): FactKind(fact.kind)
        case .challenge(let fact): FactKind(fact.kind)
        case .automaticity(let fact): FactKind(fact.kind)
        case .reward(let fact): FactKind(fact.kind)
        case .progress(let fact): FactKind(fact.kind)
        case .settings(let fact): FactKind(fact.kind)
        case .reminder(let fact): FactKind(fact.kind)
        case .place(let fact): FactKind(fact.kind)
        case .loop(let fact): FactKind(fact.kind)
        case .survey(let fact): FactKind(fact.kind)
        case .medicine(let fact): FactKind(fact.kind)
        case .measurement(let fact): FactKind(fact.kind)
        case .personalChallenge(let fact): FactKind(fact.kind)
        case .timer(let fact): FactKind(fact.kind)
        case .photo(let fact): FactKind(fact.kind)
        case .route(let fact): FactKind(fact.kind)
        case .care(let fact): FactKind(fact.kind)
        case .companion(let fact): FactKind(fact.kind)
        case .questionnaire(let fact): FactKind(fact.kind)
        case .unknown: nil
        }
    }
}
