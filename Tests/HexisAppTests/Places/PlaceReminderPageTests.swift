import HexisCore
import Testing

@testable import HexisApp

@Suite("Place reminder pages")
struct PlaceReminderPageTests {
    @Test("A plan without places leads to creating one and back, with it chosen")
    func newPlace() throws {
        var visitor = Visitor()
        let (habit, plan) = visitor.planned()
        let address = "/settings/places/new?plan=\(habit)\(visitor.practice.plans(of: habit)[0].id)"
        visitor.get(plan)
        #expect(
            visitor.page.contains(RemindersWording.noPlace) && visitor.page.contains("href=\"\(address)\""))
        visitor.get(address)
        #expect(visitor.page.contains("class=\"back-link\" href=\"\(plan)\""))
        let hidden = try #require(visitor.page.firstMatch(of: /name="plan" value="([0-9a-f]{64})"/)).1
        visitor.post(
            "/settings/places",
            [("name", "Gym"), ("position", "48, 16"), ("radius", "x"), ("plan", String(hidden))])
        #expect(visitor.status == 422 && visitor.page.contains("value=\"\(hidden)\""))
        visitor.post("/settings/places", [("name", "Gym"), ("position", "48, 16"), ("plan", String(hidden))])
        let place = visitor.practice.places[0].id
        #expect(visitor.address == "\(plan)?place=\(place)#by-place")
        #expect(visitor.page.contains("<option value=\"\(place)\" selected>Gym"))
        #expect(visitor.page.contains("type=\"time\""))
    }

    @Test("A place reminder is added, shown wherever its plan is, changed and removed")
    func life() {
        var visitor = Visitor()
        let (habit, plan) = visitor.planned()
        let gym = visitor.place("Gym")
        let park = visitor.place("Park")
        visitor.post("\(plan)/reminders", [("place", gym)])
        let added = visitor.practice.placeReminders(of: visitor.habit(habit))[0].id
        #expect(visitor.address == "\(plan)#reminder-\(added)")
        visitor.post("\(plan)/reminders", [("time", "08:00")])
        for page in ["/habits/\(habit)", "/habits/\(habit)/plans"] {
            visitor.get(page)
            #expect(visitor.page.contains("Reminders at 08:00 and Gym"), "\(page)")
        }
        visitor.get("/settings/reminders")
        #expect(visitor.page.contains("Gym: Write") && visitor.page.contains("2 reminders"))
        visitor.get("/settings/places/\(gym)")
        #expect(visitor.page.contains("href=\"\(plan)#reminders\""))

        let address =
            "/habits/\(habit)/reminders/\(visitor.practice.placeReminders(of: visitor.habit(habit))[0].id)"
        visitor.get(address)
        #expect(visitor.page.contains("<option value=\"\(gym)\" selected>"))
        visitor.post(address, [("place", park), ("weekday", "friday"), ("routine", "travelling")])
        visitor.get(plan)
        #expect(visitor.page.contains("Park") && visitor.page.contains("Fri · Travelling, quiet now"))
        visitor.post("\(address)/remove", [])
        #expect(visitor.practice.placeReminders(of: visitor.habit(habit)).isEmpty)
        #expect(visitor.practice.reminders(of: visitor.habit(habit)).count == 1)
    }

    @Test("An unknown place is refused, for a new reminder and a changed one", arguments: ["", "x", "OTHER"])
    func refused(place: String) {
        var visitor = Visitor()
        let (habit, plan) = visitor.planned()
        let gym = visitor.place("Gym")
        let place = place == "OTHER" ? Identifier(high: 1, low: 2).description : place
        visitor.post("\(plan)/reminders", [("place", place)])
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("id=\"place-problem\">\(RemindersWording.placeProblem)"))
        visitor.post("\(plan)/reminders", [("place", gym)])
        let reminder = visitor.practice.placeReminders(of: visitor.habit(habit))[0]
        visitor.post("/habits/\(habit)/reminders/\(reminder.id)", [("place", place)])
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
    }

    @Test("A place reminder's page says where the person is, and can be done or snoozed")
    func call() {
        var visitor = Visitor()
        let (habit, plan) = visitor.planned()
        let gym = visitor.place("Gym")
        visitor.post("\(plan)/reminders", [("place", gym)])
        let reminder = visitor.practice.placeReminders(of: visitor.habit(habit))[0]
        let address = "/habits/\(habit)/reminders/\(reminder.id)"
        visitor.get("\(address)/call")
        #expect(visitor.page.contains("After I arrive I will write one line."))
        #expect(!visitor.page.contains("You are at Gym."))
        visitor.post("/settings/places/\(gym)/arrived", [])
        visitor.get("\(address)/call")
        #expect(visitor.page.contains("You are at Gym.") && visitor.page.contains("\(address)/done"))
        visitor.post("\(address)/snooze", [("for", "hour")])
        #expect(visitor.page.contains("“Write” comes again at 10:41."))
        visitor.moment = Moment(instant: visitor.moment.instant.advanced(byMilliseconds: 3_600_001))
        visitor.get("\(address)/call")
        #expect(!visitor.page.contains("You are at Gym."))
    }

    @Test(
        "A notification names the place, after a while only the plan; if private, neither")
    func notification() {
        var visitor = Visitor()
        let (_, plan) = visitor.planned()
        let gym = visitor.place("Gym")
        visitor.post("\(plan)/reminders", [("place", gym)])
        visitor.post("/settings/places/\(gym)/arrived", [])
        #expect(
            visitor.notifications == [
                NotificationText(
                    title: "Write", body: "You are at Gym. After I arrive I will write one line.")
            ])
        var putOff = visitor
        let habit = visitor.practice.habits[0]
        let reminder = visitor.practice.placeReminders(of: habit)[0].id
        putOff.post("/habits/\(habit.id)/reminders/\(reminder)/snooze", [("for", "hour")])
        #expect(putOff.notifications.map { $0.body } == ["After I arrive I will write one line."])
        visitor.post("/settings/reminders", [("wording", "private")])
        #expect(visitor.notifications == [NotificationText(title: "Hexis", body: "It is time.")])
    }
}

extension Visitor {
    /// Creates a place through its form; returns its id as in addresses.
    fileprivate mutating func place(_ name: String) -> String {
        post("/settings/places", [("name", name), ("position", "48, 16"), ("radius", "150")])
        return practice.places.last?.id.description ?? ""
    }

    /// The notifications of everything that comes within two hours of the moment.
    fileprivate var notifications: [NotificationText] {
        practice.occurrences(
            from: moment.instant, to: moment.instant.advanced(byMilliseconds: 7_200_000), in: .utc
        ).compactMap { practice.notification(of: $0) }
    }
}
