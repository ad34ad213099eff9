import Dispatch
import HexisExchange
import HexisExport
import HexisTrackers

/// Which import can read a file.
package enum ImportKind: Sendable {
    case hexis
    case habits
    case appleHealth

    /// Separate from the threads that answer requests: a large file takes a while to look through.
    private static let queue = DispatchQueue(label: "import-kinds", qos: .utility)

    /// Finds out what a file is by its content; `nil` if nothing can read it.
    package static func kind(of file: SentFile) async -> ImportKind? {
        await queue.run { ImportKind(file.file) }
    }

    private init?(_ file: UnlinkedFile) {
        if ExportReader.recognizes(file.descriptor) {
            self = .hexis
        } else if file.size <= Int64(TrackerFormats.longestFile), let bytes = try? file.contents(),
            (try? TrackerFormats.format(of: bytes)) != nil
        {
            self = .habits
        } else if AppleHealthExport.recognizes(file.head(4096)) {
            self = .appleHealth
        } else {
            return nil
        }
    }
}
