import HexisCore

/// On Today, below the habits: the running challenges.
struct PersonalOnToday: View {
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        let today = surroundings.moment.today
        let active = practice.personalChallenges.map { ($0, practice.standing(of: $0, on: today)) }
            .filter { $0.1.state == .active }
        guard !active.isEmpty else { return }
        html("section", .class("group"), Attribute("aria-labelledby", "own-challenges")) { html in
            html("h2", .id("own-challenges")) { html in
                html("a", .href("/personal-challenges"), text: PersonalWording.title)
            }
            html("ul", .class("cards")) { html in
                for (challenge, standing) in active {
                    html(
                        PersonalCard(
                            challenge: challenge, standing: standing, surroundings: surroundings,
                            isOnToday: true))
                }
            }
        }
    }
}

/// Announces a completed challenge until it is opened on any device.
struct PersonalAnnouncements: View {
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        for challenge in practice.personalChallenges
        where practice.isNews(challenge, on: surroundings.moment.today) {
            html("section", .class("panel announcement")) { html in
                html("h2", text: PersonalWording.announcement)
                html("p", text: PersonalWording.announcement(challenge.title.text))
                html(
                    "form", Attribute("method", "post"),
                    Attribute("action", "/personal-challenges/\(challenge.id)/seen")
                ) { html in
                    html(HiddenFields([surroundings.formIdentifier(challenge.id, 1431)]))
                    html("button", .class("button"), text: PersonalWording.open)
                }
            }
        }
    }
}
