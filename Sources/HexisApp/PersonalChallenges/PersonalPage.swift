import HexisCore

/// One personal challenge: its goal, its progress, and what counts towards it.
struct PersonalPage {
    let challenge: PersonalChallenge
    /// The count as typed, if it was invalid.
    var typed: String?
    let practice: Practice
    let surroundings: Surroundings
    /// The section that the person came from, as its address names it.
    var cameFrom: String?
    var notice: Notice?

    private var today: Day { surroundings.moment.today }
    private var address: String { "/personal-challenges/\(challenge.id)" }
    private var standing: PersonalStanding { practice.standing(of: challenge, on: today) }

    func page() -> HTML {
        let document = Document(
            challenge.title.text, below: .goals, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            writeHeader(to: &html)
            if practice.isNews(challenge, on: today) { writeAnnouncement(to: &html) }
            write(standing, to: &html)
            writePanels(to: &html)
            html("div", .class("buttons")) { html in writeWays(to: &html) }
        }
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("page-header")) { html in
            html.backLink(from: cameFrom, else: "/personal-challenges", PersonalWording.title)
            html("h1", text: challenge.title.text)
            html("p", text: PersonalWording.goal(challenge, seenFrom: today))
            if let description = challenge.description {
                html("p", .class("written"), text: description.text)
            }
        }
    }

    private func writeAnnouncement(to html: inout HTML) {
        html(
            PersonalAnnouncement(
                challenge: challenge, button: CommonWording.close, surroundings: surroundings))
    }

    private func write(_ standing: PersonalStanding, to html: inout HTML) {
        html(PersonalProgress(challenge: challenge, standing: standing, practice: practice, today: today))
        if standing.state != .upcoming {
            html(
                PersonalCounting(
                    challenge: challenge, standing: standing, typed: typed, practice: practice,
                    surroundings: surroundings))
        }
        if standing.state == .active { writeTimer(to: &html) }
    }

    private func writeTimer(to html: inout HTML) {
        guard let subject = TimerSubject(challenge.id, in: practice, on: today) else { return }
        html(TimerPanel(subject: subject, practice: practice, surroundings: surroundings))
    }

    private func writePanels(to html: inout HTML) {
        html(
            CompanionsSection(
                goal: .personal(challenge), practice: practice, surroundings: surroundings))
        html(
            PhotosPanel(
                subject: .challenge(challenge.id), practice: practice, surroundings: surroundings))
    }

    private func writeWays(to html: inout HTML) {
        html("a", .class("button quiet"), .href("\(address)/edit"), text: PersonalWording.change)
        html("a", .class("button quiet danger"), .href("\(address)/delete"), text: CommonWording.delete)
    }
}
