/// Text on the pages of an export.
enum ExportWording {
    static var all: String { "Everything" }
    static func title(of userName: String) -> String { "Everything \(userName) recorded" }
    static func lead(_ day: String) -> String {
        "Exported from Hexis on \(day). These files can be read without it."
    }
    static var tables: String { "What you recorded" }
    static var nothing: String { "Nothing was recorded yet." }
    static var csv: String { "CSV" }
    static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
    static var photos: String { "Photos" }
    static var files: String { "Files" }
    static var json: String { "Every entry, without loss. Hexis can read it again." }
    static var fhir: String {
        "Medicines, measurements and questionnaires for a clinic (FHIR R4), without your name."
    }
    static var codebook: String { "What each column of the tables means." }
    static var careKit: String { "What apps built on CareKit exchange with Hexis." }
    static var account: String { "Your account: how you sign in, and what has access to it." }
    static func routes(_ count: Int) -> String { count == 1 ? "1 route as GPX" : "\(count) routes as GPX" }
    static func missing(_ count: Int) -> String {
        count == 1
            ? "1 photo is missing: the device that took it has not sent it to the server."
            : "\(count) photos are missing: the devices that took them have not sent them to the server."
    }
    static func unreadable(_ count: Int) -> String {
        count == 1
            ? "1 entry could not be read, and is missing here."
            : "\(count) entries could not be read, and are missing here."
    }
}
