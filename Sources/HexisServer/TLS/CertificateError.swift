package import Logging

/// The reason why a certificate cannot be used.
package enum CertificateError: Error, Hashable, Sendable {
    case unreadable(path: String, reason: String)
    case noCertificate(path: String)
    case noKey(path: String)
    /// Certificate and key are both readable, but do not belong together.
    case otherKey(certificate: String, key: String)

    /// The problem and its remedy, for people.
    package var message: String {
        switch self {
        case .unreadable(let path, let reason):
            "\(path) cannot be read: \(reason). Check tls-certificate and tls-key."
        case .noCertificate(let path):
            "\(path) contains no readable certificate. tls-certificate expects a PEM file."
        case .noKey(let path):
            "\(path) contains no readable private key. tls-key expects a PEM file without a passphrase."
        case .otherKey(let certificate, let key):
            "The key in \(key) does not belong to the first certificate in \(certificate). "
                + "Put the server's own certificate first, and set tls-key to its key."
        }
    }

    /// The code for programs.
    package var code: String {
        switch self {
        case .unreadable: "certificate-file-unreadable"
        case .noCertificate: "certificate-missing"
        case .noKey: "certificate-key-missing"
        case .otherKey: "certificate-key-other"
        }
    }

    /// The operator has to repair something.
    package var level: Logger.Level { .error }
}
