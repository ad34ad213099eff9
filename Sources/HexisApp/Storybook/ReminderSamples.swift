import HexisCore

extension Storybook {
    static var reminders: [Sample] {
        let none = ReminderSample()
        var one = none
        one.remind("08:00")
        var many = one
        many.remind("12:30", on: [.monday, .wednesday, .friday])
        many.remind("20:00", on: [.saturday, .sunday])
        many.remind("10:00", in: .travelling)
        many.chooseSettings()
        var long = ReminderSample(
            named: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen polieren und einordnen")
        long.remind("08:00", on: [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday])
        return [
            many.sample("plans", .get, many.plans),
            none.sample("none", .get, none.plan),
            one.sample("one", .get, one.plan),
            many.sample("many", .get, many.plan),
            one.sample("wrong", .post, "\(one.plan)/reminders", "time=&weekday=monday&weekday=friday"),
            long.sample("long words", .get, long.plan),
            many.sample("change", .get, many.last),
            many.sample("change, wrong", .post, many.last, "time=25:00&routine=travelling"),
            many.sample("habit", .get, many.address),
            none.sample("settings, none", .get, "/settings/reminders"),
            many.sample("settings, many", .get, "/settings/reminders"),
            many.sample(
                "settings, wrong", .post, "/settings/reminders",
                "routine=holiday&quiet-from=22:00&quiet-until=&evening-question=late"),
            long.sample("settings, long words", .get, "/settings/reminders"),
            calendar("calendar, none", address: nil),
            calendar(
                "calendar, shared",
                address: "https://habits.example.org/calendar/uV3mQ9sYb1tq0xkVZxM6y1nX3oC2dWm5uJrK7aLfT8E.ics"
            ),
            many.silencing().sample("silenced devices", .get, "/today"),
            ReminderSample.settling(days: 40).sample("fewer", .get, one.address),
            ReminderSample.settling(days: 110).sample("let go", .get, one.address),
        ]
    }

    private static func calendar(_ name: String, address: String?) -> Sample {
        Sample("reminders, \(name)") { surroundings in
            CalendarPage(address: address, practice: Practice(), surroundings: surroundings, state: .fresh)
                .bytes
        }
    }
}
