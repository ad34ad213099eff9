import HexisCore

extension APIShape.Format {
    func fits(_ text: String) -> Bool {
        switch self {
        case .any: true
        case .line: Line(text)?.text == text
        case .identifier: Identifier(text) != nil
        case .day: CivilDay.isOne(text)
        case .cursor:
            Int64(text) != nil && text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        case .instant: RFC3339.seconds(text) != nil
        }
    }

    var expectation: String {
        switch self {
        case .any: "Expected a string."
        case .line: "Expected one line of 1 to 100 characters, without leading or trailing spaces."
        case .identifier: "Expected thirty-two hexadecimal digits."
        case .day: "Expected a day such as 2026-11-21."
        case .cursor: "Expected a cursor from an earlier response."
        case .instant: "Expected a time with its UTC offset, such as 2026-11-21T08:00:00+01:00."
        }
    }
}
