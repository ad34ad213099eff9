import HTTPTypes
import Hummingbird
import NIOCore

/// Answers for the files beside the pages.
struct FileAnswers: Sendable {
    let folder: WebFolder
    let standing: HTTPFields

    /// The file at that address; `nil` where there is none.
    func answer(_ address: String, for headers: HTTPFields) -> Response? {
        guard let (file, isImmutable) = folder.file(at: address) else { return nil }
        var fields = standing
        fields[.contentType] = file.type
        fields[.eTag] = "\"\(file.hash)\""
        fields[.vary] = "Accept-Encoding"
        // A name that changes with the content can be kept for ever: a year, as RFC 9111 understands it.
        fields[.cacheControl] = isImmutable ? "public, max-age=31536000, immutable" : "no-cache"
        if headers[.ifNoneMatch]?.contains(file.hash) == true {
            return Response(status: .notModified, headers: fields)
        }
        if let tightest = file.tightest, headers[.acceptEncoding]?.contains("br") == true {
            fields[.contentEncoding] = "br"
            return Response(status: .ok, headers: fields, body: ResponseBody(byteBuffer: tightest))
        }
        guard let compressed = file.compressed, acceptsGzip(headers) else {
            return Response(status: .ok, headers: fields, body: ResponseBody(byteBuffer: file.plain))
        }
        fields[.contentEncoding] = "gzip"
        return Response(status: .ok, headers: fields, body: ResponseBody(byteBuffer: compressed))
    }
}
