package import Foundation

extension Duration {
    /// What a clock of the machine shows, such as `CLOCK_BOOTTIME` (clock_gettime(2)).
    ///
    /// Reads seconds and nanoseconds as two numbers: which module the fields of `timespec` belong to depends on what the
    /// compiler reads first.
    package init(shownBy clock: clockid_t) {
        var time = [0, 0]
        time.withUnsafeMutableBytes { bytes in
            guard let place = bytes.bindMemory(to: timespec.self).baseAddress else { return }
            clock_gettime(clock, place)
        }
        self = .seconds(time[0]) + .nanoseconds(time[1])
    }
}
