/// A study as its researcher keeps it.
public struct Study: Hashable, Sendable {
    /// The terms that new participants sign.
    public var terms: StudyTerms
    /// What people type to read the terms. It gives access to nothing else.
    public var code: Line
    /// Whether it takes no more participants.
    public var isClosed = false
    /// When data was given out, the earliest first.
    public private(set) var handedOut: [Instant] = []

    /// The most studies that one person may have.
    public static let most = 50
    /// How many times of giving data out are kept.
    public static let mostTimes = 200

    public init(terms: StudyTerms, code: Line) {
        self.terms = terms
        self.code = code
    }

    /// Notes that data was given out.
    public mutating func handOut(at now: Instant) {
        handedOut = Array((handedOut + [now]).suffix(Study.mostTimes))
    }

    /// Returns `nil` for bytes that no program wrote.
    public init?(bytes: [UInt8]) {
        var reader = ByteReader(bytes[...])
        do throws(WireError) {
            terms = try StudyTerms(fields: try reader.run())
            let head = try Head(fields: try reader.run())
            code = head.code
            isClosed = head.isClosed
            while !reader.isAtEnd { handedOut.append(Instant(clamping: try reader.signed())) }
        } catch {
            return nil
        }
    }

    public var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(run: terms.fieldBytes)
        writer.write(run: Head(code: code, isClosed: isClosed).fieldBytes)
        for instant in handedOut { writer.write(signed: instant.milliseconds) }
        return writer.bytes
    }

    private struct Head: FactFields {
        var code: Line
        var isClosed: Bool

        init(code: Line, isClosed: Bool) {
            self.code = code
            self.isClosed = isClosed
        }

        init(_ known: Head?, _ coder: inout FieldCoder) throws(WireError) {
            code = try coder.field(1, "code", known?.code)
            isClosed = try coder.field(2, "isClosed", known?.isClosed)
        }
    }
}
