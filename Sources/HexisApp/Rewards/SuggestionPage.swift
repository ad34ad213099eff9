import HexisCore

/// A suggested habit: why one might want it, how it would look, and a button to adopt it.
struct SuggestionPage {
    let suggestion: Suggestion
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        let document = Document(
            suggestion.name, in: .rewards, of: practice, with: surroundings,
            sheet: Sheet(over: Place.rewards.address))
        return document.page { html in
            writeHeader(to: &html)
            html("p", .class("reading"), text: suggestion.text)
            writePlan(to: &html)
            writeActions(to: &html)
            html(SourceNote(source: suggestion.source))
        }
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("reading-head"), Attribute("data-colour", suggestion.colour.name)) { html in
            html("p", text: RewardsWording.oneSuggestion)
            html("div", .class("habit-title")) { writeTitle(to: &$0) }
            html("p", text: summary)
        }
    }

    private func writeTitle(to html: inout HTML) {
        html("span", .class("card-symbol")) { html in
            html(Symbol(suggestion.symbol.name, assets: surroundings.assets))
        }
        html("h1", text: suggestion.name)
    }

    private var summary: String {
        [HabitsWording.schedule(suggestion.schedule), HabitsWording.goal(suggestion.goal)]
            .compactMap { $0 }.joined(separator: " · ")
    }

    private func writePlan(to html: inout HTML) {
        html("section", .class("panel tip")) { html in
            html("h2", text: RewardsWording.plan)
            html("p", text: PlansWording.sentence(after: suggestion.cue, suggestion.response))
        }
    }

    private func writeActions(to html: inout HTML) {
        let habit = practice.habits.first { $0.name == suggestion.name }
        if let habit { writeExisting(habit, to: &html) }
        let address = RewardItem.suggestion(suggestion).address
        html(
            "form", .class("buttons"), Attribute("method", "post"), Attribute("action", "\(address)/habit")
        ) { writeButtons(to: &$0) }
    }

    private func writeExisting(_ habit: Habit, to html: inout HTML) {
        html("p", .class("hint existing")) { html in
            html(
                "a", .href("/habits/\(habit.id)"),
                text: RewardsWording.existing(isArchived: habit.isArchived))
        }
    }

    private func writeButtons(to html: inout HTML) {
        html(HiddenFields([surroundings.formIdentifier(nil, 8000)]))
        html("button", .class("button"), text: RewardsWording.makeHabit)
        html(
            "a", .class("button quiet"), .href("/habits/new?suggestion=\(suggestion.id)"),
            text: RewardsWording.changeFirst)
    }
}
