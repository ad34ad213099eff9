import Logging

extension Logger {
    /// Logs that something failed, with the code of its error. What the error itself would print could hold what a person
    /// wrote, or who they are.
    func error(_ message: Logger.Message, _ error: any Error, metadata: Logger.Metadata = [:]) {
        let code: Logger.Metadata = ["code": "\(ServiceError(error).code)"]
        self.error(message, metadata: code.merging(metadata) { code, _ in code })
    }
}
