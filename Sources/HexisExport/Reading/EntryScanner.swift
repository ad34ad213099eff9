import HexisCore

/// Finds the entries in a `hexis.json` that comes piece by piece, however it is laid out.
///
/// Only one entry at a time is held in memory, and what is written around the list of entries.
struct EntryScanner {
    /// What is written around the entries, up to the list and after it.
    private var frame: [UInt8] = []
    /// The entry that is being read.
    private var entry: [UInt8] = []
    private var depth = 0
    private var isInText = false
    private var isEscaped = false
    private var isInList = false
    /// Whether the list of entries has begun, in a file of this version.
    private(set) var hasList = false

    /// The longest frame, and the longest entry with some space around it.
    private static let longest = 4 * Entry.longestBytes

    /// What is written around the entries.
    struct Frame {
        let userName: String
        let unreadable: Int
    }

    /// Returns the entries that are complete with these bytes, each as its own JSON text.
    mutating func take(_ bytes: [UInt8]) throws(ExportError) -> [[UInt8]] {
        var entries: [[UInt8]] = []
        for byte in bytes {
            if let whole = try take(byte) { entries.append(whole) }
        }
        return entries
    }

    private mutating func take(_ byte: UInt8) throws(ExportError) -> [UInt8]? {
        let wasInText = isInText
        followText(byte)
        if isInList { return try takeInList(byte, isText: wasInText || isInText) }
        try takeInFrame(byte, isText: wasInText || isInText)
        return nil
    }

    private mutating func followText(_ byte: UInt8) {
        if !isInText {
            isInText = byte == UInt8(ascii: "\"")
        } else if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInText = false
        }
    }

    private mutating func takeInFrame(_ byte: UInt8, isText: Bool) throws(ExportError) {
        if !isText { followFrame(byte) }
        frame.append(byte)
        guard frame.count <= EntryScanner.longest else { throw .damaged }
        if isInList {
            hasList = true
            try checkHead()
        }
    }

    private mutating func followFrame(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            depth += 1
            if byte == UInt8(ascii: "["), depth == 2, !hasList, isNamedEntries { isInList = true }
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
    }

    private mutating func takeInList(_ byte: UInt8, isText: Bool) throws(ExportError) -> [UInt8]? {
        if !isText {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]") where depth == 2: return try endList(byte)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth <= 2 { return try endEntry(byte) }
            default: break
            }
        }
        try keep(byte)
        return nil
    }

    private mutating func endList(_ byte: UInt8) throws(ExportError) -> [UInt8]? {
        isInList = false
        depth = 1
        frame.append(byte)
        guard entry.isEmpty else { throw .damaged }
        return nil
    }

    private mutating func endEntry(_ byte: UInt8) throws(ExportError) -> [UInt8] {
        guard depth == 2 else { throw .damaged }
        entry.append(byte)
        defer { entry = [] }
        return entry
    }

    private mutating func keep(_ byte: UInt8) throws(ExportError) {
        if depth == 2 {
            // Between entries there is nothing but space and commas.
            guard [0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: ",")].contains(byte) else { throw .damaged }
        } else {
            entry.append(byte)
            guard entry.count <= EntryScanner.longest else { throw .damaged }
        }
    }

    /// Whether the list that begins here is the value of “entries”.
    private var isNamedEntries: Bool {
        let written = frame.filter { $0 > 0x20 }
        return Array(written.suffix(10)) == Array(#""entries":"#.utf8)
    }

    private func checkHead() throws(ExportError) {
        guard let json = try? JSON(parsing: frame + "]}".utf8), json["format"]?.string == "hexis",
            let version = json["version"]?.integer
        else { throw .notAnExport }
        guard version == 1 else { throw .tooNew }
    }

    /// What is written around the entries, once everything was read.
    func frameAtEnd() throws(ExportError) -> Frame {
        guard hasList, !isInList, let json = try? JSON(parsing: frame) else {
            throw hasList ? .damaged : .notAnExport
        }
        return Frame(
            userName: json["userName"]?.string ?? "",
            unreadable: Int(clamping: json["unreadable"]?.integer ?? 0))
    }
}
