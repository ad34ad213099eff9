/// Why an Apple Health export could not be read. Nothing is imported in that case.
package enum AppleHealthError: Error, Hashable, Sendable {
    case unreadable
    case empty
    case notAnExport
    case nothingInside
    case cutShort
    case damaged(line: Int)
    case damagedArchive
    case tooLarge
    case noRoom
    case cancelled
    case interrupted

    /// For people: what is wrong, and what helps.
    package var message: String {
        switch self {
        case .unreadable: "The file cannot be read."
        case .empty: "The file is empty. Make the export once more, and choose export.zip."
        case .notAnExport:
            """
            This is no export of Apple Health. Choose the file export.zip that the Health app made, or the \
            export.xml inside it.
            """
        case .nothingInside:
            "This archive holds no export of Apple Health. Choose the file export.zip as the Health app made it."
        case .cutShort:
            """
            The file ends too early: part of it was lost on the way. Copy it again, or make the export once \
            more. Nothing was changed.
            """
        case .damaged(let line):
            "The file is damaged in line \(line). Make the export once more. Nothing was changed."
        case .damagedArchive:
            "The archive is damaged, or locked with a password. Make the export once more. Nothing was changed."
        case .tooLarge: "The file unpacks to more than an export of Apple Health can be. Nothing was changed."
        case .noRoom: "There is no room to unpack the file on the disk. Nothing was changed."
        case .cancelled: "The import was stopped. Nothing was changed."
        case .interrupted:
            "The server that had the file was stopped. Nothing was changed. Choose the file again."
        }
    }

    /// For logs and programs.
    package var code: String {
        switch self {
        case .unreadable: "health-unreadable"
        case .empty: "health-empty"
        case .notAnExport: "health-not-an-export"
        case .nothingInside: "health-nothing-inside"
        case .cutShort: "health-cut-short"
        case .damaged: "health-damaged"
        case .damagedArchive: "health-damaged-archive"
        case .tooLarge: "health-too-large"
        case .noRoom: "health-no-room"
        case .cancelled: "health-cancelled"
        case .interrupted: "health-interrupted"
        }
    }
}
