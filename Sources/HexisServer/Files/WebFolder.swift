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

    /// Reads the whole folder, and puts files beside it that are made here.
    init(reading folder: URL, adding made: [String: WebFile] = [:]) throws(WebFolderError) {
        guard let list = try? Data(contentsOf: folder.appending(path: "addresses.json")),
            let paths = try? JSONDecoder().decode([String: String].self, from: list)
        else { throw .notBuilt(folder.path) }
        var files = made
        for (name, path) in paths {
            guard let plain = WebFolder.bytes(at: path, in: folder) else {
                throw .incomplete(folder.path, missing: path)
            }
            files[name] = WebFile(
                path: path, plain: plain, gzip: WebFolder.bytes(at: "\(path).gz", in: folder),
                brotli: WebFolder.bytes(at: "\(path).br", in: folder))
        }
        self.init(files)
    }

    /// What the pages need to know of them.
    var assets: Assets { Assets(addresses) }

    func file(at address: String) -> WebFile? { byAddress[address] }

    private static func bytes(at path: String, in folder: URL) -> [UInt8]? {
        (try? Data(contentsOf: folder.appending(path: path))).map { Array($0) }
    }
}

/// Why the files for browsers cannot be served.
public enum WebFolderError: Error {
    case notBuilt(String)
    case incomplete(String, missing: String)

    public var message: String {
        switch self {
        case .notBuilt(let folder):
            "“\(folder)” holds no files for browsers. In the sources, `make web` builds them into dist/web."
        case .incomplete(let folder, let missing): "“\(folder)” lacks the file “\(missing)”."
        }
    }
}
