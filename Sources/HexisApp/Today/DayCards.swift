import HexisCore

/// The cards of the part of a day's list that is shown: what is due, and what can be done in addition.
struct DayCards {
    /// What is due, or was done although it was not.
    let due: [TaskCard]
    let others: [TaskCard]
    /// Whether anything at all is due on the day.
    let isAnyDue: Bool
    /// Whether something is due on the day, and nothing is left to do.
    let isAllSettled: Bool
    let links: StretchLinks

    /// The query may name a part of the list.
    init(
        _ habits: [Habit], on day: Day, of practice: Practice, query: Form, surroundings: Surroundings
    ) {
        let cards = habits.map {
            TaskCard(habit: $0, day: day, practice: practice, surroundings: surroundings)
        }
        let due = cards.filter { $0.belongsOnTheList }
        let others = cards.filter { !$0.belongsOnTheList && $0.canBeDoneAnyway }
        let stretch = Stretch(query, of: due.count + others.count)
        let shown = (due + others)[stretch.places]
        self.due = shown.filter { $0.belongsOnTheList }
        self.others = shown.filter { !$0.belongsOnTheList }
        isAnyDue = !due.isEmpty
        isAllSettled = isAnyDue && due.allSatisfy { $0.isSettled }
        links = StretchLinks(stretch: stretch, address: "/today?day=\(day)&stretch=")
    }
}

/// Cards, one below the other.
struct CardList: View {
    let cards: [TaskCard]

    func write(to html: inout HTML) {
        html("ul", .class("cards")) { html in
            for card in cards { html(card) }
        }
    }

    /// The groups of the cards, sorted by the position of their first habit.
    var groups: [Line?] {
        var groups: [Line?] = []
        for card in cards where !groups.contains(card.habit.group) { groups.append(card.habit.group) }
        return groups
    }

    func only(_ group: Line?) -> CardList { CardList(cards: cards.filter { $0.habit.group == group }) }
}
