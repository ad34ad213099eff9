import HexisCore

/// The page that a notification opens, as a sheet over Today: the plan, and the possible answers.
struct CallPage {
    let habit: Habit
    /// `nil` for a habit without a plan.
    let plan: Plan?
    let reminder: Identifier
    /// The place at which it reminds; `nil` if it reminds at a time.
    let place: NamedPlace?
    let day: Day
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }
    private var standing: Standing { habit.standing(on: day) }
    private var address: String { "/habits/\(habit.id)/reminders/\(reminder)" }

    func page() -> HTML {
        let document = Document(
            habit.name, in: .today, of: practice, with: surroundings, sheet: Sheet(over: "/today"))
        return document.page { html in
            html("article", .class("call"), Attribute("data-colour", habit.colour.name)) { html in
                writeHabit(to: &html)
                if let calm { write(calm, to: &html) } else { writeChoices(to: &html) }
            }
        }
    }

    private func writeHabit(to html: inout HTML) {
        html("div", .class("call-picture")) { html in
            html(Symbol(habit.symbol.name, assets: surroundings.assets))
        }
        html("h1", text: habit.name)
        if let arrival { html("p", .class("hint"), text: arrival) }
        if let plan { html("p", .class("call-plan"), text: PlansWording.sentence(plan)) }
        if day != today && isAnswerable {
            html("p", .class("hint"), text: DateWording.relativeLong(day, seenFrom: today))
        }
    }

    /// The arrival, shown while the person is presumably still there.
    private var arrival: String? {
        guard let place, practice.hasJustArrived(at: place.id, now: surroundings.moment.instant) else {
            return nil
        }
        return PlacesWording.arrived(place.name.text)
    }

    /// Older days are first shown on their own page.
    private var isAnswerable: Bool { day == today || day == today.previous }

    /// Why there is nothing to answer; `nil` if there is.
    private var calm: String? {
        guard isAnswerable else { return CallWording.passed(day, seenFrom: today) }
        guard !practice.isOpen(habit, on: day) else { return nil }
        switch standing.outcome {
        case .done: return CallWording.doneAlready
        case .notDone, .skipped: return CallWording.answered
        case .unanswered, .partly: return CallWording.notAsked
        }
    }

    private func write(_ calm: String, to html: inout HTML) {
        html("p", text: calm)
        html("div", .class("buttons")) { html in
            html("a", .class("button"), .href("/today"), text: CallWording.toToday)
            if !isAnswerable {
                html(
                    "a", .class("button quiet"), .href("/habits/\(habit.id)/days/\(day)"),
                    text: CallWording.toDay)
            }
        }
    }

    private func writeChoices(to html: inout HTML) {
        if standing.outcome == .partly {
            html("p", .class("hint"), text: CallWording.progress(standing))
        }
        writeForm("done", 105, to: &html) { html in
            html("button", .class("button"), text: CallWording.done(standing.goal))
        }
        // Reminders for yesterday cannot be snoozed.
        if day == today { writeSnooze(to: &html) }
    }

    private func writeSnooze(to html: inout HTML) {
        html("h2", .id("later"), text: CallWording.later)
        writeForm("snooze", 106, to: &html) { html in
            html(
                "div", .class("call-later"), Attribute("role", "group"), Attribute("aria-labelledby", "later")
            ) {
                html in
                for length in SnoozeLength.allCases { write(length, to: &html) }
            }
        }
    }

    private func write(_ length: SnoozeLength, to html: inout HTML) {
        html(
            "button", .class("button quiet"), .name("for"), .value(length.name),
            text: CallWording.name(of: length))
    }

    private func writeForm(
        _ action: String, _ number: UInt64, to html: inout HTML, buttons: (inout HTML) -> Void
    ) {
        html("form", Attribute("method", "post"), Attribute("action", "\(address)/\(action)")) { html in
            html(HiddenFields([("day", day.description), surroundings.formIdentifier(reminder, number)]))
            buttons(&html)
        }
    }
}
