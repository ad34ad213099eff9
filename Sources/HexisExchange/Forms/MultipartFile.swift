import Foundation

/// The single file in a form's body (multipart/form-data, RFC 7578), read in chunks.
package struct MultipartFile {
    private enum Part {
        case head, contents, over
    }

    private let delimiter: [UInt8]
    private var part = Part.head
    private var held: [UInt8] = []

    /// In bytes. Browsers write about two hundred.
    private static let longestHead = 8 * 1024
    private static let endOfHead = Array("\r\n\r\n".utf8)

    /// `nil` for another content type.
    package init?(contentType: String) {
        let parts = contentType.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.first?.lowercased() == "multipart/form-data",
            let boundary = parts.first(where: { $0.lowercased().hasPrefix("boundary=") })?.dropFirst(9)
        else { return nil }
        let name = boundary.trimmingCharacters(in: ["\""])
        guard 1...70 ~= name.utf8.count else { return nil }
        delimiter = Array("\r\n--\(name)".utf8)
    }

    /// Whether the file ended properly.
    package var isComplete: Bool { part == .over }

    /// Passes on the bytes known to belong to the file. Returns `false` for a malformed body.
    package mutating func take(
        _ piece: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws -> Void
    ) rethrows -> Bool {
        guard part != .over else { return true }
        held.append(contentsOf: piece)
        if part == .head {
            guard let end = place(of: MultipartFile.endOfHead) else {
                return held.count <= MultipartFile.longestHead
            }
            guard held.starts(with: delimiter.dropFirst(2)) else { return false }
            held.removeFirst(end + MultipartFile.endOfHead.count)
            part = .contents
        }
        try passContents(to: body)
        return true
    }

    private mutating func passContents(to body: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        let end = place(of: delimiter)
        // What may be the beginning of the delimiter is held back.
        let known = end ?? max(0, held.count - delimiter.count)
        if known > 0 {
            try held.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<known])) }
            held.removeFirst(known)
        }
        if end != nil { part = .over }
    }

    private func place(of needle: [UInt8]) -> Int? {
        held.withUnsafeBytes { held in
            guard let start = held.baseAddress else { return nil }
            var place = 0
            while place + needle.count <= held.count {
                let room = held.count - needle.count + 1 - place
                guard let found = memchr(start + place, Int32(needle[0]), room) else { return nil }
                place = UnsafeRawPointer(found) - start
                if memcmp(found, needle, needle.count) == 0 { return place }
                place += 1
            }
            return nil
        }
    }
}
