/// Reading a route from a code, or from what a person typed.
extension RouteTarget {
    /// Reads a link (`https://www.example.org/tour/7`, and `www.example.org/tour/7`), a position as people type it
    /// (`52.5163, 13.3777`), or one as codes contain it (`geo:52.5163,13.3777`, RFC 5870). Throws for anything else,
    /// whatever a browser would do with it.
    public init(_ text: String) throws(RouteTextProblem) {
        let text = withoutSpaceAround(text)
        guard !text.bytes.isEmpty else { throw .empty }
        guard text.bytes.count <= RouteLink.longest else { throw .tooLong }
        guard let scheme = RouteTarget.scheme(of: text.bytes) else {
            self = try RouteTarget.typed(text)
            return
        }
        switch scheme {
        case "http", "https": self = try RouteTarget.link(to: text)
        case "geo":
            guard let position = Position(geo: text.bytes.dropFirst(4)) else { throw .unreadable }
            self = .position(position)
        default: throw .scheme(scheme)
        }
    }

    /// Returns what precedes the first colon, in lower case (RFC 3986, section 3.1). A dot there means a host, not a
    /// scheme.
    private static func scheme(of text: [UInt8]) -> String? {
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")), 1...20 ~= colon else { return nil }
        let name = text[..<colon].map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        guard 0x61...0x7A ~= name[0],
            name.allSatisfy({ 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2B || $0 == 0x2D })
        else { return nil }
        return String(decoding: name, as: UTF8.self)
    }

    /// Without a scheme, the text is a position or the name of a site, whose last label begins with a letter.
    private static func typed(_ text: String) throws(RouteTextProblem) -> RouteTarget {
        if let position = Position(text) { return .position(position) }
        let host = text.bytes.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        guard let dot = host.lastIndex(of: UInt8(ascii: ".")), dot > 0, dot + 1 < host.endIndex,
            0x61...0x7A ~= host[dot + 1] | 0x20
        else { throw .unreadable }
        return try link(to: "https://\(text)")
    }

    /// Percent-encodes non-ASCII characters as browsers do; a host name cannot contain any.
    private static func link(to text: String) throws(RouteTextProblem) -> RouteTarget {
        var bytes: [UInt8] = []
        for byte in text.bytes {
            if byte < 0x80 { bytes.append(byte) } else { bytes += [0x25] + hexadecimal(of: [byte]) }
        }
        guard bytes.count <= RouteLink.longest else { throw .tooLong }
        guard let link = RouteLink(String(decoding: bytes, as: UTF8.self)) else { throw .unreadable }
        return .link(link)
    }
}

/// The reason why a text is not a route.
public enum RouteTextProblem: Error, Hashable, Sendable {
    case empty
    case tooLong
    /// It begins with a scheme that Hexis neither stores nor opens: `javascript`, `tel`.
    case scheme(String)
    case unreadable
}

extension Position {
    /// Reads what follows `geo:`. Ignores altitude, uncertainty and other parameters; rejects any other globe or
    /// coordinate system.
    fileprivate init?(geo text: ArraySlice<UInt8>) {
        let place = text.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "?") }
        let numbers = parts(of: place, at: UInt8(ascii: ","))
        guard 2...3 ~= numbers.count, let latitude = Degrees(numbers[0]),
            let longitude = Degrees(numbers[1]),
            Position.isOfEarth(text.dropFirst(place.count))
        else { return nil }
        // Android's form for “no position, but search for this”: `geo:0,0?q=52.5163,13.3777(Gate)`.
        let search = text.dropFirst(place.count)
        guard latitude.tenMillionths == 0, longitude.tenMillionths == 0,
            search.starts(with: "?q=".bytes)
        else {
            self.init(latitude: latitude, longitude: longitude)
            return
        }
        let found = search.dropFirst(3).prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "&") }
        self.init(String(decoding: found, as: UTF8.self))
    }

    /// Returns whether the text names no coordinate reference system other than `wgs84`.
    private static func isOfEarth(_ text: ArraySlice<UInt8>) -> Bool {
        parts(of: text.prefix { $0 != UInt8(ascii: "?") }, at: UInt8(ascii: ";")).allSatisfy {
            parameter in
            let name = parameter.map { $0 | 0x20 }
            return !name.starts(with: "crs=".bytes) || name == "crs=wgs84".bytes
        }
    }
}
