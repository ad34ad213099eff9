import HexisCore

/// One loop and everything its pages and routes need.
struct LoopVisit {
    let loop: Loop
    let request: Request
    let practice: Practice
    let surroundings: Surroundings

    var address: String { "/loops/\(loop.id)" }
    var today: Day { surroundings.moment.today }

    func record(_ facts: [Fact], thenTo place: String = "", saying said: Confirmation = .saved) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: facts, thenTo: said.at(address + place))
    }

    /// A page below the loop's own: a back link, to the loop itself if none is given, the title and the routine.
    @inline(never)
    func page(
        _ title: String, _ problems: [Problem] = [], back: (place: String, name: String)? = nil,
        notice: Notice? = nil,
        _ content: (inout HTML) -> Void
    ) -> Reply {
        let document = Document(title, below: .oldHabits, of: practice, with: surroundings, notice: notice)
        let page = document.page { html in
            html.pageHeader(
                title, back: address + (back?.place ?? ""), back?.name ?? loop.routine.text,
                lead: back != nil ? loop.routine.text : nil)
            html(ProblemSummary(problems: problems))
            content(&html)
        }
        return .page(page, status: problems.isEmpty ? 200 : 422)
    }

    /// A form of this loop. `number` makes its identifier unique on the page.
    @inline(never)
    func form(
        _ html: inout HTML, _ names: String?, to place: String, _ number: UInt64,
        of subject: Identifier? = nil,
        _ content: (inout HTML) -> Void
    ) {
        html(
            "form", Attribute("class", names), Attribute("method", "post"),
            Attribute("action", address + place), Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(subject ?? loop.id, number)]))
            content(&html)
        }
    }

    /// A button in a form of its own.
    @inline(never)
    func button(
        _ html: inout HTML, _ text: String, to place: String, _ number: UInt64, of subject: Identifier? = nil,
        fields: [(name: String, value: String)] = [], names: String = "button quiet", label: String? = nil
    ) {
        form(&html, nil, to: place, number, of: subject) { html in
            html(HiddenFields(fields))
            html("button", .class(names), .label(label), text: text)
        }
    }
}
