/// A piece of knowledge about habits: a few sentences that somebody can use, with where they come from.
struct Knowledge {
    /// Its name in addresses: `begin-small`.
    let id: String
    /// At most 60 characters.
    let title: String
    let text: String
    /// Something to try with it, if there is something.
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

    /// The one at a place of the list, which begins with what helps to begin and ends with letting go.
    static func at(_ place: Int) -> Knowledge {
        switch place {
        case ..<11: toBegin(place)
        case ..<22: toPlan(place)
        case ..<33: toGoOn(place)
        default: toLetGo(place)
        }
    }
}
