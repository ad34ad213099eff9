import Logging

extension Logger {
    /// A logger that writes to standard error, from `level` on.
    static func standardError(_ label: String, level: Logger.Level) -> Logger {
        var logger = Logger(label: label, factory: { StreamLogHandler.standardError(label: $0) })
        logger.logLevel = level
        return logger
    }
}
