public import HexisCore

/// The programs that have access to a person's account, and the addresses with which anything can report “this
/// happened”.
public struct ProgramsPage: Sendable {
    private let tokens: [AccessToken]
    private let secret: String?
    private let signals: String?
    private let form: ProgramForm
    private let problems: [Problem]
    private let origin: String
    private let practice: Practice
    private let surroundings: Surroundings
    private let state: PersonalAddressState
    private let listeners: WebhooksPart

    /// - Parameters:
    ///   - secret: The secret of a token just created, which is shown only this once.
    ///   - signals: The token in the addresses for “this happened”; `nil` until it is created.
    ///   - form: The form as typed, if it was invalid; `nil` for a new one.
    public init(
        tokens: [AccessToken], secret: String?, signals: String?, form: ProgramForm?, origin: String,
        practice: Practice, surroundings: Surroundings, state: PersonalAddressState, listeners: WebhooksPart
    ) {
        self.tokens = tokens
        self.secret = secret
        self.signals = signals
        self.form = form ?? ProgramForm()
        problems = (form?.problems(having: tokens.count) ?? []) + listeners.problems
        self.listeners = listeners
        self.origin = origin
        self.practice = practice
        self.surroundings = surroundings
        self.state = state
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            ProgramsWording.title, in: .settings, of: practice, with: surroundings,
            notice: listeners.notice
                ?? state.notice(made: ProgramsWording.made, stopped: ProgramsWording.stopped))
        return document.page { html in
            html("header", .class("page-header")) { html in
                html.backLink(to: "/settings", CommonWording.settings)
                html("h1", text: ProgramsWording.title)
                html("p", text: ProgramsWording.introduction)
                html("p") { html in html("a", .href(WaysInPage.address), text: WaysInWording.link) }
            }
            html(ProblemSummary(problems: problems))
            if let secret { write(secret: secret, to: &html) }
            listeners.writeSecret(to: &html)
            writeTokens(to: &html)
            writeForm(to: &html)
            writeSignals(to: &html)
            listeners.write(for: practice, surroundings, to: &html)
        }.bytes
    }

    private func write(secret: String, to html: inout HTML) {
        html("section", .class("panel announcement"), Attribute("data-once", if: true)) { html in
            html("h2", text: ProgramsWording.secret)
            html("p", text: ProgramsWording.secretText)
            html(AddressField(label: ProgramsWording.token, name: "secret", address: secret))
            html("div", .class("buttons")) { html in html(CopyButton(field: "secret")) }
        }
    }

    private func writeTokens(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ProgramsWording.tokens)
            if tokens.isEmpty { html("p", .class("hint"), text: ProgramsWording.none) }
            html("ul", .class("rows")) { html in
                for token in tokens { write(token, to: &html) }
            }
            html("p") { html in
                html("a", .href("/api/v1/openapi.json"), text: ProgramsWording.description)
            }
            html("p", .class("hint"), text: ProgramsWording.fhir(origin: origin))
        }
    }

    private func write(_ token: AccessToken, to html: inout HTML) {
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: token.name.text)
                html("span", .class("card-line"), text: ProgramsWording.may(token.scope))
            }
            html(
                "form", Attribute("method", "post"),
                Attribute("action", "/settings/programs/remove" as Literal)
            ) { html in
                html(HiddenFields([("token", token.id.description)]))
                html(
                    "button", .class("button quiet"),
                    .label("\(ProgramsWording.remove): \(token.name.text)"), text: ProgramsWording.remove)
            }
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("panel"), Attribute("method", "post"),
            Attribute("action", "/settings/programs" as Literal), Attribute("novalidate", if: true)
        ) { html in
            html("h2", text: ProgramsWording.new)
            html(
                TextField(
                    label: ProgramsWording.name, name: "name", value: form.name,
                    hint: ProgramsWording.nameHint, problem: problems["name"], longest: Line.longest))
            html("div", .id("may")) { html in
                html(FieldNotes(field: "may", hint: nil, problem: problems["may"]))
                html(
                    LinedChoices(legend: ProgramsWording.scope) { html in
                        html(
                            LinedChoice(
                                name: "may", value: "add", text: ProgramsWording.add,
                                line: ProgramsWording.addText, isChosen: form.scope.contains(.adding),
                                isOneOfMany: true))
                        html(
                            LinedChoice(
                                name: "may", value: "read", text: ProgramsWording.read,
                                line: ProgramsWording.readText, isChosen: form.scope.contains(.reading),
                                isOneOfMany: true))
                        html(
                            LinedChoice(
                                name: "may", value: "sync", text: ProgramsWording.sync,
                                line: ProgramsWording.syncText, isChosen: form.scope.contains(.syncing),
                                isOneOfMany: true))
                    })
            }
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: ProgramsWording.make)
            }
        }
    }

    private func writeSignals(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ProgramsWording.signals)
            html("p", text: ProgramsWording.signalsText)
            guard let signals else {
                html(ButtonForm(action: "/settings/programs/signals", text: ProgramsWording.makeSignals))
                return
            }
            let habits = practice.habits.filter { !$0.isArchived }
            if habits.isEmpty { html("p", text: ProgramsWording.noHabits) }
            for habit in habits {
                let name = "habit-\(habit.id)"
                html(
                    AddressField(
                        label: habit.name, name: name, address: "\(origin)/signals/\(signals)/\(habit.id)"))
                html("div", .class("buttons")) { html in html(CopyButton(field: name)) }
            }
            html("p", .class("hint"), text: ProgramsWording.signalsSecret)
            html(
                ButtonForm(
                    action: "/settings/programs/signals", text: ProgramsWording.renew, look: "button quiet"))
            html(
                ButtonForm(
                    action: "/settings/programs/signals/stop", text: ProgramsWording.stop,
                    look: "button quiet"))
        }
    }
}
