import HexisCore

/// Today, and what is marked from its cards.
struct TodayRoutes {
    let request: Request
    let practice: Practice
    let surroundings: Surroundings

    /// `GET /today`, of the day that the query names or of today.
    func show() -> Reply {
        .page(
            TodayPage(
                practice: practice, day: TodayRoutes.day(request.query["day"], surroundings),
                surroundings: surroundings, notice: notice
            ).page())
    }

    /// A day that is no date, or further ahead than a year, is today.
    static func day(_ text: String?, _ surroundings: Surroundings) -> Day {
        let today = surroundings.moment.today
        guard let day = text.flatMap({ Day($0) }), day <= today.advanced(by: 366) else { return today }
        return day
    }

    /// Said after a check-in, and only while it still holds.
    private var notice: Notice? {
        guard let id = request.query["checked"].flatMap({ Identifier($0) }),
            let habit = request.query["habit"].flatMap({ Identifier($0) }).flatMap({ practice.habit($0) })
        else { return nil }
        let day = TodayRoutes.day(request.query["day"], surroundings)
        guard let checkIn = habit.record(on: day).checkIns.first(where: { $0.stamp.id == id }),
            !checkIn.isUndone
        else { return Notice(text: TodayWording.undone(habit.name)) }
        let isDone = habit.standing(on: day).isDone && habit.dailyGoal(on: day)?.direction != .atMost
        return Notice(
            text: isDone ? TodayWording.done(habit.name) : TodayWording.recorded(habit.name),
            undo: Notice.Undo(
                address: "/habits/\(habit.id)/undo",
                fields: [
                    ("day", day.description), ("of", id.description), surroundings.formIdentifier(id, 9),
                ]))
    }
}
