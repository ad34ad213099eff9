import HexisCore

/// The changes recorded for one backup, and not yet written to its file.
struct ChangeRecording {
    /// How many bytes wait at most if the disk cannot follow.
    private static let mostWaiting = ChangeRecord.longest

    let path: String
    var isBackedUp = false
    /// Why nothing more is recorded.
    var failure: StoreError?
    var waiting: [ChangeRecord] = []
    var waitingBytes = 0

    mutating func add(_ record: ChangeRecord) {
        guard failure == nil else { return }
        waiting.append(record)
        if case .commit(let frames, _) = record { waitingBytes += frames.bytes.count }
    }

    /// Adds the frames of a commit, if they could be read.
    mutating func add(_ taken: Result<Frames, StoreError>, at instant: Instant) {
        switch taken {
        case .success(let frames): add(.commit(frames, at: instant))
        case .failure(let error): end(with: error)
        }
        if waitingBytes > ChangeRecording.mostWaiting { end(with: .changesTooFast(path: path)) }
    }

    /// Ends the recording, and drops what was not written.
    mutating func end(with error: StoreError) {
        failure = failure ?? error
        waiting = []
        waitingBytes = 0
    }

    /// Returns what has to be written, once.
    mutating func take() -> Taken {
        defer {
            waiting = []
            waitingBytes = 0
        }
        return Taken(path: path, records: waiting, failure: failure)
    }

    /// What has to be written to a file, or why nothing can be.
    struct Taken {
        let path: String
        let records: [ChangeRecord]
        let failure: StoreError?
    }
}
