import HexisCore

/// The habits of a full day: by parts of the day, those of later parts and those that are done folded away.
struct FullDayList: View {
    let practice: Practice
    let habits: [Habit]
    let day: Day
    let query: Form
    let surroundings: Surroundings
    let fullDay: FullDay

    func write(to html: inout HTML) {
        let cards = habits.map {
            TaskCard(habit: $0, day: day, practice: practice, surroundings: surroundings)
        }
        let due = cards.filter { $0.belongsOnTheList }
        let others = cards.filter { !$0.belongsOnTheList && $0.canBeDoneAnyway }
        let stretch = Stretch(query, of: due.count + others.count)
        let shown = (due + others)[stretch.places]
        let asked = shown.filter { $0.belongsOnTheList }
        let here = asked.filter { !isOver($0) }
        let names = groups(of: here)
        for name in names where !isLater(name) { write(name, here, of: asked, isOpen: true, to: &html) }
        if !due.isEmpty, due.allSatisfy({ $0.isSettled }) { html(CalmWord.allDone) }
        for name in names where isLater(name) { write(name, here, of: asked, isOpen: false, to: &html) }
        write("others", TodayWording.others, shown.filter { !$0.belongsOnTheList }, to: &html)
        write("done", TodayWording.done, asked.filter(isOver), to: &html)
        html(StretchLinks(stretch: stretch, address: "/today?day=\(day)&stretch="))
    }

    /// Whether a card is out of the way. A limit never is: there may be one more to count.
    private func isOver(_ card: TaskCard) -> Bool {
        card.isAnswered && card.habit.dailyGoal(on: day)?.direction != .atMost
            && fullDay.isOver(answered: card.habit.record(on: day).lastChange)
    }

    /// The groups of the cards: those of the day in its order, then the person's own, then the cards without a group.
    private func groups(of cards: [TaskCard]) -> [Line?] {
        var groups: [Line?] = []
        for card in cards where !groups.contains(card.habit.group) { groups.append(card.habit.group) }
        let order = sortedPlaces(of: groups.count) { rank(groups[$0]) < rank(groups[$1]) }
        return order.map { groups[$0] }
    }

    private func rank(_ group: Line?) -> Int {
        guard let group else { return DayPart.allCases.count + 1 }
        return DayPart(group: group)?.rawValue ?? DayPart.allCases.count
    }

    private func isLater(_ group: Line?) -> Bool {
        group.flatMap { DayPart(group: $0) }.map { $0.rawValue > fullDay.part.rawValue } ?? false
    }

    private func write(
        _ group: Line?, _ here: [TaskCard], of asked: [TaskCard], isOpen: Bool, to html: inout HTML
    ) {
        let all = asked.filter { $0.habit.group == group }
        let progress = DayProgress(done: all.filter { $0.isSettled }.count, asked: all.count)
        html.fold(
            "group \(group?.text ?? "")", group?.text ?? TodayWording.ungrouped,
            TodayWording.summary(progress), isOpen: isOpen
        ) { html in
            write(here.filter { $0.habit.group == group }, to: &html)
        }
    }

    private func write(_ key: String, _ title: String, _ cards: [TaskCard], to html: inout HTML) {
        guard !cards.isEmpty else { return }
        html.fold(key, title, HabitsWording.count(cards.count)) { html in write(cards, to: &html) }
    }

    private func write(_ cards: [TaskCard], to html: inout HTML) {
        html("ul", .class("cards")) { html in
            for card in cards { html(card) }
        }
    }
}

extension DayPart {
    /// The part of the day that a group is named after; `nil` for any other name.
    init?(group: Line) {
        guard let place = HabitsWording.groupSuggestions.firstIndex(where: { $0 == group.text }),
            let part = DayPart(rawValue: place)
        else { return nil }
        self = part
    }
}
