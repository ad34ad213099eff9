import HexisCore

/// User-facing text about how data arrives.
enum WaysInWording {
    static var title: String { "How your data arrives" }
    static var link: String { "See how your data arrives" }
    static var introduction: String {
        "What programs, phones and files brought here, and what of it could not be used."
    }
    static var unused: String { "Could not be used" }

    static func unusedKinds(_ count: Int) -> String { "\(count) things, and why" }

    static func name(of way: WayIn, _ token: String?) -> String {
        switch way {
        case .program: token ?? "A program"
        case .autoExport: "Health Auto Export"
        case .signals: "Check-in links"
        case .arrivals: "“I am here”"
        case .ownTracks: "OwnTracks"
        case .appleHealth: "Apple Health"
        case .gpx: "Tracks"
        }
    }

    static func kind(of way: WayIn, _ token: String?) -> String {
        switch way {
        case .program: "A program of yours, by its token"
        case .autoExport: token.map { "By the token “\($0)”" } ?? "By a token"
        case .signals: "The links of your habits"
        case .arrivals: "The addresses of your places"
        case .ownTracks: "The app on your phone"
        case .appleHealth: "Exports that you imported"
        case .gpx: "GPX files that you added as routes"
        }
    }

    static func arrived(_ time: String) -> String { "Last arrived \(time)." }

    /// The result of the last request or file.
    static func brought(_ record: WayInRecord) -> String {
        if record.thing == .message, record.count > 0 {
            return record.news > 0 ? "You came to one of your places." : "It said nothing new of your places."
        }
        guard record.count > 0 else { return "There was nothing in it that could be used." }
        let things = counted(record.count, record.thing)
        switch (record.news, record.count) {
        case (0, 1): return "\(things), which was here already."
        case (0, _): return "\(things), which were all here already."
        case (record.count, 1): return "\(things), and it was new."
        case (record.count, _): return "\(things), all of them new."
        default: return "\(things), \(Amount.shown(Int64(record.news) * 1000)) of them new."
        }
    }

    static func lastNews(_ time: String) -> String { "Something new last came \(time)." }

    private static func counted(_ count: Int, _ thing: Intake.Thing) -> String {
        let word =
            switch thing {
            case .measurement: "measurement"
            case .checkIn: "check-in"
            case .message: "message"
            case .track: "track"
            case .change: "change"
            }
        return MeasurementsWording.counted(Int64(count), word)
    }

    static var noHabit: String { "The habit of this address is not there any more." }
    static var noPlace: String { "The place of this address is not there any more." }
    static var silent: String {
        "Nothing has arrived yet. If something should have: does the program have this token, and the right address?"
    }

    static var nothing: String { "Nothing has arrived yet" }
    static var nothingText: String {
        "Choose how your phone, your watch or a program is to bring what it measures. Afterwards you see here whether it does."
    }
    static var more: String { "Add another way" }

    static var waysToAdd: [(name: String, text: String, address: String)] {
        [
            (
                HealthImportWording.title, "Years of steps, heart rate and weight, from one file",
                ImportPage.address
            ),
            (
                "Connect an app", "Health Auto Export, Shortcuts, or one that you wrote",
                "/settings/programs"
            ),
            (
                ArrivalsWording.title, "When you arrive somewhere, by OwnTracks or an automation",
                "/settings/arrivals"
            ),
            ("Type it in", "A measurement now and then, by hand", "/measurements"),
        ]
    }

    static var keptTitle: String { "What is kept of this?" }
    static var kept: String {
        "Of each way only what came last, and of what could not be used one example each, for thirty days. It is encrypted like everything else that you keep here, and goes with the token or the account."
    }
}
