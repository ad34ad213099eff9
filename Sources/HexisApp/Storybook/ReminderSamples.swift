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

/// A habit with a plan and reminders.
struct ReminderSample {
    var built = SamplePractice()
    let habit: Identifier
    private let planned = Identifier(high: 4, low: 1)
    private var count: UInt64 = 0

    init(named name: String = "Write one line", begun: Int = 60, goal: DailyGoal? = nil) {
        habit = built.habit(name, .pen, .coral, begun: begun, goal: goal)
        guard let situation = Line("pour my coffee"), let response = Line("write one line") else { return }
        built.record(
            .planMade(
                PlanMade(
                    plan: planned, habit: habit, kind: .action, situation: situation, response: response)))
    }

    /// With devices that no longer show reminders.
    func silencing() -> ReminderSample {
        let devices: [(String, SilenceCause)] = [
            ("Safari on iPhone", .ended), ("Chrome on Android", .unused), ("Firefox on Windows", .signedOut),
            ("Samsung Internet on Android", .refused),
        ]
        var sample = self
        for (number, device) in devices.enumerated() {
            guard let name = Line(device.0) else { continue }
            let silenced = Identifier(high: 0, low: UInt64(number) + 1)
            sample.built.record(
                .deviceSilenced(DeviceSilenced(silenced: silenced, name: name, cause: device.1)))
        }
        return sample
    }

    /// A habit done on all of the last days, with reminders for a long time.
    static func settling(days: Int) -> ReminderSample {
        var sample = ReminderSample(begun: 120)
        for ago in 0..<days { sample.built.checkIn(sample.habit, daysAgo: ago) }
        sample.remind("08:00", daysAgo: 60)
        sample.remind("20:30", on: [.friday, .saturday], daysAgo: 60)
        return sample
    }

    var address: String { "/habits/\(habit)" }
    var plans: String { "\(address)/plans" }
    var plan: String { "\(plans)/\(planned)" }
    var last: String { "\(address)/reminders/\(Identifier(high: 6, low: count))" }

    mutating func remind(
        _ time: String, on days: [Weekday] = [], in routine: ReminderRoutine = .home, daysAgo: Int = 0
    ) {
        guard let time = TimeOfDay(time) else { return }
        count += 1
        built.record(
            .reminderSet(
                ReminderSet(
                    reminder: Identifier(high: 6, low: count), habit: habit, plan: planned, time: time,
                    weekdays: Weekdays(days), routine: routine)), daysAgo: daysAgo)
    }

    mutating func chooseSettings() {
        guard let from = TimeOfDay("22:00"), let until = TimeOfDay("07:00") else { return }
        built.record(.quietHoursSet(QuietHoursSet(hours: QuietHours(from: from, until: until))))
        built.record(.eveningQuestionSet(EveningQuestionSet(time: TimeOfDay("20:30"))))
    }

    func sample(
        _ state: String, _ method: Request.Method, _ address: String, _ body: String = "", query: String = ""
    ) -> Sample {
        Sample(
            name: "reminders, \(state)", practice: built.practice,
            request: Request(method, address, query: query, body: body))
    }
}
