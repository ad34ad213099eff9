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
        case .history: "/settings/import"
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

/// All doors, one below the other: large, each with a line about what is behind it, or small, with their names alone.
struct Doors: View {
    let assets: Assets
    var isSmall = false

    func write(to html: inout HTML) {
        html("ul", .class(isSmall ? "doors small" : "doors")) { html in
            for door in Door.allCases {
                html("li") { html in write(door, to: &html) }
            }
        }
    }

    private func write(_ door: Door, to html: inout HTML) {
        html("a", .class("card"), .href(door.address), Attribute("data-colour", door.colour.name)) { html in
            html("span", .class("card-symbol")) { html in html(Symbol(door.symbol, assets: assets)) }
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: BeginWording.name(door))
                if !isSmall { html("span", .class("card-line"), text: BeginWording.text(door)) }
            }
            html("span", .class("arrow ahead"), .decorative, text: "")
        }
    }
}
