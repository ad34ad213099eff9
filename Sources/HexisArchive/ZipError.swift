/// Why a zip file could not be written or read.
package enum ZipError: Error, Hashable, Sendable {
    case noMemory
    case unwritable
    /// It is damaged, encrypted, or not a zip file.
    case unreadable

    /// For logs.
    package var code: String {
        switch self {
        case .noMemory: "zip-no-memory"
        case .unwritable: "zip-unwritable"
        case .unreadable: "zip-unreadable"
        }
    }
}
