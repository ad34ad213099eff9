import Crypto
import Foundation
import HTTPTypes
import NIOCore

/// One file of the folder `Web/`, read once and kept with its compressed form.
struct WebFile: Sendable {
    /// Relative to the folder: `style.css`.
    let name: String
    let type: String
    /// The first 12 hexadecimal digits of the content's SHA-256.
    let hash: String
    let plain: ByteBuffer
    /// By gzip, where that is smaller than the plain form.
    let compressed: ByteBuffer?
    /// By Brotli, where that was done beforehand: it takes a second, and a fifth less than gzip.
    let tightest: ByteBuffer?

    init(name: String, bytes: [UInt8], tightest: [UInt8]? = nil) {
        self.tightest = tightest.map { ByteBuffer(bytes: $0) }
        self.name = name
        type = WebFile.type(of: name)
        hash = SHA256.hash(data: bytes).prefix(6).map { String(format: "%02x", $0) }.joined()
        plain = ByteBuffer(bytes: bytes)
        let small = WebFile.isText(type) ? bytes.withUnsafeBufferPointer { gzipped($0, level: 9) } : nil
        compressed = small.flatMap { $0.count < bytes.count ? ByteBuffer(bytes: $0) : nil }
    }

    /// `/assets/style.3f2a9c0b1d4e.css`: another content, another address.
    var address: String {
        let (stem, ending) = WebFile.split(name)
        return "/assets/\(stem).\(hash)\(ending.isEmpty ? "" : ".\(ending)")"
    }

    private static func split(_ name: String) -> (stem: Substring, ending: Substring) {
        guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/") else { return (name[...], "") }
        return (name[..<dot], name[name.index(after: dot)...])
    }

    private static func type(of name: String) -> String {
        switch split(name).ending {
        case "css": "text/css; charset=utf-8"
        case "html": "text/html; charset=utf-8"
        case "js", "mjs": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "ico": "image/x-icon"
        case "webp": "image/webp"
        case "woff2": "font/woff2"
        case "json": "application/json"
        case "webmanifest": "application/manifest+json"
        case "wasm": "application/wasm"
        case "txt": "text/plain; charset=utf-8"
        default: "application/octet-stream"
        }
    }

    private static func isText(_ type: String) -> Bool {
        type.hasPrefix("text/")
            || ["image/svg+xml", "application/json", "application/manifest+json", "application/wasm"]
                .contains(type)
    }
}
