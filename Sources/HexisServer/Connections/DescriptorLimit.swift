import Foundation

/// The number of files and sockets that this process may have open.
enum DescriptorLimit {
    /// More than are ever needed; some systems allow a billion.
    private static let most: rlim_t = 65_536

    /// Raises the limit as far as the system permits without privileges. Returns the new limit.
    static func raise() -> Int {
        var limit = rlimit()
        guard getrlimit(kind, &limit) == 0 else { return 1024 }
        let wanted = max(limit.rlim_cur, min(limit.rlim_max, most))
        if limit.rlim_cur < wanted {
            var raised = rlimit(rlim_cur: wanted, rlim_max: limit.rlim_max)
            if setrlimit(kind, &raised) == 0 { limit = raised }
        }
        return Int(clamping: limit.rlim_cur)
    }

    #if canImport(Glibc)
        private static let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let kind = RLIMIT_NOFILE
    #endif
}
