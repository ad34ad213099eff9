import Foundation

/// A folder for one piece of work, for the server alone. It goes, with all that is in it, when nobody needs it any
/// more.
final class JobFolder: Sendable {
    let path: String

    init() throws {
        var name = Array((FileManager.default.temporaryDirectory.path + "/hexis-job-XXXXXX").utf8CString)
        guard mkdtemp(&name) != nil else { throw ServerError.busy }
        path = name.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) }
    }

    func path(_ name: String) -> String { "\(path)/\(name)" }

    /// A file that a program wrote there; `nil` for one that is not there, or longer than is asked for.
    func contents(_ name: String, atMost limit: Int) -> [UInt8]? {
        guard let file = FileHandle(forReadingAtPath: path(name)),
            let bytes = try? file.read(upToCount: limit + 1), bytes.count <= limit
        else { return nil }
        return Array(bytes)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
