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
        let cards = DayCards(habits, on: day, of: practice, query: query, surroundings: surroundings)
        let all = CardList(cards: cards.due)
        let here = CardList(cards: cards.due.filter { !isOver($0) })
        let order = byParts(here.groups)
        for group in order where !isLater(group) { write(group, here, of: all, isOpen: true, to: &html) }
        if cards.isAllSettled { html(CalmWord.allDone) }
        for group in order where isLater(group) { write(group, here, of: all, isOpen: false, to: &html) }
        write("others", TodayWording.others, cards.others, to: &html)
        write("done", TodayWording.done, cards.due.filter(isOver), to: &html)
        html(cards.links)
    }

    /// Whether a card was answered when the visit began, and so is out of the way. A limit never is: there may be one
    /// more to count.
    private func isOver(_ card: TaskCard) -> Bool {
        let standing = card.habit.standing(on: day, asOf: fullDay.since.instant)
        return standing.isAnswered && standing.goal.direction != .atMost
    }

    /// Unless the person ordered them, the parts of the day come first, then the own groups, then what has none.
    private func byParts(_ groups: [Line?]) -> [Line?] {
        let order = sortedPlaces(of: groups.count) { rank(groups[$0]) < rank(groups[$1]) }
        return practice.inOrder(order.map { groups[$0] })
    }

    private func rank(_ group: Line?) -> Int {
        guard let group else { return DayPart.allCases.count + 1 }
        return DayPart(group: group)?.rawValue ?? DayPart.allCases.count
    }

    private func isLater(_ group: Line?) -> Bool {
        group.flatMap { DayPart(group: $0) }.map { $0.rawValue > fullDay.part.rawValue } ?? false
    }

    private func write(
        _ group: Line?, _ here: CardList, of all: CardList, isOpen: Bool, to html: inout HTML
    ) {
        let asked = all.only(group).cards
        let progress = DayProgress(done: asked.count { $0.isSettled }, asked: asked.count)
        html.fold(
            "group \(group?.text ?? "")", group?.text ?? TodayWording.ungrouped,
            TodayWording.summary(progress), isOpen: isOpen
        ) { html in html(here.only(group)) }
    }

    private func write(_ key: String, _ title: String, _ cards: [TaskCard], to html: inout HTML) {
        guard !cards.isEmpty else { return }
        html.fold(key, title, HabitsWording.count(cards.count)) { html in html(CardList(cards: cards)) }
    }
}

extension DayPart {
    /// The part of the day that the name of a group mentions: `.morning` for “Early morning”; `nil` if it mentions none.
    init?(group: Line) {
        let names = HabitsWording.groupSuggestions
        guard let place = names.firstIndex(where: { SearchTerms($0).match(group.text) }),
            let part = DayPart(rawValue: place)
        else { return nil }
        self = part
    }
}
