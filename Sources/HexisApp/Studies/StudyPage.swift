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
        let document = Document(
            StudiesWording.study, in: .settings, settings: settings, assets: surroundings.assets,
            notice: wasSaved ? Notice(text: StudiesWording.saved) : nil)
        return document.page { html in
            html.pageHeader(
                study.terms.title.text, back: StudiesPage.address, StudiesWording.title,
                lead: DateWording.span(
                    study.terms.days.lowerBound, study.terms.days.upperBound,
                    seenFrom: surroundings.moment.today))
            writePeople(to: &html)
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
            writeInvitation(to: &html)
            writeRemove(to: &html)
        }.bytes
    }

    private func writePeople(to html: inout HTML) {
        let people = listed.people
        html("section", .class("panel")) { html in
            html("h2", text: StudiesWording.people)
            html("p", text: StudiesWording.takingPart(people))
            if people.onEarlierTerms > 0 {
                html("p", text: StudiesWording.onEarlierTerms(people.onEarlierTerms))
            }
            if people.leftWithData > 0 {
                html("p", text: StudiesWording.leftWithData(people.leftWithData))
            }
            if people.leftWithout > 0 { html("p", text: StudiesWording.leftWithout(people.leftWithout)) }
        }
    }

    private func writeInvitation(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: StudiesWording.invite)
            if study.isClosed {
                html("p", text: StudiesWording.closedText)
            } else {
                html("p", text: StudiesWording.inviteText)
                html("p") { html in
                    html.text("\(StudiesWording.code): ")
                    html("strong") { html in html("code", text: study.code.text) }
                }
                html(AddressField(label: StudiesWording.link, name: "link", address: link))
                html("div", .class("buttons")) { html in html(CopyButton(field: "link")) }
                html.void(
                    "img", .class("route-code"), Attribute("src", picture),
                    Attribute("alt", StudiesWording.picture), Attribute("width", 240),
                    Attribute("height", 240))
            }
            html(
                "form", Attribute("method", "post"),
                Attribute("action", "\(address)/\(study.isClosed ? "open" : "close")")
            ) { html in
                html(
                    "button", .class("button quiet"),
                    text: study.isClosed ? StudiesWording.reopen : StudiesWording.close)
            }
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
