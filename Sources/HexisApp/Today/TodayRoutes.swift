import HexisCore

/// Today, and marking habits on its cards.
struct TodayRoutes: VisitRoutes {
    let visit: Visit

    /// `GET /today`: shows the day named by the query, else today.
    func show() -> Reply {
        .page(
            TodayPage(
                practice: practice, day: TodayRoutes.day(request.query["day"], surroundings),
                surroundings: surroundings, query: request.query, notice: notice
            ).page())
    }

    /// Falls back to today for text that is not a date and for days more than a year ahead.
    static func day(_ text: String?, _ surroundings: Surroundings) -> Day {
        let today = surroundings.moment.today
        guard let day = text.flatMap({ Day($0) }), day <= today.advanced(by: 366) else { return today }
        return day
    }

    /// The notice of what the query says just happened, as far as it still applies.
    private var notice: Notice? {
        var notice =
            noticeOfCheckIn ?? noticeOfNewHabit ?? noticeOfSnooze
            ?? DoseNotice(request.query, practice, surroundings).notice ?? surroundings.said
        guard let number = announcedReward else { return notice }
        let text = RewardsWording.earned(RewardItem(number: number))
        let open = Notice.Action(
            label: RewardsWording.open, address: "/rewards/\(number)/open",
            fields: [surroundings.formIdentifier(nil, 8000 + UInt64(number))])
        if notice?.say(text, open) == nil { notice = Notice(text: text, open) }
        return notice
    }

    /// The reward named by the query. Every further check-in of its day announces it again until it is opened, so
    /// that two quick taps do not hide it.
    private var announcedReward: Int? {
        let named = request.query["reward"].flatMap { practice.earnedReward(named: $0) }
        let today = request.query["checked"].flatMap { _ in
            practice.earnedRewards.last.flatMap { $0.day == surroundings.moment.today ? $0.number : nil }
        }
        return (named ?? today).flatMap { practice.isRewardRead($0) ? nil : $0 }
    }

    /// The notice after a check-in, only while it still applies.
    private var noticeOfCheckIn: Notice? {
        guard let id = named("checked"), let habit = habit(named: "habit") else { return nil }
        let day = TodayRoutes.day(request.query["day"], surroundings)
        guard let checkIn = habit.record(on: day).checkIns.first(where: { $0.stamp.id == id }),
            !checkIn.isUndone
        else { return Notice(text: TodayWording.undone(habit.name)) }
        let isDone = habit.standing(on: day).isDone && habit.dailyGoal(on: day)?.direction != .atMost
        return Notice(
            text: isDone ? TodayWording.done(habit.name) : TodayWording.recorded(habit.name),
            undo(id, of: habit, on: day))
    }

    private func undo(_ checkIn: Identifier, of habit: Habit, on day: Day) -> Notice.Action {
        Notice.Action(
            label: CommonWording.undo, address: "/habits/\(habit.id)/undo",
            fields: [
                ("day", day.description), ("of", checkIn.description),
                surroundings.formIdentifier(checkIn, 9),
            ])
    }

    private var noticeOfNewHabit: Notice? {
        habit(named: "added").map { habit in
            let isPlanned = !practice.plans(of: habit.id).isEmpty
            let planIt = Notice.Action(
                label: HabitsWording.planIt, address: "/habits/\(habit.id)/plans", fields: nil)
            return Notice(text: HabitsWording.added(habit.name), isPlanned ? nil : planIt)
        }
    }

    /// When a snoozed reminder comes again; past the end of its day it does not.
    private var noticeOfSnooze: Notice? {
        guard let id = named("snoozed"), let habit = habit(named: "habit"),
            let snooze = practice.reminder(id, of: habit)?.snooze
        else { return nil }
        let again = surroundings.moment(at: snooze.until)
        return Notice(
            text: RemindersWording.snoozed(
                habit.name,
                until: again.today == snooze.day ? practice.clock.text(again.timeOfDay) : nil))
    }

    private func habit(named field: String) -> Habit? { named(field).flatMap { practice.habit($0) } }

    private func named(_ field: String) -> Identifier? { request.query[field].flatMap { Identifier($0) } }
}
