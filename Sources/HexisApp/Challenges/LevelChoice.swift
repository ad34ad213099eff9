import HexisCore

/// The four levels; locked ones show what unlocks them.
struct LevelChoice: View {
    let habit: Habit
    let chosen: ChallengeLevel?
    let changed: Challenge?
    let problem: String?
    let practice: Practice
    let today: Day

    func write(to html: inout HTML) {
        html(
            "fieldset", .class("levels"), .id("level"),
            Attribute("aria-describedby", FieldNotes.ids(field: "level", hint: nil, problem: problem))
        ) { html in
            html("legend", text: ChallengesWording.level)
            html(FieldNotes(field: "level", hint: nil, problem: problem))
            html("div") { html in
                for level in ChallengeLevel.allCases { write(level, to: &html) }
            }
        }
    }

    private func write(_ level: ChallengeLevel, to html: inout HTML) {
        let isOpen = changed?.level == level || practice.isOpen(level, for: habit, on: today)
        html("label", .class(isOpen ? "level" : "level locked")) { html in
            html.void(
                "input", .type("radio"), .name("level"), .value(level.name),
                Attribute("checked", if: isOpen && chosen == level), Attribute("disabled", if: !isOpen))
            html("span", .class("level-name")) { html in writeText(of: level, isOpen: isOpen, to: &html) }
        }
    }

    private func writeText(of level: ChallengeLevel, isOpen: Bool, to html: inout HTML) {
        html("span", text: ChallengesWording.name(level))
        html(
            "span", .class("card-line"),
            text: isOpen ? CommonWording.days(level.days) : ChallengesWording.opensAfter(level))
    }
}
