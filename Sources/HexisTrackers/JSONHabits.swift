import HexisApp
import HexisCore

/// Files whose habits are JSON objects.
enum JSONHabits {
    /// The objects below `habits`, or of a list that is the whole file.
    static func objects(in bytes: [UInt8]) throws(TrackerError) -> [JSON] {
        guard let file = try? JSON(parsing: bytes) else { throw .damaged }
        return try objects(in: file)
    }

    static func objects(in file: JSON) throws(TrackerError) -> [JSON] {
        let list = if case .array(let list) = file { list } else { file["habits"]?.list }
        guard let list else { throw .unknownFormat }
        guard list.count <= HistoryReading.mostHabits else { throw .tooLarge }
        return list
    }

    /// Whether the text occurs in a file that begins like JSON.
    static func isText(_ text: String, in bytes: [UInt8]) -> Bool {
        guard let first = bytes.first(where: { !" \n\r\t".utf8.contains($0) }), "{[".utf8.contains(first)
        else {
            return false
        }
        return bytes.firstRange(of: Array(text.utf8)) != nil
    }
}

extension JSON {
    var list: [JSON]? { if case .array(let list) = self { list } else { nil } }
    var members: [Member]? { if case .object(let members) = self { members } else { nil } }
    var isTrue: Bool { self == .bool(true) || integer == 1 }

    /// A number to the nearest thousandth; `nil` for one that is no amount.
    var rounded: Amount? {
        guard case .number(let text) = self, let number = Double(text), abs(number) < 1e12 else { return nil }
        return Amount(thousandths: Int64((number * 1000).rounded()))
    }

    /// A number of at most three decimals.
    var amount: Amount? { if case .number(let text) = self { Amount(text) } else { nil } }
}
