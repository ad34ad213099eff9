import HexisCore

/// On Today, below the habits: the running challenges; on a full day the nearest one, and the way to the others.
struct PersonalOnToday: View {
    let active: [ActiveChallenge]
    let surroundings: Surroundings
    var isFullDay = false

    func write(to html: inout HTML) {
        guard !active.isEmpty else { return }
        html("section", .class("group"), Attribute("aria-labelledby", "own-challenges")) { html in
            html("div", .class("group-head")) { html in writeHead(to: &html) }
            html("ul", .class("cards")) { html in
                for challenge in isFullDay ? [nearest] : active { write(challenge, to: &html) }
            }
        }
    }

    private func writeHead(to html: inout HTML) {
        html("h2", .id("own-challenges")) { html in
            html("a", .href("/personal-challenges"), text: PersonalWording.title)
        }
        if isFullDay, active.count > 1 {
            html(
                "a", .class("tall"), .href("/personal-challenges"),
                text: PersonalWording.others(active.count - 1))
        }
    }

    private func write(_ active: ActiveChallenge, to html: inout HTML) {
        html(
            PersonalCard(
                challenge: active.challenge, standing: active.standing, surroundings: surroundings,
                isOnToday: true, doneBy: active.doneBy))
    }

    /// The one that ends first; of several, the one accepted last.
    private var nearest: ActiveChallenge {
        active.dropFirst().reduce(active[0]) { nearest, other in
            (other.challenge.last ?? .last) < (nearest.challenge.last ?? .last) ? other : nearest
        }
    }
}

/// A running challenge of one's own, how it stands, and the companions who did something for it today.
typealias ActiveChallenge = (challenge: PersonalChallenge, standing: PersonalStanding, doneBy: [String])

extension Practice {
    /// The running challenges of one's own.
    func activePersonalChallenges(on today: Day) -> [ActiveChallenge] {
        personalChallenges.map {
            ($0, standing(of: $0, on: today), companionsDone(with: $0.id, on: today))
        }.filter { $0.1.state == .active }
    }
}

/// Announces a completed challenge until it is opened on any device.
struct PersonalAnnouncements: View {
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        for challenge in practice.personalChallenges
        where practice.isNews(challenge, on: surroundings.moment.today) {
            html(
                PersonalAnnouncement(
                    challenge: challenge, button: PersonalWording.open, surroundings: surroundings))
        }
    }
}

/// Announces one completed challenge. Its button leads to the challenge, where it closes the announcement.
struct PersonalAnnouncement: View {
    let challenge: PersonalChallenge
    let button: String
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        html("section", .class("panel announcement")) { html in
            html("h2", text: PersonalWording.announcement)
            html("p", text: PersonalWording.announcement(challenge.title.text))
            writeForm(to: &html)
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"),
            Attribute("action", "/personal-challenges/\(challenge.id)/seen")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(challenge.id, 1431)]))
            html("button", .class("button"), text: button)
        }
    }
}
