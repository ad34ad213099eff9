package import HexisCore

extension Practice {
    /// The webhook events of new entries that still apply and whose subjects still exist.
    ///
    /// Names are the current ones; none is included if the person wants private reminders.
    package func news(in entries: [Entry]) -> [WebhookEvent] { entries.compactMap { news(in: $0) } }

    private func news(in entry: Entry) -> WebhookEvent? {
        switch entry.fact {
        case .checkIn(.checkedIn(let fact)): news(of: fact, entry)
        case .checkIn(.dayMarked(let fact)) where fact.mark == .kept: news(of: fact, entry)
        case .medicine(.doseTaken(let fact)): news(of: fact, entry)
        case .place(.arrived(let fact)): news(of: fact, entry)
        case .measurement(.measured(let fact)): news(of: fact, entry)
        default: nil
        }
    }

    /// Returns `nil` for a check-in that was undone, and for one that subtracts.
    private func news(of fact: CheckedIn, _ entry: Entry) -> WebhookEvent? {
        guard let habit = habit(fact.habit), fact.amount > .zero,
            habit.record(on: fact.day).checkIns.contains(where: { $0.stamp.id == entry.id && !$0.isUndone })
        else { return nil }
        return news(of: habit, on: fact.day, fact.amount, entry)
    }

    /// Reports a limit that was kept, which is marked explicitly.
    private func news(of fact: DayMarked, _ entry: Entry) -> WebhookEvent? {
        habit(fact.habit).flatMap { news(of: $0, on: fact.day, .zero, entry) }
    }

    private func news(of habit: Habit, on day: Day, _ amount: Amount, _ entry: Entry) -> WebhookEvent {
        let standing = habit.standing(on: day)
        return WebhookEvent(
            .checkIn, entry.id, at: entry.at,
            [
                JSON.Member("day", .string(day.description)),
                JSON.Member("habit", named(habit.id, habit.name)),
                JSON.Member("amount", .thousandths(amount.thousandths)),
                JSON.Member("total", .thousandths(standing.total.thousandths)),
                JSON.Member("done", .bool(standing.isDone)),
            ])
    }

    private func news(of fact: DoseTaken, _ entry: Entry) -> WebhookEvent? {
        medicine(fact.medicine).map { medicine in
            WebhookEvent(
                .medicineTaken, entry.id, at: fact.taken,
                [
                    JSON.Member("day", .string(fact.day.description)),
                    JSON.Member("medicine", named(medicine.id, medicine.name)),
                    JSON.Member("time", .string(fact.time.description)),
                ])
        }
    }

    private func news(of fact: Arrived, _ entry: Entry) -> WebhookEvent? {
        places.first { $0.id == fact.place }.map { place in
            WebhookEvent(
                .placeArrived, entry.id, at: fact.instant,
                [JSON.Member("place", named(place.id, place.name.text))])
        }
    }

    private func news(of fact: Measured, _ entry: Entry) -> WebhookEvent? {
        guard measurement(fact.measurement) == fact else { return nil }
        let instant = fact.start.map { Instant(clamping: $0 * 1000) } ?? entry.at
        var members = [
            JSON.Member("day", .string(fact.day.description)),
            JSON.Member("value", .thousandths(fact.amount)),
        ]
        // A signal named by the person reveals as much as a habit's name.
        if Signal.known.contains(fact.signal) || !isPrivate {
            members.append(JSON.Member("signal", .string(fact.signal.name)))
        }
        if let seconds = fact.seconds { members.append(JSON.Member("seconds", .integer(seconds))) }
        return WebhookEvent(.measurement, entry.id, at: instant, members)
    }

    fileprivate func named(_ id: Identifier, _ name: String) -> JSON {
        let member = isPrivate ? [] : [JSON.Member("name", .string(name))]
        return .object([JSON.Member("id", .string(id.description))] + member)
    }

    private var isPrivate: Bool { settings.reminderWording == .private }
}

extension Practice {
    /// The completed challenges, of habits and personal ones. No entry names them: any entry that fills a challenge
    /// completes it, or its last day does.
    package func completedChallenges(on today: Day) -> [Identifier] {
        ofHabits(on: today).map { $0.challenge.id } + ofTheirOwn(on: today).map { $0.id }
    }

    /// The events of completed challenges, except those that were already reported.
    package func news(ofChallengesCompletedBut known: Set<Identifier>, on today: Day, at now: Instant)
        -> [WebhookEvent]
    {
        let ofHabits = ofHabits(on: today).filter { !known.contains($0.challenge.id) }.map {
            (habit, challenge) in
            news(
                of: challenge.id, at: now,
                challenge: .object([JSON.Member("id", .string("\(challenge.id)"))]),
                [JSON.Member("habit", named(habit.id, habit.name))])
        }
        let ofTheirOwn = ofTheirOwn(on: today).filter { !known.contains($0.id) }.map {
            news(of: $0.id, at: now, challenge: named($0.id, $0.title.text), [])
        }
        return ofHabits + ofTheirOwn
    }

    private func news(
        of challenge: Identifier, at now: Instant, challenge json: JSON, _ more: [JSON.Member]
    ) -> WebhookEvent {
        WebhookEvent(
            .challengeCompleted, challenge.derived(1), at: now, [JSON.Member("challenge", json)] + more)
    }

    private func ofHabits(on today: Day) -> [(habit: Habit, challenge: Challenge)] {
        habits.flatMap { habit in
            habit.challenges.filter { standing(of: $0, on: today) == .completed }.map { (habit, $0) }
        }
    }

    private func ofTheirOwn(on today: Day) -> [PersonalChallenge] {
        personalChallenges.filter { standing(of: $0, on: today).isCompleted }
    }
}
