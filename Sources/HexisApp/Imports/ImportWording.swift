import HexisCore

/// User-facing text about bringing files of other programs.
enum ImportWording {
    static var title: String { "Import" }
    static var lead: String {
        "Bring what you recorded in other programs. Hexis recognizes the file by what is in it."
    }
    static var inSettings: String { "From Apple Health, a habit tracker, a spreadsheet or Hexis itself" }

    static var choose: String { "Bring the file here" }
    static var file: String { "The file" }
    static var fileHint: String {
        "You see what the file would bring before anything is kept. Nothing comes twice, however often you import."
    }
    static var read: String { "Continue" }
    static var another: String { "Import another file" }

    static var sources: String { "What Hexis can read" }
    static var allSources: [(name: String, text: String)] {
        [
            ("Apple Health", HealthImportWording.introduction),
            ("Loop Habit Tracker", "A full backup: Settings, “Export full backup”."),
            ("Habo", "A backup: Settings, Backup."),
            ("Habitica", "Your user data as JSON."),
            (
                "Table Habit, Beaver Habit Tracker, OpenHabitTracker, Streak, HabitTrove",
                "An export or a backup."
            ),
            ("MedTimer", "A backup, with your medicines and doses."),
            ("Privacy Friendly Pedometer", "Your steps as a CSV file."),
            ("harsh", "Its file “log”."),
            (
                "A table",
                "A CSV file of a spreadsheet, or of any other program, with a column of dates. You choose what its columns mean."
            ),
            (ExportImportWording.program, ExportImportWording.lead),
        ]
    }

    static var refused: String { "Not imported" }

    static func text(of refusal: ImportPage.Refusal, mostMegabytes: Int64) -> String {
        switch refusal {
        case .noFile: "There was no file. Choose one, and continue."
        case .empty: "The file is empty. Make it once more."
        case .unknown:
            "Hexis does not know this kind of file. Make a backup or an export in the other program, and choose that file here."
        case .tooLarge where mostMegabytes == 0: "This server takes no files to import."
        case .tooLarge:
            "The file is larger than the \(mostMegabytes) megabytes that this server takes. Your administrator can allow more."
        case .cutShort: "Only a part of the file arrived. Choose it once more."
        case .noRoom: "The server has no room for the file just now. Bring it once more in a while."
        }
    }
}
