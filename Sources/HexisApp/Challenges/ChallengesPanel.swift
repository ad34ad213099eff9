import HexisCore

/// The challenges panel on a habit's own page.
struct ChallengesPanel: View {
    let habit: Habit
    let practice: Practice
    let today: Day

    func write(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ChallengesWording.title)
            let challenges = habit.challenges
            if challenges.isEmpty { html("p", .class("hint"), text: ChallengesWording.none) }
            for challenge in challenges.suffix(3).reversed() { write(challenge, to: &html) }
            html("p") { html in
                html("a", .href("/habits/\(habit.id)/challenges"), text: ChallengesWording.link)
            }
        }
    }

    private func write(_ challenge: Challenge, to html: inout HTML) {
        html("p") { html in
            html("span", text: "\(ChallengesWording.name(challenge.level)): ")
            html(
                "span", .class("hint"),
                text: ChallengesWording.standing(
                    challenge, practice.standing(of: challenge, on: today), seenFrom: today))
        }
    }
}

/// On Today, announces a completed challenge until its report is opened.
struct ReportAnnouncements: View {
    let practice: Practice
    let habits: [Habit]
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        for habit in habits where !habit.isArchived {
            for challenge in practice.unreadReports(of: habit, on: surroundings.moment.today) {
                write(habit, challenge, to: &html)
            }
        }
    }

    private func write(_ habit: Habit, _ challenge: Challenge, to html: inout HTML) {
        html("section", .class("panel announcement"), Attribute("data-colour", habit.colour.name)) { html in
            html("h2", text: ReportWording.ready)
            html("p", text: ReportWording.announcement(habit.name))
            writeForm(of: challenge, habit, to: &html)
        }
    }

    private func writeForm(of challenge: Challenge, _ habit: Habit, to html: inout HTML) {
        html(
            "form", Attribute("method", "post"),
            Attribute("action", "/habits/\(habit.id)/challenges/\(challenge.id)/read")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(challenge.id, 86)]))
            html("button", .class("button"), text: ReportWording.open)
        }
    }
}
