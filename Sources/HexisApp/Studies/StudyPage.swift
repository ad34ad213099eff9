public import HexisCore

/// One study, for its researcher.
public struct StudyPage: Sendable {
    private let listed: ListedStudy
    private let link: String
    private let picture: String
    private let settings: Settings
    private let surroundings: Surroundings
    private let wasSaved: Bool

    public static func address(of study: Identifier) -> String { "\(StudiesPage.address)/\(study)" }

    /// - Parameters:
    ///   - link: The whole address at which people join.
    ///   - picture: The address of its QR code.
    ///   - wasSaved: Whether the last form changed the study.
    public init(
        _ listed: ListedStudy, link: String, picture: String, settings: Settings, surroundings: Surroundings,
        wasSaved: Bool = false
    ) {
        self.listed = listed
        self.link = link
        self.picture = picture
        self.settings = settings
        self.surroundings = surroundings
        self.wasSaved = wasSaved
    }

    private var study: Study { listed.study }
    private var address: String { StudyPage.address(of: listed.id) }

    /// The whole document.
    public var bytes: [UInt8] {
        document.page { html in
            writeHeader(to: &html)
            writePeople(to: &html)
            writeMenu(to: &html)
            html(StudyInvitation(study: study, address: address, link: link, picture: picture))
            writeRemove(to: &html)
        }.bytes
    }

    private var document: Document {
        Document(
            StudiesWording.study, in: .settings, settings: settings, assets: surroundings.assets,
            notice: wasSaved ? Notice(text: StudiesWording.saved) : nil)
    }

    private func writeHeader(to html: inout HTML) {
        let days = study.terms.days
        html.pageHeader(
            study.terms.title.text, back: StudiesPage.address, StudiesWording.title,
            lead: DateWording.span(days.lowerBound, days.upperBound, seenFrom: surroundings.moment.today))
    }

    private func writePeople(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: StudiesWording.people)
            for line in lines(about: listed.people) { html("p", text: line) }
        }
    }

    private func lines(about people: StudyPeople) -> [String] {
        [
            StudiesWording.takingPart(people),
            people.onEarlierTerms > 0 ? StudiesWording.onEarlierTerms(people.onEarlierTerms) : nil,
            people.leftWithData > 0 ? StudiesWording.leftWithData(people.leftWithData) : nil,
            people.leftWithout > 0 ? StudiesWording.leftWithout(people.leftWithout) : nil,
        ].compactMap { $0 }
    }

    private func writeMenu(to html: inout HTML) {
        html("ul", .class("rows menu group")) { html in
            html(
                LinkRow(
                    name: StudiesWording.data, line: StudiesWording.dataRow,
                    address: "\(address)/\(StudyDataPage.name)"))
            html(
                LinkRow(
                    name: StudiesWording.terms, line: StudiesWording.version(study.terms.version),
                    address: "\(address)/\(StudyFormPage.edit)"))
        }
    }

    /// The name of the QR code.
    public static var picture: String { "code.svg" }

    private func writeRemove(to html: inout HTML) {
        html("details", .class("more")) { html in
            html("summary", text: StudiesWording.remove)
            html(
                "form", .class("fields"), Attribute("method", "post"),
                Attribute("action", "\(address)/remove")
            ) { html in
                html("p", .class("hint"), text: StudiesWording.removeText)
                html("button", .class("button"), text: StudiesWording.remove)
            }
        }
    }
}
