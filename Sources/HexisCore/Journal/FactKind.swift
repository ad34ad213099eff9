/// The kinds of fact. The raw value is the number in the compact form: it is for ever.
enum FactKind: UInt64, CaseIterable {
    case habitAdded = 1
    case habitRenamed = 2
    case habitStarted = 3
    case habitScheduled = 4
    case dailyGoalSet = 5
    case habitColoured = 6
    case habitSymbolChosen = 7
    case habitGrouped = 8
    case habitMoved = 9
    case habitArchived = 10
    case habitBroughtBack = 11
    case habitDeleted = 12
    case habitGraduated = 13
    case graduationDeclined = 14

    case checkedIn = 20
    case checkInUndone = 21
    case dayMarked = 22
    case dayNoted = 23
    case pauseSet = 24
    case pauseRemoved = 25
    case planMade = 26
    case planRemoved = 27
    case challengeAccepted = 28
    case challengeRemoved = 29
    case reportRead = 30
    case automaticityRated = 31
    case automaticityDeclined = 32
    case rewardRead = 33
    case figuresExplained = 34

    case personNamed = 40
    case timeZoneChosen = 41
    case dayStartSet = 42
    case firstWeekdaySet = 43
    case themeChosen = 44
    case textSizeChosen = 45

    case reminderSet = 60
    case reminderRemoved = 61
    case reminderSnoozed = 62
    case routineChosen = 63
    case quietHoursSet = 64
    case eveningQuestionSet = 65
    case reminderWordingChosen = 66
    case placeSet = 67
    case placeRemoved = 68
    case arrived = 69
    case placeReminderSet = 70
    case reminderChannelSet = 71
    case reminderChannelRemoved = 72
    case reminderChannelConfirmed = 73
    case deviceSilenced = 74
    case silenceSettled = 75

    case loopBegun = 80
    case loopRenamed = 81
    case loopDeleted = 82
    case urgeLogged = 83
    case urgeForgotten = 84
    case answersBound = 85
    case theoryMade = 86
    case fulfilmentSet = 87
    case theoryTried = 88
    case planWritingChosen = 89
    case theoryRemoved = 90
    case cueChosen = 91
    case theoryChosen = 92
    case loopFinalized = 93
    case loopReopened = 94
    case loopNoted = 95
    case urgeQuestionSet = 96

    case surveyAnswered = 100
    case surveyFinished = 101
    case surveyCancelled = 102
    case surveyStarted = 103
    case medicineNamed = 120
    case regimenSet = 121
    case medicineRemoved = 122
    case medicinePaused = 123
    case doseTaken = 124
    case doseUndone = 125
    case doseSkipped = 126
    case stockCounted = 127
    case adherenceGoalSet = 128
    case doseRemindersSet = 129
    case doseSnoozed = 130
    case heartRateMeasured = 131
    case heartRateBoundarySet = 132
    case heartRateAnswered = 133
    case measured = 140
    case measurementRemoved = 141
    case sourcesRanked = 142
    case doseCallTimeSet = 134
    case medicineWeekCallsSet = 135
    case heartRatePutOff = 136
    case personalChallengeSet = 143
    case personalChallengeRemoved = 144
    case personalChallengeCounted = 145
    case personalChallengeSeen = 146
    case habitMeasured = 147
    case timerStarted = 148
    case timerStopped = 149

    case photoAdded = 160
    case photoCaptioned = 161
    case photoRemoved = 162

    case routeKept = 163
    case routeRenamed = 164
    case routeRemoved = 165

    /// The name in JSON: it is for ever, too.
    var name: String {
        switch self {
        case .habitAdded: "habitAdded"
        case .habitRenamed: "habitRenamed"
        case .habitStarted: "habitStarted"
        case .habitScheduled: "habitScheduled"
        case .dailyGoalSet: "dailyGoalSet"
        case .habitColoured: "habitColoured"
        case .habitSymbolChosen: "habitSymbolChosen"
        case .habitGrouped: "habitGrouped"
        case .habitMoved: "habitMoved"
        case .habitArchived: "habitArchived"
        case .habitBroughtBack: "habitBroughtBack"
        case .habitDeleted: "habitDeleted"
        case .habitGraduated: "habitGraduated"
        case .graduationDeclined: "graduationDeclined"
        case .checkedIn: "checkedIn"
        case .checkInUndone: "checkInUndone"
        case .dayMarked: "dayMarked"
        case .dayNoted: "dayNoted"
        case .pauseSet: "pauseSet"
        case .pauseRemoved: "pauseRemoved"
        case .planMade: "planMade"
        case .planRemoved: "planRemoved"
        case .challengeAccepted: "challengeAccepted"
        case .challengeRemoved: "challengeRemoved"
        case .reportRead: "reportRead"
        case .automaticityRated: "automaticityRated"
        case .automaticityDeclined: "automaticityDeclined"
        case .rewardRead: "rewardRead"
        case .figuresExplained: "figuresExplained"
        case .personNamed: "personNamed"
        case .timeZoneChosen: "timeZoneChosen"
        case .dayStartSet: "dayStartSet"
        case .firstWeekdaySet: "firstWeekdaySet"
        case .themeChosen: "themeChosen"
        case .textSizeChosen: "textSizeChosen"
        case .reminderSet: "reminderSet"
        case .reminderRemoved: "reminderRemoved"
        case .reminderSnoozed: "reminderSnoozed"
        case .routineChosen: "routineChosen"
        case .quietHoursSet: "quietHoursSet"
        case .eveningQuestionSet: "eveningQuestionSet"
        case .reminderWordingChosen: "reminderWordingChosen"
        case .placeSet: "placeSet"
        case .placeRemoved: "placeRemoved"
        case .arrived: "arrived"
        case .placeReminderSet: "placeReminderSet"
        case .reminderChannelSet: "reminderChannelSet"
        case .reminderChannelRemoved: "reminderChannelRemoved"
        case .reminderChannelConfirmed: "reminderChannelConfirmed"
        case .deviceSilenced: "deviceSilenced"
        case .silenceSettled: "silenceSettled"
        case .loopBegun: "loopBegun"
        case .loopRenamed: "loopRenamed"
        case .loopDeleted: "loopDeleted"
        case .urgeLogged: "urgeLogged"
        case .urgeForgotten: "urgeForgotten"
        case .answersBound: "answersBound"
        case .theoryMade: "theoryMade"
        case .fulfilmentSet: "fulfilmentSet"
        case .theoryTried: "theoryTried"
        case .planWritingChosen: "planWritingChosen"
        case .theoryRemoved: "theoryRemoved"
        case .cueChosen: "cueChosen"
        case .theoryChosen: "theoryChosen"
        case .loopFinalized: "loopFinalized"
        case .loopReopened: "loopReopened"
        case .loopNoted: "loopNoted"
        case .urgeQuestionSet: "urgeQuestionSet"
        case .surveyAnswered: "surveyAnswered"
        case .surveyFinished: "surveyFinished"
        case .surveyCancelled: "surveyCancelled"
        case .surveyStarted: "surveyStarted"
        case .medicineNamed: "medicineNamed"
        case .regimenSet: "regimenSet"
        case .medicineRemoved: "medicineRemoved"
        case .medicinePaused: "medicinePaused"
        case .doseTaken: "doseTaken"
        case .doseUndone: "doseUndone"
        case .doseSkipped: "doseSkipped"
        case .stockCounted: "stockCounted"
        case .adherenceGoalSet: "adherenceGoalSet"
        case .doseRemindersSet: "doseRemindersSet"
        case .doseSnoozed: "doseSnoozed"
        case .heartRateMeasured: "heartRateMeasured"
        case .heartRateBoundarySet: "heartRateBoundarySet"
        case .heartRateAnswered: "heartRateAnswered"
        case .measured: "measured"
        case .measurementRemoved: "measurementRemoved"
        case .sourcesRanked: "sourcesRanked"
        case .doseCallTimeSet: "doseCallTimeSet"
        case .medicineWeekCallsSet: "medicineWeekCallsSet"
        case .heartRatePutOff: "heartRatePutOff"
        case .personalChallengeSet: "personalChallengeSet"
        case .personalChallengeRemoved: "personalChallengeRemoved"
        case .personalChallengeCounted: "personalChallengeCounted"
        case .personalChallengeSeen: "personalChallengeSeen"
        case .habitMeasured: "habitMeasured"
        case .timerStarted: "timerStarted"
        case .timerStopped: "timerStopped"
        case .photoAdded: "photoAdded"
        case .photoCaptioned: "photoCaptioned"
        case .photoRemoved: "photoRemoved"
        case .routeKept: "routeKept"
        case .routeRenamed: "routeRenamed"
        case .routeRemoved: "routeRemoved"
        }
    }

    init?(name: String) {
        guard let kind = FactKind.allCases.first(where: { $0.name == name }) else { return nil }
        self = kind
    }
}

extension Fact {
    /// `nil` for a fact that is not known here.
    var kind: FactKind? {
        switch self {
        case .habitAdded: .habitAdded
        case .habitRenamed: .habitRenamed
        case .habitStarted: .habitStarted
        case .habitScheduled: .habitScheduled
        case .dailyGoalSet: .dailyGoalSet
        case .habitColoured: .habitColoured
        case .habitSymbolChosen: .habitSymbolChosen
        case .habitGrouped: .habitGrouped
        case .habitMoved: .habitMoved
        case .habitArchived: .habitArchived
        case .habitBroughtBack: .habitBroughtBack
        case .habitDeleted: .habitDeleted
        case .habitGraduated: .habitGraduated
        case .graduationDeclined: .graduationDeclined
        case .checkedIn: .checkedIn
        case .checkInUndone: .checkInUndone
        case .dayMarked: .dayMarked
        case .dayNoted: .dayNoted
        case .pauseSet: .pauseSet
        case .pauseRemoved: .pauseRemoved
        case .planMade: .planMade
        case .planRemoved: .planRemoved
        case .challengeAccepted: .challengeAccepted
        case .challengeRemoved: .challengeRemoved
        case .reportRead: .reportRead
        case .automaticityRated: .automaticityRated
        case .automaticityDeclined: .automaticityDeclined
        case .rewardRead: .rewardRead
        case .figuresExplained: .figuresExplained
        case .personNamed: .personNamed
        case .timeZoneChosen: .timeZoneChosen
        case .dayStartSet: .dayStartSet
        case .firstWeekdaySet: .firstWeekdaySet
        case .themeChosen: .themeChosen
        case .textSizeChosen: .textSizeChosen
        case .reminderSet: .reminderSet
        case .reminderRemoved: .reminderRemoved
        case .reminderSnoozed: .reminderSnoozed
        case .routineChosen: .routineChosen
        case .quietHoursSet: .quietHoursSet
        case .eveningQuestionSet: .eveningQuestionSet
        case .reminderWordingChosen: .reminderWordingChosen
        case .placeSet: .placeSet
        case .placeRemoved: .placeRemoved
        case .arrived: .arrived
        case .placeReminderSet: .placeReminderSet
        case .reminderChannelSet: .reminderChannelSet
        case .reminderChannelRemoved: .reminderChannelRemoved
        case .reminderChannelConfirmed: .reminderChannelConfirmed
        case .deviceSilenced: .deviceSilenced
        case .silenceSettled: .silenceSettled
        case .loopBegun: .loopBegun
        case .loopRenamed: .loopRenamed
        case .loopDeleted: .loopDeleted
        case .urgeLogged: .urgeLogged
        case .urgeForgotten: .urgeForgotten
        case .answersBound: .answersBound
        case .theoryMade: .theoryMade
        case .fulfilmentSet: .fulfilmentSet
        case .theoryTried: .theoryTried
        case .planWritingChosen: .planWritingChosen
        case .theoryRemoved: .theoryRemoved
        case .cueChosen: .cueChosen
        case .theoryChosen: .theoryChosen
        case .loopFinalized: .loopFinalized
        case .loopReopened: .loopReopened
        case .loopNoted: .loopNoted
        case .urgeQuestionSet: .urgeQuestionSet
        case .surveyAnswered: .surveyAnswered
        case .surveyFinished: .surveyFinished
        case .surveyCancelled: .surveyCancelled
        case .surveyStarted: .surveyStarted
        case .medicineNamed: .medicineNamed
        case .regimenSet: .regimenSet
        case .medicineRemoved: .medicineRemoved
        case .medicinePaused: .medicinePaused
        case .doseTaken: .doseTaken
        case .doseUndone: .doseUndone
        case .doseSkipped: .doseSkipped
        case .stockCounted: .stockCounted
        case .adherenceGoalSet: .adherenceGoalSet
        case .doseRemindersSet: .doseRemindersSet
        case .doseSnoozed: .doseSnoozed
        case .heartRateMeasured: .heartRateMeasured
        case .heartRateBoundarySet: .heartRateBoundarySet
        case .heartRateAnswered: .heartRateAnswered
        case .measured: .measured
        case .measurementRemoved: .measurementRemoved
        case .sourcesRanked: .sourcesRanked
        case .doseCallTimeSet: .doseCallTimeSet
        case .medicineWeekCallsSet: .medicineWeekCallsSet
        case .heartRatePutOff: .heartRatePutOff
        case .personalChallengeSet: .personalChallengeSet
        case .personalChallengeRemoved: .personalChallengeRemoved
        case .personalChallengeCounted: .personalChallengeCounted
        case .personalChallengeSeen: .personalChallengeSeen
        case .habitMeasured: .habitMeasured
        case .timerStarted: .timerStarted
        case .timerStopped: .timerStopped
        case .photoAdded: .photoAdded
        case .photoCaptioned: .photoCaptioned
        case .photoRemoved: .photoRemoved
        case .routeKept: .routeKept
        case .routeRenamed: .routeRenamed
        case .routeRemoved: .routeRemoved
        case .unknown: nil
        }
    }

    /// Reads the fields of a fact of a known kind.
    init(_ kind: FactKind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .habitAdded: self = .habitAdded(try HabitAdded(nil, &coder))
        case .habitRenamed: self = .habitRenamed(try HabitRenamed(nil, &coder))
        case .habitStarted: self = .habitStarted(try HabitStarted(nil, &coder))
        case .habitScheduled: self = .habitScheduled(try HabitScheduled(nil, &coder))
        case .dailyGoalSet: self = .dailyGoalSet(try DailyGoalSet(nil, &coder))
        case .habitColoured: self = .habitColoured(try HabitColoured(nil, &coder))
        case .habitSymbolChosen: self = .habitSymbolChosen(try HabitSymbolChosen(nil, &coder))
        case .habitGrouped: self = .habitGrouped(try HabitGrouped(nil, &coder))
        case .habitMoved: self = .habitMoved(try HabitMoved(nil, &coder))
        case .habitArchived: self = .habitArchived(try HabitArchived(nil, &coder))
        case .habitBroughtBack: self = .habitBroughtBack(try HabitBroughtBack(nil, &coder))
        case .habitDeleted: self = .habitDeleted(try HabitDeleted(nil, &coder))
        case .habitGraduated: self = .habitGraduated(try HabitGraduated(nil, &coder))
        case .graduationDeclined: self = .graduationDeclined(try GraduationDeclined(nil, &coder))
        case .checkedIn: self = .checkedIn(try CheckedIn(nil, &coder))
        case .checkInUndone: self = .checkInUndone(try CheckInUndone(nil, &coder))
        case .dayMarked: self = .dayMarked(try DayMarked(nil, &coder))
        case .dayNoted: self = .dayNoted(try DayNoted(nil, &coder))
        case .pauseSet: self = .pauseSet(try PauseSet(nil, &coder))
        case .pauseRemoved: self = .pauseRemoved(try PauseRemoved(nil, &coder))
        case .planMade: self = .planMade(try PlanMade(nil, &coder))
        case .planRemoved: self = .planRemoved(try PlanRemoved(nil, &coder))
        case .challengeAccepted: self = .challengeAccepted(try ChallengeAccepted(nil, &coder))
        case .challengeRemoved: self = .challengeRemoved(try ChallengeRemoved(nil, &coder))
        case .reportRead: self = .reportRead(try ReportRead(nil, &coder))
        case .automaticityRated: self = .automaticityRated(try AutomaticityRated(nil, &coder))
        case .automaticityDeclined: self = .automaticityDeclined(try AutomaticityDeclined(nil, &coder))
        case .rewardRead: self = .rewardRead(try RewardRead(nil, &coder))
        case .figuresExplained: self = .figuresExplained(try FiguresExplained(nil, &coder))
        case .personNamed: self = .personNamed(try PersonNamed(nil, &coder))
        case .timeZoneChosen: self = .timeZoneChosen(try TimeZoneChosen(nil, &coder))
        case .dayStartSet: self = .dayStartSet(try DayStartSet(nil, &coder))
        case .firstWeekdaySet: self = .firstWeekdaySet(try FirstWeekdaySet(nil, &coder))
        case .themeChosen: self = .themeChosen(try ThemeChosen(nil, &coder))
        case .textSizeChosen: self = .textSizeChosen(try TextSizeChosen(nil, &coder))
        case .reminderSet: self = .reminderSet(try ReminderSet(nil, &coder))
        case .reminderRemoved: self = .reminderRemoved(try ReminderRemoved(nil, &coder))
        case .reminderSnoozed: self = .reminderSnoozed(try ReminderSnoozed(nil, &coder))
        case .routineChosen: self = .routineChosen(try RoutineChosen(nil, &coder))
        case .quietHoursSet: self = .quietHoursSet(try QuietHoursSet(nil, &coder))
        case .eveningQuestionSet: self = .eveningQuestionSet(try EveningQuestionSet(nil, &coder))
        case .reminderWordingChosen: self = .reminderWordingChosen(try ReminderWordingChosen(nil, &coder))
        case .placeSet: self = .placeSet(try PlaceSet(nil, &coder))
        case .placeRemoved: self = .placeRemoved(try PlaceRemoved(nil, &coder))
        case .arrived: self = .arrived(try Arrived(nil, &coder))
        case .placeReminderSet: self = .placeReminderSet(try PlaceReminderSet(nil, &coder))
        case .reminderChannelSet: self = .reminderChannelSet(try ReminderChannelSet(nil, &coder))
        case .reminderChannelRemoved: self = .reminderChannelRemoved(try ReminderChannelRemoved(nil, &coder))
        case .reminderChannelConfirmed:
            self = .reminderChannelConfirmed(try ReminderChannelConfirmed(nil, &coder))
        case .deviceSilenced: self = .deviceSilenced(try DeviceSilenced(nil, &coder))
        case .silenceSettled: self = .silenceSettled(try SilenceSettled(nil, &coder))
        case .loopBegun: self = .loopBegun(try LoopBegun(nil, &coder))
        case .loopRenamed: self = .loopRenamed(try LoopRenamed(nil, &coder))
        case .loopDeleted: self = .loopDeleted(try LoopDeleted(nil, &coder))
        case .urgeLogged: self = .urgeLogged(try UrgeLogged(nil, &coder))
        case .urgeForgotten: self = .urgeForgotten(try UrgeForgotten(nil, &coder))
        case .answersBound: self = .answersBound(try AnswersBound(nil, &coder))
        case .theoryMade: self = .theoryMade(try TheoryMade(nil, &coder))
        case .fulfilmentSet: self = .fulfilmentSet(try FulfilmentSet(nil, &coder))
        case .theoryTried: self = .theoryTried(try TheoryTried(nil, &coder))
        case .planWritingChosen: self = .planWritingChosen(try PlanWritingChosen(nil, &coder))
        case .theoryRemoved: self = .theoryRemoved(try TheoryRemoved(nil, &coder))
        case .cueChosen: self = .cueChosen(try CueChosen(nil, &coder))
        case .theoryChosen: self = .theoryChosen(try TheoryChosen(nil, &coder))
        case .loopFinalized: self = .loopFinalized(try LoopFinalized(nil, &coder))
        case .loopReopened: self = .loopReopened(try LoopReopened(nil, &coder))
        case .loopNoted: self = .loopNoted(try LoopNoted(nil, &coder))
        case .urgeQuestionSet: self = .urgeQuestionSet(try UrgeQuestionSet(nil, &coder))
        case .surveyAnswered: self = .surveyAnswered(try SurveyAnswered(nil, &coder))
        case .surveyFinished: self = .surveyFinished(try SurveyFinished(nil, &coder))
        case .surveyCancelled: self = .surveyCancelled(try SurveyCancelled(nil, &coder))
        case .surveyStarted: self = .surveyStarted(try SurveyStarted(nil, &coder))
        case .medicineNamed: self = .medicineNamed(try MedicineNamed(nil, &coder))
        case .regimenSet: self = .regimenSet(try RegimenSet(nil, &coder))
        case .medicineRemoved: self = .medicineRemoved(try MedicineRemoved(nil, &coder))
        case .medicinePaused: self = .medicinePaused(try MedicinePaused(nil, &coder))
        case .doseTaken: self = .doseTaken(try DoseTaken(nil, &coder))
        case .doseUndone: self = .doseUndone(try DoseUndone(nil, &coder))
        case .doseSkipped: self = .doseSkipped(try DoseSkipped(nil, &coder))
        case .stockCounted: self = .stockCounted(try StockCounted(nil, &coder))
        case .adherenceGoalSet: self = .adherenceGoalSet(try AdherenceGoalSet(nil, &coder))
        case .doseRemindersSet: self = .doseRemindersSet(try DoseRemindersSet(nil, &coder))
        case .doseSnoozed: self = .doseSnoozed(try DoseSnoozed(nil, &coder))
        case .heartRateMeasured: self = .heartRateMeasured(try HeartRateMeasured(nil, &coder))
        case .heartRateBoundarySet: self = .heartRateBoundarySet(try HeartRateBoundarySet(nil, &coder))
        case .heartRateAnswered: self = .heartRateAnswered(try HeartRateAnswered(nil, &coder))
        case .measured: self = .measured(try Measured(nil, &coder))
        case .measurementRemoved: self = .measurementRemoved(try MeasurementRemoved(nil, &coder))
        case .sourcesRanked: self = .sourcesRanked(try SourcesRanked(nil, &coder))
        case .doseCallTimeSet: self = .doseCallTimeSet(try DoseCallTimeSet(nil, &coder))
        case .medicineWeekCallsSet: self = .medicineWeekCallsSet(try MedicineWeekCallsSet(nil, &coder))
        case .heartRatePutOff: self = .heartRatePutOff(try HeartRatePutOff(nil, &coder))
        case .personalChallengeSet: self = .personalChallengeSet(try PersonalChallengeSet(nil, &coder))
        case .personalChallengeRemoved:
            self = .personalChallengeRemoved(try PersonalChallengeRemoved(nil, &coder))
        case .personalChallengeCounted:
            self = .personalChallengeCounted(try PersonalChallengeCounted(nil, &coder))
        case .personalChallengeSeen: self = .personalChallengeSeen(try PersonalChallengeSeen(nil, &coder))
        case .habitMeasured: self = .habitMeasured(try HabitMeasured(nil, &coder))
        case .timerStarted: self = .timerStarted(try TimerStarted(nil, &coder))
        case .timerStopped: self = .timerStopped(try TimerStopped(nil, &coder))
        case .photoAdded: self = .photoAdded(try PhotoAdded(nil, &coder))
        case .photoCaptioned: self = .photoCaptioned(try PhotoCaptioned(nil, &coder))
        case .photoRemoved: self = .photoRemoved(try PhotoRemoved(nil, &coder))
        case .routeKept: self = .routeKept(try RouteKept(nil, &coder))
        case .routeRenamed: self = .routeRenamed(try RouteRenamed(nil, &coder))
        case .routeRemoved: self = .routeRemoved(try RouteRemoved(nil, &coder))
        }
    }

    /// Writes the fields of a known fact; an unknown one has none but the entry's unknown fields.
    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .habitAdded(let fact): _ = try HabitAdded(fact, &coder)
        case .habitRenamed(let fact): _ = try HabitRenamed(fact, &coder)
        case .habitStarted(let fact): _ = try HabitStarted(fact, &coder)
        case .habitScheduled(let fact): _ = try HabitScheduled(fact, &coder)
        case .dailyGoalSet(let fact): _ = try DailyGoalSet(fact, &coder)
        case .habitColoured(let fact): _ = try HabitColoured(fact, &coder)
        case .habitSymbolChosen(let fact): _ = try HabitSymbolChosen(fact, &coder)
        case .habitGrouped(let fact): _ = try HabitGrouped(fact, &coder)
        case .habitMoved(let fact): _ = try HabitMoved(fact, &coder)
        case .habitArchived(let fact): _ = try HabitArchived(fact, &coder)
        case .habitBroughtBack(let fact): _ = try HabitBroughtBack(fact, &coder)
        case .habitDeleted(let fact): _ = try HabitDeleted(fact, &coder)
        case .habitGraduated(let fact): _ = try HabitGraduated(fact, &coder)
        case .graduationDeclined(let fact): _ = try GraduationDeclined(fact, &coder)
        case .checkedIn(let fact): _ = try CheckedIn(fact, &coder)
        case .checkInUndone(let fact): _ = try CheckInUndone(fact, &coder)
        case .dayMarked(let fact): _ = try DayMarked(fact, &coder)
        case .dayNoted(let fact): _ = try DayNoted(fact, &coder)
        case .pauseSet(let fact): _ = try PauseSet(fact, &coder)
        case .pauseRemoved(let fact): _ = try PauseRemoved(fact, &coder)
        case .planMade(let fact): _ = try PlanMade(fact, &coder)
        case .planRemoved(let fact): _ = try PlanRemoved(fact, &coder)
        case .challengeAccepted(let fact): _ = try ChallengeAccepted(fact, &coder)
        case .challengeRemoved(let fact): _ = try ChallengeRemoved(fact, &coder)
        case .reportRead(let fact): _ = try ReportRead(fact, &coder)
        case .automaticityRated(let fact): _ = try AutomaticityRated(fact, &coder)
        case .automaticityDeclined(let fact): _ = try AutomaticityDeclined(fact, &coder)
        case .rewardRead(let fact): _ = try RewardRead(fact, &coder)
        case .figuresExplained(let fact): _ = try FiguresExplained(fact, &coder)
        case .personNamed(let fact): _ = try PersonNamed(fact, &coder)
        case .timeZoneChosen(let fact): _ = try TimeZoneChosen(fact, &coder)
        case .dayStartSet(let fact): _ = try DayStartSet(fact, &coder)
        case .firstWeekdaySet(let fact): _ = try FirstWeekdaySet(fact, &coder)
        case .themeChosen(let fact): _ = try ThemeChosen(fact, &coder)
        case .textSizeChosen(let fact): _ = try TextSizeChosen(fact, &coder)
        case .reminderSet(let fact): _ = try ReminderSet(fact, &coder)
        case .reminderRemoved(let fact): _ = try ReminderRemoved(fact, &coder)
        case .reminderSnoozed(let fact): _ = try ReminderSnoozed(fact, &coder)
        case .routineChosen(let fact): _ = try RoutineChosen(fact, &coder)
        case .quietHoursSet(let fact): _ = try QuietHoursSet(fact, &coder)
        case .eveningQuestionSet(let fact): _ = try EveningQuestionSet(fact, &coder)
        case .reminderWordingChosen(let fact): _ = try ReminderWordingChosen(fact, &coder)
        case .placeSet(let fact): _ = try PlaceSet(fact, &coder)
        case .placeRemoved(let fact): _ = try PlaceRemoved(fact, &coder)
        case .arrived(let fact): _ = try Arrived(fact, &coder)
        case .placeReminderSet(let fact): _ = try PlaceReminderSet(fact, &coder)
        case .reminderChannelSet(let fact): _ = try ReminderChannelSet(fact, &coder)
        case .reminderChannelRemoved(let fact): _ = try ReminderChannelRemoved(fact, &coder)
        case .reminderChannelConfirmed(let fact): _ = try ReminderChannelConfirmed(fact, &coder)
        case .deviceSilenced(let fact): _ = try DeviceSilenced(fact, &coder)
        case .silenceSettled(let fact): _ = try SilenceSettled(fact, &coder)
        case .loopBegun(let fact): _ = try LoopBegun(fact, &coder)
        case .loopRenamed(let fact): _ = try LoopRenamed(fact, &coder)
        case .loopDeleted(let fact): _ = try LoopDeleted(fact, &coder)
        case .urgeLogged(let fact): _ = try UrgeLogged(fact, &coder)
        case .urgeForgotten(let fact): _ = try UrgeForgotten(fact, &coder)
        case .answersBound(let fact): _ = try AnswersBound(fact, &coder)
        case .theoryMade(let fact): _ = try TheoryMade(fact, &coder)
        case .fulfilmentSet(let fact): _ = try FulfilmentSet(fact, &coder)
        case .theoryTried(let fact): _ = try TheoryTried(fact, &coder)
        case .planWritingChosen(let fact): _ = try PlanWritingChosen(fact, &coder)
        case .theoryRemoved(let fact): _ = try TheoryRemoved(fact, &coder)
        case .cueChosen(let fact): _ = try CueChosen(fact, &coder)
        case .theoryChosen(let fact): _ = try TheoryChosen(fact, &coder)
        case .loopFinalized(let fact): _ = try LoopFinalized(fact, &coder)
        case .loopReopened(let fact): _ = try LoopReopened(fact, &coder)
        case .loopNoted(let fact): _ = try LoopNoted(fact, &coder)
        case .urgeQuestionSet(let fact): _ = try UrgeQuestionSet(fact, &coder)
        case .surveyAnswered(let fact): _ = try SurveyAnswered(fact, &coder)
        case .surveyFinished(let fact): _ = try SurveyFinished(fact, &coder)
        case .surveyCancelled(let fact): _ = try SurveyCancelled(fact, &coder)
        case .surveyStarted(let fact): _ = try SurveyStarted(fact, &coder)
        case .medicineNamed(let fact): _ = try MedicineNamed(fact, &coder)
        case .regimenSet(let fact): _ = try RegimenSet(fact, &coder)
        case .medicineRemoved(let fact): _ = try MedicineRemoved(fact, &coder)
        case .medicinePaused(let fact): _ = try MedicinePaused(fact, &coder)
        case .doseTaken(let fact): _ = try DoseTaken(fact, &coder)
        case .doseUndone(let fact): _ = try DoseUndone(fact, &coder)
        case .doseSkipped(let fact): _ = try DoseSkipped(fact, &coder)
        case .stockCounted(let fact): _ = try StockCounted(fact, &coder)
        case .adherenceGoalSet(let fact): _ = try AdherenceGoalSet(fact, &coder)
        case .doseRemindersSet(let fact): _ = try DoseRemindersSet(fact, &coder)
        case .doseSnoozed(let fact): _ = try DoseSnoozed(fact, &coder)
        case .heartRateMeasured(let fact): _ = try HeartRateMeasured(fact, &coder)
        case .heartRateBoundarySet(let fact): _ = try HeartRateBoundarySet(fact, &coder)
        case .heartRateAnswered(let fact): _ = try HeartRateAnswered(fact, &coder)
        case .measured(let fact): _ = try Measured(fact, &coder)
        case .measurementRemoved(let fact): _ = try MeasurementRemoved(fact, &coder)
        case .sourcesRanked(let fact): _ = try SourcesRanked(fact, &coder)
        case .doseCallTimeSet(let fact): _ = try DoseCallTimeSet(fact, &coder)
        case .medicineWeekCallsSet(let fact): _ = try MedicineWeekCallsSet(fact, &coder)
        case .heartRatePutOff(let fact): _ = try HeartRatePutOff(fact, &coder)
        case .personalChallengeSet(let fact): _ = try PersonalChallengeSet(fact, &coder)
        case .personalChallengeRemoved(let fact): _ = try PersonalChallengeRemoved(fact, &coder)
        case .personalChallengeCounted(let fact): _ = try PersonalChallengeCounted(fact, &coder)
        case .personalChallengeSeen(let fact): _ = try PersonalChallengeSeen(fact, &coder)
        case .habitMeasured(let fact): _ = try HabitMeasured(fact, &coder)
        case .timerStarted(let fact): _ = try TimerStarted(fact, &coder)
        case .timerStopped(let fact): _ = try TimerStopped(fact, &coder)
        case .photoAdded(let fact): _ = try PhotoAdded(fact, &coder)
        case .photoCaptioned(let fact): _ = try PhotoCaptioned(fact, &coder)
        case .photoRemoved(let fact): _ = try PhotoRemoved(fact, &coder)
        case .routeKept(let fact): _ = try RouteKept(fact, &coder)
        case .routeRenamed(let fact): _ = try RouteRenamed(fact, &coder)
        case .routeRemoved(let fact): _ = try RouteRemoved(fact, &coder)
        case .unknown: break
        }
    }
}
