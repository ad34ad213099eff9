import HexisCore
import HexisService
import Logging
import NIOSSL
import ServiceLifecycle
import Synchronization

/// Holds the certificate for new connections, and loads a renewed one.
///
/// Open connections keep theirs. Unusable files change nothing: the log reports the problem once, and the
/// certificate in use is kept.
final class CertificateKeeper: Service {
    private typealias Reading = Result<TLSFiles.Contents, CertificateError>

    private let files: TLSFiles
    private let first: Reading
    private let current: Mutex<Certificate>
    private let occasions: AsyncStream<Void>
    private let now: @Sendable () -> Instant
    private let logger: Logger

    init(
        _ files: TLSFiles, occasions: AsyncStream<Void>, now: @escaping @Sendable () -> Instant,
        logger: Logger
    ) throws(CertificateError) {
        let contents = try files.read()
        let certificate = try Certificate(contents, from: files)
        self.files = files
        self.occasions = occasions
        self.now = now
        self.logger = logger
        first = .success(contents)
        current = Mutex(certificate)
        announce(certificate)
    }

    /// The context for new connections.
    var context: NIOSSLContext { current.withLock { $0.context } }

    /// Compares the files' contents at each trigger, since their dates can stay the same, or change for nothing.
    func run() async {
        var seen = first
        for await _ in occasions.cancelOnGracefulShutdown() {
            let found = Reading { () throws(CertificateError) in try files.read() }
            if found != seen { take(found) }
            seen = found
        }
    }

    private func take(_ found: Reading) {
        do {
            let certificate = try Certificate(found.get(), from: files)
            current.withLock { $0 = certificate }
            announce(certificate)
        } catch {
            logger.log(
                level: error.level, "\(error.message) The certificate in use is kept.",
                metadata: ["code": "\(error.code)"])
        }
    }

    private func announce(_ certificate: Certificate) {
        if let complaint = certificate.complaint(at: now()) { return logger.warning("\(complaint)") }
        logger.notice("The certificate in use is valid until \(certificate.end.dateInWords).")
    }
}
