import HexisCore

/// Asks before a challenge is deleted.
struct PersonalRemovalPage {
    let challenge: PersonalChallenge
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        let address = "/personal-challenges/\(challenge.id)"
        let document = Document(PersonalWording.removeTitle, below: .goals, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                PersonalWording.removeTitle, back: address, challenge.title.text, lead: challenge.title.text)
            html(
                "form", .class("panel"), Attribute("method", "post"), Attribute("action", "\(address)/delete")
            ) { html in
                html(HiddenFields([surroundings.formIdentifier(challenge.id, 1433)]))
                html("p", text: PersonalWording.removeText)
                html("div", .class("buttons")) { html in
                    html("button", .class("button danger"), text: PersonalWording.removeForGood)
                    html("a", .class("button quiet"), .href(address), text: CommonWording.cancel)
                }
            }
        }
    }
}
