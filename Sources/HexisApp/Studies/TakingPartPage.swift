public import HexisCore

/// A study in which a person takes part, or took part.
public struct JoinedStudy: Sendable {
    let id: Identifier
    let participation: Participation
    /// `nil` if it was removed.
    let study: Study?

    public init(id: Identifier, participation: Participation, study: Study?) {
        self.id = id
        self.participation = participation
        self.study = study
    }

    /// Whether the person takes part, and there is a newer version of the terms to sign.
    public var isToSign: Bool {
        guard let study, participation.leaving == nil else { return false }
        return participation.consent.terms.version < study.terms.version
    }

    func line(seenFrom moment: Moment) -> String {
        func day(_ instant: Instant) -> String {
            DateWording.short(
                Moment(instant: instant, offset: moment.offset).date, seenFrom: moment.today)
        }
        if let leaving = participation.leaving {
            return TakingPartWording.leftOn(day(leaving.at), keepsData: leaving.keepsData)
        }
        if study == nil { return TakingPartWording.over }
        return isToSign
            ? TakingPartWording.toSign : TakingPartWording.since(day(participation.consents[0].signed))
    }
}

/// The studies in which a person takes part.
public struct TakingPartPage: Sendable {
    private let studies: [JoinedStudy]
    private let settings: Settings
    private let surroundings: Surroundings

    public static var address: String { "/account/studies" }

    public init(_ studies: [JoinedStudy], settings: Settings, surroundings: Surroundings) {
        self.studies = studies
        self.settings = settings
        self.surroundings = surroundings
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            TakingPartWording.title, in: .settings, settings: settings, assets: surroundings.assets)
        return document.page { html in
            html.pageHeader(
                TakingPartWording.title, back: "/account", AccountsWording.account,
                lead: TakingPartWording.lead)
            html("section", .class("group")) { writeStudies(to: &$0) }
        }.bytes
    }

    private func writeStudies(to html: inout HTML) {
        if studies.isEmpty {
            html("p", text: TakingPartWording.none)
        } else {
            html("ul", .class("rows")) { html in
                for joined in studies { write(joined, to: &html) }
            }
        }
        writeJoin(to: &html)
    }

    private func write(_ joined: JoinedStudy, to html: inout HTML) {
        html(
            LinkRow(
                name: joined.participation.consent.terms.title.text,
                line: joined.line(seenFrom: surroundings.moment),
                address: MyStudyPage.address(of: joined.id)))
    }

    private func writeJoin(to html: inout HTML) {
        html("p", .class("add")) { html in
            html("a", .class("button"), .href(JoinStudyPage.address), text: TakingPartWording.join)
        }
    }
}
