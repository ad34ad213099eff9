import Foundation
package import HexisCore
import HexisService
import NIOHTTP2
import NIOSSL

/// A certificate with its key, ready for TLS.
package struct Certificate: Sendable {
    /// The start of its validity.
    package let start: Instant
    /// The end of its validity.
    package let end: Instant
    let context: NIOSSLContext

    init(_ contents: TLSFiles.Contents, from files: TLSFiles) throws(CertificateError) {
        let chain = (try? NIOSSLCertificate.fromPEMBytes(contents.certificate)) ?? []
        guard let own = chain.first else { throw .noCertificate(path: files.certificate) }
        guard let key = Certificate.key(in: contents.key) else { throw .noKey(path: files.key) }
        let configuration = TLSConfiguration.modern(chain, key)
        guard let context = try? NIOSSLContext(configuration: configuration) else {
            throw .otherKey(certificate: files.certificate, key: files.key)
        }
        start = Instant(clamping: Int64(own.notValidBefore) * 1000)
        end = Instant(clamping: Int64(own.notValidAfter) * 1000)
        self.context = context
    }

    /// The private key; `nil` for a key with a passphrase, which no one is there to type.
    private static func key(in bytes: [UInt8]) -> NIOSSLPrivateKey? {
        let silence: NIOSSLPassphraseCallback<[UInt8]> = { _ in }
        return try? NIOSSLPrivateKey(bytes: bytes, format: .pem, passphraseCallback: silence)
    }
}

extension Certificate {
    /// A sentence on what is wrong with its dates; `nil` if nothing is.
    package func complaint(at now: Instant) -> String? {
        if now > end { return "The certificate expired on \(end.dateInWords). Browsers will refuse it." }
        if now < start {
            return
                "The certificate is valid from \(start.dateInWords) only. Browsers will refuse it until then."
        }
        return nil
    }
}

extension TLSConfiguration {
    /// TLS 1.2 and 1.3, with a fresh key for each connection and authenticated encryption: what every browser
    /// since 2014 supports, and all that HTTP/2 allows (RFC 9113, section 9.2.2).
    fileprivate static func modern(_ chain: [NIOSSLCertificate], _ key: NIOSSLPrivateKey) -> TLSConfiguration
    {
        var configuration = makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
        configuration.minimumTLSVersion = .tlsv12
        configuration.cipherSuites = "ECDHE+AESGCM:ECDHE+CHACHA20"
        configuration.applicationProtocols = NIOHTTP2SupportedALPNProtocols
        return configuration
    }
}
