import HexisCore

/// Everything that can be added, on a sheet: first what stays, then what belongs to today.
struct AddPage {
    let practice: Practice
    let surroundings: Surroundings
    /// Names the section that the button was in.
    let query: Form

    func page() -> HTML {
        let document = Document(
            AddWording.title, in: place, of: practice, with: surroundings, sheet: Sheet(over: place.address))
        return document.page { html in
            html("h1", text: AddWording.title)
            html(Doors(cards: lasting, assets: surroundings.assets))
            html("section", .class("group")) { html in
                html("h2", text: AddWording.ofToday)
                html(Doors(cards: ofToday, assets: surroundings.assets, isSmall: true))
            }
        }
    }

    private var place: Place { (query["from"] ?? "") == "habits" ? .habits : .today }

    private var lasting: [Doors.Card] {
        [Door.habit, .medicine, .challenge, .loop].map { door in
            Doors.Card(
                name: AddWording.name(door), text: BeginWording.text(door), address: address(of: door),
                symbol: door.symbol, colour: door.colour)
        }
    }

    /// The first medicine begins with its setup.
    private func address(of door: Door) -> String {
        door == .medicine && !practice.medicines.isEmpty ? "/medicine/new" : door.address
    }

    private var ofToday: [Doors.Card] {
        let urge = Doors.Card(
            name: AddWording.urge, address: "/loops/urge", symbol: "turn", colour: .plum)
        let others = [
            Doors.Card(name: AddWording.photo, address: "/photos", symbol: "camera", colour: .rose),
            Doors.Card(
                name: AddWording.measurement, address: "/measurements", symbol: "heart", colour: .coral),
            Doors.Card(name: AddWording.pause, address: "/pauses", symbol: "sun", colour: .amber),
        ]
        return practice.loops.isEmpty ? others : [urge] + others
    }
}

/// The button in the header of a page that opens the sheet with everything to add.
struct AddButton: View {
    /// The section that the button is in: closing the sheet returns there.
    let place: Place
    let assets: Assets

    func write(to html: inout HTML) {
        html(
            "a", .class("round add-button"), .href(place == .habits ? "/add?from=habits" : "/add"),
            .label(AddWording.title)
        ) { html in html(Symbol("plus", assets: assets)) }
    }
}
