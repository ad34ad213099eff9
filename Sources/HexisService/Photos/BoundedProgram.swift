import Foundation
import HexisExchange

/// A third-party program that processes untrusted input beside the server. Its memory, time and environment are
/// limited, and it is killed when it takes too long.
///
/// It reads from an unlinked file and writes to another, so that neither remains however it or the server ends.
struct BoundedProgram: Sendable {
    /// The program's name in the system's own folders: `vips`.
    let name: String

    /// The input's path, for programs that expect a file name.
    static let input = "/proc/self/fd/0"

    /// The limit on its data memory, in bytes. A 48-megapixel HEIC from a phone takes 340 MB.
    private static let memory = 536_870_912
    /// The limit on its address space, libraries included, in bytes. The same picture takes 600 MB.
    private static let addresses = 671_088_640
    /// The limits on processor time and on elapsed time, in seconds: on a busy server, a program of lower priority
    /// seldom gets a processor.
    private static let computing = 20
    private static let patience = 120
    /// The largest file that it may write, in bytes.
    private static let longestFile = 33_554_432
    /// Its niceness: the server's own work comes first.
    private static let niceness = 10

    enum Outcome: Equatable, Sendable {
        case done
        /// The program refused the input, failed, or was killed.
        case failed
        /// The program is not installed.
        case notThere
    }

    /// A run's outcome and output.
    struct Run: Sendable {
        let outcome: Outcome
        let output: SentFile

        /// The output as text, up to 4,096 bytes.
        var words: String { String(decoding: output.file.contents(atMost: 4096) ?? [], as: UTF8.self) }
    }

    /// Runs the program on a file, or on no input.
    func run(_ arguments: [String], on input: SentFile? = nil) async throws -> Run {
        let output = try SentFile(UnlinkedFile(in: FileManager.default.temporaryDirectory.path))
        let process = process(arguments, on: input, writingTo: output)
        let outcome = try await withCheckedThrowingContinuation { ended in
            process.terminationHandler = { ended.resume(returning: Outcome($0)) }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                ended.resume(throwing: error)
            }
        }
        return Run(outcome: outcome, output: output)
    }

    private func process(
        _ arguments: [String], on input: SentFile?, writingTo output: SentFile
    ) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/timeout")
        process.arguments = BoundedProgram.limits + [name] + arguments
        process.environment = BoundedProgram.environment
        process.currentDirectoryURL = URL(filePath: "/")
        process.standardInput = input?.file.handle ?? FileHandle.nullDevice
        process.standardOutput = output.file.handle
        process.standardError = FileHandle.nullDevice
        return process
    }

    /// The arguments of `timeout`, up to the program's name.
    private static let limits = [
        "--kill-after=2", "\(patience)", "/usr/bin/nice", "-n", "\(niceness)", "/usr/bin/prlimit",
        "--data=\(memory)", "--as=\(addresses)", "--cpu=\(computing)", "--fsize=\(longestFile)",
        "--nofile=64", "--core=0",
    ]

    /// The environment blocks the loaders that libvips calls unsafe, keeps pictures that do not fit into memory
    /// off the disk, and sets one thread and one heap.
    private static let environment = [
        "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent", "VIPS_BLOCK_UNTRUSTED": "1",
        "VIPS_CONCURRENCY": "1", "VIPS_DISC_THRESHOLD": "1g", "MALLOC_ARENA_MAX": "2",
    ]
}

extension BoundedProgram.Outcome {
    fileprivate init(_ process: Process) {
        switch (process.terminationReason, process.terminationStatus) {
        case (.exit, 0): self = .done
        // The shell's exit status for a command that was not found.
        case (.exit, 127): self = .notThere
        default: self = .failed
        }
    }
}
