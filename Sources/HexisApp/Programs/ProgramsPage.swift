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
        document.page { html in
            writeHeader(to: &html)
            html(ProblemSummary(problems: problems))
            if let secret { write(secret: secret, to: &html) }
            listeners.writeSecret(to: &html)
            writeTokens(to: &html)
            html(ProgramFormPanel(form: form, problems: problems))
            html(SignalsPanel(token: signals, origin: origin, habits: practice.habits))
            listeners.write(for: practice, surroundings, to: &html)
        }.bytes
    }

    private var document: Document {
        Document(
            ProgramsWording.title, in: .settings, of: practice, with: surroundings,
            notice: listeners.notice
                ?? state.notice(made: ProgramsWording.made, stopped: ProgramsWording.stopped))
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("page-header")) { html in
            html.backLink(to: "/settings", CommonWording.settings)
            html("h1", text: ProgramsWording.title)
            html("p", text: ProgramsWording.introduction)
            html("p") { html in html("a", .href(WaysInPage.address), text: WaysInWording.link) }
        }
    }

    private func write(secret: String, to html: inout HTML) {
        html("section", .class("panel announcement"), Attribute("data-once", if: true)) { html in
            html("h2", text: ProgramsWording.secret)
            html("p", text: ProgramsWording.secretText)
            html(CopiedAddress(label: ProgramsWording.token, name: "secret", address: secret))
        }
    }

    private func writeTokens(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ProgramsWording.tokens)
            if tokens.isEmpty { html("p", .class("hint"), text: ProgramsWording.none) }
            html("ul", .class("rows")) { html in
                for token in tokens { write(token, to: &html) }
            }
            html("p") { html in html("a", .href("/api/v1/openapi.json"), text: ProgramsWording.description) }
            html("p", .class("hint"), text: ProgramsWording.fhir(origin: origin))
        }
    }

    private func write(_ token: AccessToken, to html: inout HTML) {
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: token.name.text)
                html("span", .class("card-line"), text: ProgramsWording.may(token.scope))
            }
            writeRemoval(of: token, to: &html)
        }
    }

    private func writeRemoval(of token: AccessToken, to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", "/settings/programs/remove" as Literal)
        ) { html in
            html(HiddenFields([("token", token.id.description)]))
            html(
                "button", .class("button quiet"), .label("\(ProgramsWording.remove): \(token.name.text)"),
                text: ProgramsWording.remove)
        }
    }
}
