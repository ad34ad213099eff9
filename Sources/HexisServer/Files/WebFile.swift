import Crypto
import Foundation
import NIOCore

/// A file that browsers load, read once: as it is, and in the forms compressed at build time.
struct WebFile: Sendable {
    /// The path under `/assets/`, with a hash of the content: `/assets/style.3f2a9c0b1d4e.css`.
    let address: String
    let type: String
    let plain: ByteBuffer
    let gzip: ByteBuffer?
    /// Browsers accept it only over HTTPS and from their own machine.
    let brotli: ByteBuffer?
    /// What changed since former versions, compressed with each as a dictionary, by what browsers that hold it send as
    /// `Available-Dictionary` (RFC 9842).
    let differences: [String: ByteBuffer]

    /// `path` is the address without `/assets/`.
    init(
        path: String, plain: [UInt8], gzip: [UInt8]? = nil, brotli: [UInt8]? = nil,
        differences: [String: [UInt8]] = [:]
    ) {
        address = "/assets/\(path)"
        type = WebFile.type(of: path)
        self.plain = ByteBuffer(bytes: plain)
        self.gzip = gzip.map { ByteBuffer(bytes: $0) }
        self.brotli = brotli.map { ByteBuffer(bytes: $0) }
        self.differences = differences.mapValues { ByteBuffer(bytes: $0) }
    }

    /// A file that the server generates when it starts.
    init(made name: String, text: String) {
        let bytes = Array(text.utf8)
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        self.init(
            path: "\(name[..<dot]).\(WebFile.hash(of: bytes))\(name[dot...])", plain: bytes,
            gzip: bytes.withUnsafeBufferPointer { gzipped($0, level: 9) })
    }

    /// The first 12 hexadecimal digits of the content's SHA-256.
    static func hash(of bytes: [UInt8]) -> String {
        SHA256.hash(data: bytes).prefix(6).map { String(format: "%02x", $0) }.joined()
    }

    /// The part between the last two dots of the address, which changes with the content.
    var tag: Substring { address.split(separator: ".").dropLast().last ?? "" }

    /// The addresses of this file in other versions, as a pattern; `nil` if it is so small that a browser fetches all of it
    /// again. Browsers then keep it to fetch only what changed.
    var addressOfAnyVersion: String? {
        guard let brotli, brotli.readableBytes >= WebFile.leastForDifferences else { return nil }
        let parts = address.split(separator: ".")
        return "\(parts.dropLast(2).joined(separator: ".")).*.\(parts.last ?? "")"
    }

    /// In bytes; `scripts/differences.py` has the same number.
    private static let leastForDifferences = 4000

    private static func type(of path: String) -> String {
        switch path.split(separator: ".").last {
        case "css": "text/css; charset=utf-8"
        case "html": "text/html; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "webp": "image/webp"
        case "json": "application/json"
        case "webmanifest": "application/manifest+json"
        default: "application/octet-stream"
        }
    }
}
