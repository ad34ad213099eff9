import HexisCore

/// User-facing text about bringing habits from another tracker.
enum HabitImportWording {
    static var title: String { "Import habits" }
    static var notRecorded: String {
        "The habits could not be kept just now. Import them once more in a while: nothing comes twice."
    }

    static func preview(_ program: String) -> String { "What will come from \(program)" }
    static var nothing: String { "All of it is here already. Nothing would come twice." }
    static var none: String { "There is nothing in this file that Hexis keeps." }
    static func counts(_ found: HabitImport) -> String {
        var parts = [
            (found.newHabits.count, "new habit"), (found.newMedicines.count, "new medicine"),
            (found.doses, "dose"), (found.measurements.count, "measurement"),
        ].filter { $0.0 > 0 }.map { MeasurementsWording.counted(Int64($0.0), $0.1) }
        if !found.habits.isEmpty {
            let days = CommonWording.days(found.days)
            parts.append(parts.isEmpty ? "Answers or notes on \(days)" : "answers or notes on \(days)")
        }
        return listed(parts)
    }
    static func line(_ medicine: ImportedMedicine, seenFrom today: Day) -> String {
        guard let first = medicine.first, let last = medicine.last else {
            return medicine.isKnown ? "Nothing new" : "No doses yet"
        }
        let doses = MeasurementsWording.counted(Int64(medicine.doses), "dose")
        return "\(doses), \(DateWording.span(first, last, seenFrom: today))"
    }
    static func line(_ habit: HabitImport.ImportedHabit, seenFrom today: Day) -> String {
        var parts: [String] = []
        if let first = habit.first, let last = habit.last {
            parts.append(
                "\(CommonWording.days(habit.days)), \(DateWording.span(first, last, seenFrom: today))")
        } else {
            parts.append(habit.isNew ? "No days yet" : "Nothing new")
        }
        if habit.isKnown { parts.append("joins the habit that an earlier import brought") }
        if habit.isJoined { parts.append("for the days that your habit of the same name lacks") }
        return parts.joined(separator: " · ")
    }
    static var differences: String { "What Hexis keeps differently" }
    static var joinLegend: String { "Habits that you have already" }
    static func join(_ name: String) -> String { "Join my habit “\(name)”" }
    static var joinHint: String {
        "What you marked there stays. Without this, it becomes a second habit of that name."
    }
    static var accept: String { "Import" }
    static var discard: String { "Do not import" }

    static func done(_ program: String) -> String { "What you had in \(program) is here" }
    static var see: String { "See your habits" }
    static var measurements: String { "Measurements" }
    static func measured(_ found: HabitImport, seenFrom today: Day) -> String {
        guard let first = found.measuredDays.first, let last = found.measuredDays.last else {
            return "Nothing new"
        }
        let count = MeasurementsWording.counted(Int64(found.measurements.count), "measurement")
        return "\(count), \(DateWording.span(first, last, seenFrom: today))"
    }
    static var seeMeasurements: String { "See your measurements" }
    static func undoMeasurements(_ count: Int) -> String {
        "Undoing it removes the \(MeasurementsWording.counted(Int64(count), "measurement")) that it brought."
    }
    static var seeMedicines: String { "See your medicines" }
    static func undoMedicines(_ medicines: Int) -> String {
        "Undoing it removes the \(MeasurementsWording.counted(Int64(medicines), "medicine")) that it brought, with all their doses, also what you marked there since."
    }
    static var undo: String { "Undo this import" }
    static func undoText(_ habits: Int) -> String {
        "Undoing it deletes the \(MeasurementsWording.counted(Int64(habits), "habit")) that it brought, with all their days, also what you marked there since."
    }
    static func undoJoins(_ habits: Int) -> String {
        "The days that it filled in \(MeasurementsWording.counted(Int64(habits), "habit")) of yours are emptied again, unless you changed them since."
    }
    static var undone: String { "The import is undone." }
    static var failed: String { "Not imported" }

    static func late(_ doses: Int) -> String {
        "\(MeasurementsWording.counted(Int64(doses), "dose")) answered more than a day late left out."
    }
    static func ahead(_ days: Int) -> String {
        "\(CommonWording.days(days)) after tomorrow, from a clock that was ahead, are left out."
    }

    static func text(of remark: TrackerRemark) -> String {
        switch remark {
        case .frequency(let habit, let times, let days, let became):
            "“\(habit)”: \(MeasurementsWording.counted(Int64(times), "time")) in \(CommonWording.days(days)) becomes \(MeasurementsWording.counted(Int64(became), "time")) a week."
        case .amount(let habit, let days):
            "“\(habit)”: its amount for \(CommonWording.days(days)) becomes the same share of it each day."
        case .descriptions(let habits):
            "The questions and descriptions of \(MeasurementsWording.counted(Int64(habits), "habit")) are not kept."
        case .name(let name): "A name that is too long becomes “\(name)”."
        case .unreadable(let records):
            "\(MeasurementsWording.counted(Int64(records), "record")) without a day or value that can be read left out."
        case .goal(let habit, let least):
            "“\(habit)”: every day with an amount counts as done, because the goal becomes at least \(least) a day. Change it on the page of the habit."
        case .regimen(let medicine):
            "“\(medicine)”: its reminders have different days. It becomes due every day at all their times; change it on its page."
        case .instructions(let medicines):
            "The notes and instructions of \(MeasurementsWording.counted(Int64(medicines), "medicine")) are not kept."
        case .notes(let notes):
            "\(MeasurementsWording.counted(Int64(notes), "note")) longer than 4,000 characters left out."
        }
    }
}

extension HabitImport {
    /// What is kept differently, for people.
    public var differences: [String] {
        remarks.map { HabitImportWording.text(of: $0) } + (ahead > 0 ? [HabitImportWording.ahead(ahead)] : [])
            + (late > 0 ? [HabitImportWording.late(late)] : [])
    }
}
