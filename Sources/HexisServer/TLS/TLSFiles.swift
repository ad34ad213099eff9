import Foundation

/// Where the server's certificate lies, and its private key.
package struct TLSFiles: Hashable, Sendable {
    /// PEM: the server's own certificate, and after it those up to the one that people trust.
    package let certificate: String
    /// PEM: the key of the first certificate.
    package let key: String

    /// Reads both files and looks whether they fit together.
    package func load() throws(CertificateError) -> Certificate {
        try Certificate(read(), from: self)
    }

    /// Whether anybody on the machine may read the key.
    package var isKeyOpenToOthers: Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: key)
        return (attributes?[.posixPermissions] as? Int ?? 0) & 0o007 != 0
    }

    /// What both files hold right now.
    func read() throws(CertificateError) -> Contents {
        try Contents(certificate: bytes(of: certificate), key: bytes(of: key))
    }

    /// What both files held when they were read.
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
