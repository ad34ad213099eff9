import HexisCore

/// A page in the making: bytes of HTML, written from top to bottom.
///
/// Everything written is escaped, except the names of elements and attributes, which can only be literals. Writing
/// straight into one buffer needs no allocation per element and little code in the browser.
///
///     html("h2", .class("name"), habit.name)
///     html("ul") { html in
///         for day in days { html("li", day.description) }
///     }
///
/// It has one owner and is never copied, so that writing needs no uniqueness check.
public struct HTML: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var count = 0
    private var capacity: Int

    /// Reserves the given number of bytes; grows when needed.
    public init(capacity: Int = 4096) {
        self.capacity = max(capacity, 64)
        start = .allocate(capacity: self.capacity)
    }

    deinit {
        start.deallocate()
    }

    /// The bytes written so far.
    public var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

    /// Writes an element with the content that the closure writes.
    @_disfavoredOverload @inline(never)
    public mutating func callAsFunction(
        _ name: Literal, _ attributes: Attribute..., content: (inout HTML) -> Void
    ) {
        open(name, attributes)
        content(&self)
        close(name)
    }

    /// Writes an element with text inside.
    @_disfavoredOverload @inline(never)
    public mutating func callAsFunction(_ name: Literal, _ attributes: Attribute..., text: String) {
        open(name, attributes)
        self.text(text)
        close(name)
    }

    /// Writes an element that has no content: `input`, `meta`, `br`.
    @_disfavoredOverload @inline(never)
    public mutating func void(_ name: Literal, _ attributes: Attribute...) {
        open(name, attributes)
    }

    /// Writes escaped text.
    @inline(never)
    public mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { escape($0) }
    }

    /// Must begin every document, and cannot be written as an element.
    public mutating func doctype() {
        write("<!doctype html>")
    }

    var isEmpty: Bool { count == 0 }

    /// Writes a piece of a page that was written apart.
    @inline(never)
    mutating func append(_ piece: borrowing HTML) {
        write(piece.start, piece.count)
    }

    mutating func begin(_ name: Literal) {
        write("<")
        write(name)
    }

    private mutating func open(_ name: Literal, _ attributes: [Attribute]) {
        begin(name)
        for attribute in attributes { write(attribute) }
        write(">")
    }

    mutating func close(_ name: Literal) {
        write("</")
        write(name)
        write(">")
    }

    @inline(never)
    mutating func write(_ attribute: Attribute) {
        if case .absent = attribute.value { return }
        write(" ")
        write(attribute.name)
        if case .present = attribute.value { return }
        write("=\"")
        write(attribute.value)
        write("\"")
    }

    private mutating func write(_ value: Attribute.Value) {
        switch value {
        case .literal(let value): escape(value)
        case .text(let value): text(value)
        case .number(let value): write(number: value)
        case .present, .absent: break
        }
    }

    /// Copies byte by byte: most literals are shorter than what it takes to count them first.
    mutating func write(_ literal: Literal) {
        var (source, end) = (literal.start, count)
        while source.pointee != 0 {
            write(source.pointee, at: &end)
            source += 1
        }
        count = end
    }

    private mutating func write(number: Int) {
        if number < 0 { write("-") }
        write(digits: number.magnitude)
    }

    private mutating func write(digits number: UInt) {
        if number > 9 { write(digits: number / 10) }
        var digit = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
        write(&digit, 1)
    }

    /// Makes room before copying.
    @inline(__always)
    private mutating func write(_ source: UnsafePointer<UInt8>, _ length: Int) {
        if capacity - count < length { makeRoom(for: length) }
        (start + count).update(from: source, count: length)
        count += length
    }

    @inline(never)
    private mutating func makeRoom(for length: Int) {
        capacity = max(capacity * 2, count + length)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
    }

    private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
        var end = count
        for byte in text { escape(byte, at: &end) }
        count = end
    }

    private mutating func escape(_ literal: Literal) {
        var (source, end) = (literal.start, count)
        while source.pointee != 0 {
            escape(source.pointee, at: &end)
            source += 1
        }
        count = end
    }

    /// Replaces the five special characters of HTML with references.
    @inline(__always)
    private mutating func escape(_ byte: UInt8, at end: inout Int) {
        if HTML.isSpecial(byte) {
            count = end
            write(HTML.reference(for: byte))
            end = count
        } else {
            write(byte, at: &end)
        }
    }

    /// Whether the byte is one of "&'<>, looked up in a set of bits: text has many bytes that come before these.
    @inline(__always)
    private static func isSpecial(_ byte: UInt8) -> Bool {
        let special: UInt64 = 0x5000_00C4_0000_0000
        return byte < 64 && special >> UInt64(byte) & 1 == 1
    }

    /// Writes at the end, which is kept apart from `count` while several bytes follow each other.
    @inline(__always)
    private mutating func write(_ byte: UInt8, at end: inout Int) {
        if end == capacity {
            count = end
            makeRoom(for: 1)
        }
        start[end] = byte
        end += 1
    }

    private static func reference(for byte: UInt8) -> Literal {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        default: "&#39;"
        }
    }
}

/// Something that writes itself to a page.
protocol View {
    func write(to html: inout HTML)
}

extension HTML {
    mutating func callAsFunction(_ view: some View) {
        view.write(to: &self)
    }
}
