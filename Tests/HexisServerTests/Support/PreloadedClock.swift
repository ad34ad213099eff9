/// The clock of a server of its own process, which a test sets while it runs.
struct PreloadedClock {
    private let library: PreloadedLibrary

    init(in folder: TemporaryFolder) throws {
        library = try PreloadedLibrary("SetClock/set-clock", in: folder)
    }

    var environment: [String: String] { ["LD_PRELOAD": library.path, "SET_CLOCK": library.file] }

    /// From now on it is ahead by so much; behind, where that is below zero.
    func set(ahead milliseconds: Int64) throws { try library.set(milliseconds) }
}
