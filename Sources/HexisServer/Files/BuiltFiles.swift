import Foundation

/// What `scripts/web` built, in a folder or within a program.
struct BuiltFiles {
    /// The path of the folder or the program.
    let name: String
    /// The contents of a file; `nil` if there is none.
    let bytes: (String) throws(StartError) -> [UInt8]?

    init(of name: String, _ bytes: @escaping (String) throws(StartError) -> [UInt8]?) {
        self.name = name
        self.bytes = bytes
    }

    /// The files that are served, by their names in `Web/`.
    func files() throws(StartError) -> [String: WebFile] {
        guard let paths = try list("addresses.json", of: String.self) else {
            throw .webFileMissing(folder: name, name: "addresses.json")
        }
        let differences = try list("differences.json", of: [String: String].self) ?? [:]
        var files: [String: WebFile] = [:]
        for (file, path) in paths { files[file] = try webFile(path, differences[path] ?? [:]) }
        return files
    }

    private func webFile(
        _ path: String, _ differences: [String: String]
    ) throws(StartError) -> WebFile {
        WebFile(
            path: path, plain: try known(path), gzip: try bytes("\(path).gz"),
            brotli: try bytes("\(path).br"), differences: try known(differences))
    }

    private func list<Value: Decodable>(
        _ path: String, of type: Value.Type
    ) throws(StartError) -> [String: Value]? {
        guard let content = try bytes(path) else { return nil }
        guard let list = try? JSONDecoder().decode([String: Value].self, from: Data(content)) else {
            throw .webFileUnreadable(path: "\(name)/\(path)", reason: "it is damaged")
        }
        return list
    }

    private func known(_ path: String) throws(StartError) -> [UInt8] {
        guard let content = try bytes(path) else { throw .webFileMissing(folder: name, name: path) }
        return content
    }

    private func known(_ paths: [String: String]) throws(StartError) -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for (key, path) in paths { contents[key] = try known(path) }
        return contents
    }
}
