/// What the entries of a practice said, each field the latest.
struct PracticeFields: Hashable, Sendable {
    var habitsByID: [Identifier: Habit] = [:]
    /// The groups of habits in the person's order, as far as they are ordered.
    var groups = Latest(initially: LineList.none)
    var pausesByID: [Identifier: Latest<Pause?>] = [:]
    var removedPauses: Set<Identifier> = []
    var plansByID: [Identifier: PlanFields] = [:]
    /// By their ids.
    var loops: [LoopFields] = []
    /// By their ids.
    var medicines: [MedicineFields] = []
    var heart = HeartFields()
    var measurements = MeasurementFields()
    /// By their ids.
    var personalChallenges: [PersonalChallengeFields] = []
    /// By their ids.
    var timers: [TimerFields] = []
    var adherenceGoal = Latest<Int64?>(initially: nil)
    var medicineWeekCalls = Latest(initially: true)
    var settings = SettingsFields()
    /// By their ids.
    var places: [PlaceFields] = []
    /// By their numbers, rising.
    var readRewards: [Int64] = []
    var explainedFigures: Int64 = 0
    /// By their identifiers, rising.
    var channels: [ReminderChannelFields] = []
    /// By their identifiers, rising.
    var silenced: [SilencedFields] = []
    var surveyRuns: [SurveyRun] = []
    /// By their ids.
    var photos: [PhotoFields] = []
    /// By their ids.
    var routes: [RouteFields] = []
    /// By their ids.
    var careConnections: [CareConnection] = []
    /// By their ids.
    var companions: [Companion] = []
    /// By their ids.
    var questionnaires: [QuestionnaireFields] = []
    private(set) var registered = RegisteredDays()
    /// When something was first and last marked on any day.
    private(set) var marked: ClosedRange<Instant>?
    /// The entries that are in, each counted once.
    private(set) var known = KnownEntries()
    /// The latest instant of any entry.
    private(set) var latest: Instant?
    /// The latest instant of an entry that the person made, or a program of theirs: what care providers and companions do
    /// does not count.
    private(set) var latestOwn: Instant?

    mutating func add(_ entry: Entry) {
        guard known.insert(entry.id) else { return }
        latest = max(latest ?? entry.at, entry.at)
        if !entry.fact.isAboutCare, entry.device != .careProviders, entry.device != .companions {
            latestOwn = max(latestOwn ?? entry.at, entry.at)
        }
        if let day = entry.fact.registeredDay { mark(day, at: entry.at) }
        apply(entry.fact, at: entry.stamp, offset: entry.offset)
    }

    private mutating func apply(_ fact: Fact, at stamp: Stamp, offset: Int?) {
        switch fact {
        case .habit(let fact): apply(fact, at: stamp)
        case .graduation(let fact): apply(fact, at: stamp)
        case .checkIn(let fact): apply(fact, at: stamp, offset: offset)
        case .plan(let fact): apply(fact, at: stamp)
        case .challenge(let fact): apply(fact, at: stamp)
        case .automaticity(let fact): apply(fact, at: stamp)
        case .reward(let fact): apply(fact)
        case .progress(let fact): apply(fact)
        case .settings(let fact): apply(fact, at: stamp, offset: offset)
        case .reminder(let fact): apply(fact, at: stamp)
        case .place(let fact): apply(fact, at: stamp, offset: offset)
        case .loop(let fact): apply(fact, at: stamp)
        case .survey(let fact): apply(fact, at: stamp)
        case .medicine(let fact): apply(fact, at: stamp)
        case .measurement(let fact): apply(fact, at: stamp, offset: offset)
        case .personalChallenge(let fact): apply(fact, at: stamp)
        case .timer(let fact): apply(fact, at: stamp, offset: offset)
        case .photo(let fact): apply(fact, at: stamp)
        case .route(let fact): apply(fact, at: stamp)
        case .care(let fact): apply(fact, at: stamp)
        case .companion(let fact): apply(fact, at: stamp)
        case .questionnaire(let fact): apply(fact, at: stamp)
        case .unknown: break
        }
    }

    private mutating func mark(_ day: Day, at instant: Instant) {
        registered.add(day, at: instant)
        let known = marked ?? instant...instant
        marked = min(known.lowerBound, instant)...max(known.upperBound, instant)
    }

    /// Changes a habit in place; one that was not heard of yet is kept for when it is added.
    ///
    /// Never inlined: each fact about a habit would otherwise carry a copy.
    @inline(never)
    mutating func change(_ id: Identifier, _ body: (inout HabitFields) -> Void) {
        body(&habitsByID[id, default: Habit(id: id)].fields)
    }
}
