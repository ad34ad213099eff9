import Foundation
package import HexisCore

/// A backup that a server has made of itself, named after the second in which it was begun:
/// `hexis-20261128T190137Z.sqlite`, in UTC.
package struct KeptBackup: Hashable, Sendable {
    package let path: String
    /// To the second.
    package let begun: Instant

    static let partial = ".partial"
    private static let prefix = "hexis-"
    private static let ending = ".sqlite"
    private static let timestamp = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)

    init(begun: Instant, in folder: String) {
        let date = Date(timeIntervalSince1970: Double(begun.milliseconds / 1000))
        path = "\(folder)/\(KeptBackup.prefix)\(date.formatted(KeptBackup.timestamp))\(KeptBackup.ending)"
        self.begun = Instant(clamping: begun.milliseconds / 1000 * 1000)
    }

    /// Returns `nil` unless the name is one that `init(begun:in:)` gives.
    init?(named name: String, in folder: String) {
        guard name.hasPrefix(KeptBackup.prefix), name.hasSuffix(KeptBackup.ending) else { return nil }
        let text = name.dropFirst(KeptBackup.prefix.count).dropLast(KeptBackup.ending.count)
        guard let date = try? Date(String(text), strategy: KeptBackup.timestamp) else { return nil }
        self.init(begun: Instant(clamping: Int64(date.timeIntervalSince1970 * 1000)), in: folder)
        guard path == "\(folder)/\(name)" else { return nil }
    }

    /// The backup to which a file of another name belongs, as its draft or its changes; `nil` for a stranger's.
    init?(of name: String, in folder: String) {
        guard let stem = name.firstIndex(of: ".") else { return nil }
        self.init(named: name[..<stem] + KeptBackup.ending, in: folder)
        let draft = path + KeptBackup.partial
        guard "\(folder)/\(name)".hasPrefix(draft) || "\(folder)/\(name)".hasPrefix(changesPath) else {
            return nil
        }
    }

    /// The file with the changes since this backup.
    package var changesPath: String { KeptBackup.changesPath(beside: path) }

    /// The file with the changes since a backup, which lies beside it.
    static func changesPath(beside path: String) -> String {
        (path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path) + ".changes"
    }
}
