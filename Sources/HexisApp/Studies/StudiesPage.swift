public import HexisCore

/// A study in a list, with how many take part.
public struct ListedStudy: Sendable {
    let id: Identifier
    let study: Study
    let people: StudyPeople

    public init(id: Identifier, study: Study, people: StudyPeople) {
        self.id = id
        self.study = study
        self.people = people
    }
}

/// The studies of a researcher.
public struct StudiesPage: Sendable {
    private let studies: [ListedStudy]
    private let settings: Settings
    private let surroundings: Surroundings
    private let wasRemoved: Bool

    public static var address: String { "/studies" }

    /// `wasRemoved` says that the last form removed a study.
    public init(
        _ studies: [ListedStudy], settings: Settings, surroundings: Surroundings, wasRemoved: Bool = false
    ) {
        self.studies = studies
        self.settings = settings
        self.surroundings = surroundings
        self.wasRemoved = wasRemoved
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            StudiesWording.title, in: .settings, settings: settings, assets: surroundings.assets,
            notice: wasRemoved ? Notice(text: StudiesWording.removed) : nil)
        return document.page { html in
            html.pageHeader(
                StudiesWording.title, back: "/account", AccountsWording.account, lead: StudiesWording.lead)
            html("section", .class("group")) { writeStudies(to: &$0) }
        }.bytes
    }

    private func writeStudies(to html: inout HTML) {
        if studies.isEmpty {
            html("p", text: StudiesWording.none)
        } else {
            html("ul", .class("rows")) { html in
                for listed in studies { write(listed, to: &html) }
            }
        }
        writeNew(to: &html)
    }

    private func write(_ listed: ListedStudy, to html: inout HTML) {
        html(
            LinkRow(
                name: listed.study.terms.title.text, line: StudiesWording.takingPart(listed.people),
                address: StudyPage.address(of: listed.id)))
    }

    private func writeNew(to html: inout HTML) {
        html("p", .class("add")) { html in
            html("a", .class("button"), .href(StudyFormPage.new), text: StudiesWording.new)
        }
    }
}
