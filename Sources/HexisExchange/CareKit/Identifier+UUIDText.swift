import HexisCore

extension Identifier {
    /// Reads a UUID of CareKit, in capital or small letters.
    init?(uuid text: String) {
        let bytes = Array(text.utf8)
        let hyphen = UInt8(ascii: "-")
        guard bytes.count == 36, [8, 13, 18, 23].allSatisfy({ bytes[$0] == hyphen }),
            let id = Identifier(text.filter { $0 != "-" }.lowercased())
        else { return nil }
        self = id
    }

    /// The UUID as CareKit writes it, in capital letters.
    var careKitUUID: String { uuid.uppercased() }

    /// An identifier that follows from a text, with each of its bytes: the same on every server.
    init(following text: String) {
        var id = Identifier(high: 0, low: UInt64(text.utf8.count))
        for byte in text.utf8 { id = id.derived(UInt64(byte)) }
        self = id
    }
}

extension JSON {
    /// A date of CareKit: seconds since the beginning of 2001 in UTC, as `Codable` writes them.
    var careKitInstant: Instant? {
        guard case .number(let text) = self, let seconds = Double(text), abs(seconds) < 1e11 else {
            return nil
        }
        return Instant(clamping: Int64((seconds * 1000).rounded()) + Instant.careKitEpoch)
    }

    /// An object of the members that have a value.
    static func careKit(_ members: (String, JSON?)...) -> JSON {
        .object(members.compactMap { name, value in value.map { JSON.Member(name, $0) } })
    }

    /// The object with these members, which replace those of the same name; `nil` removes one.
    func with(_ members: (String, JSON?)...) -> JSON {
        guard case .object(var known) = self else { return self }
        for (name, value) in members {
            let place = known.firstIndex { $0.name == name }
            switch (place, value) {
            case (let place?, let value?): known[place] = Member(name, value)
            case (let place?, nil): known.remove(at: place)
            case (nil, let value?): known.append(Member(name, value))
            case (nil, nil): break
            }
        }
        return .object(known)
    }

    static func uuids(_ ids: [Identifier]) -> JSON { .array(ids.map { .string($0.careKitUUID) }) }
}

extension Instant {
    /// The beginning of 2001, in milliseconds since 1970.
    fileprivate static let careKitEpoch: Int64 = 978_307_200_000

    /// The instant as a date of CareKit.
    var careKitDate: JSON {
        let (seconds, rest) = (milliseconds - Instant.careKitEpoch).quotientAndRemainder(dividingBy: 1000)
        guard rest != 0 else { return .integer(seconds) }
        let digits = String(rest.magnitude + 1000).dropFirst()
        return .number("\(rest < 0 ? "-" : "")\(seconds.magnitude).\(digits)")
    }
}
