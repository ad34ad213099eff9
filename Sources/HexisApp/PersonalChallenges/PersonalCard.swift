import HexisCore

extension PersonalStanding {
    /// Whether the challenge is running or about to begin.
    var isOpen: Bool { state == .active || state == .upcoming }
}

/// A personal challenge in a list: its goal, its progress, and a button if taps count towards it.
struct PersonalCard: View {
    let challenge: PersonalChallenge
    let standing: PersonalStanding
    let surroundings: Surroundings
    var isOnToday = false
    /// The companions who did something for it today.
    var doneBy: [String] = []

    private var today: Day { surroundings.moment.today }
    private var address: String { "/personal-challenges/\(challenge.id)" }

    func write(to html: inout HTML) {
        html("li", .class("card personal"), .id("challenge-\(challenge.id)")) { html in
            html("a", .class("card-body"), .href(isOnToday ? "\(address)?from=today" : address)) { html in
                html(ProgressRing(permille: standing.permille))
                html("span", .class("card-text")) { html in writeText(to: &html) }
            }
            if standing.state == .active, challenge.kind.signal == nil { writeTap(to: &html) }
        }
    }

    private func writeText(to html: inout HTML) {
        html("span", .class("card-name"), text: challenge.title.text)
        html("span", .class("card-line"), text: line)
        if !doneBy.isEmpty {
            html("span", .class("card-line"), text: CompanionWording.doneToday(by: doneBy))
        }
    }

    private var line: String {
        let today =
            standing.state == .active ? PersonalWording.today(challenge, amountToday) : nil
        return [
            today, PersonalWording.progress(challenge, standing),
            PersonalWording.state(challenge, standing, seenFrom: self.today),
        ].compactMap { $0 }.joined(separator: " · ")
    }

    private var amountToday: Int64 { standing.days.last.flatMap { $0.day == today ? $0.amount : nil } ?? 0 }

    /// Whether today is already done: a challenge that counts days then needs no more taps.
    private var isDoneToday: Bool {
        challenge.kind == .done && amountToday > 0
    }

    private func writeTap(to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", "\(address)/count")) { html in
            html(
                HiddenFields([
                    surroundings.formIdentifier(challenge.id, 1430),
                    ("amount", isDoneToday ? "-1000000" : "1"),
                    ("back", isOnToday ? "today" : "challenge"),
                ]))
            if challenge.kind == .done { writeTick(to: &html) } else { writeStep(to: &html) }
        }
    }

    private func writeTick(to html: inout HTML) {
        let label =
            isDoneToday ? PersonalWording.markOpen : PersonalWording.markDone(challenge.title.text)
        html("button", .class("tick"), .label(label)) { html in
            html("span", .class(isDoneToday ? "tick-mark done-mark" : "tick-mark"), .decorative) { html in
                html(Symbol("check", assets: surroundings.assets))
            }
        }
    }

    private func writeStep(to html: inout HTML) {
        html("button", .class("step"), .label(PersonalWording.countOne(challenge.title.text)), text: "+")
    }
}
