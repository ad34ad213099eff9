import HexisCore

/// A text field of one or more lines, with its label, hint and problem.
struct TextField: View {
    let label: String
    let name: String
    let value: String
    var hint: String?
    var problem: String?
    var type = "text"
    var autocomplete = "off"
    var isRequired = false
    var longest: Int?
    /// The id of a list of suggestions.
    var suggestions: String?
    /// `decimal` or `numeric` shows a keyboard of digits.
    var keyboard: String?
    /// The number of rows of a multi-line field.
    var rows: Int?

    @inline(never)
    func write(to html: inout HTML) {
        html("div", .class("field")) { html in
            html("label", Attribute("for", name), text: label)
            html(FieldNotes(field: name, hint: hint, problem: problem))
            if let rows { writeArea(of: rows, to: &html) } else { writeInput(to: &html) }
        }
    }

    private func writeArea(of rows: Int, to html: inout HTML) {
        html("textarea", .id(name), .name(name), Attribute("rows", rows), invalid, notes, text: value)
    }

    private func writeInput(to html: inout HTML) {
        html.void(
            "input", .id(name), .name(name), .type(type), Attribute("autocomplete", autocomplete),
            Attribute("value", type == "password" ? nil : value), Attribute("required", if: isRequired),
            Attribute("maxlength", longest.map { "\($0)" }), Attribute("list", suggestions),
            Attribute("inputmode", keyboard), invalid, notes)
    }

    private var invalid: Attribute { Attribute("aria-invalid", problem.map { _ in "true" }) }

    private var notes: Attribute {
        Attribute("aria-describedby", FieldNotes.ids(field: name, hint: hint, problem: problem))
    }
}

/// The hint and the problem of a field, with the ids that the field refers to as its description.
struct FieldNotes: View {
    let field: String
    let hint: String?
    let problem: String?

    func write(to html: inout HTML) {
        if let hint { html("p", .class("hint"), .id("\(field)-hint"), text: hint) }
        if let problem { html("p", .class("problem"), .id("\(field)-problem"), text: problem) }
    }

    static func ids(field: String, hint: String?, problem: String?) -> String? {
        switch (problem, hint) {
        case (nil, nil): nil
        case (.some, nil): "\(field)-problem"
        case (nil, .some): "\(field)-hint"
        case (.some, .some): "\(field)-problem \(field)-hint"
        }
    }
}

/// A list to choose one option from.
struct SelectField: View {
    let label: String
    let name: String
    let options: [(value: String, text: String)]
    let selected: String
    var hint: String?
    var problem: String?
    /// Whether the page script preselects the device's time zone.
    var followsDeviceZone = false

    func write(to html: inout HTML) {
        html("div", .class("field")) { html in
            html("label", Attribute("for", name), text: label)
            html(FieldNotes(field: name, hint: hint, problem: problem))
            html(
                "select", .id(name), .name(name), Attribute("aria-invalid", problem.map { _ in "true" }),
                Attribute("aria-describedby", FieldNotes.ids(field: name, hint: hint, problem: problem)),
                Attribute("data-device-zone", if: followsDeviceZone)
            ) { writeOptions(to: &$0) }
        }
    }

    private func writeOptions(to html: inout HTML) {
        for option in options {
            html(
                "option", .value(option.value), Attribute("selected", if: option.value == selected),
                text: option.text)
        }
    }
}

/// A short explanation, collapsed until opened.
struct Explanation: View {
    let title: String
    let text: String

    func write(to html: inout HTML) {
        html("details", .class("explanation")) { html in
            html("summary", .label(title)) { html in
                html("span", .class("explanation-mark"), .decorative, text: "i")
            }
            html("p", text: text)
        }
    }
}
