public import HexisCore

/// Entering the code of a study, reading its terms, and agreeing to them.
public struct JoinStudyPage: Sendable {
    private let typed: String
    private let state: State
    private let settings: Settings
    private let surroundings: Surroundings

    public enum State: Sendable {
        case fresh
        case unknown
        case closed
        /// The terms of a study, and what was filled in.
        case terms(Identifier, StudyConsentForm, Kind)

        public enum Kind: Sendable {
            case offered
            case changedMeanwhile
            case rejected
            /// For a participant who signed earlier terms.
            case again
        }

        /// Whether the form was rejected.
        public var isRefused: Bool {
            switch self {
            case .fresh, .terms(_, _, .offered), .terms(_, _, .again): false
            case .unknown, .closed, .terms: true
            }
        }
    }

    public static var address: String { "\(TakingPartPage.address)/join" }
    /// The end of the address at which terms are signed.
    public static var sign: String { "sign" }

    public init(typed: String, _ state: State, settings: Settings, surroundings: Surroundings) {
        self.typed = typed
        self.state = state
        self.settings = settings
        self.surroundings = surroundings
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            TakingPartWording.title, in: .settings, settings: settings, assets: surroundings.assets)
        return document.page { html in
            switch state {
            case .fresh: writeCode(nil, to: &html)
            case .unknown: writeCode(TakingPartWording.unknownCode, to: &html)
            case .closed: writeCode(TakingPartWording.closedStudy, to: &html)
            case .terms(let study, let form, let kind): write(study, form, kind, to: &html)
            }
        }.bytes
    }

    private func writeCode(_ message: String?, to html: inout HTML) {
        let problems = message.map { [Problem(field: "code", message: $0)] } ?? []
        html.pageHeader(
            TakingPartWording.join, back: TakingPartPage.address, TakingPartWording.title,
            lead: TakingPartWording.joinText)
        html(ProblemSummary(problems: problems))
        writeCodeForm(message, to: &html)
    }

    private func writeCodeForm(_ message: String?, to html: inout HTML) {
        html(
            "form", .class("panel fields"), Attribute("method", "post"),
            Attribute("action", JoinStudyPage.address), Attribute("novalidate", if: true)
        ) { html in
            html(
                TextField(
                    label: TakingPartWording.code, name: "code", value: typed,
                    hint: TakingPartWording.codeHint, problem: message))
            html("button", .class("button"), text: TakingPartWording.next)
        }
    }

    private func write(
        _ study: Identifier, _ form: StudyConsentForm, _ kind: State.Kind, to html: inout HTML
    ) {
        html.pageHeader(
            form.terms.title.text, back: TakingPartPage.address, TakingPartWording.title,
            lead: kind == .changedMeanwhile ? TakingPartWording.changedMeanwhile : nil)
        html(ProblemSummary(problems: form.step.problems))
        html(StudyTermsView(terms: form.terms, today: surroundings.moment.today))
        writeConsentForm(study, form, isAgain: kind == .again, to: &html)
    }

    private func writeConsentForm(
        _ study: Identifier, _ form: StudyConsentForm, isAgain: Bool, to html: inout HTML
    ) {
        html(
            "form", .class("panel questions survey"), Attribute("method", "post"),
            Attribute("action", "\(MyStudyPage.address(of: study))/\(JoinStudyPage.sign)"),
            Attribute("novalidate", if: true)
        ) { html in
            html("h2", text: TakingPartWording.consent)
            html(HiddenFields([("code", typed), ("version", "\(form.terms.version)")]))
            writeQuestions(of: form.step, to: &html)
            writeButtons(isAgain: isAgain, to: &html)
        }
    }

    private func writeQuestions(of form: SurveyStepForm, to html: inout HTML) {
        html("div", .class("survey-asks")) { html in
            for place in form.step.questions.indices {
                html(SurveyQuestionView(form: form, place: place))
            }
        }
    }

    private func writeButtons(isAgain: Bool, to html: inout HTML) {
        html("div", .class("buttons")) { html in
            html(
                "button", .class("button"),
                text: isAgain ? TakingPartWording.signAgain : TakingPartWording.sign)
            html("a", .class("button quiet"), .href(TakingPartPage.address), text: TakingPartWording.notNow)
        }
    }
}
