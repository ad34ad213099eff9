/// User-facing text of the rewards.
enum RewardsWording {
    static var knowledge: String { "Tips" }
    static var suggestions: String { "Habit ideas" }
    static var oneKnowledge: String { "A tip" }
    static var oneSuggestion: String { "A habit idea" }
    static var new: String { "New" }
    static var open: String { "Open" }

    static var emptyTitle: String { "Something is on its way to you" }
    static var emptyText: String {
        "Rewards are not points. They are tips, short facts about how habits form, and ideas for new habits. They come by themselves, one to four days apart, when you mark something on Today, whatever you achieved."
    }
    static var toToday: String { "Go to Today" }
    static var explanationTitle: String { "How do rewards come?" }
    static var toSuggestions: String { "To the habit ideas" }
    static var noneOfKind: String { "The first one will come on its own." }

    static var tryIt: String { "Try it" }
    static var source: String { "Source" }
    static var plan: String { "A plan that goes with it" }
    static var makeHabit: String { "Make it a habit" }
    static var changeFirst: String { "Change it first" }

    /// The message after a check-in that earned a reward.
    static func earned(_ item: RewardItem) -> String {
        switch item {
        case .knowledge(let knowledge): "A tip for you: “\(knowledge.title)”"
        case .suggestion(let suggestion): "A habit idea for you: “\(suggestion.name)”"
        }
    }

    static func existing(isArchived: Bool) -> String {
        isArchived
            ? "You have a habit of this name among those that are archived."
            : "You have a habit of this name already."
    }

    /// `Lally et al. (2010). How are habits formed … European Journal of Social Psychology.`
    static func citation(_ source: Source) -> String {
        "\(source.authors) (\(source.year)). \(source.title). \(source.publication)."
    }
}
