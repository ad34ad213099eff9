import Foundation
import HexisExchange

/// Another's program, run beside the server on what a stranger may have made: it can neither take the server's
/// memory nor its time, knows nothing of its environment, and is ended when it takes too long.
///
/// It is given a file without a name and writes to another one, so that nothing is left of either, however it ends and
/// however the server does.
struct BoundedProgram: Sendable {
    /// As it is found in the system's own folders: `vips`.
    let name: String

    /// What it reads, for programs that ask for a name.
    static let input = "/proc/self/fd/0"

    /// Bytes of memory of its own. A phone's HEIC of 48 million pixels takes 340 MB.
    private static let memory = 536_870_912
    /// Bytes of addresses, those of its libraries among them: of the same picture 600 MB.
    private static let addresses = 671_088_640
    /// Seconds of computing, and of waiting for it: where the server itself is busy, a program that is nicer than it
    /// gets a processor seldom.
    private static let computing = 20
    private static let patience = 120
    /// Bytes of a file that it may write.
    private static let longestFile = 33_554_432
    /// The server's own work comes first.
    private static let niceness = 10

    enum Outcome: Equatable, Sendable {
        case done
        /// It refused, failed, or was ended.
        case failed
        /// It is not installed.
        case notThere
    }

    /// How it ended, and what it wrote.
    struct Run: Sendable {
        let outcome: Outcome
        let output: SentFile

        /// What it said, as far as anybody needs to know.
        var words: String { String(decoding: output.file.contents(atMost: 4096) ?? [], as: UTF8.self) }
    }

    /// Runs it on a file, or on nothing.
    func run(_ arguments: [String], on input: SentFile? = nil) async throws -> Run {
        let output = try SentFile(UnlinkedFile(in: FileManager.default.temporaryDirectory.path))
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/timeout")
        process.arguments =
            [
                "--kill-after=2", "\(BoundedProgram.patience)", "/usr/bin/nice", "-n",
                "\(BoundedProgram.niceness)", "/usr/bin/prlimit", "--data=\(BoundedProgram.memory)",
                "--as=\(BoundedProgram.addresses)", "--cpu=\(BoundedProgram.computing)",
                "--fsize=\(BoundedProgram.longestFile)", "--nofile=64",
                "--core=0", name,
            ] + arguments
        process.environment = BoundedProgram.environment
        process.currentDirectoryURL = URL(filePath: "/")
        process.standardInput = input?.file.handle ?? FileHandle.nullDevice
        process.standardOutput = output.file.handle
        process.standardError = FileHandle.nullDevice
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

    /// What libvips itself calls unsafe is left out, and what does not fit into memory does not go to the disk instead; a
    /// thread and a heap are enough.
    private static let environment = [
        "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent", "VIPS_BLOCK_UNTRUSTED": "1",
        "VIPS_CONCURRENCY": "1", "VIPS_DISC_THRESHOLD": "1g", "MALLOC_ARENA_MAX": "2",
    ]
}

extension BoundedProgram.Outcome {
    fileprivate init(_ process: Process) {
        switch (process.terminationReason, process.terminationStatus) {
        case (.exit, 0): self = .done
        // As a shell has it: what should be run is not there.
        case (.exit, 127): self = .notThere
        default: self = .failed
        }
    }
}
