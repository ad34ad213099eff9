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
        return switch kind {
        case .habitAdded: .habitAdded(HabitAdded(habit: habit, name: line(), day: day()))
        case .habitRenamed: .habitRenamed(HabitRenamed(habit: habit, name: line()))
        case .habitStarted: .habitStarted(HabitStarted(habit: habit, day: day()))
        case .habitScheduled: .habitScheduled(HabitScheduled(habit: habit, from: day(), schedule: schedule()))
        case .dailyGoalSet: .dailyGoalSet(DailyGoalSet(habit: habit, from: day(), goal: goal()))
        case .habitColoured:
            .habitColoured(HabitColoured(habit: habit, colour: one(of: HabitColour.allCases)))
        case .habitSymbolChosen:
            .habitSymbolChosen(HabitSymbolChosen(habit: habit, symbol: one(of: HabitSymbol.allCases)))
        case .habitGrouped: .habitGrouped(HabitGrouped(habit: habit, group: maybe(line())))
        case .habitMoved:
            .habitMoved(HabitMoved(habit: habit, position: one(of: [Int64.min, -1, 0, 1, 2, Int64.max])))
        case .habitArchived: .habitArchived(HabitArchived(habit: habit, day: day()))
        case .habitBroughtBack: .habitBroughtBack(HabitBroughtBack(habit: habit, day: day()))
        case .habitDeleted: .habitDeleted(HabitDeleted(habit: habit))
        case .checkedIn: .checkedIn(CheckedIn(habit: habit, day: day(), amount: amount()))
        case .checkInUndone: .checkInUndone(CheckInUndone(habit: habit, day: day(), entry: entryName()))
        case .dayMarked:
            .dayMarked(
                DayMarked(
                    habit: habit, day: day(), mark: maybe(one(of: DayMark.allCases)), reason: maybe(line())))
        case .dayNoted: .dayNoted(DayNoted(habit: habit, day: day(), note: maybe(passage())))
        case .pauseSet:
            .pauseSet(
                PauseSet(
                    pause: pauseName(), habit: maybe(habit), from: day(), until: maybe(day()),
                    reason: maybe(line())))
        case .pauseRemoved: .pauseRemoved(PauseRemoved(pause: pauseName()))
        case .planMade:
            .planMade(
                PlanMade(
                    plan: pauseName(), habit: habit, kind: one(of: Plan.Kind.allCases), situation: line(),
                    response: line(), reward: maybe(line())))
        case .planRemoved: .planRemoved(PlanRemoved(plan: pauseName()))
        case .habitGraduated: .habitGraduated(HabitGraduated(habit: habit, day: day()))
        case .graduationDeclined: .graduationDeclined(GraduationDeclined(habit: habit, day: day()))
        case .challengeAccepted:
            .challengeAccepted(
                ChallengeAccepted(
                    challenge: pauseName(), habit: habit, level: one(of: ChallengeLevel.allCases), from: day()
                ))
        case .challengeRemoved: .challengeRemoved(ChallengeRemoved(challenge: pauseName(), habit: habit))
        case .reportRead: .reportRead(ReportRead(challenge: pauseName(), habit: habit))
        case .automaticityRated: .automaticityRated(rating(of: habit))
        case .automaticityDeclined: .automaticityDeclined(AutomaticityDeclined(habit: habit, day: day()))
        case .figuresExplained:
            .figuresExplained(FiguresExplained(change: one(of: [Int64.min, -1, 0, 1, 2, Int64.max])))
        case .rewardRead:
            .rewardRead(RewardRead(number: one(of: [Int64.min, -1, 0, 1, 2, 69, 70, Int64.max])))
        case .personNamed: .personNamed(PersonNamed(name: maybe(line())))
        case .timeZoneChosen:
            .timeZoneChosen(
                TimeZoneChosen(zone: line(), offset: maybe(Int64(number(-86_400...86_400)))))
        case .dayStartSet: .dayStartSet(DayStartSet(time: timeOfDay()))
        case .firstWeekdaySet: .firstWeekdaySet(FirstWeekdaySet(weekday: one(of: Weekday.allCases)))
        case .themeChosen: .themeChosen(ThemeChosen(theme: one(of: Theme.allCases)))
        case .textSizeChosen: .textSizeChosen(TextSizeChosen(size: one(of: TextSize.allCases)))
        case .reminderSet:
            .reminderSet(
                ReminderSet(
                    reminder: pauseName(), habit: habit, plan: pauseName(), time: timeOfDay(),
                    weekdays: maybe(Weekdays(bits: UInt8(number(1...127)))) ?? nil,
                    routine: one(of: ReminderRoutine.allCases)))
        case .reminderRemoved: .reminderRemoved(ReminderRemoved(reminder: pauseName(), habit: habit))
        case .reminderSnoozed:
            .reminderSnoozed(
                ReminderSnoozed(
                    reminder: pauseName(), habit: habit, day: day(),
                    until: Instant(clamping: 1_793_500_000_000 + Int64(number(0...3_600_000_000)))))
        case .routineChosen: .routineChosen(RoutineChosen(routine: one(of: ReminderRoutine.allCases)))
        case .quietHoursSet:
            .quietHoursSet(
                QuietHoursSet(hours: maybe(QuietHours(from: timeOfDay(), until: timeOfDay())) ?? nil))
        case .eveningQuestionSet: .eveningQuestionSet(EveningQuestionSet(time: maybe(timeOfDay())))
        case .reminderWordingChosen:
            .reminderWordingChosen(ReminderWordingChosen(wording: one(of: ReminderWording.allCases)))
        case .placeSet:
            .placeSet(PlaceSet(place: pauseName(), name: line(), position: position(), radius: radius()))
        case .placeRemoved: .placeRemoved(PlaceRemoved(place: pauseName()))
        case .arrived:
            .arrived(
                Arrived(
                    place: pauseName(),
                    instant: Instant(clamping: 1_793_000_000_000 + Int64(number(0...5000)) * 1_000_000),
                    source: one(of: ArrivalSource.allCases)))
        case .placeReminderSet:
            .placeReminderSet(
                PlaceReminderSet(
                    reminder: pauseName(), habit: habit, plan: pauseName(), place: pauseName(),
                    weekdays: maybe(Weekdays(bits: UInt8(number(1...127)))) ?? nil,
                    routine: one(of: ReminderRoutine.allCases)))
        case .reminderChannelSet:
            .reminderChannelSet(
                ReminderChannelSet(
                    channel: pauseName(), kind: one(of: ReminderChannel.Kind.allCases), address: printable(),
                    secret: maybe(printable()), isOn: chance(oneIn: 2)))
        case .reminderChannelRemoved: .reminderChannelRemoved(ReminderChannelRemoved(channel: pauseName()))
        case .reminderChannelConfirmed:
            .reminderChannelConfirmed(ReminderChannelConfirmed(channel: pauseName(), code: printable()))
        case .deviceSilenced:
            .deviceSilenced(
                DeviceSilenced(
                    silenced: pauseName(), name: line(), cause: one(of: SilenceCause.allCases)))
        case .silenceSettled: .silenceSettled(SilenceSettled(silenced: pauseName()))
        case .urgeQuestionSet, .loopBegun, .loopRenamed, .loopDeleted, .loopNoted, .cueChosen, .theoryChosen,
            .loopFinalized,
            .loopReopened, .urgeLogged, .urgeForgotten, .answersBound, .theoryMade, .fulfilmentSet,
            .theoryTried,
            .theoryRemoved, .planWritingChosen:
            loopFact(kind, of: habit)
        case .surveyStarted:
            .surveyStarted(
                SurveyStarted(
                    run: pauseName(), survey: surveyKey(), version: one(of: [Int64.min, 1, 2, Int64.max]),
                    subject: maybe(habit)))
        case .surveyAnswered:
            .surveyAnswered(
                SurveyAnswered(
                    run: pauseName(), survey: surveyKey(), step: surveyKey(), answer: surveyAnswer(),
                    started: Instant(clamping: Int64(number(-9...9))), ended: .range.upperBound))
        case .surveyFinished:
            .surveyFinished(SurveyFinished(run: pauseName(), at: Instant(clamping: Int64(number(0...9)))))
        case .surveyCancelled: .surveyCancelled(SurveyCancelled(run: pauseName()))
        case .medicineNamed, .regimenSet, .medicineRemoved, .medicinePaused, .doseTaken, .doseUndone,
            .doseSkipped, .stockCounted, .adherenceGoalSet, .doseRemindersSet, .doseSnoozed,
            .heartRateMeasured,
            .heartRateBoundarySet, .heartRateAnswered, .doseCallTimeSet, .medicineWeekCallsSet,
            .heartRatePutOff:
            medicineFact(kind, of: habit)
        case .measured, .measurementRemoved, .sourcesRanked, .habitMeasured:
            measurementFact(kind, of: habit)
        case .personalChallengeSet, .personalChallengeRemoved, .personalChallengeCounted,
            .personalChallengeSeen, .timerStarted, .timerStopped:
            personalFact(kind)
        case .photoAdded, .photoCaptioned, .photoRemoved: photoFact(kind, of: habit)
        case .routeKept, .routeRenamed, .routeRemoved: routeFact(kind)
        }
    }

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

    private mutating func agreement() -> Agreement {
        one(of: Agreement.range.compactMap { Agreement($0) })
    }

    private mutating func rating(of habit: Identifier) -> AutomaticityRated {
        AutomaticityRated(
            habit: habit, day: day(), automatically: agreement(), withoutRemembering: agreement(),
            withoutThinking: agreement(), beforeRealising: agreement())
    }

    /// Few enough that an undoing often finds its check-in.
    mutating func entryName() -> Identifier { HexisCoreTests.identifier(UInt64(1000 + number(0...60))) }
    mutating func pauseName() -> Identifier { HexisCoreTests.identifier(UInt64(900 + number(0...2))) }
}
