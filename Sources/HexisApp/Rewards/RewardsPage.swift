import HexisCore

/// Where knowledge and suggestions will be kept.
struct RewardsPage {
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        let document = Document(
            CommonWording.rewards, in: .rewards, settings: practice.settings, assets: surroundings.assets)
        return document.page { html in
            html("header", .class("page-header")) { html in html("h1", text: CommonWording.rewards) }
            html("section", .class("empty")) { html in
                html("div", .class("empty-picture")) { html in
                    html(Symbol("place-rewards", assets: surroundings.assets))
                }
                html("h2", text: RewardsWording.emptyTitle)
                html("p", text: RewardsWording.emptyText)
            }
        }
    }
}

/// The words of the rewards.
enum RewardsWording {
    static var emptyTitle: String { "Nothing here yet" }
    static var emptyText: String {
        "Hexis does not hand out points. What belongs here is knowledge: how habits form, and ideas for new ones. This version has none to give yet."
    }
}
