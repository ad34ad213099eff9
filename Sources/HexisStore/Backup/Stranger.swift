import Foundation

/// A program, other than a Hexis server, that has the database open and may write to it.
///
/// One with an old SQLite can damage the database: see `Connection`.
package struct Stranger: Hashable, Sendable {
    package let process: Int32
    /// The name as the system reports it: at most fifteen characters.
    package let name: String
}

extension Stranger {
    /// The strangers that this program may see: only its own user's, unless it runs as root.
    static func all(in folder: DataFolder) -> [Stranger] {
        let database = URL(filePath: folder.databasePath).resolvingSymlinksInPath().path
        let lock = URL(filePath: folder.lockPath).resolvingSymlinksInPath().path
        return names(in: "/proc").compactMap { Int32($0) }.sorted().compactMap { process in
            let files = openFiles(of: process)
            // Servers hold the lock, and there is only one of them.
            guard files.contains(where: { $0.path == database && $0.isForWriting }),
                !files.contains(where: { $0.path == lock })
            else { return nil }
            return Stranger(process: process, name: text(at: "/proc/\(process)/comm"))
        }
    }

    private static func openFiles(of process: Int32) -> [(path: String, isForWriting: Bool)] {
        names(in: "/proc/\(process)/fd").compactMap { descriptor in
            guard
                let path = try? FileManager.default.destinationOfSymbolicLink(
                    atPath: "/proc/\(process)/fd/\(descriptor)")
            else { return nil }
            return (path, isForWriting(descriptor, of: process))
        }
    }

    /// Parses "flags:\t0100002": octal digits, the last of which is the access mode.
    private static func isForWriting(_ descriptor: String, of process: Int32) -> Bool {
        let line = text(at: "/proc/\(process)/fdinfo/\(descriptor)").split(separator: "\n")
            .first { $0.hasPrefix("flags:") }
        return line?.last?.wholeNumberValue.map { Int32($0) & O_ACCMODE != O_RDONLY } ?? false
    }

    /// Returns nothing for a process that has ended meanwhile, or that belongs to another user.
    private static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    private static func text(at path: String) -> String {
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        return (text ?? "").trimmingCharacters(in: .newlines)
    }
}
