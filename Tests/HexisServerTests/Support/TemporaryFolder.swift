import Foundation

/// A folder that is deleted after the test.
final class TemporaryFolder: Sendable {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "hexis-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func text(_ name: String) -> String {
        (try? String(contentsOf: url.appending(path: name), encoding: .utf8)) ?? ""
    }

    func newFile(_ name: String) throws -> FileHandle {
        try Data().write(to: url.appending(path: name))
        return try FileHandle(forWritingTo: url.appending(path: name))
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
