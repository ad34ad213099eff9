/// User-facing text of the tour.
enum TourWording {
    static var link: String { "Take a short tour" }
    static var title: String { "A short tour" }
    static var next: String { "Next" }
    static var back: String { "Back" }
    static var begin: String { "Choose your first habit" }
    static var done: String { "Go to Today" }
    static var leave: String { "Leave the tour" }
    static var again: String { "You can find this tour again in Settings." }
    static var sampleHabit: String { "Drink a glass of water" }
    static var sampleCue: String { "pour my coffee" }
    static var sampleResponse: String { "drink a glass of water" }

    static func count(_ stop: TourStop) -> String { "\(stop.rawValue) of \(TourStop.allCases.count)" }

    static func name(_ stop: TourStop) -> String {
        switch stop {
        case .card: "One tap marks it"
        case .week: "You can fix any day"
        case .plan: "A plan for the moment"
        case .challenge: "A challenge, if you like"
        case .own: "Something to set yourself"
        case .kept: "Kept along the way"
        case .places: "What grows from it"
        }
    }

    static func text(_ stop: TourStop) -> String {
        switch stop {
        case .card:
            "Each habit that is due is on Today as a card. Tap the circle when it is done; tap again to take it back. The bar below shows the last ten days on which it was due."
        case .week:
            "Forgot to mark something? The days of the week and the arrows above lead to any day. Tap a card to skip a day, or to write a note. A missed day is never held against you."
        case .plan:
            "Open a habit under “Habits” and tie it to something you do anyway. The plan is shown on the card and reminds you of the moment."
        case .challenge:
            "Commit to a habit for one week. When the week is over, a report shows how it went, and a longer challenge opens."
        case .own:
            "Walk 10,000 steps, read 12 books: “Goals”, under “Habits”, takes any goal of your own. What a phone or watch measures counts automatically, a stopwatch counts minutes, and a tap counts the rest."
        case .kept:
            "Add photos to a habit, a goal or a day. Keep a route from a link, a track or a QR code. Under “Progress” you find them all, and your measurements too."
        case .places:
            "“Progress” shows the long view. “Rewards” collects what Hexis gives you now and then: a tip, or an idea for a habit. Everything works without a network, too."
        }
    }
}
