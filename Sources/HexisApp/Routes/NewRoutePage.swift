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

    func page() -> HTML {
        let title = target == nil ? RoutesWording.add : RoutesWording.lookTitle
        let document = Document(title, below: .routes, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                title, back: target == nil ? RouteAddress.all : RouteAddress.new,
                target == nil ? RoutesWording.title : RoutesWording.add)
            html(ProblemSummary(problems: problems))
            if let target { return writeLook(at: target, to: &html) }
            writeText(to: &html)
            writeFile(
                "picture", RouteAddress.read, ("image/*,.heic,.heif", scans: true),
                (
                    RoutesWording.fromCode, RoutesWording.picture, RoutesWording.pictureHint,
                    RoutesWording.readCode
                ),
                to: &html)
            writeFile(
                "track", RouteAddress.gpx, (".gpx,application/gpx+xml", scans: false),
                (
                    RoutesWording.fromFile, RoutesWording.track, RoutesWording.trackHint,
                    RoutesWording.keepTrack
                ),
                to: &html)
        }
    }

    private func writeLook(at target: RouteTarget, to html: inout HTML) {
        html("section", .class("panel")) { html in
            html(RouteDetails(target: target, assets: surroundings.assets))
            html("p", .class("hint"), text: RoutesWording.nothingOpened)
        }
        html(
            "form", .class("panel"), Attribute("method", "post"), Attribute("action", "/routes"),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(nil, 163), ("text", text)]))
            html(
                TextField(
                    label: RoutesWording.name, name: "name", value: name, hint: RoutesWording.nameHint,
                    problem: problems["name"], isRequired: true))
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: RoutesWording.keep)
                html("a", .class("button quiet"), .href(RouteAddress.all), text: CommonWording.cancel)
            }
        }
    }

    private func writeText(to html: inout HTML) {
        html(
            "form", .class("panel route-text"), Attribute("method", "post"),
            Attribute("action", RouteAddress.new),
            Attribute("novalidate", if: true)
        ) { html in
            html(
                TextField(
                    label: RoutesWording.text, name: "text", value: text, hint: RoutesWording.textHint,
                    problem: problems["text"], isRequired: true))
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: RoutesWording.look)
            }
        }
    }

    /// A form that uploads one file to the server; a picture only if the page script cannot read it.
    private func writeFile(
        _ field: String, _ action: String, _ files: (accepted: String, scans: Bool),
        _ words: (title: String, label: String, hint: String, button: String), to html: inout HTML
    ) {
        html(
            "form", .class("panel import-form"), Attribute("method", "post"), Attribute("action", action),
            Attribute("enctype", "multipart/form-data"), Attribute("data-plain", if: true),
            Attribute("data-scan", if: files.scans)
        ) { html in
            html("h2", text: words.title)
            html("div", .class("field")) { html in
                html("label", Attribute("for", field), text: words.label)
                html(FieldNotes(field: field, hint: words.hint, problem: problems[field]))
                html.void(
                    "input", .id(field), .name(field), .type("file"), Attribute("accept", files.accepted),
                    Attribute("required", if: true),
                    Attribute("aria-invalid", problems[field].map { _ in "true" }),
                    Attribute(
                        "aria-describedby",
                        FieldNotes.ids(field: field, hint: words.hint, problem: problems[field])))
            }
            html("div", .class("buttons")) { html in
                html("button", .class("button quiet"), text: words.button)
            }
        }
    }
}
