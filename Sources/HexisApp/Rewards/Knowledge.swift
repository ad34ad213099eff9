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

    init(_ id: String, _ title: String, _ text: String, try tip: String? = nil, _ source: Source) {
        self.id = id
        self.title = title
        self.text = text
        self.tip = tip
        self.source = source
    }
}

extension Knowledge {
    static var count: Int { 43 }

    /// The item at a position of the list, which runs from beginning a habit to letting go of help.
    static func at(_ place: Int) -> Knowledge {
        switch place {
        case ..<11: toBegin(place)
        case ..<22: toPlan(place)
        case ..<33: toGoOn(place)
        default: toLetGo(place)
        }
    }
}
