import Foundation
import HexisStore

/// A data folder of its own for one test, gone with it.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "hexis-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // A folder that stays behind in the system's own temporary folder harms nobody.
        try? FileManager.default.removeItem(atPath: path)
    }

    var data: DataFolder { DataFolder(path: path + "/data") }

    func file(_ name: String) -> String { path + "/" + name }

    func contents(of file: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: file)) }
}
