import HexisCore
import HexisStore
import Synchronization

/// The uploaded files that this server keeps until people decide.
final class KeptFiles: Sendable {
    private let files = Mutex<[Identifier: (file: SentFile, until: Instant)]>([:])

    /// Keeps the file of an import. Those that were never decided on go: they take room on the disk.
    func keep(_ file: SentFile, of step: StoredImport, at now: Instant) {
        guard let id = step.file else { return }
        files.withLock { files in
            files = files.filter { $0.value.until > now }
            files[id] = (file, step.until)
        }
    }

    func file(of step: StoredImport) -> SentFile? {
        step.file.flatMap { id in files.withLock { $0[id]?.file } }
    }

    func drop(_ step: StoredImport) {
        guard let id = step.file else { return }
        files.withLock { $0[id] = nil }
    }
}
