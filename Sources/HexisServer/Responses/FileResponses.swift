import HTTPTypes
import Hummingbird
import NIOCore

/// Responses with web files.
struct FileResponses: Sendable {
    let folder: WebFolder
    let standing: DefaultHeaders

    /// The response with the file at that address; `nil` if there is none.
    func answer(_ address: String, for headers: HTTPFields) -> Response? {
        guard let file = folder.file(at: address) else { return nil }
        var fields = fields(for: file)
        if headers[.ifNoneMatch]?.contains(file.tag) == true {
            return Response(status: .notModified, headers: fields)
        }
        let (body, encoding) = form(of: file, for: headers)
        fields[.contentEncoding] = encoding
        fields.addVariants(of: file)
        return Response(status: .ok, headers: fields, body: ResponseBody(byteBuffer: body))
    }

    private func fields(for file: WebFile) -> HTTPFields {
        var fields = fields(for: file.type)
        fields[.contentType] = file.type
        fields[.eTag] = "\"\(file.tag)\""
        // An address that changes with its content can be cached forever: by RFC 9111, for a year.
        fields[.cacheControl] = "public, max-age=31536000, immutable"
        return fields
    }

    private func fields(for type: String) -> HTTPFields {
        var fields = type.hasPrefix("text/html") ? standing.fields : standing.bare
        if type == "image/svg+xml" {
            fields[.contentSecurityPolicy] = DefaultHeaders.contentSecurityPolicyOfDrawings
        }
        return fields
    }

    /// The smallest form that the browser accepts.
    private func form(of file: WebFile, for headers: HTTPFields) -> (ByteBuffer, encoding: String?) {
        if let held = headers[.availableDictionary], let difference = file.differences[held],
            headers[.acceptEncoding]?.contains("dcz") == true
        {
            return (difference, "dcz")
        }
        if let brotli = file.brotli, headers[.acceptEncoding]?.contains("br") == true {
            return (brotli, "br")
        }
        if let gzip = file.gzip, acceptsGzip(headers) { return (gzip, "gzip") }
        return (file.plain, nil)
    }
}

extension HTTPFields {
    /// Says on what the form of a file depends, and for which addresses a browser may keep it as a dictionary.
    fileprivate mutating func addVariants(of file: WebFile) {
        if file.gzip != nil { self[.vary] = "Accept-Encoding" }
        if let pattern = file.addressOfAnyVersion {
            self[.useAsDictionary] = "match=\"\(pattern)\""
            self[.vary] = "Accept-Encoding, Available-Dictionary"
        }
    }
}
