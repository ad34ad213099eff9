import HexisCore

/// User-facing text about importing measurements from a phone.
enum HealthImportWording {
    static var title: String { "Import from Apple Health" }
    static var introduction: String {
        "Steps, distance, exercise, active energy, heart rate and weight, from all the years that your iPhone and watch have measured."
    }

    static var explanationTitle: String { "What happens with it" }
    static var explanation: String {
        "Hexis reads the file once and keeps what each day came to. Everything else in it, and the file itself, is discarded. What phone and watch measured at the same time counts once, the watch first. You can import as often as you like: nothing counts twice, and a newer export completes an older one."
    }

    static var how: String { "How to make an export of Apple Health" }
    static var steps: [String] {
        [
            "On your iPhone, open the Health app.",
            "Tap your picture or your initials, at the top right.",
            "At the very end, tap “Export All Health Data”. It takes a few minutes.",
            "Choose “Save to Files”.",
            "Open this page on the iPhone, tap “\(ImportWording.file)”, and choose export.zip.",
        ]
    }

    static var waiting: String { "Waiting for its turn" }
    static var reading: String { "Reading the file" }
    static var recording: String { "Saving" }
    static var undoing: String { "Undoing the import" }
    static func progress(_ percent: Int) -> String { "\(percent)% of the file is read." }
    static var meanwhile: String {
        "You can leave this page and come back later. Nothing is kept before you have seen what is in the file."
    }
    static var leave: String { "You can leave this page and come back later." }
    static var look: String { "Check progress" }
    static var stop: String { "Stop the import" }
    static var notRecorded: String {
        "What the file says could not be kept just now. Import it once more in a while: nothing will count twice."
    }
    static var failed: String { "Not imported" }

    static func title(ofPreview result: HealthImportResult) -> String {
        result.days.isEmpty ? nothing : HabitImportWording.preview("Apple Health")
    }

    static func text(ofPreview result: HealthImportResult) -> String {
        if result.days.isEmpty { return nothingText }
        if result.news == 0 {
            return result.removed == 0 ? HabitImportWording.nothing : "Everything else in it is here already."
        }
        return "\(count(result.news, "value")) new, or newer than what is here."
    }

    static var removedLegend: String { "What you removed here" }
    static func bringBack(_ removed: Int) -> String { "Bring back \(count(removed, "value"))" }
    static var bringBackHint: String {
        "You removed them, or undid an import. Without this, they stay removed."
    }
    static func undoText(_ values: Int) -> String {
        "Undoing it removes the \(count(values, "value")) that it brought; one that was here before gets its earlier amount again. What changed since stays."
    }

    static var undoneText: String {
        "Your measurements are as they were before. The same file can bring them back."
    }

    static var notUndone: String { "Not undone yet" }
    static var notUndoneText: String {
        "The change could not be kept just now. Undo the import once more in a while: that removes what is left of it."
    }

    private static var nothing: String { "Nothing for Hexis in it" }
    private static var nothingText: String {
        "The export holds none of what Hexis reads: no steps, distance, exercise, heart rate or weight."
    }

    static func title(of result: HealthImportResult) -> String {
        result.days.isEmpty ? nothing : "Your measurements are here"
    }

    static func text(of result: HealthImportResult) -> String {
        if result.days.isEmpty { return nothingText }
        if result.news == 0 { return "All of it was here already: nothing counts twice." }
        return "\(count(result.news, "value")) new or brought up to date; nothing counts twice."
    }

    static func lines(of result: HealthImportResult) -> [String] {
        result.days.map { text(of: $0) } + [text(of: result)]
            + result.unused.map { $0.inWords }
    }

    /// `1,270 days of steps`
    static func text(of days: SignalDays) -> String {
        "\(count(days.days, "day")) of \(name(of: days.signal))"
    }

    private static func count(_ number: Int, _ word: String) -> String {
        MeasurementsWording.counted(Int64(number), word)
    }

    private static func name(of signal: Signal) -> String {
        switch signal {
        case .steps: "steps"
        case .distance: "distance"
        case .activeEnergy: "active energy"
        case .heartRate: "heart rate"
        case .restingHeartRate: "resting heart rate"
        case .minutes: "exercise"
        case .weight: "weight"
        case .named(let name): name
        }
    }
}
