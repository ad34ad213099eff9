import CExpat

/// Passes the elements of an export to a reader, one after another, in constant memory.
struct ExportParser {
    private let parser: XML_Parser
    private let linesBefore: Int
    private var doubled = DoubledAttributes()

    private init(parser: XML_Parser, linesBefore: Int) {
        self.parser = parser
        self.linesBefore = linesBefore
    }

    /// The size of a chunk, in bytes.
    private static let chunk = 1 << 17

    /// `reader` must outlive the call.
    static func parse(
        _ source: inout some ByteSource, into reader: UnsafeMutablePointer<RecordReader>,
        progress: (ImportProgress) -> Bool
    ) throws(AppleHealthError) {
        let prolog = try ExportProlog(&source)
        try ParserMemory.bounded { memory throws(AppleHealthError) in
            try parse(prolog, &source, into: reader, progress, &memory)
        }
    }

    private static func parse(
        _ prolog: ExportProlog, _ source: inout some ByteSource,
        into reader: UnsafeMutablePointer<RecordReader>, _ progress: (ImportProgress) -> Bool,
        _ memory: inout XML_Memory_Handling_Suite
    ) throws(AppleHealthError) {
        // The encoding is fixed here, so that the file cannot choose it.
        guard let parser = XML_ParserCreate_MM("UTF-8", &memory, nil) else { throw .noRoom }
        defer { XML_ParserFree(parser) }
        pass(elementsOf: parser, to: reader)
        var parsing = ExportParser(parser: parser, linesBefore: prolog.lines)
        try parsing.feed(prolog.rest)
        try parsing.feed(&source, reader, progress)
    }

    private static func pass(
        elementsOf parser: XML_Parser, to reader: UnsafeMutablePointer<RecordReader>
    ) {
        XML_SetUserData(parser, reader)
        XML_SetElementHandler(
            parser,
            { reader, name, attributes in
                guard let reader, let name, let attributes else { return }
                reader.assumingMemoryBound(to: RecordReader.self).pointee.begin(name, attributes)
            },
            { reader, _ in reader?.assumingMemoryBound(to: RecordReader.self).pointee.end() })
    }

    private mutating func feed(_ bytes: [UInt8]) throws(AppleHealthError) {
        var place = 0
        while place < bytes.count {
            let count = min(bytes.count - place, ExportParser.chunk)
            let buffer = try buffer()
            buffer.copyBytes(from: bytes[place..<place + count])
            try take(buffer, count)
            place += count
        }
    }

    private mutating func feed(
        _ source: inout some ByteSource, _ reader: UnsafeMutablePointer<RecordReader>,
        _ progress: (ImportProgress) -> Bool
    ) throws(AppleHealthError) {
        while true {
            let buffer = try buffer()
            let count = try source.read(into: buffer)
            try take(buffer, count)
            if let failure = reader.pointee.failure { throw failure }
            guard progress(ImportProgress(bytes: source.position, of: source.size)) else { throw .cancelled }
            if count == 0 { return }
        }
    }

    private func buffer() throws(AppleHealthError) -> UnsafeMutableRawBufferPointer {
        guard let start = XML_GetBuffer(parser, Int32(ExportParser.chunk)) else { throw .tooLarge }
        return UnsafeMutableRawBufferPointer(start: start, count: ExportParser.chunk)
    }

    /// A count of zero ends the document.
    private mutating func take(_ buffer: UnsafeMutableRawBufferPointer, _ count: Int) throws(AppleHealthError)
    {
        let bytes = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
        blankControlCharacters(in: bytes)
        doubled.blank(in: bytes)
        let isFinal = count == 0
        guard XML_ParseBuffer(parser, Int32(count), isFinal ? 1 : 0) != XML_STATUS_OK else { return }
        throw problem(atEnd: isFinal)
    }

    private func problem(atEnd: Bool) -> AppleHealthError {
        if XML_GetErrorCode(parser) == XML_ERROR_NO_MEMORY { return .tooLarge }
        return atEnd ? .cutShort : .damaged(line: Int(XML_GetCurrentLineNumber(parser)) + linesBefore)
    }
}

/// Apple's exports contain U+000B and similar characters in device names. XML 1.0 (section 2.2) forbids them, and
/// parsers reject them.
private func blankControlCharacters(in bytes: UnsafeMutableRawBufferPointer) {
    for place in bytes.indices {
        let byte = bytes[place]
        let isControl = byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
        bytes[place] = isControl ? 0x20 : byte
    }
}
