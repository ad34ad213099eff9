/// The clock of a server in its own process, which a test sets while the server runs.
struct PreloadedClock {
    private let library: PreloadedLibrary

    init(in folder: TemporaryFolder) throws {
        library = try PreloadedLibrary("SetClock/set-clock", in: folder)
    }

    var environment: [String: String] { ["LD_PRELOAD": library.path, "SET_CLOCK": library.file] }

    /// Sets the clock ahead by this many milliseconds, or behind for a negative number.
    func set(ahead milliseconds: Int64) throws { try library.set(milliseconds) }
}
