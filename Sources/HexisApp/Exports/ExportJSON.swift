public import HexisCore

/// The file `hexis.json`: every entry of a person's journal, without loss, one in a line.
///
/// `{"format":"hexis","version":1,"userName":"…","exportedAt":"…","entries":[…],"unreadable":0}`
public enum ExportJSON {
    public static let name = "hexis.json"

    /// What comes before the entries.
    ///
    /// - Parameter date: Now, as in RFC 3339.
    public static func head(of userName: String, at date: String) -> [UInt8] {
        let (name, date) = (JSON.string(userName).text, JSON.string(date).text)
        return Array(
            #"{"format":"hexis","version":1,"userName":\#(name),"exportedAt":\#(date),"entries":["#.utf8)
    }

    /// Returns entries as they follow others, or the head.
    public static func lines(_ entries: [Entry], areFirst: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        for (place, entry) in entries.enumerated() {
            bytes.append(contentsOf: areFirst && place == 0 ? "\n".utf8 : ",\n".utf8)
            bytes.append(contentsOf: entry.json.text.utf8)
        }
        return bytes
    }

    /// What comes after the entries.
    ///
    /// - Parameter unreadable: How many entries could not be read, and are missing.
    public static func tail(unreadable: Int) -> [UInt8] {
        Array("\n],\"unreadable\":\(unreadable)}\n".utf8)
    }
}
