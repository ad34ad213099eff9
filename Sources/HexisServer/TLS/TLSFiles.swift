import Foundation

/// The paths of the server's certificate and private key.
package struct TLSFiles: Hashable, Sendable {
    /// PEM: the server's own certificate, followed by the chain to a trusted one.
    package let certificate: String
    /// PEM: the key of the first certificate.
    package let key: String

    /// Reads both files. Throws if they cannot be used together.
    package func load() throws(CertificateError) -> Certificate {
        try Certificate(read(), from: self)
    }

    /// Whether other users of the machine may read the key.
    package var isKeyOpenToOthers: Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: key)
        return (attributes?[.posixPermissions] as? Int ?? 0) & 0o007 != 0
    }

    /// Reads both files.
    func read() throws(CertificateError) -> Contents {
        try Contents(certificate: bytes(of: certificate), key: bytes(of: key))
    }

    /// The contents of both files.
    struct Contents: Hashable, Sendable {
        let certificate: [UInt8]
        let key: [UInt8]
    }

    private func bytes(of path: String) throws(CertificateError) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: URL(filePath: path)))
        } catch {
            throw .unreadable(path: path, reason: systemReason(of: error))
        }
    }
}
