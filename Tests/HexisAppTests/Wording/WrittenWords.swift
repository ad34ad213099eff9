import Foundation

/// Every text that the program can show, read from the sources: each Swift literal, and the whole of each file that
/// browsers load.
enum WrittenWords {
    struct Text {
        /// A path such as `HexisApp/Medicine/WeekWording.swift`.
        let file: String
        let words: String
    }

    static let all: [Text] = swift + web

    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let swift: [Text] = files(in: "Sources", ["swift"]).flatMap { file, source in
        literals(of: source).map { Text(file: file, words: $0) }
    }

    private static let web: [Text] = files(in: "Web", ["js", "html", "webmanifest"]).map {
        Text(file: $0, words: $1)
    }

    private static func files(in folder: String, _ kinds: Set<String>) -> [(String, String)] {
        let root = package.appending(path: folder)
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { kinds.contains(URL(filePath: $0).pathExtension) }.compactMap { path in
            (try? String(contentsOf: root.appending(path: path), encoding: .utf8)).map { (path, $0) }
        }
    }

    /// The literals of a source. Literals joined by `+` are one; an interpolation becomes an ellipsis, and literals
    /// inside it are separate, as are the lines of a literal of several.
    static func literals(of source: String) -> [String] {
        var reader = LiteralReader(source)
        return reader.read().flatMap { text in
            text.contains("\n")
                ? text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } : [text]
        }
    }
}

/// Reads as much of Swift as needed: comments, literals and interpolations.
private struct LiteralReader {
    private let source: [UInt8]
    private var place = 0
    private var found: [String] = []

    init(_ source: String) { self.source = Array(source.utf8) }

    mutating func read() -> [String] {
        readCode(until: nil)
        return found
    }

    private func isNext(_ text: String) -> Bool { source[place...].starts(with: text.utf8) }

    /// Reads code up to the end, or up to the parenthesis that closes an interpolation.
    private mutating func readCode(until end: UInt8?) {
        var depth = 0
        var joins = false
        while place < source.count {
            if isNext("//") {
                while place < source.count, source[place] != UInt8(ascii: "\n") { place += 1 }
            } else if isNext("\"") {
                let text = readLiteral()
                if joins, let last = found.popLast() { found.append(last + text) } else { found.append(text) }
                joins = isJoined
            } else {
                if source[place] == UInt8(ascii: "(") { depth += 1 }
                if source[place] == UInt8(ascii: ")") {
                    if depth == 0, end != nil { return }
                    depth -= 1
                }
                place += 1
            }
        }
    }

    /// Whether a `+` and another literal follow; if so, moves to that literal.
    private var isJoined: Bool {
        mutating get {
            var ahead = place
            var hasPlus = false
            while ahead < source.count, " \n+".utf8.contains(source[ahead]) {
                if source[ahead] == UInt8(ascii: "+") { hasPlus = true }
                ahead += 1
            }
            guard hasPlus, ahead < source.count, source[ahead] == UInt8(ascii: "\"") else { return false }
            place = ahead
            return true
        }
    }

    private mutating func readLiteral() -> String {
        let mark = isNext("\"\"\"") ? "\"\"\"" : "\""
        place += mark.utf8.count
        var text: [UInt8] = []
        while place < source.count, !isNext(mark) {
            if isNext("\\(") {
                place += 2
                readCode(until: UInt8(ascii: ")"))
                text += "…".utf8
                place += 1
            } else if isNext("\\u{A0}") {
                text += " ".utf8
                place += "\\u{A0}".utf8.count
            } else if isNext("\\") {
                text.append(source[place + 1])
                place += 2
            } else {
                text.append(source[place])
                place += 1
            }
        }
        place += mark.utf8.count
        return String(decoding: text, as: UTF8.self)
    }
}
