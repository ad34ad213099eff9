import HexisCore

/// What people come for. Each leads to where its subject begins.
enum Door: CaseIterable {
    case habit, medicine, loop, challenge, history

    var address: String {
        switch self {
        case .habit: "/habits/new"
        case .medicine: "/medicine"
        case .loop: "/loops/new"
        case .challenge: "/personal-challenges/new"
        case .history: ImportPage.address
        }
    }

    var symbol: String {
        switch self {
        case .habit: "leaf"
        case .medicine: "pill"
        case .loop: "turn"
        case .challenge: "star"
        case .history: "place-progress"
        }
    }

    var colour: HabitColour {
        switch self {
        case .habit: .moss
        case .medicine: .sky
        case .loop: .plum
        case .challenge: .amber
        case .history: .teal
        }
    }
}

/// Doors, one below the other: large, each with a line about what is behind it, or small, with their names alone.
struct Doors: View {
    /// One of the doors, as it is shown.
    struct Card {
        let name: String
        var text = ""
        let address: String
        let symbol: String
        let colour: HabitColour
    }

    let cards: [Card]
    let assets: Assets
    let isSmall: Bool

    init(cards: [Card], assets: Assets, isSmall: Bool = false) {
        self.cards = cards
        self.assets = assets
        self.isSmall = isSmall
    }

    /// All doors.
    init(assets: Assets, isSmall: Bool = false) {
        let cards = Door.allCases.map { door in
            Card(
                name: BeginWording.name(door), text: BeginWording.text(door), address: door.address,
                symbol: door.symbol, colour: door.colour)
        }
        self.init(cards: cards, assets: assets, isSmall: isSmall)
    }

    func write(to html: inout HTML) {
        html("ul", .class(isSmall ? "doors small" : "doors")) { html in
            for card in cards {
                html("li") { html in write(card, to: &html) }
            }
        }
    }

    private func write(_ card: Card, to html: inout HTML) {
        html("a", .class("card"), .href(card.address), Attribute("data-colour", card.colour.name)) { html in
            html("span", .class("card-symbol")) { html in html(Symbol(card.symbol, assets: assets)) }
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: card.name)
                if !isSmall { html("span", .class("card-line"), text: card.text) }
            }
            html("span", .class("arrow ahead"), .decorative, text: "")
        }
    }
}
