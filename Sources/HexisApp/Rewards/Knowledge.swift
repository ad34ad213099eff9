/// A fact about habits: a few useful sentences, with their source.
///
/// An object, because lists of what was earned pass it around a lot.
final class Knowledge: Sendable {
    /// Its identifier in addresses: `begin-small`.
    let id: String
    /// At most 60 characters.
    let title: String
    let text: String
    /// Something to try, if there is a tip.
    let tip: String?
    let source: Source

    /// Reads an item: its identifier, title, text, tip and source.
    private init(_ texts: RewardTexts) {
        id = texts[0]
        title = texts[1]
        text = texts[2]
        tip = texts.value(3)
        source = Source(texts, from: 4)
    }
}

extension Knowledge {
    static var count: Int { 43 }

    /// The item at a position of the list, which runs from beginning a habit to letting go of help.
    static func at(_ place: Int) -> Knowledge {
        let texts =
            switch place {
            case ..<11: RewardTexts(at: place, of: toBegin)
            case ..<22: RewardTexts(at: place - 11, of: toPlan)
            case ..<33: RewardTexts(at: place - 22, of: toGoOn)
            default: RewardTexts(at: place - 33, of: toLetGo)
            }
        return Knowledge(texts)
    }
}
