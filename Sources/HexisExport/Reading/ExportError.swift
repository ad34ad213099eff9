/// Why an export of Hexis could not be read. Nothing is imported in that case.
package enum ExportError: Error, Hashable, Sendable {
    case notAnExport
    /// A newer version of Hexis made it.
    case tooNew
    case damaged
    case tooLarge
    case interrupted

    /// For people: what is wrong, and what helps.
    package var message: String {
        switch self {
        case .notAnExport:
            "This is no export of Hexis. Choose the zip file that “Export everything” or “Download a copy” made, or the “hexis.json” in it."
        case .tooNew:
            "A newer version of Hexis made this export. This server has to be updated first. Nothing was changed."
        case .damaged: "The file is damaged or incomplete. Download it once more. Nothing was changed."
        case .tooLarge: "The file is larger than this server accepts. Nothing was changed."
        case .interrupted:
            "The server that had the file was stopped. Nothing was changed. Choose the file again."
        }
    }

    /// For logs.
    package var code: String {
        switch self {
        case .notAnExport: "not-an-export"
        case .tooNew: "export-too-new"
        case .damaged: "export-damaged"
        case .tooLarge: "export-too-large"
        case .interrupted: "export-interrupted"
        }
    }
}
