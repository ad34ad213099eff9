import HexisCore

/// The ways to add a route, and a preview of a text before it is stored.
struct NewRoutePage {
    /// The text as typed, pasted, or read from a QR code.
    let text: String
    /// `nil` unless the text is a route.
    let target: RouteTarget?
    let name: String
    let problems: [Problem]
    let practice: Practice
    let surroundings: Surroundings

    private var title: String { target == nil ? RoutesWording.add : RoutesWording.lookTitle }

    func page() -> HTML {
        let document = Document(title, below: .routes, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                title, back: target == nil ? RouteAddress.all : RouteAddress.new,
                target == nil ? RoutesWording.title : RoutesWording.add)
            html(ProblemSummary(problems: problems))
            if let target { writeLook(at: target, to: &html) } else { writeWays(to: &html) }
        }
    }

    private func writeLook(at target: RouteTarget, to html: inout HTML) {
        html("section", .class("panel")) { html in
            html(RouteDetails(target: target, assets: surroundings.assets))
            html("p", .class("hint"), text: RoutesWording.nothingOpened)
        }
        writeKeep(to: &html)
    }

    private func writeKeep(to html: inout HTML) {
        html(
            "form", .class("panel"), Attribute("method", "post"), Attribute("action", "/routes"),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(nil, 163), ("text", text)]))
            html(nameField)
            html("div", .class("buttons")) { html in writeKeepButtons(to: &html) }
        }
    }

    private var nameField: TextField {
        TextField(
            label: RoutesWording.name, name: "name", value: name, hint: RoutesWording.nameHint,
            problem: problems["name"], isRequired: true)
    }

    private func writeKeepButtons(to html: inout HTML) {
        html("button", .class("button"), text: RoutesWording.keep)
        html("a", .class("button quiet"), .href(RouteAddress.all), text: CommonWording.cancel)
    }

    private func writeWays(to html: inout HTML) {
        writeText(to: &html)
        html(picture)
        html(track)
    }

    private func writeText(to html: inout HTML) {
        html(
            "form", .class("panel route-text"), Attribute("method", "post"),
            Attribute("action", RouteAddress.new), Attribute("novalidate", if: true)
        ) { html in
            html(textField)
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: RoutesWording.look)
            }
        }
    }

    private var textField: TextField {
        TextField(
            label: RoutesWording.text, name: "text", value: text, hint: RoutesWording.textHint,
            problem: problems["text"], isRequired: true)
    }

    private var picture: RouteFileForm {
        RouteFileForm(
            field: "picture", action: RouteAddress.read, accepted: "image/*,.heic,.heif", scans: true,
            title: RoutesWording.fromCode, label: RoutesWording.picture, hint: RoutesWording.pictureHint,
            button: RoutesWording.readCode, problem: problems["picture"])
    }

    private var track: RouteFileForm {
        RouteFileForm(
            field: "track", action: RouteAddress.gpx, accepted: ".gpx,application/gpx+xml", scans: false,
            title: RoutesWording.fromFile, label: RoutesWording.track, hint: RoutesWording.trackHint,
            button: RoutesWording.keepTrack, problem: problems["track"])
    }
}
