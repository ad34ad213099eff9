@testable import HexisCore

/// Random values that a journal could hold. The ranges are small on purpose, so that the same few habits, days and
/// instants recur.
extension Dice {
    mutating func identifier() -> Identifier { Identifier(high: next(), low: next()) }

    mutating func text() -> String {
        let pieces = [
            "a", "Walk", " ", "é", "e\u{301}", "😀", "👩‍👩‍👧", "\"", "\\", "<b>", "&", "\n", "\t", "\u{2028}", "\0",
            "水", "שלום", "'",
        ]
        return (0..<number(0...8)).map { _ in one(of: pieces) }.joined()
    }

    mutating func line() -> Line { Line(text()) ?? HexisCoreTests.line("Walk") }
    mutating func printable() -> Printable {
        let addresses = [
            "https://ntfy.sh/anna", "https://example.org/hook?a=b", "anna@example.org", "\"<&>'", "~",
            String(repeating: "x", count: Printable.longest),
        ]
        return HexisCoreTests.printable(one(of: addresses))
    }

    mutating func passage() -> Passage { Passage(text()) ?? HexisCoreTests.passage("It rained.\nSo what.") }

    /// Mostly within six weeks, sometimes any representable day.
    mutating func day() -> Day {
        chance(oneIn: 10)
            ? one(of: [Day.first, Day.last, Day(clamping: Int64(number(-30_000...90_000)))])
            : HexisCoreTests.day("2026-11-01").advanced(by: number(0...41))
    }

    mutating func amount() -> Amount {
        switch number(1...10) {
        case 1: Amount(clamping: Int64(number(-1_100_000_000...1_100_000_000)))
        case 2: Amount(clamping: Int64(number(-3000...3000)))
        default: Amount(clamping: Int64(number(1...4)) * 1000)
        }
    }

    mutating func schedule() -> Schedule {
        switch number(0...2) {
        case 0: Weekdays(bits: UInt8(number(1...127))).map { .weekdays($0) } ?? .daily
        case 1: HexisCoreTests.timesAWeek(number(1...7), in: one(of: TimesAWeek.Span.allCases))
        default: HexisCoreTests.everyDays(number(2...365), from: day().description)
        }
    }

    mutating func goal() -> DailyGoal? {
        let unit = chance(oneIn: 2) ? line() : nil
        return DailyGoal(one(of: DailyGoal.Direction.allCases), amount(), unit: unit)
    }

    mutating func maybe<Value>(_ value: Value) -> Value? { chance(oneIn: 3) ? nil : value }

    /// A fact of the given kind, about one of a few habits.
    mutating func fact(_ kind: FactKind) -> Fact {
        let habit = HexisCoreTests.identifier(UInt64(number(1...4)))
        if let kind = HabitFact.Kind(rawValue: kind.number) { return .habit(habitFact(kind, of: habit)) }
        if let kind = GraduationFact.Kind(rawValue: kind.number) {
            return .graduation(graduationFact(kind, of: habit))
        }
        if let kind = CheckInFact.Kind(rawValue: kind.number) {
            return .checkIn(checkInFact(kind, of: habit))
        }
        if let kind = PlanFact.Kind(rawValue: kind.number) { return .plan(planFact(kind, of: habit)) }
        if let kind = ChallengeFact.Kind(rawValue: kind.number) {
            return .challenge(challengeFact(kind, of: habit))
        }
        if let kind = AutomaticityFact.Kind(rawValue: kind.number) {
            return .automaticity(automaticityFact(kind, of: habit))
        }
        if let kind = RewardFact.Kind(rawValue: kind.number) { return .reward(rewardFact(kind)) }
        if let kind = ProgressFact.Kind(rawValue: kind.number) { return .progress(progressFact(kind)) }
        if let kind = SettingsFact.Kind(rawValue: kind.number) { return .settings(settingsFact(kind)) }
        if let kind = ReminderFact.Kind(rawValue: kind.number) {
            return .reminder(reminderFact(kind, of: habit))
        }
        if let kind = PlaceFact.Kind(rawValue: kind.number) { return .place(placeFact(kind, of: habit)) }
        if let kind = LoopFact.Kind(rawValue: kind.number) { return .loop(loopFact(kind, of: habit)) }
        if let kind = SurveyFact.Kind(rawValue: kind.number) { return .survey(surveyFact(kind, of: habit)) }
        if let kind = MedicineFact.Kind(rawValue: kind.number) {
            return .medicine(medicineFact(kind, of: habit))
        }
        if let kind = MeasurementFact.Kind(rawValue: kind.number) {
            return .measurement(measurementFact(kind, of: habit))
        }
        if let kind = PersonalChallengeFact.Kind(rawValue: kind.number) {
            return .personalChallenge(personalChallengeFact(kind))
        }
        if let kind = TimerFact.Kind(rawValue: kind.number) { return .timer(timerFact(kind)) }
        if let kind = PhotoFact.Kind(rawValue: kind.number) { return .photo(photoFact(kind, of: habit)) }
        if let kind = RouteFact.Kind(rawValue: kind.number) { return .route(routeFact(kind)) }
        if let kind = CareFact.Kind(rawValue: kind.number) { return .care(careFact(kind)) }
        if let kind = CompanionFact.Kind(rawValue: kind.number) { return .companion(companionFact(kind)) }
        if let kind = QuestionnaireFact.Kind(rawValue: kind.number) {
            return .questionnaire(questionnaireFact(kind))
        }
        preconditionFailure("no subject has a fact of the kind \(kind.name)")
    }

    mutating func fact(_ kind: some SubjectKind) -> Fact { fact(FactKind(kind)) }

    mutating func surveyKey() -> SurveyKey { one(of: ["mood", "pulse", "a.b-c_9", "yes", "no", "late"]) }

    /// `nil` for a question that was left out.
    mutating func surveyAnswer() -> SurveyAnswer? {
        switch number(0...4) {
        case 0: .number(amount())
        case 1: SurveyAnswer(text: passage(), other: maybe(line()))
        case 2: .chosen(surveyKey(), other: maybe(line()))
        case 3: .day(day())
        default: nil
        }
    }

    /// Anywhere on the globe, occasionally at its edges.
    mutating func position() -> Position {
        let latitude = one(of: [-900_000_000, 0, 900_000_000, number(-900_000_000...900_000_000)])
        let longitude = one(of: [-1_800_000_000, 0, 1_800_000_000, number(-1_800_000_000...1_800_000_000)])
        return HexisCoreTests.position(latitude, longitude)
    }

    mutating func radius() -> Radius { HexisCoreTests.radius(number(Radius.range)) }

    mutating func timeOfDay() -> TimeOfDay { TimeOfDay(minutes: number(0...1439)) ?? .midnight }

    /// Few enough that an undoing often finds its check-in.
    mutating func entryName() -> Identifier { HexisCoreTests.identifier(UInt64(1000 + number(0...60))) }
    mutating func pauseName() -> Identifier { HexisCoreTests.identifier(UInt64(900 + number(0...2))) }
}
