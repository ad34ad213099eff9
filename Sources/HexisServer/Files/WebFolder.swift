import Foundation
import HexisApp

/// The files beside the pages, found by address: with the hash of their content in it, and under their plain name.
struct WebFolder: Sendable {
    private let byAddress: [String: WebFile]
    private let byName: [String: WebFile]
    /// From each file's name to its address.
    let addresses: [String: String]

    init(_ files: [WebFile]) {
        byAddress = Dictionary(files.map { ($0.address, $0) }, uniquingKeysWith: { first, _ in first })
        byName = Dictionary(files.map { ("/assets/\($0.name)", $0) }, uniquingKeysWith: { first, _ in first })
        addresses = Dictionary(files.map { ($0.name, $0.address) }, uniquingKeysWith: { first, _ in first })
    }

    /// What the pages need to know of them.
    var assets: Assets { Assets(addresses) }

    /// What every page asks for. Without these it has no look, or no signs.
    static let essentials = [
        "app.js", "app.webmanifest", "icon.svg", "install/apple-touch-icon.png", "style.css", "symbols.svg",
    ]

    /// Refuses a folder that is not there, or that lacks what every page asks for.
    static func requireEssentials(in folder: URL) throws(StartError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
        else { throw .webFolderMissing(path: folder.path) }
        for name in essentials {
            guard FileManager.default.fileExists(atPath: folder.appending(path: name).path) else {
                throw .webFileMissing(folder: folder.path, name: name)
            }
        }
    }

    /// Reads the whole folder, and puts files beside it that are made here. What begins with a dot is not for
    /// others; `hexis.wasm.br` is another form of `hexis.wasm`.
    init(reading folder: URL, adding made: [WebFile] = []) throws(StartError) {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var files = made
        for name in names.sorted()
        where !name.hasSuffix(".br") && !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            let file = folder.appending(path: name)
            guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else {
                continue
            }
            files.append(
                WebFile(
                    name: name, bytes: try WebFolder.bytes(of: file),
                    tightest: names.contains("\(name).br")
                        ? try WebFolder.bytes(of: folder.appending(path: "\(name).br")) : nil))
        }
        self.init(files)
    }

    private static func bytes(of file: URL) throws(StartError) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: file))
        } catch {
            throw .webFileUnreadable(path: file.path, reason: systemReason(of: error))
        }
    }

    /// The file at that address, and whether the address changes with the content.
    func file(at address: String) -> (file: WebFile, isImmutable: Bool)? {
        if let file = byAddress[address] { return (file, true) }
        return byName[address].map { ($0, false) }
    }
}
