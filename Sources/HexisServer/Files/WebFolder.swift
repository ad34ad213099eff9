import Foundation
import HexisApp

/// The web files as `scripts/web` built them: each has one address, which changes with its content.
struct WebFolder: Sendable {
    private let byAddress: [String: WebFile]
    /// The addresses by the files' names in `Web/`.
    let addresses: [String: String]

    /// Takes the files by name.
    init(_ files: [String: WebFile]) {
        byAddress = Dictionary(files.values.map { ($0.address, $0) }, uniquingKeysWith: { first, _ in first })
        addresses = files.mapValues(\.address)
    }

    /// Reads the files of a folder, or, if none is given, those within the program, and adds generated ones. A
    /// freshly built program contains none; it then reads the build folder of the sources.
    init(
        from folder: URL?, within program: String = "/proc/self/exe", adding made: [String: WebFile] = [:]
    ) throws(StartError) {
        if folder == nil, let archive = try WebArchive(atTheEndOf: program) {
            try self.init(BuiltFiles(of: program) { archive.files[$0] }, adding: made)
        } else {
            let folder = folder ?? URL(filePath: "dist/web", directoryHint: .isDirectory)
            guard WebFolder.isFolder(folder.path) else { throw .webFolderMissing(path: folder.path) }
            let built = BuiltFiles(of: folder.path) { path throws(StartError) in
                try WebFolder.bytes(at: path, in: folder)
            }
            try self.init(built, adding: made)
        }
    }

    private init(_ built: BuiltFiles, adding made: [String: WebFile]) throws(StartError) {
        self.init(made.merging(try built.files()) { _, built in built })
    }

    /// The addresses for the pages to use.
    var assets: Assets { Assets(addresses) }

    func file(at address: String) -> WebFile? { byAddress[address] }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The contents of a file; `nil` if there is no such file. Throws if it cannot be read.
    private static func bytes(at path: String, in folder: URL) throws(StartError) -> [UInt8]? {
        let file = folder.appending(path: path)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return Array(try Data(contentsOf: file))
        } catch {
            throw .webFileUnreadable(path: file.path, reason: systemReason(of: error))
        }
    }
}
