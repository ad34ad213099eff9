/// The words of the page on which people choose where to begin.
enum BeginWording {
    static var title: String { "What brings you here?" }
    static var lead: String { "Choose one to begin with. You’ll find the others again at the end of Today." }
    static var lookAround: String { "Look around first" }
    static var link: String { "Begin something new" }

    static func name(_ door: Door) -> String {
        switch door {
        case .habit: "A new habit"
        case .medicine: "My medicine"
        case .loop: "An old habit to change"
        case .challenge: "A goal of my own"
        case .history: "My history from elsewhere"
        }
    }

    static func text(_ door: Door) -> String {
        switch door {
        case .habit: "One small thing, at its moment of the day"
        case .medicine: "One tap for each dose, and no doubt whether it was taken"
        case .loop: "Find out what sets it off, and put something better there"
        case .challenge: "Steps, books, minutes: something to reach"
        case .history: ImportWording.inSettings
        }
    }
}
