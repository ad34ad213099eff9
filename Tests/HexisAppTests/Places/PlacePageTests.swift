import HexisCore
import Testing

@testable import HexisApp

/// The samples' day is Saturday, 21 November 2026, at 09:41.
@Suite("Place pages")
struct PlacePageTests {
    private func made(_ name: String = "Gym") -> (Visitor, NamedPlace) {
        var visitor = Visitor()
        visitor.post(
            "/settings/places", [("name", name), ("position", "48,2082 / 16,3738"), ("radius", "200 m")])
        return (visitor, visitor.practice.places[0])
    }

    @Test("A place is created by typing, changed and removed")
    func life() {
        var visitor = Visitor()
        for page in ["/settings", "/settings/reminders"] {
            visitor.get(page)
            #expect(visitor.page.contains("href=\"/settings/places\""), "\(page)")
        }
        visitor.get("/settings/places")
        #expect(visitor.page.contains(PlacesWording.noneHint))
        let place: NamedPlace
        (visitor, place) = made()
        #expect(visitor.address == "/settings/places?saved=1")
        #expect(place.position.description == "48.2082, 16.3738" && place.radius.metres == 200)
        let data = ["data-place=\"\(place.id)\"", "data-latitude=\"48.2082\"", "data-radius=\"200\""]
        for piece in data + [PlacesWording.count(0), PlacesWording.saved] {
            #expect(visitor.page.contains(piece), "\(piece)")
        }
        visitor.get("/settings/places/\(place.id)")
        #expect(visitor.page.contains("value=\"48.2082, 16.3738\"") && visitor.page.contains("value=\"200\""))
        visitor.post(
            "/settings/places/\(place.id)",
            [("name", "Gymnasium"), ("position", "geo:48.3,16.4"), ("radius", "300")])
        #expect(visitor.practice.places.map { $0.name.text } == ["Gymnasium"])
        #expect(visitor.practice.places[0].position.description == "48.3, 16.4")
        visitor.post("/settings/places/\(place.id)/remove", [])
        #expect(visitor.address == "/settings/places" && visitor.practice.places.isEmpty)
        visitor.get("/settings/places/\(place.id)")
        #expect(visitor.status == 404)
    }

    @Test(
        "An invalid value is reported beside its field, and the typed values stay",
        arguments: [
            ("", "48, 16", "150", "name", PlacesWording.nameMissing),
            (String(repeating: "a", count: 101), "48, 16", "150", "name", PlacesWording.nameTooLong),
            ("Gym", "", "150", "position", PlacesWording.positionProblem),
            ("Gym", "91, 16", "150", "position", PlacesWording.positionProblem),
            ("Gym", "the corner", "150", "position", PlacesWording.positionProblem),
            ("Gym", "48, 16", "49", "radius", PlacesWording.radiusProblem),
            ("Gym", "48, 16", "1000000000000", "radius", PlacesWording.radiusProblem),
        ])
    func refused(name: String, position: String, radius: String, field: String, message: String) {
        let fields = [("name", name), ("position", position), ("radius", radius)]
        var (visitor, place) = made()
        for address in ["/settings/places", "/settings/places/\(place.id)"] {
            visitor.post(address, fields)
            #expect(visitor.status == 422 && visitor.recorded.isEmpty)
            #expect(visitor.page.contains("id=\"\(field)-problem\">\(message)"))
            for typed in [name, position, radius] { #expect(visitor.page.contains("value=\"\(typed)\"")) }
        }
    }

    @Test("“I am here” records the arrival once, now, and offers what is planned for it")
    func arrived() {
        var (visitor, place) = made()
        let (habit, plan) = visitor.planned()
        visitor.post("\(plan)/reminders", [("place", place.id.description)])
        let form = [("entry", Identifier(high: 77, low: 1).description)]
        visitor.post("/settings/places/\(place.id)/arrived", form)
        guard case .place(.arrived(let fact)) = visitor.recorded.first?.fact else {
            Issue.record("no arrival was recorded")
            return
        }
        #expect(fact.place == place.id && fact.source == .phone && fact.instant == visitor.moment.instant)
        #expect(
            visitor.page.contains("You are at Gym.") && visitor.page.contains("Last there today at 09:41."))
        #expect(visitor.page.contains("Write: After I arrive I will write one line."))
        visitor.post("/settings/places/\(place.id)/arrived", form)
        #expect(visitor.recorded.isEmpty)

        let reminder = visitor.practice.placeReminders(of: visitor.habit(habit))[0]
        #expect(visitor.page.contains("action=\"/habits/\(habit)/reminders/\(reminder.id)/done\""))
        visitor.post("/habits/\(habit)/reminders/\(reminder.id)/done", [("day", "2026-11-21")])
        #expect(visitor.habit(habit).standing(on: SamplePractice.today).isDone)
        visitor.get("/settings/places/\(place.id)?arrived=1")
        #expect(!visitor.page.contains("After I arrive"))
        visitor.get("/settings/places")
        #expect(visitor.page.contains("1 reminder") && visitor.page.contains("Last there today at 09:41"))
    }

    @Test("The last arrival is shown relative to the person's day")
    func lastThere() {
        var (visitor, place) = made()
        let days = [(0, "today"), (1, "yesterday"), (12, "on 9 November"), (400, "on 17 October 2025")]
        for (ago, said) in days {
            var later = visitor
            later.moment = Moment(
                instant: visitor.moment.instant.advanced(byMilliseconds: -Int64(ago) * 86_400_000))
            later.post("/settings/places/\(place.id)/arrived", [])
            later.moment = visitor.moment
            later.get("/settings/places/\(place.id)")
            #expect(later.page.contains("Last there \(said) at 09:41."), "\(ago)")
        }
        visitor.get("/settings/places/\(place.id)")
        #expect(!visitor.page.contains("Last there"))
    }

    @Test("Unknown places and actions are not found")
    func nothing() {
        var (visitor, place) = made()
        for address in ["/settings/places/x", "/settings/places/\(Identifier(high: 1, low: 1))"] {
            visitor.get(address)
            #expect(visitor.status == 404, "\(address)")
        }
        visitor.get("/settings/places/\(place.id)/arrived")
        #expect(visitor.status == 404)
        visitor.post("/settings/places/\(place.id)/fly", [])
        #expect(visitor.status == 404)
        visitor.post("/settings/places/new", [])
        #expect(visitor.status == 404)
    }
}

extension Visitor {
    /// Adds the plan “After I arrive I will write one line.”
    mutating func planned() -> (habit: Identifier, plan: String) {
        let habit = register("Write")
        post(
            "/habits/\(habit)/plans",
            [("kind", "action"), ("situation", "arrive"), ("response", "write one line")])
        return (habit, "/habits/\(habit)/plans/\(practice.plans(of: habit)[0].id)")
    }
}
