import Foundation
import HexisCore
import Testing

/// Validates resources of FHIR with two independent libraries, in Python.
enum FHIRValidation {
    /// Returns how many resources of each kind the files hold. Records an issue if one is not valid.
    static func check(_ files: [[UInt8]]) throws -> JSON {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (number, file) in files.enumerated() {
            try Data(file).write(to: folder.appending(path: "\(number).json"))
        }
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let process = Process()
        process.executableURL = package.appending(path: ".venv/bin/python")
        process.arguments = [package.appending(path: "Tests/Browser/bundles.py").path, folder.path]
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let problem = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(problem.suffix(3000))")
        return try JSON(parsing: Array(text).filter { $0 != UInt8(ascii: "\n") })
    }
}
