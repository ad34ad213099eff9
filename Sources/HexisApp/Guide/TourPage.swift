import HexisCore

/// The stops of the tour.
enum TourStop: Int, CaseIterable {
    case card = 1
    case week, plan, challenge, own, kept, places
}

/// One stop of the tour, on a sheet: its subject, shown with the app's own views, and links onward and out.
struct TourPage {
    let stop: TourStop
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        let document = Document(
            TourWording.title, in: .today, of: practice, with: surroundings, sheet: Sheet(over: "/today"))
        return document.page { html in html("article", .class("tour")) { writeStop(to: &$0) } }
    }

    private func writeStop(to html: inout HTML) {
        html("p", .class("hint"), text: "\(TourWording.title), \(TourWording.count(stop))")
        html("h1", text: TourWording.name(stop))
        html("div", .class("tour-picture"), .decorative, Attribute("inert", if: true)) { html in
            html(TourPicture(stop: stop, surroundings: surroundings))
        }
        html("p", .class("tour-text"), text: TourWording.text(stop))
        html("div", .class("buttons")) { writeWays(to: &$0) }
        html("p", .class("hint"), text: TourWording.again)
    }

    private func writeWays(to html: inout HTML) {
        writeWayOn(to: &html)
        writeWayBack(to: &html)
    }

    private func writeWayOn(to html: inout HTML) {
        if let next = TourStop(rawValue: stop.rawValue + 1) {
            html("a", .class("button"), .href("/tour/\(next.rawValue)"), text: TourWording.next)
        } else {
            let isNew = practice.habits.isEmpty
            html(
                "a", .class("button"), .href(isNew ? "/habits/new" : "/today"),
                text: isNew ? TourWording.begin : TourWording.done)
        }
    }

    private func writeWayBack(to html: inout HTML) {
        if let back = TourStop(rawValue: stop.rawValue - 1) {
            html("a", .class("button quiet"), .href("/tour/\(back.rawValue)"), text: TourWording.back)
        } else {
            html("a", .class("button quiet"), .href("/today"), text: TourWording.leave)
        }
    }
}
