public import HexisCore

/// A study in which a person takes part: what they signed, when data was given out, and leaving.
public struct MyStudyPage: Sendable {
    private let joined: JoinedStudy
    private let settings: Settings
    private let surroundings: Surroundings
    private let state: State

    /// The outcome of the last form.
    public enum State: Sendable {
        case fresh, joined, signed, left, dataRemoved
        /// Neither of the two ways to leave was chosen.
        case notChosen
    }

    public static func address(of study: Identifier) -> String { "\(TakingPartPage.address)/\(study)" }
    /// The end of the address to leave.
    public static var leave: String { "leave" }

    public init(
        _ joined: JoinedStudy, settings: Settings, surroundings: Surroundings, state: State = .fresh
    ) {
        self.joined = joined
        self.settings = settings
        self.surroundings = surroundings
        self.state = state
    }

    private var consent: StudyConsent { joined.participation.consent }
    private var address: String { MyStudyPage.address(of: joined.id) }
    private var today: Day { surroundings.moment.today }

    private var notice: Notice? {
        switch state {
        case .fresh, .notChosen: nil
        case .joined: Notice(text: TakingPartWording.joined)
        case .signed: Notice(text: TakingPartWording.signed)
        case .left: Notice(text: TakingPartWording.left)
        case .dataRemoved: Notice(text: TakingPartWording.dataRemoved)
        }
    }

    private var problems: [Problem] {
        guard case .notChosen = state else { return [] }
        return [Problem(field: "leave", message: TakingPartWording.noChoice)]
    }

    /// The whole document.
    public var bytes: [UInt8] {
        document.page { html in
            writeHeader(to: &html)
            html(ProblemSummary(problems: problems))
            writeNews(to: &html)
            writeTimes(to: &html)
            if joined.participation.leaving?.keepsData != false { html(leaving) }
            writeSigned(to: &html)
            html(StudyTermsView(terms: consent.terms, today: today))
        }.bytes
    }

    private var document: Document {
        Document(
            TakingPartWording.title, in: .settings, settings: settings, assets: surroundings.assets,
            notice: notice)
    }

    private var leaving: LeaveStudySection {
        LeaveStudySection(
            hasLeft: joined.participation.leaving != nil, address: "\(address)/\(MyStudyPage.leave)",
            isRefused: !problems.isEmpty)
    }

    private func writeHeader(to html: inout HTML) {
        html.pageHeader(
            consent.terms.title.text, back: TakingPartPage.address, TakingPartWording.title,
            lead: joined.line(seenFrom: surroundings.moment))
    }

    private func writeSigned(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: TakingPartWording.signedTerms)
            html("p", text: signature)
            html("ul", .class("bullets")) { html in
                for statement in consent.terms.statements.lines { html("li", text: statement.text) }
                html("li", text: TakingPartWording.dates(consent.agreesToDates))
            }
        }
    }

    private var signature: String {
        TakingPartWording.signature(
            consent.signature.text, day(consent.signed), consent.terms.version)
    }

    private func day(_ instant: Instant) -> String {
        DateWording.short(
            Moment(instant: instant, offset: surroundings.moment.offset).date, seenFrom: today)
    }

    private func writeNews(to html: inout HTML) {
        if joined.study == nil {
            html("section", .class("panel")) { $0("p", text: TakingPartWording.overText) }
        } else if joined.isToSign {
            writeNewTerms(to: &html)
        }
    }

    private func writeNewTerms(to html: inout HTML) {
        html("section", .class("panel announcement")) { html in
            html("h2", text: TakingPartWording.newTerms)
            html("p", text: TakingPartWording.newTermsText)
            html("p") { html in
                html(
                    "a", .class("button"), .href("\(address)/\(JoinStudyPage.sign)"),
                    text: TakingPartWording.read)
            }
        }
    }

    private func writeTimes(to html: inout HTML) {
        guard let study = joined.study else { return }
        let first = joined.participation.consents[0].signed
        let times = study.handedOut.filter { $0 >= first }.reversed()
        html("section", .class("panel")) { html in
            html("h2", text: TakingPartWording.handedOut)
            if times.isEmpty { html("p", text: TakingPartWording.neverHandedOut) }
            html("ul", .class("bullets")) { html in
                for time in times { html("li", text: line(time)) }
            }
        }
    }

    private func line(_ time: Instant) -> String {
        CommonWording.capitalized(
            DateWording.dayAndTime(time, seenFrom: surroundings.moment, by: settings.clock))
    }
}
