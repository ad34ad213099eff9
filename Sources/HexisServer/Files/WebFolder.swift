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

    /// Those of a folder, or where none is named those within the program itself, and files beside them that are made
    /// here. A program that was just compiled holds none: then it is the folder in which the sources build them.
    init(
        from folder: URL?, within program: String = "/proc/self/exe", adding made: [String: WebFile] = [:]
    ) throws(WebFolderError) {
        if folder == nil, let archive = try WebArchive(atTheEndOf: program) {
            try self.init(called: program, adding: made) { archive.files[$0] }
        } else {
            let folder = folder ?? URL(filePath: "dist/web", directoryHint: .isDirectory)
            try self.init(called: folder.path, adding: made) {
                (try? Data(contentsOf: folder.appending(path: $0))).map { Array($0) }
            }
        }
    }

    private init(
        called name: String, adding made: [String: WebFile], _ bytes: (String) -> [UInt8]?
    ) throws(WebFolderError) {
        guard let list = bytes("addresses.json"),
            let paths = try? JSONDecoder().decode([String: String].self, from: Data(list))
        else { throw .notBuilt(name) }
        var files = made
        for (file, path) in paths {
            guard let plain = bytes(path) else { throw .incomplete(name, missing: path) }
            files[file] = WebFile(
                path: path, plain: plain, gzip: bytes("\(path).gz"), brotli: bytes("\(path).br"))
        }
        self.init(files)
    }

    /// What the pages need to know of them.
    var assets: Assets { Assets(addresses) }

    func file(at address: String) -> WebFile? { byAddress[address] }
}

/// Why the files for browsers cannot be served.
public enum WebFolderError: Error {
    case notBuilt(String)
    case incomplete(String, missing: String)
    case damaged(String)

    public var message: String {
        switch self {
        case .notBuilt(let folder):
            "“\(folder)” holds no files for browsers. In the sources, `make web` builds them into dist/web."
        case .incomplete(let folder, let missing): "“\(folder)” lacks the file “\(missing)”."
        case .damaged(let program):
            "The files for browsers at the end of the program (\(program)) are damaged: it was not copied whole."
        }
    }
}
