import Foundation
import Testing

/// This file is four folders down.
private let packageFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Third-party programs, run in the project's own Python, which `make setup` creates.
enum Python {
    static var executable: URL { packageFolder.appending(path: ".venv/bin/python") }

    /// Runs a program to completion. It reads all its input before it writes, so neither side waits for the other.
    static func run(_ program: String, _ arguments: [String] = [], input: String) throws -> String {
        let process = Process()
        process.executableURL = executable
        process.arguments = ["-c", program] + arguments
        let (standardInput, output) = (Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = output
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return text
    }
}
