public import HexisCore

/// What the data of a study says of its participants, before it is given out.
public struct StudyDataPage: Sendable {
    private let study: Identifier
    private let state: State
    private let settings: Settings
    private let surroundings: Surroundings

    /// What the check found.
    public enum State: Equatable, Sendable {
        /// - Parameters:
        ///   - small: How many of them could be recognized.
        ///   - leftOut: How many more are left out now.
        ///   - isConfirmed: `false` if the form was sent without its confirmation.
        case checked(participants: Int, small: Int, leftOut: Int, isConfirmed: Bool)
        /// A value was found that may name a person.
        case unexpected
        case noRoom
    }

    /// The end of its address.
    public static var name: String { "data" }
    /// The end of the address of the file.
    public static var file: String { "data.zip" }

    public init(of study: Identifier, _ state: State, settings: Settings, surroundings: Surroundings) {
        self.study = study
        self.state = state
        self.settings = settings
        self.surroundings = surroundings
    }

    private var address: String { StudyPage.address(of: study) }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            StudiesWording.data, in: .settings, settings: settings, assets: surroundings.assets)
        return document.page { html in
            switch state {
            case .checked(let participants, let small, let leftOut, let isConfirmed):
                writeCheck(of: participants, small, leftOut, isConfirmed, to: &html)
            case .unexpected: writeRefusal(StudiesWording.unexpected, to: &html)
            case .noRoom: writeRefusal(StudiesWording.noRoom, to: &html)
            }
        }.bytes
    }

    private func writeCheck(
        of participants: Int, _ small: Int, _ leftOut: Int, _ isConfirmed: Bool, to html: inout HTML
    ) {
        html.pageHeader(
            StudiesWording.data, back: address, StudiesWording.study,
            lead: StudiesWording.count(participants))
        html(ProblemSummary(problems: isConfirmed ? [] : [StudyDataPage.notConfirmed]))
        if participants > 0 || leftOut > 0 { write(small, leftOut, to: &html) }
        if participants > 0 { writeDownload(isConfirmed, to: &html) }
    }

    private static var notConfirmed: Problem {
        Problem(field: "confirmed", message: StudiesWording.notConfirmed)
    }

    private func writeRefusal(_ reason: String, to html: inout HTML) {
        html.pageHeader(StudiesWording.data, back: address, StudiesWording.study)
        html(ImportRefusal(title: StudiesWording.refused, reason: reason))
    }

    private func write(_ small: Int, _ leftOut: Int, to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: StudiesWording.check)
            html("p", text: StudiesWording.checked)
            html("p", text: small == 0 ? StudiesWording.noSmall : StudiesWording.small(small))
            if leftOut > 0 { html("p", text: StudiesWording.leftOut(leftOut)) }
        }
    }

    private func writeDownload(_ isConfirmed: Bool, to html: inout HTML) {
        html(
            "form", .class("panel fields"), Attribute("method", "get"),
            Attribute("action", "\(address)/\(StudyDataPage.file)")
        ) { html in
            html("p", .class("hint"), text: StudiesWording.downloadHint)
            if !isConfirmed { html("p", .class("problem"), text: StudiesWording.notConfirmed) }
            html(Switch(name: "confirmed", label: StudiesWording.confirm, isOn: false))
            html("button", .class("button"), text: StudiesWording.download)
        }
    }
}
