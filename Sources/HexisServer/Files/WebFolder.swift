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

    /// Reads the whole folder, and puts files beside it that are made here. What begins with a dot is not for
    /// others; `hexis.wasm.br` is another form of `hexis.wasm`.
    init(reading folder: URL, adding made: [WebFile] = []) throws {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var files = made
        for name in names.sorted()
        where !name.hasSuffix(".br") && !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            let file = folder.appending(path: name)
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
                continue
            }
            files.append(
                WebFile(
                    name: name, bytes: Array(try Data(contentsOf: file)),
                    tightest: names.contains("\(name).br")
                        ? Array(try Data(contentsOf: folder.appending(path: "\(name).br"))) : nil))
        }
        self.init(files)
    }

    /// The file at that address, and whether the address changes with the content.
    func file(at address: String) -> (file: WebFile, isImmutable: Bool)? {
        if let file = byAddress[address] { return (file, true) }
        return byName[address].map { ($0, false) }
    }
}
