import Foundation
import Testing

/// The clock of a server of its own process, which a test sets while it runs.
struct PreloadedClock {
    private let library: String
    private let file: String

    /// Compiles the library that stands between the server and its clock.
    init(in folder: TemporaryFolder) throws {
        library = folder.path("set-clock.so")
        file = folder.path("ahead")
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = [
            "clang", "-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o", library,
            packageFolder + "/Tests/SetClock/set-clock.c",
        ]
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
        try Data(count: 8).write(to: URL(filePath: file))
    }

    var environment: [String: String] { ["LD_PRELOAD": library, "SET_CLOCK": file] }

    /// From now on it is ahead by so much; behind, where that is below zero.
    func set(ahead milliseconds: Int64) throws {
        let handle = try #require(FileHandle(forWritingAtPath: file))
        try handle.write(contentsOf: withUnsafeBytes(of: milliseconds) { Data($0) })
        try handle.close()
    }
}
