import HexisCore

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
