import HexisCore

/// Asks before a challenge is deleted.
struct ChallengeRemovalPage {
    let habit: Habit
    let challenge: Challenge
    let practice: Practice
    let surroundings: Surroundings

    private var address: String { "/habits/\(habit.id)/challenges" }

    func page() -> HTML {
        let document = Document(
            ChallengesWording.removeTitle, in: .habits, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                ChallengesWording.removeTitle, back: address, ChallengesWording.title,
                lead: "\(habit.name) · \(ChallengesWording.name(challenge.level))")
            html(form)
        }
    }

    private var form: RemovalForm {
        RemovalForm(
            action: "\(address)/\(challenge.id)/remove",
            identifier: surroundings.formIdentifier(challenge.id, 81), text: ChallengesWording.removeText,
            button: ChallengesWording.removeForGood, back: address)
    }
}
