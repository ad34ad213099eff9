import HexisCore

/// A cheer as it was typed.
struct CheerForm {
    var cheer: Cheer?
    var text = ""
    var problems: [Problem] = []

    init() {}

    init(_ form: Form) {
        cheer = form["cheer"].flatMap { Cheer(name: $0) }
        text = form["text"] ?? ""
        if case nil = cheer {
            problems.append(Problem(field: "cheer", message: CheerWording.cheerMissing))
        }
        if !text.isBlank, line.map({ $0.text.count > Cheer.longestText }) ?? true {
            problems.append(Problem(field: "text", message: CheerWording.textTooLong))
        }
    }

    private var line: Line? { Line(text) }

    /// Returns `nil` while there are problems.
    func fact(to companion: Identifier) -> Fact? {
        guard problems.isEmpty, let cheer else { return nil }
        return .companionCheered(
            CompanionCheered(
                companion: companion, party: .person, cheer: cheer, text: text.isBlank ? nil : line))
    }
}

/// The form that cheers a companion.
struct CheerPanel: View {
    let companion: Companion
    let form: CheerForm
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        html(
            "form", .class("panel fields"), Attribute("method", "post"),
            Attribute("action", "\(CompanionsPage.address)/\(companion.id)/cheer"),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(companion.id, 1601)]))
            html("h2", .id("cheer"), text: CheerWording.title(companion.name))
            writeFields(to: &html)
        }
    }

    private func writeFields(to html: inout HTML) {
        guard !companion.hasCheeredEnough(at: surroundings.moment.instant) else {
            return html("p", .class("hint"), text: CheerWording.enough)
        }
        writeCheers(to: &html)
        html(
            TextField(
                label: CheerWording.text, name: "text", value: form.text, hint: CheerWording.textHint,
                problem: form.problems["text"]))
        html("button", .class("button"), text: CheerWording.send)
    }

    private func writeCheers(to html: inout HTML) {
        if let problem = form.problems["cheer"] {
            html("p", .class("problem"), .id("cheer-problem"), text: problem)
        }
        html(
            LinedChoices(legend: CheerWording.which) { html in
                for cheer in Cheer.allCases { write(cheer, to: &html) }
            })
    }

    private func write(_ cheer: Cheer, to html: inout HTML) {
        html("label", .class("level")) { html in
            html.void(
                "input", .type("radio"), .name("cheer"), .value(cheer.name),
                Attribute("checked", if: cheer == form.cheer))
            html(Symbol(cheer.name, assets: surroundings.assets))
            html("span", .class("level-name"), text: CheerWording.name(of: cheer))
        }
    }
}

extension Companion {
    /// Whether the person cheered as often within a day as the companion receives.
    func hasCheeredEnough(at now: Instant) -> Bool {
        let dayAgo = now.advanced(byMilliseconds: -86_400_000)
        return cheers.count { $0.party == .person && $0.instant > dayAgo } >= Cheer.mostADay
    }
}

/// A drawing with its words, as it was sent or received.
struct CheerRow: View {
    let cheer: CompanionCheer
    let detail: String
    let assets: Assets

    func write(to html: inout HTML) {
        html("li", .class("row")) { html in
            html("span", .class("card-symbol"), .decorative) { html in
                html(Symbol(cheer.cheer.name, assets: assets))
            }
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: CheerWording.line(cheer))
                html("span", .class("card-line"), text: detail)
            }
        }
    }
}
