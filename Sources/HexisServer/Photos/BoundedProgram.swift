import Foundation

/// Another's program, run beside the server on what a stranger may have made: it can neither take the server's
/// memory nor its time, knows nothing of its environment, and is ended when it takes too long.
struct BoundedProgram: Sendable {
    /// As it is found in the system's own folders: `vips`.
    let name: String

    /// Bytes of memory that it may ask for.
    private static let memory = 2_147_483_648
    /// Seconds of computing, and of waiting for it.
    private static let computing = 20
    private static let patience = 40
    /// Bytes of a file that it may write.
    private static let longestFile = 33_554_432

    enum Outcome: Equatable, Sendable {
        case done
        /// It refused, failed, or was ended.
        case failed
        /// It is not installed.
        case notThere
    }

    /// Runs it in a folder, with its words in the file `said` there.
    func run(_ arguments: [String], in folder: JobFolder) async throws -> Outcome {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/timeout")
        process.arguments =
            [
                "--kill-after=2", "\(BoundedProgram.patience)", "/usr/bin/prlimit",
                "--as=\(BoundedProgram.memory)", "--cpu=\(BoundedProgram.computing)",
                "--fsize=\(BoundedProgram.longestFile)", "--nofile=64", "--core=0", name,
            ] + arguments
        process.environment = BoundedProgram.environment
        process.currentDirectoryURL = URL(filePath: folder.path)
        _ = FileManager.default.createFile(atPath: folder.path(BoundedProgram.said), contents: nil)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput =
            FileHandle(forWritingAtPath: folder.path(BoundedProgram.said)) ?? .nullDevice
        process.standardError = FileHandle.nullDevice
        return try await withCheckedThrowingContinuation { ended in
            process.terminationHandler = { ended.resume(returning: Outcome($0)) }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                ended.resume(throwing: error)
            }
        }
    }

    /// What the program last run in a folder said, as far as anybody needs to know.
    static func words(in folder: JobFolder) -> String {
        String(decoding: bytes(in: folder) ?? [], as: UTF8.self)
    }

    /// The same as it was said; `nil` where it was more.
    static func bytes(in folder: JobFolder) -> [UInt8]? { folder.contents(said, atMost: 4096) }

    private static let said = "said"

    /// What libvips itself calls unsafe is left out; a thread and a heap are enough.
    private static let environment = [
        "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent", "VIPS_BLOCK_UNTRUSTED": "1",
        "VIPS_CONCURRENCY": "1", "MALLOC_ARENA_MAX": "2",
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
