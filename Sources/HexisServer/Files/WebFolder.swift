import Foundation
import HexisApp

/// The files beside the pages, as `scripts/web` built them: each has one address, which changes with its content.
struct WebFolder: Sendable {
    private let byAddress: [String: WebFile]
    /// From each file's name in `Web/` to its address.
    let addresses: [String: String]

    /// The files by their names.
    init(_ files: [String: WebFile]) {
        byAddress = Dictionary(files.values.map { ($0.address, $0) }, uniquingKeysWith: { first, _ in first })
        addresses = files.mapValues(\.address)
    }

    /// Reads the whole folder, and puts files beside it that are made here. Refuses one that `scripts/web` did not
    /// build, or of which something is missing.
    init(reading folder: URL, adding made: [String: WebFile] = [:]) throws(StartError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
        else { throw .webFolderMissing(path: folder.path) }
        let list = "addresses.json"
        let bytes = try WebFolder.bytes(at: list, in: folder)
        guard let paths = try? JSONDecoder().decode([String: String].self, from: Data(bytes)) else {
            throw .webFileUnreadable(path: folder.appending(path: list).path, reason: "It is damaged")
        }
        var files = made
        for (name, path) in paths.sorted(by: { $0.key < $1.key }) {
            files[name] = WebFile(
                path: path, plain: try WebFolder.bytes(at: path, in: folder),
                gzip: try? WebFolder.bytes(at: "\(path).gz", in: folder),
                brotli: try? WebFolder.bytes(at: "\(path).br", in: folder))
        }
        self.init(files)
    }

    /// What the pages need to know of them.
    var assets: Assets { Assets(addresses) }

    func file(at address: String) -> WebFile? { byAddress[address] }

    private static func bytes(at path: String, in folder: URL) throws(StartError) -> [UInt8] {
        let file = folder.appending(path: path)
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw .webFileMissing(folder: folder.path, name: path)
        }
        do {
            return Array(try Data(contentsOf: file))
        } catch {
            throw .webFileUnreadable(path: file.path, reason: systemReason(of: error))
        }
    }
}
