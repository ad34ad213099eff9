import HexisCore

/// A new place, or one to change.
struct PlacePage {
    let form: PlaceForm
    let problems: [Problem]
    /// `nil` for a new place.
    let place: NamedPlace?
    let practice: Practice
    let surroundings: Surroundings
    var notice: Notice?

    private var title: String { place?.name.text ?? PlacesWording.new }

    func page() -> HTML {
        let document = Document(title, in: .settings, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            html("header", .class("page-header")) { writeHeader(to: &$0) }
            html(ProblemSummary(problems: problems))
            writeForm(to: &html)
            if let place {
                html(PlaceReminders(place: place, practice: practice, surroundings: surroundings))
                writeRemoval(of: place, to: &html)
            }
        }
    }

    private func writeHeader(to html: inout HTML) {
        html.backLink(to: back, place == nil && form.plan != nil ? PlansWording.plan : PlacesWording.title)
        html("h1", text: title)
        if let place { writeArrival(at: place, to: &html) }
    }

    private var back: String {
        guard place == nil, let plan = form.plan else { return "/settings/places" }
        return plan.address
    }

    private func writeArrival(at place: NamedPlace, to html: inout HTML) {
        html(HereForm(place: place, surroundings: surroundings))
        if let line = practice.lastArrivalLine(at: place.id, surroundings) {
            html("p", text: "\(line).")
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("panel place-form"), Attribute("method", "post"),
            Attribute("action", place.map { "/settings/places/\($0.id)" } ?? "/settings/places"),
            Attribute("novalidate", if: true)
        ) { html in
            writeHiddenFields(to: &html)
            writeFields(to: &html)
            html(PlaceMap(kind: .one, assets: surroundings.assets))
            html("div", .class("buttons")) { $0("button", .class("button"), text: CommonWording.save) }
        }
    }

    private func writeHiddenFields(to html: inout HTML) {
        html(HiddenFields([surroundings.formIdentifier(place?.id, 110)]))
        if let plan = form.plan { html(HiddenFields([("plan", plan.description)])) }
    }

    private func writeFields(to html: inout HTML) {
        html(nameField)
        html(positionField)
        writeHereNow(to: &html)
        html(radiusField)
    }

    private var nameField: TextField {
        TextField(
            label: PlacesWording.name, name: "name", value: form.name, hint: PlacesWording.nameHint,
            problem: problems["name"], isRequired: true)
    }

    private var positionField: TextField {
        TextField(
            label: PlacesWording.position, name: "position", value: form.position,
            hint: PlacesWording.positionHint, problem: problems["position"], isRequired: true)
    }

    private var radiusField: TextField {
        TextField(
            label: PlacesWording.radius, name: "radius", value: form.radius,
            hint: PlacesWording.radiusHint, problem: problems["radius"], isRequired: true,
            keyboard: "numeric")
    }

    /// Writes a part that the page script shows if the browser supports it.
    private func writeHereNow(to html: inout HTML) {
        html("div", .class("here-now"), Attribute("data-here", if: true), Attribute("hidden", if: true)) {
            html in
            html(
                "button", .class("button quiet"), .type("button"), Attribute("data-here-now", if: true),
                text: PlacesWording.hereNow)
            html(
                "p", .class("hint"), Attribute("role", "status"), Attribute("data-here-said", if: true),
                text: "")
            for outcome in MapWording.Outcome.allCases { write(outcome, to: &html) }
        }
    }

    private func write(_ outcome: MapWording.Outcome, to html: inout HTML) {
        html(
            "p", Attribute("data-here-say", outcome.name), Attribute("hidden", if: true),
            text: MapWording.text(of: outcome))
    }

    private func writeRemoval(of place: NamedPlace, to html: inout HTML) {
        html(
            "form", .class("place-removal"), Attribute("method", "post"),
            Attribute("action", "/settings/places/\(place.id)/remove")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(place.id, 111)]))
            if !practice.placeReminders(at: place.id).isEmpty {
                html("p", .class("hint"), text: PlacesWording.removeHint)
            }
            html("button", .class("button quiet danger"), text: PlacesWording.remove)
        }
    }
}
