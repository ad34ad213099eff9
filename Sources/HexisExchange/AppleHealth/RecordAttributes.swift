/// The attributes of a record, in the parser's memory: valid until its element has been read.
struct RecordAttributes {
    private(set) var type: ExportText?
    private(set) var source: ExportText?
    private(set) var device: ExportText?
    private(set) var unit: ExportText?
    private(set) var value: ExportText?
    private(set) var creation: ExportText?
    private(set) var start: ExportText?
    private(set) var end: ExportText?

    /// Alternating names and values, terminated by `nil`.
    @inline(__always)
    init(_ attributes: UnsafeMutablePointer<ExportText?>) {
        var place = attributes
        while let name = place[0], let value = place[1] {
            take(name, value)
            place += 2
        }
    }

    /// The first letter leaves one or two names to compare.
    @inline(__always)
    private mutating func take(_ name: ExportText, _ text: ExportText) {
        switch UInt8(bitPattern: name[0]) {
        case UInt8(ascii: "t") where name.equals("type"): type = text
        case UInt8(ascii: "s") where name.equals("startDate"): start = text
        case UInt8(ascii: "s") where name.equals("sourceName"): source = text
        case UInt8(ascii: "d") where name.equals("device"): device = text
        case UInt8(ascii: "u") where name.equals("unit"): unit = text
        case UInt8(ascii: "v") where name.equals("value"): value = text
        case UInt8(ascii: "c") where name.equals("creationDate"): creation = text
        case UInt8(ascii: "e") where name.equals("endDate"): end = text
        default: break
        }
    }
}
