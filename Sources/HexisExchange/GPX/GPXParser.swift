import CExpat

/// Passes the elements of a file to a reader, one after another. Whatever the file says, no other file is opened and
/// nothing expands.
struct GPXParser {
    fileprivate var parser: XML_Parser
    fileprivate var reader: UnsafeMutablePointer<GPXReader>

    static func parse(_ bytes: [UInt8], into reader: inout GPXReader) throws(GPXError) {
        try ParserMemory.bounded { memory throws(GPXError) in
            try parse(bytes, into: &reader, &memory)
        }
    }

    private static func parse(
        _ bytes: [UInt8], into reader: inout GPXReader, _ memory: inout XML_Memory_Handling_Suite
    ) throws(GPXError) {
        guard let parser = XML_ParserCreate_MM(nil, &memory, nil) else { throw .tooLarge }
        defer { XML_ParserFree(parser) }
        let isRead = withUnsafeMutablePointer(to: &reader) { reader in
            var parsing = GPXParser(parser: parser, reader: reader)
            return withUnsafeMutablePointer(to: &parsing) { parse(bytes, by: parser, $0) }
        }
        if let failure = reader.failure { throw failure }
        if isRead { return }
        throw XML_GetErrorCode(parser) == XML_ERROR_NO_MEMORY ? .tooLarge : .unreadable
    }

    /// Returns `false` for a file that is not XML, or that the reader refuses.
    private static func parse(
        _ bytes: [UInt8], by parser: XML_Parser, _ parsing: UnsafeMutablePointer<GPXParser>
    ) -> Bool {
        XML_SetUserData(parser, parsing)
        listen(parser)
        return bytes.withUnsafeBytes { bytes in
            let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            return XML_Parse(parser, text, Int32(bytes.count), 1) == XML_STATUS_OK
        }
    }

    /// Without a document type, no entities exist except the five predefined by XML.
    private static func listen(_ parser: XML_Parser) {
        XML_SetStartDoctypeDeclHandler(parser) { parsing, _, _, _, _ in
            GPXParser.of(parsing)?.go { $0.fail(.documentType) }
        }
        listenToElements(parser)
        listenToText(parser)
    }

    private static func listenToElements(_ parser: XML_Parser) {
        XML_SetElementHandler(
            parser,
            { parsing, name, attributes in
                guard let name, let attributes else { return }
                GPXParser.of(parsing)?.go { $0.begin(name, attributes) }
            },
            { parsing, _ in GPXParser.of(parsing)?.go { $0.end() } })
    }

    private static func listenToText(_ parser: XML_Parser) {
        XML_SetCharacterDataHandler(parser) { parsing, text, count in
            guard let text else { return }
            text.withMemoryRebound(to: UInt8.self, capacity: Int(count)) { text in
                let bytes = UnsafeBufferPointer(start: text, count: Int(count))
                GPXParser.of(parsing)?.go { $0.read(bytes) }
            }
        }
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> GPXParser? {
        pointer?.assumingMemoryBound(to: GPXParser.self).pointee
    }

    /// Runs the reader and stops the parser if it fails.
    private func go(_ body: (inout GPXReader) -> Void) {
        body(&reader.pointee)
        if reader.pointee.failure != nil { XML_StopParser(parser, 0) }
    }
}
