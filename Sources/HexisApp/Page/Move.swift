import HexisCore

/// The directions in which something moves in its list.
enum Move: Int, Choice {
    case first = 0
    case up, down, last

    var name: String {
        switch self {
        case .first: "first"
        case .up: "up"
        case .down: "down"
        case .last: "last"
        }
    }

    func isPossible(from place: Int, of count: Int) -> Bool {
        switch self {
        case .first: place > 1
        case .up: place > 0
        case .down: place < count - 1
        case .last: place < count - 2
        }
    }

    /// Where something ends up, counted without it.
    func target(from place: Int, of count: Int) -> Int {
        switch self {
        case .first: 0
        case .up: max(0, place - 1)
        case .down: min(count - 1, place + 1)
        case .last: count - 1
        }
    }
}

/// Buttons that move something by one, or to an end of its list.
struct MoveButtons: View {
    let action: String
    let place: Int
    /// The length of the list.
    let count: Int
    let fields: [(name: String, value: String)]

    func write(to html: inout HTML) {
        guard count > 1 else { return }
        html("ul", .class("rows menu")) { html in
            for move in Move.allCases where move.isPossible(from: place, of: count) {
                html(
                    MenuButton(
                        name: HabitsWording.name(of: move), action: action,
                        fields: [("direction", move.name)] + fields))
            }
        }
    }
}
