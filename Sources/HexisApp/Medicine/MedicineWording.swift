import HexisCore

/// User-facing text about medicines.
enum MedicineWording {
    static var title: String { "Medicine" }
    static var lead: String { "Your medicines, and a record of every dose." }
    static var add: String { "Add a medicine" }
    static var emptyTitle: String { "Do you take medicine every day?" }
    static var emptyText: String {
        "Add it here. Each dose then waits on Today, one tap marks it, and you can always see whether you took it."
    }
    static var yours: String { "Your medicines" }
    static var notAdvice: String { "Hexis is not a medical device and gives no dosing advice." }

    static var take: String { "Take" }
    static var takeNow: String { "Take now" }
    static var takenEarlier: String { "Taken earlier?" }
    static func take(_ name: String, _ time: String?) -> String {
        "\(time == nil ? takeNow : take): \(dose(name, time))"
    }
    static func undo(_ name: String, _ time: String?) -> String { "Taken. Undo \(dose(name, time))" }
    static func dose(_ name: String, _ time: String?) -> String { time.map { "\(name), \($0)" } ?? name }
    static func taken(_ name: String, _ time: String?) -> String { "Taken: \(dose(name, time))." }
    static func open(_ name: String, _ time: String?) -> String { "Open again: \(dose(name, time))." }

    static func takeAll(_ part: DayPart, isToday: Bool) -> String {
        switch part {
        case .morning: isToday ? "Take all morning doses" : "Mark all morning doses as taken"
        case .afternoon: isToday ? "Take all afternoon doses" : "Mark all afternoon doses as taken"
        case .evening: isToday ? "Take all evening doses" : "Mark all evening doses as taken"
        }
    }

    static var takeAll: String { "Take all" }
    static func takeAll(at time: String) -> String { "Take all of \(time)" }
    /// `08:00 · 3 medicines`.
    static func together(_ count: Int, at time: String) -> String { "\(time) · \(count) medicines" }
    static var stillOpen: String { "Still open" }
    static var otherDoses: String { "Other doses" }
    /// `3 done · 3 later`.
    static func others(done: Int, later: Int) -> String {
        [done > 0 ? "\(done) done" : nil, later > 0 ? "\(later) later" : nil].compactMap { $0 }
            .joined(separator: " · ")
    }

    static func state(_ state: Dose.State, by clock: ClockFormat) -> String? {
        switch state {
        case .open: nil
        case .missed: "Not marked"
        case .taken(let time): "Taken at \(clock.text(time))"
        case .skipped(let reason): reason.map { "Skipped: \($0.text)" } ?? "Skipped"
        }
    }

    static var nothingDue: String { "Nothing is due on this day." }
    static var allTaken: String { "All taken. Well done." }
    static var yesterday: String {
        "Yesterday has an open dose. If you took it, you can still mark it until today ends."
    }
    static var toYesterday: String { "Look at yesterday" }
    static var shownOnly: String { "Days before yesterday are shown as they were. They cannot be changed." }
    static func nextAt(_ time: String) -> String { "Next at \(time)" }
    static var nextNow: String { "Due now" }

    static func regimen(_ regimen: Regimen, by clock: ClockFormat) -> String {
        switch regimen {
        case .at(let times, let days): "\(self.days(days)) at \(list(times.times.map { clock.text($0) }))"
        case .afterLast(let hours):
            hours == 1 ? "1 hour after the last dose" : "\(hours) hours after the last dose"
        case .asNeeded: "When needed"
        case .stopped: "Not taken any more"
        }
    }

    private static func days(_ days: DosingDays) -> String {
        switch days.schedule {
        case .weekdays(let days): DateWording.weekdays(days)
        case .everyDays(let interval): HabitsWording.every(interval.days)
        case .timesAWeek: ""
        }
    }

    static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return "\(words.dropLast().joined(separator: ", ")) and \(last)"
    }

    /// “1 tablet · Every day at 08:00”.
    static func prescription(_ prescription: Prescription, by clock: ClockFormat) -> String {
        [prescription.dose?.text, regimen(prescription.regimen, by: clock)].compactMap { $0 }.joined(
            separator: " · ")
    }

    /// `Oval tablet · White`; `nil` if nothing was said.
    static func looks(_ looks: MedicineLooks) -> String? {
        let said = [looks.form.map { name(of: $0) }, looks.colour.map { name(of: $0) }].compactMap { $0 }
        return said.isEmpty ? nil : said.joined(separator: " · ")
    }

    static func name(of form: DosageForm) -> String {
        switch form {
        case .capsule: "Capsule"
        case .roundTablet: "Round tablet"
        case .ovalTablet: "Oval tablet"
        case .drops: "Drops"
        case .injection: "Injection"
        case .inhaler: "Inhaler"
        }
    }

    static func name(of colour: MedicineColour) -> String {
        switch colour {
        case .white: "White"
        case .yellow: "Yellow"
        case .orange: "Orange"
        case .red: "Red"
        case .pink: "Pink"
        case .brown: "Brown"
        case .green: "Green"
        case .blue: "Blue"
        }
    }

    static func usually(at time: String) -> String { "Usually at \(time)" }
    static func youUsually(at time: String) -> String { "You usually take it at \(time)." }
    static func remind(at time: String) -> String { "Remind me at \(time)" }

    static func summary(_ count: DoseCount) -> String {
        count.due == 0 ? "nothing due" : "\(count.taken) of \(count.due) taken"
    }

    static var week: String { "Days of the week" }
    static var earlierWeek: String { "The week before" }
    static var laterWeek: String { "The week after" }
    static var thisWeek: String { "This week" }
    static var doses: String { "Doses" }

    static var doseOfDay: String { "A dose" }
    static var whenTaken: String { "When did you take it?" }
    static var saveTime: String { "Save the time" }
    static var markTaken: String { "Mark as taken" }
    static var notTaken: String { "It was not taken" }
    static var notSkipped: String { "Not skipped after all" }
    static var skip: String { "Skip this dose" }
    static var skipHint: String {
        "Such as: the doctor said so, fasting for a test. It counts neither for nor against."
    }
    static var reason: String { "Reason (optional)" }
    static var timeProblem: String { "Enter a time, such as 08:00." }
    static var timeAhead: String { "That time has not come yet." }

    static var changes: String { "Changes over time" }
    static func from(_ day: String) -> String { "From \(day)" }
    static var edit: String { "Change" }
    static var pauseTitle: String { "Pause" }
    static var pauseLead: String {
        "In hospital, on a journey: paused days count neither for nor against, and keep the streak as it is."
    }
    static func paused(_ pause: MedicinePaused, seenFrom today: Day) -> String {
        pause.until.map { "Paused until \(DateWording.short($0, seenFrom: today))" } ?? "Paused"
    }
    static var stop: String { "I do not take it any more" }
    static var stopLead: String { "It leaves Today. What you marked stays here." }
    static var takeAgain: String { "Take it again" }
    static var remove: String { "Remove: added by mistake" }
    static func ends(_ day: String) -> String { "Last day: \(day)" }

    static func stock(_ stock: Stock) -> String {
        let left = stock.pieces == 1 ? "1 left" : "\(stock.pieces) left"
        return stock.daysLeft.map { $0 > 365 ? left : "\(left), for \(CommonWording.days($0))" } ?? left
    }
    static func runningOut(_ name: String, _ stock: Stock) -> String {
        "\(name): \(self.stock(stock)). Time for a new box?"
    }

    static var figures: String { "Adherence" }
    static var lastDays: String { "Last 28 days" }
    static var sinceStart: String { "Since the start" }
    static func days(_ rate: Rate) -> String { "\(rate.done) of \(CommonWording.days(rate.relevant))" }
    static func doses(_ rate: Rate) -> String { "\(rate.done) of \(rate.relevant) doses" }
    static var nothingYet: String { "Nothing was due yet" }
    static var figuresTitle: String { "How this is counted" }
    static var figuresText: String {
        "The share of days on which you marked every dose as taken. Paused days and skipped doses are left out; today counts once it is complete."
    }
    static var goalSummary: String { "A goal agreed with a care provider" }
    static var goal: String { "Agreed with your care provider (percent of days)" }
    static var goalHint: String { "Only if your care provider agreed to it. Leave empty for every day." }
    static var goalProblem: String { "Enter a number from 1 to 100, or leave it empty." }
    static func goalLine(_ goal: Int, _ percent: Int) -> String {
        percent >= goal ? "The agreed goal of \(goal)% is met." : "The agreed goal is \(goal)%."
    }
    static var months: String { "Months" }
    static var none: String { "–" }
}
