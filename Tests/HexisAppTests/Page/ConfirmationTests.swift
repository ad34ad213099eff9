import Foundation
import HexisCore
import Testing

@testable import HexisApp

/// After every form, the next page says what happened.
@Suite("Confirmations")
struct ConfirmationTests {
    typealias Fields = [(name: String, value: String)]

    /// Runs forms one after another, each with the notice it should show.
    @Test("Each form shows a notice on the page it leads to")
    func answers() {
        var visitor = Visitor()
        let read = visitor.register("Read")
        let walk = visitor.register("Walk")
        let habit = "/habits/\(read)"
        let plans = "\(habit)/plans"
        let plan = [("kind", "action"), ("situation", "pour my coffee"), ("response", "read one page")]
        let pill: Fields = [("name", "Bisoprolol"), ("kind", "daily"), ("time", "08:00"), ("time", "09:00")]
        visitor.post(plans, plan)
        let coffee = "\(plans)/\(visitor.practice.plans(of: read)[0].id)"
        visitor.post("\(coffee)/reminders", [("time", "08:00")])
        let reminder = "\(habit)/reminders/\(visitor.practice.reminders(of: visitor.habit(read))[0].id)"
        visitor.post("/medicine", pill)
        let medicine = "/medicine/\(visitor.practice.medicines[0].id)"
        visitor.post("/settings/places", [("name", "Gym"), ("latitude", "48.2"), ("longitude", "16.4")])
        let loop = visitor.beginLoop()
        let steps: [(address: String, fields: Fields, said: String)] = [
            (plans, plan, "The plan is added."), (coffee, plan, "Saved."),
            ("\(coffee)/reminders", [("time", "20:00")], "The reminder is set."),
            (reminder, [("time", "07:00")], "Saved."), ("\(reminder)/remove", [], "Removed."),
            ("\(coffee)/remove", [], "Removed."),
            ("\(habit)/challenges", [("level", "oneWeek"), ("from", "2026-11-21")], "Challenge accepted."),
            ("\(habit)/move", [("direction", "down")], "“Read” saved."),
            ("\(habit)/mark", [("mark", "skipped")], "“Read” saved."),
            ("\(habit)/mark", [("mark", "notDone")], "“Read” saved."),
            ("\(habit)/undo", [], "“Read” is open again."),
            ("\(habit)/automaticity/later", [], "Hexis will ask again later."),
            ("\(habit)/graduation/later", [], "Hexis will ask again later."),
            ("/photos", [("photo", read.description), ("from", "gallery")], "Added."),
            ("\(habit)/days/2026-11-20", [("note", "late")], "Saved."),
            ("/habits/\(walk)/archive", [], "“Walk” is archived."),
            ("/habits/\(walk)/delete", [], "Deleted."),
            ("/pauses", [("from", "2026-11-21")], "The pause is set."),
            ("\(medicine)", pill + [("pieces", "20")], "Saved."),
            ("/medicine/weeks", [("on", "yes")], "Saved."), ("/medicine/goal", [("percent", "")], "Saved."),
            ("/medicine/heart/boundary", [("boundary", "70"), ("gap", "5")], "Saved."),
            ("/medicine/doses", [("part", "morning"), ("day", "2026-11-21")], "Marked as taken."),
            ("\(medicine)/pause", [("from", "2026-11-21")], "“Bisoprolol” is paused."),
            ("\(medicine)/resume", [], "“Bisoprolol” is due again."),
            ("\(medicine)/stop", [], "“Bisoprolol” is stopped."),
            (loop, [("note", "In the evening")], "Saved."),
            ("\(loop)/cue", [("cue", "I sit down")], "Saved."),
            ("\(loop)/edit", [("routine", "Eat two cookies")], "Saved."),
            ("\(loop)/rewards", [("craving", "a break")], "Added."), ("\(loop)/delete", [], "Deleted."),
            ("/personal-challenges", [("preset", "0")], "“Walk 10,000 steps” is on."),
            ("/settings?from-today=1", [("zone", "UTC")], "Saved."),
        ]
        for step in steps {
            visitor.post(step.address, step.fields)
            #expect(visitor.said.contains("<p>\(step.said)</p>"), "\(step.address): \(visitor.said)")
        }
    }

    @Test("Each notice's Undo restores everything as it was")
    func undone() {
        var visitor = Visitor()
        let read = visitor.register("Read")
        let water = visitor.register("Water", [("measure", "atLeast"), ("amount", "8"), ("unit", "glasses")])
        let habit = "/habits/\(read)"
        visitor.post("/habits/\(water)/check-in", [("amount", "3")])
        visitor.post("\(habit)/plans", [("kind", "action"), ("situation", "wake"), ("response", "read")])
        let plan = "\(habit)/plans/\(visitor.practice.plans(of: read)[0].id)"
        visitor.post(
            "/medicine", [("name", "Bisoprolol"), ("kind", "daily"), ("time", "08:00"), ("time", "09:00")])
        visitor.post(
            "/personal-challenges",
            [
                ("title", "Books"), ("kind", "count"), ("amount", "12"), ("pace", "total"), ("unit", "books"),
                ("first", "2026-11-21"), ("last", ""),
            ])
        let books = "/personal-challenges/\(visitor.practice.personalChallenges[0].id)"
        for (address, fields) in [
            ("\(habit)/archive", []), ("\(habit)/mark", [("mark", "skipped")]),
            ("\(habit)/answer", [("done", "1")]), ("/habits/\(water)/mark", [("mark", "skipped")]),
            ("\(habit)/challenges", [("level", "oneWeek"), ("from", "2026-11-21")]),
            ("/pauses", [("from", "2026-11-21")]), ("\(plan)/reminders", [("time", "08:00")]),
            ("\(habit)/plans", [("kind", "coping"), ("situation", "it rains"), ("response", "dance")]),
            ("/medicine/doses", [("part", "morning"), ("day", "2026-11-21")]),
            ("\(books)/count", [("amount", "2.5")]),
        ] as [(String, Fields)] {
            let before = State(visitor, read, water)
            visitor.post(address, fields)
            #expect(State(visitor, read, water) != before, "\(address)")
            visitor.undo()
            #expect(State(visitor, read, water) == before, "\(address)")
            // Something already undone is no longer offered.
            visitor.get(visitor.address)
        }
    }

    @Test("No notice appears for missing things, and invalid addresses are harmless")
    func gone() {
        var visitor = Visitor()
        let read = visitor.register("Read")
        let one = "00000000000000000000000000000001"
        let archived = Confirmation.archived.rawValue
        let answered = Confirmation.answered.rawValue
        for said in [
            "", "x", "-1", "99", "\(archived)", "\(archived).x", "\(archived).\(one)", "\(answered).\(read)",
            "\(answered).\(read).x", "\(Confirmation.reminderSet.rawValue).\(read)",
            "\(Confirmation.dosesTaken.rawValue).2026-11-21.x",
            "\(Confirmation.counted.rawValue).\(read).2026-11-21",
        ] {
            visitor.get("/habits?said=\(said)")
            #expect(visitor.status == 200 && visitor.said.isEmpty, "\(said): \(visitor.said)")
        }
        for said in Confirmation.allCases {
            visitor.get("/today?said=\(said.rawValue).\(one).\(one).\(one)")
            #expect(visitor.status == 200)
        }
    }

    /// Everything that one of these forms can change.
    private struct State: Equatable {
        let isArchived: Bool
        let standings: [Standing]
        let challenges, pauses, plans, reminders, taken: Int
        let counted: Int64

        init(_ visitor: Visitor, _ read: Identifier, _ water: Identifier) {
            let practice = visitor.practice
            let today = visitor.moment.today
            isArchived = visitor.habit(read).isArchived
            standings = [read, water].map { visitor.habit($0).standing(on: today) }
            challenges = visitor.habit(read).challenges.count
            pauses = practice.pauses.count
            plans = practice.plans(of: read).count
            reminders = practice.reminders(of: visitor.habit(read)).count
            taken =
                practice.medicines[0].doses(on: today, seenFrom: today, dayStart: visitor.moment.dayStart)
                .filter { $0.isTaken }.count
            counted = practice.amount(of: practice.personalChallenges[0], on: today)
        }
    }
}

extension Visitor {
    /// The notice on the page.
    var said: String {
        guard let start = page.range(of: "role=\"status\">"), let end = page.range(of: "</div></body>") else {
            return ""
        }
        return String(page[start.upperBound..<end.lowerBound])
    }

    /// Taps “Undo” in the notice.
    mutating func undo() {
        let said = said
        guard let address = Visitor.values(of: "action", in: said).first else { return }
        post(
            address,
            zip(Visitor.values(of: "name", in: said), Visitor.values(of: "value", in: said)).map { ($0, $1) })
    }

    private static func values(of attribute: String, in text: String) -> [String] {
        text.split(separator: " \(attribute)=\"").dropFirst().map {
            String($0.prefix { $0 != "\"" }).replacing("&amp;", with: "&")
        }
    }
}
