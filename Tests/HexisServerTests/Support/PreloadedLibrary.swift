import Foundation
import Testing

/// A C library between a server in its own process and the operating system. It reads eight bytes from a file that a
/// test writes while the server runs.
struct PreloadedLibrary {
    let path: String
    let file: String

    /// Compiles `Tests/<place>.c` and sets its value to zero.
    init(_ place: String, in folder: TemporaryFolder) throws {
        let name = URL(filePath: place).lastPathComponent
        path = folder.path(name + ".so")
        file = folder.path(name)
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = [
            "clang", "-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o", path,
            "\(packageFolder)/Tests/\(place).c",
        ]
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
        try Data(count: 8).write(to: URL(filePath: file))
    }

    func set(_ number: Int64) throws {
        let handle = try #require(FileHandle(forWritingAtPath: file))
        try handle.write(contentsOf: withUnsafeBytes(of: number) { Data($0) })
        try handle.close()
    }
}
