import HexisCore

extension Storybook {
    static var calls: [Sample] {
        var open = ReminderSample()
        open.remind("08:00")
        var done = open
        done.built.checkIn(done.habit, daysAgo: 0)
        var skipped = open
        skipped.built.record(
            .dayMarked(DayMarked(habit: skipped.habit, day: SamplePractice.today, mark: .skipped)))
        var partly = ReminderSample(
            named: "Drink water",
            goal: DailyGoal(.atLeast, Amount(clamping: 8000), unit: Line("glasses")))
        partly.remind("12:00")
        partly.built.checkIn(partly.habit, Amount(clamping: 3000), daysAgo: 0)
        var long = ReminderSample(
            named: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen polieren und einordnen")
        long.remind("08:00")
        return [
            open.sample("call", .get, "\(open.last)/call"),
            open.sample("call, yesterday", .get, "\(open.last)/call", query: "day=2026-11-20"),
            open.sample("call, long ago", .get, "\(open.last)/call", query: "day=2026-11-12"),
            done.sample("call, done already", .get, "\(done.last)/call"),
            skipped.sample("call, answered already", .get, "\(skipped.last)/call"),
            partly.sample("call, three of eight", .get, "\(partly.last)/call"),
            long.sample("call, long words", .get, "\(long.last)/call"),
        ] + PushPanel.State.allCases.map { device($0) } + [
            warning(.besideTimes, .denied), warning(.onToday, .off),
        ]
    }

    /// What stands beside times that were saved, and on Today, where nothing reaches the person.
    private static func warning(_ warning: PushPanel.Warning, _ state: PushPanel.State) -> Sample {
        Sample("reminders out of reach, \(warning == .onToday ? "today" : "beside times")") { surroundings in
            Document(CommonWording.today, in: .today, of: Practice(), with: surroundings).page { html in
                html("header", .class("page-header")) { html in html("h1", text: CommonWording.today) }
                html(PushPanel(state: state, warning: warning))
            }.bytes
        }
    }

    /// The part of the settings that only the page script knows, in each of its states.
    private static func device(_ state: PushPanel.State) -> Sample {
        Sample("reminders, device \(state.name)") { surroundings in
            let page = ReminderSettingsPage(
                form: ReminderSettingsForm(Settings()), problems: [], practice: Practice(),
                surroundings: surroundings, push: state
            ).page()
            return page.bytes
        }
    }
}
