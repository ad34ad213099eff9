/// User-facing text about exporting everything.
enum ExportPageWording {
    static var title: String { "Export everything" }
    static var row: String { "All of it in one file, in open formats" }
    static var lead: String {
        "One zip file with everything that you recorded in Hexis. Keep it, read it, or take it to another program."
    }
    static var download: String { "Download" }
    static var contents: String { "What the file contains" }
    static var pages: String { "Pages to read" }
    static var pagesText: String {
        "Unpack the file and open “index.html” in any browser. It doesn’t need Hexis."
    }
    static var tables: String { "Tables" }
    static var tablesText: String {
        "CSV files for any spreadsheet or statistics program, and a codebook that explains each column."
    }
    static var entries: String { "Every entry" }
    static var entriesText: String {
        "“hexis.json” contains each change with its time, including what you undid or deleted. Any Hexis server can import it: Settings, Import, “Import from Hexis”."
    }
    static var account: String { "Your account" }
    static var accountText: String {
        "How you sign in, your devices, and what has access. No passwords and no keys."
    }
    static var loop: String { "For another habit tracker" }
    static var loopText: String {
        "Your habits with their days and notes, in the tables that Loop Habit Tracker exports and many others import. They contain no medicines, plans, reminders or photos."
    }
    static var downloadLoop: String { "Download for a habit tracker" }
    static var fhir: String { "For a clinic" }
    static var fhirText: String {
        "Your medicines, doses, heart rate, steps, weight and answers to questionnaires, in the format that clinics exchange (FHIR R4). It is in the zip file, too; here you choose the days. Your name isn’t in it."
    }
    static var from: String { "First day (empty: all of it)" }
    static var until: String { "Last day (empty: today)" }
    static var downloadFHIR: String { "Download for a clinic" }
    static var wrongSpan: String { "Enter days, the first one not after the last." }
    static var routesText: String { "GPX files for any map." }
    static var unsent: String {
        "What you recorded without a connection is in the file once your device has sent it."
    }
    static var unencrypted: String {
        "The file isn’t encrypted: keep it where only you can open it."
    }
}
