import Logging

extension Logger {
    /// Logs a failure with the code of its error. Printing the error itself could reveal what a person wrote, or
    /// who they are.
    func error(_ message: Logger.Message, _ error: any Error, metadata: Logger.Metadata = [:]) {
        let code: Logger.Metadata = ["code": "\(ServiceError(error).code)"]
        self.error(message, metadata: code.merging(metadata) { code, _ in code })
    }
}
