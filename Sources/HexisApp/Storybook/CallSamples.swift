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
            found("reminders out of reach, beside times") { html, _ in
                html(PushPanel(state: .denied, isWarning: true))
            },
            found("today, reminders out of reach and in another time zone") { html, surroundings in
                var home = Settings()
                home.zone = Line("Europe/Vienna")
                html("div", .class("findings")) { html in
                    html(OutOfReach(isFound: true))
                    html(ZoneQuestion(settings: home, surroundings: surroundings, found: "Tokyo, Asia"))
                }
            },
        ]
    }

    /// A part that only the page script shows, as if it had.
    private static func found(
        _ name: String, _ part: @escaping @Sendable (inout HTML, Surroundings) -> Void
    ) -> Sample {
        Sample(name) { surroundings in
            Document(CommonWording.today, in: .today, of: Practice(), with: surroundings).page { html in
                html.pageHeader(CommonWording.today)
                part(&html, surroundings)
            }.bytes
        }
    }

    /// This device's part of the settings, in each of its states.
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
