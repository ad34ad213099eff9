import HexisCore

/// The cards of a day: what is due, by groups, then what can be done in addition.
struct DayList: View {
    let practice: Practice
    let habits: [Habit]
    let day: Day
    let query: Form
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        let cards = DayCards(habits, on: day, of: practice, query: query, surroundings: surroundings)
        if !cards.isAnyDue {
            html(CalmWord(title: TodayWording.nothingDueTitle, text: TodayWording.nothingDueText))
        }
        writeGroups(CardList(cards: cards.due), to: &html)
        // Below the cards, so that the card just ticked stays under the finger.
        if cards.isAllSettled { html(CalmWord.allDone) }
        writeOthers(CardList(cards: cards.others), to: &html)
        html(cards.links)
        html(NewHabitButton())
    }

    private func writeGroups(_ list: CardList, to html: inout HTML) {
        let groups = practice.inOrder(list.groups)
        for group in groups {
            html("section", .class("group")) { html in
                if group != nil || groups.count > 1 {
                    html("h2", text: group?.text ?? TodayWording.ungrouped)
                }
                html(list.only(group))
            }
        }
    }

    private func writeOthers(_ list: CardList, to html: inout HTML) {
        guard !list.cards.isEmpty else { return }
        html("details", .class("others")) { html in
            html(
                "summary",
                text: day == surroundings.moment.today ? TodayWording.others : TodayWording.othersOnDay)
            html(list)
        }
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
