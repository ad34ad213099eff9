/// The sections of the app, each one tap away from every page.
enum Place: CaseIterable {
    case today, habits, progress, rewards, settings

    var address: String {
        switch self {
        case .today: "/today"
        case .habits: "/habits"
        case .progress: "/progress"
        case .rewards: "/rewards"
        case .settings: "/settings"
        }
    }

    var name: String {
        switch self {
        case .today: CommonWording.today
        case .habits: CommonWording.habits
        case .progress: CommonWording.progress
        case .rewards: CommonWording.rewards
        case .settings: CommonWording.settings
        }
    }

    /// The section whose address is `/` and this text, as links that say where they are name it.
    static func named(_ text: String?) -> Place? {
        text.flatMap { text in allCases.first { $0.address == "/\(text)" } }
    }

    var symbol: String {
        switch self {
        case .today: "place-today"
        case .habits: "place-habits"
        case .progress: "place-progress"
        case .rewards: "place-rewards"
        case .settings: "place-settings"
        }
    }
}

/// The navigation bar with the sections: at the bottom on a phone, at the side of a wide window.
struct PlacesBar: View {
    let current: Place
    /// The page's position in a section with a strip; the wide bar then shows the links of that strip too.
    var position: PagePosition?
    /// Whether there is an unread reward.
    let hasNews: Bool
    let assets: Assets

    func write(to html: inout HTML) {
        html("nav", .class("places"), .label(CommonWording.places)) { html in
            for place in Place.allCases {
                html("a", .href(place.address), Attribute("aria-current", mark(place))) { html in
                    html(Symbol(place.symbol, assets: assets))
                    html("span", text: place.name)
                    if place == .rewards, hasNews { writeNews(to: &html) }
                }
                writeSubsections(of: place, to: &html)
            }
        }
    }

    private func mark(_ place: Place) -> String? {
        guard place == current else { return nil }
        return position.map { $0.subsection.isFirst } ?? true ? "page" : "true"
    }

    /// Writes the links that only the wide bar has room for. The first is left out: the section's own link leads there.
    private func writeSubsections(of place: Place, to html: inout HTML) {
        for subsection in Subsection.all(of: place) where !subsection.isFirst {
            html(
                "a", .class("within"), .href(subsection.address),
                Attribute("aria-current", position?.mark(subsection)), text: subsection.name)
        }
    }

    private func writeNews(to html: inout HTML) {
        html("span", .class("new-dot"), .decorative, text: "")
        html("span", .class("visually-hidden"), text: ", \(RewardsWording.new)")
    }
}

/// One of the drawings in `symbols.svg`. It is decorative: text beside it says the same.
struct Symbol: View {
    let name: String
    let assets: Assets

    init(_ name: String, assets: Assets) {
        self.name = name
        self.assets = assets
    }

    func write(to html: inout HTML) {
        html("svg", .class("symbol"), .decorative, Attribute("viewBox", "0 0 24 24")) { html in
            html("use", .href("\(assets.symbols)#\(name)"), text: "")
        }
    }
}
