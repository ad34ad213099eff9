import HexisCore

/// Extracts names and points from the elements of a file.
struct GPXReader {
    /// The first name of a track or a route, else that of the file, else that of its only point.
    var name: String? { wayName ?? fileName ?? (points.count == 1 ? pointName : nil) }
    private(set) var tracks: [Position] = []
    private(set) var routes: [Position] = []
    private(set) var points: [Position] = []
    private(set) var failure: GPXError?

    private var wayName: String?
    private var fileName: String?
    private var pointName: String?
    private var open: [Element] = []
    private var text: [UInt8]?

    /// The maximum depth of nested elements.
    private static let deepest = 32
    /// The maximum bytes of a name, enough for a line of 100 characters.
    private static let longestName = 400

    private enum Element {
        case file, way, point, name, other
    }

    mutating func begin(_ name: ExportText, _ attributes: UnsafeMutablePointer<ExportText?>) {
        // The file chooses its prefixes; none of GPX's names has another meaning elsewhere.
        let name = withoutPrefix(name)
        guard open.count < GPXReader.deepest, !open.isEmpty || name.equals("gpx") else {
            return fail(.unreadable)
        }
        addPoint(name, attributes)
        guard tracks.count + routes.count + points.count <= GPXFile.mostPoints else { return fail(.tooLarge) }
        open.append(element(name))
        if open.last == .name { text = [] }
    }

    private mutating func addPoint(_ name: ExportText, _ attributes: UnsafeMutablePointer<ExportText?>) {
        if name.equals("trkpt"), let point = point(attributes, after: tracks.last) {
            tracks.append(point)
        }
        if name.equals("rtept"), let point = point(attributes, after: routes.last) {
            routes.append(point)
        }
        if name.equals("wpt"), let point = point(attributes, after: points.last) {
            points.append(point)
        }
    }

    mutating func end() {
        guard open.popLast() == .name, let bytes = text else { return }
        text = nil
        let words = String(decoding: bytes, as: UTF8.self)
        if open.last == .way { wayName = wayName ?? words }
        if open.last == .file { fileName = fileName ?? words }
        if open.last == .point { pointName = pointName ?? words }
    }

    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let count = text?.count else { return }
        text?.append(contentsOf: bytes.prefix(GPXReader.longestName - count))
    }

    mutating func fail(_ error: GPXError) {
        failure = failure ?? error
    }

    private func element(_ name: ExportText) -> Element {
        if name.equals("gpx") || name.equals("metadata") { return .file }
        if name.equals("trk") || name.equals("rte") { return .way }
        if name.equals("wpt") { return .point }
        return name.equals("name") ? .name : .other
    }

    /// Ignores a point with an invalid position, and one that repeats the last.
    private func point(
        _ attributes: UnsafeMutablePointer<ExportText?>, after last: Position?
    ) -> Position? {
        guard let latitude = degrees("lat", attributes), let longitude = degrees("lon", attributes),
            let point = Position(latitude: latitude, longitude: longitude), point != last
        else { return nil }
        return point
    }

    private func degrees(_ name: StaticString, _ attributes: UnsafeMutablePointer<ExportText?>)
        -> Degrees?
    {
        var place = 0
        while let found = attributes[place], let value = attributes[place + 1] {
            if found.equals(name) { return Degrees(String(cString: value))?.toTheMetre }
            place += 2
        }
        return nil
    }

    private func withoutPrefix(_ name: ExportText) -> ExportText {
        var start = name
        var next = name
        while next.pointee != 0 {
            next += 1
            if (next - 1).pointee == CChar(UInt8(ascii: ":")) { start = next }
        }
        return start
    }
}

extension Degrees {
    /// Rounded to a hundred-thousandth of a degree, which is about a metre; devices write many more decimals than
    /// they can measure.
    fileprivate var toTheMetre: Degrees? {
        let hundredths = (Int64(tenMillionths) + (tenMillionths < 0 ? -50 : 50)) / 100
        return Degrees(tenMillionths: hundredths * 100)
    }
}
