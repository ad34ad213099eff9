import Foundation

/// Sorts any number of samples in constant memory: it sorts as many as fit at once, writes them to a file as runs,
/// and merges all runs at the end.
final class SampleSorter {
    private let room: UnsafeMutableBufferPointer<Sample>
    private var count = 0
    private var runs: [Range<Int64>] = []
    private var file: UnlinkedFile?
    private let folder: String

    /// `folder` is the location of the file, which is unlinked and disappears with this sorter.
    init(in folder: String, atOnce: Int = 1 << 18) {
        self.folder = folder
        room = .allocate(capacity: atOnce)
    }

    deinit { room.deallocate() }

    @inline(__always)
    func add(_ sample: Sample) throws(AppleHealthError) {
        if count == room.count { try spill() }
        room.initializeElement(at: count, to: sample)
        count += 1
    }

    /// Passes every sample in order.
    func forEach(_ body: (Sample) -> Void) throws(AppleHealthError) {
        guard file != nil else { return sorted().forEach(body) }
        try spill()
        guard let file else { return }
        var merged = MergedRuns(
            runs.map { SampleRun($0, of: file, atOnce: max(64, room.count / runs.count)) })
        while let sample = try merged.next() { body(sample) }
    }

    private func sorted() -> UnsafeMutableBufferPointer<Sample> {
        var samples = UnsafeMutableBufferPointer(rebasing: room[..<count])
        samples.sort()
        return samples
    }

    private func spill() throws(AppleHealthError) {
        guard count > 0 else { return }
        if file == nil { file = try UnlinkedFile(in: folder) }
        if let file { runs.append(try file.append(UnsafeRawBufferPointer(sorted()))) }
        count = 0
    }
}
