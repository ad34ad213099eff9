import HexisCore

/// The goals, active and completed ones apart, and the challenges of habits.
struct PersonalListPage {
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    func page() -> HTML {
        let all = practice.personalChallenges.map { ($0, practice.standing(of: $0, on: today)) }
        let document = Document(PersonalWording.title, on: .goals, of: practice, with: surroundings)
        return document.page { html in
            writeHeader(hasNew: !all.isEmpty, to: &html)
            html(PersonalAnnouncements(practice: practice, surroundings: surroundings))
            write(all, to: &html)
            writeHabits(to: &html)
            writeFooter(CompanionsPage.address, CompanionWording.title, to: &html)
        }
    }

    private func writeHeader(hasNew: Bool, to html: inout HTML) {
        html("header", .class("page-header")) { html in
            html("h1", text: PersonalWording.title)
            if hasNew { writeNew(to: &html) }
            html("p", text: PersonalWording.lead)
        }
    }

    private func writeNew(to html: inout HTML) {
        html("a", .class("button"), .href("/personal-challenges/new"), text: PersonalWording.new)
    }

    private func write(_ all: [(PersonalChallenge, PersonalStanding)], to html: inout HTML) {
        if all.isEmpty { writeEmpty(to: &html) }
        write(PersonalWording.current, all.filter { $0.1.isOpen }, to: &html)
        write(PersonalWording.completed, all.filter { $0.1.isCompleted }, to: &html)
        write(PersonalWording.over, all.filter { $0.1.state == .over }, to: &html)
    }

    private func writeEmpty(to html: inout HTML) {
        html("section", .class("empty")) { html in
            html("div", .class("empty-picture")) { html in html(Symbol("star", assets: surroundings.assets)) }
            html("h2", text: PersonalWording.emptyTitle)
            html("p", text: PersonalWording.none)
            writeNew(to: &html)
        }
    }

    private func write(
        _ title: String, _ challenges: [(PersonalChallenge, PersonalStanding)], to html: inout HTML
    ) {
        guard !challenges.isEmpty else { return }
        html("section", .class("group")) { html in
            html("h2", text: title)
            html("ul", .class("cards")) { html in
                for (challenge, standing) in challenges {
                    html(PersonalCard(challenge: challenge, standing: standing, surroundings: surroundings))
                }
            }
        }
    }

    private func writeHabits(to html: inout HTML) {
        let habits = practice.habits.filter { !$0.isArchived }
        guard !habits.isEmpty else { return }
        html("section", .class("group")) { html in
            html("h2", text: PersonalWording.withHabit)
            html("p", .class("hint"), text: PersonalWording.withHabitText)
            html("ul", .class("rows")) { html in
                for habit in habits { write(habit, to: &html) }
            }
            writeFooter("/reports", ReportWording.allReports, to: &html)
        }
    }

    private func writeFooter(_ address: String, _ text: String, to html: inout HTML) {
        html("p", .class("footer-links")) { html in
            html("a", .href(address), text: text)
        }
    }

    private func write(_ habit: Habit, to html: inout HTML) {
        let running = practice.runningChallenge(of: habit, on: today)
        let line = running.flatMap { ChallengesWording.line(practice.standing(of: $0, on: today)) }
        html("li", .class("row"), Attribute("data-colour", habit.colour.name)) { html in
            html("a", .class("card-body"), .href("/habits/\(habit.id)/challenges")) { html in
                html("span", .class("card-symbol")) { html in
                    html(Symbol(habit.symbol.name, assets: surroundings.assets))
                }
                writeText(habit.name, line, to: &html)
            }
        }
    }

    private func writeText(_ name: String, _ line: String?, to html: inout HTML) {
        html("span", .class("card-text")) { html in
            html("span", .class("card-name"), text: name)
            if let line { html("span", .class("card-line"), text: line) }
        }
    }
}
