import HexisCore

/// All earned rewards: knowledge and suggestions apart, newest first.
struct RewardsPage {
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        let kept = practice.keptRewards
        let document = Document(CommonWording.rewards, in: .rewards, of: practice, with: surroundings)
        return document.page { html in
            html("header", .class("page-header")) { writeHeader(isEmpty: kept.isEmpty, to: &$0) }
            if kept.isEmpty { writeEmpty(to: &html) } else { write(kept, to: &html) }
        }
    }

    private func writeHeader(isEmpty: Bool, to html: inout HTML) {
        html("h1", text: CommonWording.rewards)
        html(SearchLink(assets: surroundings.assets))
        if !isEmpty {
            html(Explanation(title: RewardsWording.explanationTitle, text: RewardsWording.emptyText))
        }
    }

    private func writeEmpty(to html: inout HTML) {
        html("section", .class("empty")) { html in
            html("div", .class("empty-picture")) { html in
                html(Symbol("place-rewards", assets: surroundings.assets))
            }
            html("h2", text: RewardsWording.emptyTitle)
            html("p", text: RewardsWording.emptyText)
            html("a", .class("button"), .href("/today"), text: RewardsWording.toToday)
        }
    }

    private func write(_ kept: [KeptReward], to html: inout HTML) {
        let (knowledge, suggestions) = (kept.filter { $0.isKnowledge }, kept.filter { !$0.isKnowledge })
        html("div", .class("kept-rewards")) { html in
            write(
                RewardsWording.knowledge, "knowledge", knowledge,
                pointingOn: knowledge.count > 3 && !suggestions.isEmpty, to: &html)
            write(RewardsWording.suggestions, "suggestions", suggestions, to: &html)
        }
    }

    /// A long first list links to the second, which is far below on a phone.
    private func write(
        _ title: String, _ id: String, _ rewards: [KeptReward], pointingOn: Bool = false, to html: inout HTML
    ) {
        html("section", Attribute("aria-labelledby", id)) { html in
            html("h2", .id(id), text: title)
            if pointingOn {
                html("a", .class("to-suggestions"), .href("#suggestions"), text: RewardsWording.toSuggestions)
            }
            if rewards.isEmpty { html("p", .class("hint"), text: RewardsWording.noneOfKind) }
            html("ul", .class("rows")) { html in
                for reward in rewards { html(RewardRow(kept: reward, surroundings: surroundings)) }
            }
        }
    }
}

extension KeptReward {
    var isKnowledge: Bool {
        if case .knowledge = item { true } else { false }
    }

    /// The address to which a form opens it.
    var openAddress: String { "/rewards/\(reward.number)/open" }
}

extension RewardItem {
    /// `nil` for knowledge, which has the app's colour.
    var colour: HabitColour? {
        if case .suggestion(let suggestion) = self { suggestion.colour } else { nil }
    }

    var symbol: String {
        switch self {
        case .knowledge: "place-rewards"
        case .suggestion(let suggestion): suggestion.symbol.name
        }
    }
}
