import Foundation
import HexisStore

/// A data folder for one test, deleted with it.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "hexis-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // A folder left behind in the system's temporary folder does no harm.
        try? FileManager.default.removeItem(atPath: path)
    }

    var data: DataFolder { DataFolder(path: path + "/data") }

    func file(_ name: String) -> String { path + "/" + name }

    func contents(of file: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: file)) }
}
