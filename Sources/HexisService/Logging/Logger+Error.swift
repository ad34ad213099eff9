import Logging

extension Logger {
    /// Logs that something failed, with the code of its error. What the error itself would print could hold what a person
    /// wrote, or who they are.
    func error(_ message: Logger.Message, _ error: any Error) {
        self.error(message, metadata: ["code": "\(ServiceError(error).code)"])
    }
}
