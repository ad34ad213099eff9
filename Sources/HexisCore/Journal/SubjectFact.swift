/// The facts of one subject, each with its kind and its fields.
protocol SubjectFact: Hashable, Sendable {
    associatedtype Kind: SubjectKind

    var kind: Kind { get }
    /// Reads the fields of a fact of that kind.
    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError)
    func write(_ coder: inout FieldCoder) throws(WireError)
}

extension SubjectFact {
    /// `nil` for a number that belongs to another subject.
    fileprivate init?(_ number: UInt64, _ coder: inout FieldCoder) throws(WireError) {
        guard let kind = Kind(rawValue: number) else { return nil }
        try self.init(kind, &coder)
    }
}

extension Fact {
    /// Reads the fields of the fact with that number. Returns `nil` for a number that is not known here.
    static func read(_ number: UInt64, _ coder: inout FieldCoder) throws(WireError) -> Fact? {
        if let fact = try HabitFact(number, &coder) { return .habit(fact) }
        if let fact = try GraduationFact(number, &coder) { return .graduation(fact) }
        if let fact = try CheckInFact(number, &coder) { return .checkIn(fact) }
        if let fact = try PlanFact(number, &coder) { return .plan(fact) }
        if let fact = try ChallengeFact(number, &coder) { return .challenge(fact) }
        if let fact = try AutomaticityFact(number, &coder) { return .automaticity(fact) }
        if let fact = try RewardFact(number, &coder) { return .reward(fact) }
        if let fact = try ProgressFact(number, &coder) { return .progress(fact) }
        if let fact = try SettingsFact(number, &coder) { return .settings(fact) }
        if let fact = try ReminderFact(number, &coder) { return .reminder(fact) }
        if let fact = try PlaceFact(number, &coder) { return .place(fact) }
        if let fact = try LoopFact(number, &coder) { return .loop(fact) }
        if let fact = try SurveyFact(number, &coder) { return .survey(fact) }
        if let fact = try MedicineFact(number, &coder) { return .medicine(fact) }
        if let fact = try MeasurementFact(number, &coder) { return .measurement(fact) }
        if let fact = try PersonalChallengeFact(number, &coder) { return .personalChallenge(fact) }
        if let fact = try TimerFact(number, &coder) { return .timer(fact) }
        if let fact = try PhotoFact(number, &coder) { return .photo(fact) }
        if let fact = try RouteFact(number, &coder) { return .route(fact) }
        if let fact = try CareFact(number, &coder) { return .care(fact) }
        if let fact = try CompanionFact(number, &coder) { return .companion(fact) }
        if let fact = try QuestionnaireFact(number, &coder) { return .questionnaire(fact) }
        return nil
    }

    /// Writes the fields of a known fact; an unknown one has none but the entry's unknown fields.
    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .habit(let fact): try fact.write(&coder)
        case .graduation(let fact): try fact.write(&coder)
        case .checkIn(let fact): try fact.write(&coder)
        case .plan(let fact): try fact.write(&coder)
        case .challenge(let fact): try fact.write(&coder)
        case .automaticity(let fact): try fact.write(&coder)
        case .reward(let fact): try fact.write(&coder)
        case .progress(let fact): try fact.write(&coder)
        case .settings(let fact): try fact.write(&coder)
        case .reminder(let fact): try fact.write(&coder)
        case .place(let fact): try fact.write(&coder)
        case .loop(let fact): try fact.write(&coder)
        case .survey(let fact): try fact.write(&coder)
        case .medicine(let fact): try fact.write(&coder)
        case .measurement(let fact): try fact.write(&coder)
        case .personalChallenge(let fact): try fact.write(&coder)
        case .timer(let fact): try fact.write(&coder)
        case .photo(let fact): try fact.write(&coder)
        case .route(let fact): try fact.write(&coder)
        case .care(let fact): try fact.write(&coder)
        case .companion(let fact): try fact.write(&coder)
        case .questionnaire(let fact): try fact.write(&coder)
        case .unknown: break
        }
    }
}
