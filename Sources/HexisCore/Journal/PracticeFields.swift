/// What the entries of a practice said, each field the latest.
struct PracticeFields: Hashable, Sendable {
    var habitsByID: [Identifier: Habit] = [:]
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
    private(set) var registered = RegisteredDays()
    /// When something was first and last marked on any day.
    private(set) var marked: ClosedRange<Instant>?
    /// The entries that are in, each counted once.
    private(set) var known = KnownEntries()
    /// The latest instant of any entry.
    private(set) var latest: Instant?

    mutating func add(_ entry: Entry) {
        guard known.insert(entry.id) else { return }
        latest = max(latest ?? entry.at, entry.at)
        if let day = entry.fact.registeredDay { mark(day, at: entry.at) }
        apply(entry.fact, at: entry.stamp, offset: entry.offset)
    }

    private mutating func apply(_ fact: Fact, at stamp: Stamp, offset: Int?) {
        switch fact {
        case .habitAdded(let fact):
            change(fact.habit) { habit in
                habit.added = min(habit.added ?? stamp, stamp)
                habit.name.set(fact.name, at: stamp)
                habit.start.set(fact.day, at: stamp)
            }
        case .habitRenamed(let fact): change(fact.habit) { $0.name.set(fact.name, at: stamp) }
        case .habitStarted(let fact): change(fact.habit) { $0.start.set(fact.day, at: stamp) }
        case .habitScheduled(let fact):
            change(fact.habit) { $0.schedule.set(fact.schedule, from: fact.from, at: stamp) }
        case .dailyGoalSet(let fact):
            change(fact.habit) { $0.goal.set(fact.goal, from: fact.from, at: stamp) }
        case .habitColoured(let fact): change(fact.habit) { $0.colour.set(fact.colour, at: stamp) }
        case .habitSymbolChosen(let fact): change(fact.habit) { $0.symbol.set(fact.symbol, at: stamp) }
        case .habitGrouped(let fact): change(fact.habit) { $0.group.set(fact.group, at: stamp) }
        case .habitMoved(let fact): change(fact.habit) { $0.position.set(fact.position, at: stamp) }
        case .habitArchived(let fact):
            change(fact.habit) { $0.putAway(from: fact.day, graduating: false, at: stamp) }
        case .habitBroughtBack(let fact):
            change(fact.habit) { habit in
                habit.archived.set(false, from: fact.day, at: stamp)
                habit.graduation.set(nil, at: stamp)
            }
        case .habitGraduated(let fact):
            change(fact.habit) { $0.putAway(from: fact.day, graduating: true, at: stamp) }
        case .graduationDeclined(let fact):
            change(fact.habit) { $0.graduationDeclined.set(fact.day, at: stamp) }
        case .habitDeleted(let fact): change(fact.habit) { $0.isDeleted = true }

        case .checkedIn(let fact):
            change(fact.habit, fact.day) { $0.add(fact.amount, at: stamp, offset: offset) }
        case .checkInUndone(let fact): change(fact.habit, fact.day) { $0.undo(fact.entry) }
        case .dayMarked(let fact):
            let answer = fact.mark.map { DayRecord.Answer(mark: $0, reason: fact.reason) }
            change(fact.habit, fact.day) { $0.mark(answer, at: stamp) }
        case .dayNoted(let fact): change(fact.habit, fact.day) { $0.note(fact.note, at: stamp) }
        case .pauseSet(let fact):
            let pause = Pause(
                id: fact.pause, habit: fact.habit, from: fact.from, until: fact.until, reason: fact.reason)
            pausesByID[fact.pause, default: Latest(initially: nil)].set(pause, at: stamp)
        case .pauseRemoved(let fact): removedPauses.insert(fact.pause)
        case .planMade(let fact):
            change(plan: fact.plan) { plan in
                plan.made = min(plan.made ?? stamp, stamp)
                plan.latest.set(fact, at: stamp)
            }
        case .planRemoved(let fact): change(plan: fact.plan) { $0.isRemoved = true }

        case .challengeAccepted(let fact):
            change(fact.habit) { habit in
                habit.change(challenge: fact.challenge) { challenge in
                    challenge.accepted = min(challenge.accepted ?? stamp, stamp)
                    challenge.latest.set(fact, at: stamp)
                }
            }
        case .challengeRemoved(let fact):
            change(fact.habit) { $0.change(challenge: fact.challenge) { $0.isRemoved = true } }
        case .reportRead(let fact):
            change(fact.habit) { $0.change(challenge: fact.challenge) { $0.isRead = true } }
        case .automaticityRated(let fact):
            change(fact.habit) { $0.answerAutomaticity(fact, on: fact.day, at: stamp) }
        case .automaticityDeclined(let fact):
            change(fact.habit) { $0.answerAutomaticity(nil, on: fact.day, at: stamp) }
        case .rewardRead(let fact):
            let place = readRewards.firstSortedIndex { $0 >= fact.number }
            if place == readRewards.count || readRewards[place] != fact.number {
                readRewards.insert(fact.number, at: place)
            }
        case .figuresExplained(let fact): explainedFigures = max(explainedFigures, fact.change)

        case .personNamed(let fact): settings.name.set(fact.name, at: stamp)
        case .timeZoneChosen(let fact):
            settings.zone.set(fact.zone, at: stamp)
            if let offset, let after = fact.offset {
                settings.journeys.add(Journey(stamp: stamp, before: offset, after: Int(after)))
            }
        case .dayStartSet(let fact): settings.dayStart.set(fact.time, at: stamp)
        case .firstWeekdaySet(let fact): settings.firstWeekday.set(fact.weekday, at: stamp)
        case .themeChosen(let fact): settings.theme.set(fact.theme, at: stamp)
        case .textSizeChosen(let fact): settings.textSize.set(fact.size, at: stamp)

        case .reminderSet(let fact):
            change(fact.habit) { $0.change(reminder: fact.reminder) { $0.latest.set(fact, at: stamp) } }
        case .reminderRemoved(let fact):
            change(fact.habit) { $0.change(reminder: fact.reminder) { $0.isRemoved = true } }
        case .reminderSnoozed(let fact):
            let snooze = Snooze(day: fact.day, until: fact.until)
            change(fact.habit) { $0.change(reminder: fact.reminder) { $0.snooze.set(snooze, at: stamp) } }
        case .routineChosen(let fact): settings.routine.set(fact.routine, at: stamp)
        case .quietHoursSet(let fact): settings.quietHours.set(fact.hours, at: stamp)
        case .eveningQuestionSet(let fact): settings.eveningQuestion.set(fact.time, at: stamp)
        case .reminderWordingChosen(let fact): settings.reminderWording.set(fact.wording, at: stamp)
        case .placeSet(let fact):
            change(place: fact.place) { place in
                place.made = min(place.made ?? stamp, stamp)
                place.latest.set(fact, at: stamp)
            }
        case .placeRemoved(let fact): change(place: fact.place) { $0.isRemoved = true }
        case .arrived(let fact):
            change(place: fact.place) {
                $0.arrive(Arrival(instant: fact.instant, offset: offset, stamp: stamp))
            }
        case .placeReminderSet(let fact):
            change(fact.habit) { habit in
                habit.change(reminder: fact.reminder) { $0.latestByPlace.set(fact, at: stamp) }
            }
        case .reminderChannelSet(let fact):
            change(channel: fact.channel) { channel in
                channel.made = min(channel.made ?? stamp, stamp)
                channel.latest.set(fact, at: stamp)
            }
        case .reminderChannelRemoved(let fact): change(channel: fact.channel) { $0.isRemoved = true }
        case .reminderChannelConfirmed(let fact):
            change(channel: fact.channel) { $0.code.set(fact.code, at: stamp) }
        case .deviceSilenced(let fact): change(silenced: fact.silenced, fact, at: stamp)
        case .silenceSettled(let fact): change(silenced: fact.silenced, nil, at: stamp)

        case .loopBegun(let fact):
            change(loop: fact.loop) { loop in
                loop.begun = min(loop.begun ?? stamp, stamp)
                loop.routine.set(fact.routine, at: stamp)
                loop.day.set(fact.day, at: stamp)
            }
        case .loopRenamed(let fact): change(loop: fact.loop) { $0.routine.set(fact.routine, at: stamp) }
        case .loopDeleted(let fact): change(loop: fact.loop) { $0.isDeleted = true }
        case .urgeLogged(let fact):
            change(loop: fact.loop) { loop in
                loop.change(urge: fact.urge) { urge in
                    urge.noted = min(urge.noted ?? stamp, stamp)
                    urge.latest.set(fact, at: stamp)
                }
            }
        case .urgeForgotten(let fact):
            change(loop: fact.loop) { $0.change(urge: fact.urge) { $0.isForgotten = true } }
        case .answersBound(let fact): change(loop: fact.loop) { $0.bind(fact, at: stamp) }
        case .theoryMade(let fact):
            change(loop: fact.loop) { loop in
                loop.change(theory: fact.theory) { theory in
                    theory.made = min(theory.made ?? stamp, stamp)
                    theory.craving.set(fact.craving, at: stamp)
                }
            }
        case .fulfilmentSet(let fact):
            change(loop: fact.loop) {
                $0.change(theory: fact.theory) { $0.fulfilment.set(fact.fulfilment, at: stamp) }
            }
        case .theoryTried(let fact):
            change(loop: fact.loop) { $0.change(theory: fact.theory) { $0.record(fact, at: stamp) } }
        case .theoryRemoved(let fact):
            change(loop: fact.loop) { $0.change(theory: fact.theory) { $0.isRemoved = true } }
        case .cueChosen(let fact): change(loop: fact.loop) { $0.choose(fact.cue, at: stamp) }
        case .theoryChosen(let fact): change(loop: fact.loop) { $0.theory.set(fact.theory, at: stamp) }
        case .loopFinalized(let fact): change(loop: fact.loop) { $0.finalized.set(fact, at: stamp) }
        case .loopReopened(let fact):
            change(loop: fact.loop) { $0.reopened = max($0.reopened ?? stamp, stamp) }
        case .loopNoted(let fact): change(loop: fact.loop) { $0.note(fact, at: stamp) }
        case .urgeQuestionSet(let fact): change(loop: fact.loop) { $0.question.set(fact.time, at: stamp) }
        case .planWritingChosen(let fact): settings.planWriting.set(fact.writing, at: stamp)

        case .surveyStarted(let fact): change(run: fact.run) { $0.started.set(fact, at: stamp) }
        case .surveyAnswered(let fact): change(run: fact.run) { $0.answer(fact, at: stamp) }
        case .surveyFinished(let fact): change(run: fact.run) { $0.finished.set(fact.at, at: stamp) }
        case .surveyCancelled(let fact): change(run: fact.run) { $0.cancel(at: stamp) }
        case .medicineNamed(let fact):
            change(medicine: fact.medicine) { medicine in
                medicine.named = min(medicine.named ?? stamp, stamp)
                medicine.name.set(fact.name, at: stamp)
            }
        case .regimenSet(let fact): change(medicine: fact.medicine) { $0.prescribe(fact, at: stamp) }
        case .medicineRemoved(let fact): change(medicine: fact.medicine) { $0.isRemoved = true }
        case .medicinePaused(let fact): change(medicine: fact.medicine) { $0.pause(fact, at: stamp) }
        case .doseTaken(let fact):
            change(medicine: fact.medicine) {
                let content = DoseRecord.Content.taken(at: fact.taken, time: fact.time)
                $0.answer(fact.day, fact.slot, registered: fact.registered, content, at: stamp)
            }
        case .doseUndone(let fact):
            change(medicine: fact.medicine) {
                $0.answer(fact.day, fact.slot, registered: fact.registered, .undone, at: stamp)
            }
        case .doseSkipped(let fact):
            change(medicine: fact.medicine) {
                $0.answer(
                    fact.day, fact.slot, registered: fact.registered, .skipped(fact.reason), at: stamp)
            }
        case .stockCounted(let fact): change(medicine: fact.medicine) { $0.count(fact, at: stamp) }
        case .adherenceGoalSet(let fact): adherenceGoal.set(fact.percent, at: stamp)
        case .doseRemindersSet(let fact):
            change(medicine: fact.medicine) { $0.calls.set(fact.isOn, at: stamp) }
        case .doseSnoozed(let fact): change(medicine: fact.medicine) { $0.snooze.set(fact, at: stamp) }
        case .heartRateMeasured(let fact): heart.measure(fact, at: stamp)
        case .heartRateBoundarySet(let fact): heart.set(fact, at: stamp)
        case .heartRateAnswered(let fact): heart.answer(fact, at: stamp)
        case .doseCallTimeSet(let fact):
            change(medicine: fact.medicine) { $0.call(fact, at: stamp) }
        case .medicineWeekCallsSet(let fact): medicineWeekCalls.set(fact.isOn, at: stamp)
        case .heartRatePutOff(let fact): heart.putOff.set(fact, at: stamp)
        case .measured(let fact):
            change(measurement: fact.measurement) { $0.set(fact, at: stamp, offset: offset) }
            measurements.noteUnit(of: fact, at: stamp)
        case .measurementRemoved(let fact): change(measurement: fact.measurement) { $0.isRemoved = true }
        case .sourcesRanked(let fact):
            measurements.ranking.set(fact.ranking, at: stamp)
            refreshMeasuredHabits()
        case .habitMeasured(let fact): follow(fact, at: stamp)

        case .personalChallengeSet(let fact):
            change(personal: fact.challenge) { challenge in
                challenge.made = min(challenge.made ?? stamp, stamp)
                challenge.latest.set(fact, at: stamp)
            }
        case .personalChallengeRemoved(let fact):
            change(personal: fact.challenge) { $0.isRemoved = true }
        case .personalChallengeCounted(let fact):
            change(personal: fact.challenge) { $0.count(fact, at: stamp) }
        case .personalChallengeSeen(let fact): change(personal: fact.challenge) { $0.isSeen = true }

        case .timerStarted(let fact): change(timer: fact.timer) { $0.start(fact, at: stamp, offset: offset) }
        case .timerStopped(let fact): change(timer: fact.timer) { $0.isStopped = true }

        case .photoAdded(let fact): change(photo: fact.photo) { $0.add(fact, at: stamp) }
        case .photoCaptioned(let fact): change(photo: fact.photo) { $0.set(caption: fact.caption, at: stamp) }
        case .photoRemoved(let fact): change(photo: fact.photo) { $0.remove() }

        case .routeKept(let fact): change(route: fact.route) { $0.keep(fact, at: stamp) }
        case .routeRenamed(let fact): change(route: fact.route) { $0.rename(fact.name, at: stamp) }
        case .routeRemoved(let fact): change(route: fact.route) { $0.remove() }

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
    /// Never inlined: `apply` would hold it twenty times.
    @inline(never)
    mutating func change(_ id: Identifier, _ body: (inout HabitFields) -> Void) {
        body(&habitsByID[id, default: Habit(id: id)].fields)
    }

    /// A plan whose removal is heard of before it was made stays removed.
    private mutating func change(plan: Identifier, _ body: (inout PlanFields) -> Void) {
        body(&plansByID[plan, default: PlanFields()])
    }

    @inline(never)
    private mutating func change(_ id: Identifier, _ day: Day, _ body: (inout DayRecord) -> Void) {
        change(id) { body(&$0.records[day, default: DayRecord()]) }
    }
}
