import HexisCore

/// User-facing text about measurements.
enum MeasurementsWording {
    static var title: String { "Measurements" }
    static var lead: String {
        "What your phone, your watch or you yourself measured. It can complete goals and habits automatically."
    }
    static var link: String { "See and add measurements" }
    static var add: String { "Add" }
    static var day: String { "Day" }
    static var unit: String { "Unit" }
    static var nothing: String { "Nothing yet" }
    static var week: String { "Day by day" }
    static var months: String { "Month by month" }
    static var monthsHint: String { "The average of the days that have a measurement." }
    static var entries: String { "What was measured" }
    static var noEntries: String { "Nothing in this week." }
    static var byHand: String { "by hand" }
    static var remove: String { "Remove" }
    static var removed: String { "The measurement is removed." }
    static var other: String { "Measure something else" }
    static var otherHint: String { "By a name of your own, such as cups of tea." }
    static var otherNext: String { "Go on" }
    static var otherProblem: String { "Give it a name of 1 to 100 characters." }
    static var sources: String { "Which one counts?" }
    static var sourcesText: String {
        "A walk that two devices measured counts once. Where their times overlap, the one higher in this list is used."
    }
    static var dayProblem: String { "Choose a day." }
    static var dayAhead: String { "This day is still to come." }
    static var value: String { "Value" }
    static var sumExplanationTitle: String { "How is a day counted?" }

    static func explanation(_ signal: Signal) -> String {
        switch signal.rule {
        case .sum:
            "Everything of a day is added up. Time that several devices measured counts once; of those that only say how much, the largest counts. What you add by hand comes on top."
        case .latest:
            "The last measurement of a day counts. What you enter for the day yourself holds over it."
        case .average: "The average of all measurements of a day."
        }
    }

    static func name(of signal: Signal) -> String {
        switch signal {
        case .steps: "Steps"
        case .distance: "Distance"
        case .activeEnergy: "Active energy"
        case .heartRate: "Heart rate"
        case .restingHeartRate: "Resting heart rate"
        case .minutes: "Active minutes"
        case .weight: "Weight"
        case .named(let name): name
        }
    }

    static func hint(_ signal: Signal) -> String? {
        switch signal {
        case .minutes: "Minutes, or hours and minutes: 90 or 1:30"
        default: nil
        }
    }

    /// `7,412 steps`, `5.02 km`, `1 h 35 min`, `82.5 kg`.
    static func amount(_ thousandths: Int64, _ signal: Signal, in unit: MeasuringUnit) -> String {
        switch signal {
        case .distance, .weight: "\(number(thousandths, in: unit)) \(unit.name)"
        case .minutes where thousandths >= 3_600_000: hours((thousandths + 500) / 1000)
        case .minutes: "\((thousandths + 500) / 1000) min"
        case .named: Amount.shown(thousandths)
        case .steps: counted(thousandths / 1000, "step")
        case .activeEnergy: "\(grouped(thousandths + 500)) kcal"
        case .heartRate, .restingHeartRate: "\((thousandths + 500) / 1000) bpm"
        }
    }

    /// A number with the unit's precision: distances to the hundredth, `5.02`; weights to the tenth, `82.5`.
    static func number(_ thousandths: Int64, in unit: MeasuringUnit) -> String {
        unit.amount(thousandths, nearest: unit == .kilogram || unit == .pound ? 100 : 10).shown
    }

    /// Thousandths as whole units: `10,000`.
    static func grouped(_ thousandths: Int64) -> String { Amount.shown(thousandths / 1000 * 1000) }

    private static func hours(_ minutes: Int64) -> String { "\(minutes / 60) h \(minutes % 60) min" }

    /// `7,412 steps`, `1 step`.
    static func counted(_ number: Int64, _ word: String) -> String {
        "\(Amount.shown(number * 1000)) \(word)\(number == 1 ? "" : "s")"
    }

    /// `Today: 7,412 steps`, `20 November: 82.5 kg`.
    static func latest(_ amount: String, on day: Day, seenFrom today: Day) -> String {
        "\(day == today ? CommonWording.today : DateWording.short(day, seenFrom: today)): \(amount)"
    }

    static func problem(_ signal: Signal, _ unit: MeasuringUnit) -> String {
        switch signal {
        case .heartRate, .restingHeartRate: "Enter a number from 20 to 250, such as 62."
        case .weight: weightProblem(unit)
        case .minutes: "Enter minutes from 0 to 1,440, such as 90, or hours and minutes such as 1:30."
        case .distance: distanceProblem(unit)
        case .activeEnergy: "Enter a number from 0 to 100,000, such as 400."
        case .steps, .named: "Enter a number from 0 to 1,000,000, such as 7,412."
        }
    }

    private static func weightProblem(_ unit: MeasuringUnit) -> String {
        unit == .pound
            ? "Enter a number from 3 to 1,543, such as 180."
            : "Enter a number from 1 to 700, such as 82.5."
    }

    private static func distanceProblem(_ unit: MeasuringUnit) -> String {
        switch unit {
        case .mile: "Enter a number from 0 to 621, such as 3.1."
        case .metre: "Enter a number from 0 to 1,000,000, such as 400."
        default: "Enter a number from 0 to 1,000, such as 5."
        }
    }

    static func name(of unit: MeasuringUnit) -> String {
        switch unit {
        case .own: ""
        case .kilometre: "kilometres"
        case .mile: "miles"
        case .metre: "metres"
        case .kilogram: "kilograms"
        case .pound: "pounds"
        }
    }

    static var follows: String { "What counts automatically?" }
    static var followsHint: String { "What is measured counts, and so do your check-ins beside it." }
    static var followsNothing: String { "Only what I check in" }

    static func followed(_ signal: Signal) -> String { "\(name(of: signal)), in \(habitUnit(of: signal))" }

    static func habitUnit(of signal: Signal) -> String {
        switch signal {
        case .steps: "steps"
        case .distance: "km"
        case .activeEnergy: "kcal"
        default: "minutes"
        }
    }

    /// The sources of a habit's amount: `Measured: Maria’s Watch`.
    static func measured(_ sources: [String]) -> String {
        "Measured: \(sources.map { $0.bytes.isEmpty ? byHand : $0 }.joined(separator: ", "))"
    }

    static func added(_ amount: String) -> String { "\(amount) saved." }
    static func moveUp(_ source: String) -> String { "Move “\(source)” up" }

    /// `Apple Watch · 10:05`.
    static func details(_ source: String, _ time: String?, _ day: String) -> String {
        let source = source.bytes.isEmpty ? byHand : source
        return time.map { "\(day), \($0) · \(source)" } ?? "\(day) · \(source)"
    }
}
