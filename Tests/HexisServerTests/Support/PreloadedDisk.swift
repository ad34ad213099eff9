import Foundation
import Testing

/// The disk of a server of its own process, which a test fills and empties while it runs.
struct PreloadedDisk {
    private let library: String
    private let file: String
    private let folder: String

    /// Compiles the library that stands between the server and its disk. There is plenty of room at first.
    init(in folder: TemporaryFolder) throws {
        library = folder.path("full-disk.so")
        file = folder.path("room")
        self.folder = folder.path("data")
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = [
            "clang", "-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o", library,
            packageFolder + "/Tests/FullDisk/full-disk.c",
        ]
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
        try Data(count: 8).write(to: URL(filePath: file))
        try setRoom(1 << 30)
    }

    var environment: [String: String] {
        ["LD_PRELOAD": library, "FULL_DISK": file, "FULL_DISK_FOLDER": folder]
    }

    /// From now on so many bytes are free.
    func setRoom(_ bytes: Int64) throws {
        let handle = try #require(FileHandle(forWritingAtPath: file))
        try handle.write(contentsOf: withUnsafeBytes(of: bytes) { Data($0) })
        try handle.close()
    }
}
