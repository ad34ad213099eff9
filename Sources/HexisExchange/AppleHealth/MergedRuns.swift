/// The samples of one sorted run, read back in chunks.
final class SampleRun {
    private let file: UnlinkedFile
    private var rest: Range<Int64>
    private let piece: UnsafeMutableBufferPointer<Sample>
    private var place = 0
    private var count = 0

    init(_ range: Range<Int64>, of file: UnlinkedFile, atOnce: Int) {
        rest = range
        self.file = file
        piece = .allocate(capacity: atOnce)
    }

    deinit { piece.deallocate() }

    func next() throws(AppleHealthError) -> Sample? {
        if place == count {
            guard !rest.isEmpty else { return nil }
            try readPiece()
        }
        defer { place += 1 }
        return piece[place]
    }

    private func readPiece() throws(AppleHealthError) {
        let size = MemoryLayout<Sample>.stride
        count = min(piece.count, rest.count / size)
        let bytes = UnsafeMutableRawBufferPointer(piece)[..<(count * size)]
        try file.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes), at: rest.lowerBound)
        rest = rest.lowerBound + Int64(count * size)..<rest.upperBound
        place = 0
    }
}

/// The samples of several sorted runs, merged in order.
struct MergedRuns {
    private let runs: [SampleRun]
    private var waiting = Heap<Head>()
    private var isBegun = false

    private struct Head: Comparable {
        let sample: Sample
        let run: Int

        static func < (left: Head, right: Head) -> Bool { left.sample < right.sample }
    }

    init(_ runs: [SampleRun]) {
        self.runs = runs
    }

    mutating func next() throws(AppleHealthError) -> Sample? {
        if !isBegun {
            isBegun = true
            for run in runs.indices { try refill(from: run) }
        }
        guard let head = waiting.removeFirst() else { return nil }
        try refill(from: head.run)
        return head.sample
    }

    private mutating func refill(from run: Int) throws(AppleHealthError) {
        if let sample = try runs[run].next() { waiting.insert(Head(sample: sample, run: run)) }
    }
}
