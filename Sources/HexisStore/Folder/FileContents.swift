import Foundation

extension Files {
    /// Reads a whole small file. Throws if it is longer than `limit` bytes.
    static func read(_ path: String, atMost limit: Int) throws(StoreError) -> [UInt8] {
        let descriptor = try open(path, O_RDONLY)
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: limit + 1)
        let count = Foundation.read(descriptor, &bytes, bytes.count)
        guard count >= 0 else { throw error(errno, at: path) }
        guard count <= limit else { throw .fileUnusable(path: path, reason: "it is too long") }
        return Array(bytes[..<count])
    }

    /// Copies a file into a new one that its owner alone can read.
    static func copy(_ source: String, to destination: String) throws(StoreError) {
        let input = try open(source, O_RDONLY)
        defer { close(input) }
        let output = try open(destination, O_WRONLY | O_CREAT | O_EXCL)
        defer { close(output) }
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = Foundation.read(input, &buffer, buffer.count)
            guard count >= 0 else { throw error(errno, at: source) }
            if count == 0 { return }
            try write(buffer[..<count], to: output, at: destination)
        }
    }

    /// Writes a new file, which is durable when this returns, and complete whenever it is visible under its name.
    static func writeNew(_ bytes: [UInt8], to path: String) throws(StoreError) {
        let draft = path + ".new"
        try remove(draft)
        let descriptor = try open(draft, O_WRONLY | O_CREAT | O_EXCL)
        defer { close(descriptor) }
        try write(bytes[...], to: descriptor, at: draft)
        guard fsync(descriptor) == 0 else { throw error(errno, at: draft) }
        try renameOntoFreeName(draft, to: path)
        try sync(folder(of: path))
    }

    /// Appends pieces to a file that exists. They are durable when this returns.
    static func append(_ pieces: some Sequence<[UInt8]>, to path: String) throws(StoreError) {
        let descriptor = try open(path, O_WRONLY | O_APPEND)
        defer { close(descriptor) }
        for piece in pieces { try write(piece[...], to: descriptor, at: path) }
        guard fsync(descriptor) == 0 else { throw error(errno, at: path) }
    }

    /// Writes all bytes: a nearly full disk accepts only some of them, and fails on the next write.
    private static func write(
        _ bytes: ArraySlice<UInt8>, to descriptor: Int32, at path: String
    ) throws(StoreError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw error(errno, at: path) }
            rest = rest.dropFirst(count)
        }
    }
}
