import HexisCore

/// Asks before a challenge is deleted.
struct PersonalRemovalPage {
    let challenge: PersonalChallenge
    let practice: Practice
    let surroundings: Surroundings

    private var address: String { "/personal-challenges/\(challenge.id)" }

    func page() -> HTML {
        let document = Document(PersonalWording.removeTitle, below: .goals, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                PersonalWording.removeTitle, back: address, challenge.title.text, lead: challenge.title.text)
            html(form)
        }
    }

    private var form: RemovalForm {
        RemovalForm(
            action: "\(address)/delete", identifier: surroundings.formIdentifier(challenge.id, 1433),
            text: PersonalWording.removeText, button: PersonalWording.removeForGood, back: address)
    }
}
