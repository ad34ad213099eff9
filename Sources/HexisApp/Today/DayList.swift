import HexisCore

/// The cards of a day: what is due, by groups, then what can be done in addition.
struct DayList: View {
    let practice: Practice
    let habits: [Habit]
    let day: Day
    let query: Form
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        let cards = habits.map {
            TaskCard(habit: $0, day: day, practice: practice, surroundings: surroundings)
        }
        let asked = cards.filter { $0.belongsOnTheList }
        if asked.isEmpty {
            html(CalmWord(title: TodayWording.nothingDueTitle, text: TodayWording.nothingDueText))
        }
        let others = cards.filter { !$0.belongsOnTheList && $0.canBeDoneAnyway }
        let stretch = Stretch(query, of: asked.count + others.count)
        let shown = (asked + others)[stretch.places]
        writeGroups(shown.filter { $0.belongsOnTheList }, to: &html)
        // Below the cards, so that the card just ticked stays under the finger.
        if !asked.isEmpty, asked.allSatisfy({ $0.isSettled }) {
            html(CalmWord.allDone)
        }
        writeOthers(shown.filter { !$0.belongsOnTheList }, to: &html)
        html(StretchLinks(stretch: stretch, address: "/today?day=\(day)&stretch="))
        html(NewHabitButton())
    }

    private func writeGroups(_ cards: [TaskCard], to html: inout HTML) {
        for group in groups(of: cards) {
            html("section", .class("group")) { html in
                if group != nil || groups(of: cards).count > 1 {
                    html("h2", text: group?.text ?? TodayWording.ungrouped)
                }
                html("ul", .class("cards")) { html in
                    for card in cards where card.habit.group == group { html(card) }
                }
            }
        }
    }

    private func writeOthers(_ cards: [TaskCard], to html: inout HTML) {
        guard !cards.isEmpty else { return }
        html("details", .class("others")) { html in
            html(
                "summary",
                text: day == surroundings.moment.today ? TodayWording.others : TodayWording.othersOnDay)
            html("ul", .class("cards")) { html in
                for card in cards { html(card) }
            }
        }
    }

    /// Sorted by the position of their first habit.
    private func groups(of cards: [TaskCard]) -> [Line?] {
        var groups: [Line?] = []
        for card in cards where !groups.contains(card.habit.group) { groups.append(card.habit.group) }
        return groups
    }
}

/// What Today says when nothing is left to do.
struct CalmWord: View {
    let title: String
    let text: String

    static var allDone: CalmWord {
        CalmWord(title: TodayWording.allDoneTitle, text: TodayWording.allDoneText)
    }

    func write(to html: inout HTML) {
        html("section", .class("calm")) { html in
            html("h2", text: title)
            html("p", text: text)
        }
    }
}

/// The way to one more habit.
struct NewHabitButton: View {
    func write(to html: inout HTML) {
        html("p", .class("add")) { html in
            html("a", .class("button quiet"), .href("/habits/new"), text: TodayWording.newHabit)
        }
    }
}
