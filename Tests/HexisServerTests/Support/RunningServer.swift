import Foundation
import Testing

/// The built `hexis` in its own process, on a free port and with its own folder.
final class RunningServer: Sendable {
    let folder: TemporaryFolder
    /// The address in its log.
    let address: String
    private let process: Process

    /// The options for starting a server besides its usual flags.
    struct Way {
        var flags: [String] = []
        var environment: [String: String] = [:]
        /// A shell command to run first, such as one that sets a limit.
        var before = ""
    }

    /// Starts a server and waits until it responds.
    init(in folder: TemporaryFolder, _ way: Way = Way()) async throws {
        self.folder = folder
        let process = Process()
        self.process = process
        let arguments =
            ["serve", "--data", folder.path("data"), "--port", "0", "--web", packageFolder + "/dist/web"]
            + way.flags
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "\(way.before) exec \"$0\" \"$@\"", builtProduct("hexis")] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["HEXIS_JOINING": "open"].merging(way.environment) { _, new in new }
        ) { _, new in new }
        let log = try folder.newFile("log")
        process.standardOutput = log
        process.standardError = log
        try process.run()
        address = try await eventually("the server says where it is") {
            if !process.isRunning { throw ServerEnded(log: folder.text("log")) }
            return folder.text("log").firstMatch(of: /Hexis is at (http\S+)/).map { String($0.1) }
        }
    }

    /// The contents of the files it has open, including unlinked ones.
    var openFiles: [Data] {
        let folder = "/proc/\(process.processIdentifier)/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.compactMap { name in
            let path = "\(folder)/\(name)"
            let file = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
            // Sockets and pipes have no path.
            guard let file, file.hasPrefix("/"), !file.hasPrefix("/dev/") else { return nil }
            return FileManager.default.contents(atPath: path)
        }
    }

    /// Kills the server, as a power cut would.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Stops the server from running, as on a machine that sleeps.
    func freeze() { Foundation.kill(process.processIdentifier, SIGSTOP) }

    func thaw() { Foundation.kill(process.processIdentifier, SIGCONT) }

    /// Makes the server reload its files.
    func hangUp() {
        Foundation.kill(process.processIdentifier, SIGHUP)
    }

    /// Asks the server to stop, and returns its exit code.
    func stop() -> Int32 {
        process.terminate()
        return end()
    }

    /// Waits until the server ends, and returns its exit code; a server that still runs after two minutes is killed, so that
    /// one test fails instead of all.
    func end() -> Int32 {
        let killing = DispatchWorkItem { [process] in Foundation.kill(process.processIdentifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: killing)
        process.waitUntilExit()
        killing.cancel()
        return process.terminationReason == .exit ? process.terminationStatus : -1
    }

    var log: String { folder.text("log") }

    /// Waits until the log contains a text this many times.
    func says(_ text: String, times: Int = 1) async throws {
        try await eventually("the log says “\(text)”") {
            log.components(separatedBy: text).count > times ? true : nil
        }
    }

    deinit {
        if process.isRunning { kill() }
    }
}

struct ServerEnded: Error, CustomStringConvertible {
    let log: String
    var description: String { "The server ended:\n\(log)" }
}

/// Runs `hexis` to completion with these arguments.
func hexis(_ arguments: String..., environment: [String: String] = [:]) throws -> (
    code: Int32, output: String
) {
    try hexis(arguments, environment: environment)
}

func hexis(_ arguments: [String], environment: [String: String] = [:]) throws -> (
    code: Int32, output: String
) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: builtProduct("hexis"))
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
}

/// The package's folder: this file is four folders down.
let packageFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

/// Returns the path of a built product, which is beside the program that runs the tests.
func builtProduct(_ name: String) -> String {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: tests).deletingLastPathComponent().appending(path: name).path
}
