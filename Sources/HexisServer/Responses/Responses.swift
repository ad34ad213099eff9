import HTTPTypes
import HexisApp
import HexisService
import Hummingbird
import NIOCore
import ServiceLifecycle

/// Builds responses: the default headers, and those of each kind of response.
struct Responses: Sendable {
    let standing: HTTPFields
    /// The headers for resources that no browser shows as a page.
    private let bare: HTTPFields
    let assets: Assets
    /// The assets for a shared computer, which must keep nothing.
    let assetsForShared: Assets
    private let pageFields: HTTPFields
    private let compressedPageFields: HTTPFields

    init(standing: DefaultHeaders, assets: Assets, assetsForShared: Assets) {
        self.standing = standing.fields
        bare = standing.bare
        self.assets = assets
        self.assetsForShared = assetsForShared
        var page = standing.fields
        page[.contentType] = "text/html; charset=utf-8"
        // Revalidated each time, and cached only for the back button, which “no-store” would break.
        page[.cacheControl] = "private, no-cache"
        page[.vary] = "Accept-Encoding, Cookie"
        pageFields = page
        page[.contentEncoding] = "gzip"
        compressedPageFields = page
    }

    /// A page, compressed if the browser accepts that and it is worth the work.
    func page(_ bytes: [UInt8], _ status: HTTPResponse.Status = .ok, for headers: HTTPFields) -> Response {
        if bytes.count > 1024, acceptsGzip(headers),
            let small = bytes.withUnsafeBufferPointer({ gzipped($0, level: 1) })
        {
            return Response(
                status: status, headers: compressedPageFields,
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: small)))
        }
        return Response(
            status: status, headers: pageFields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// A redirect to another page, with a GET.
    func redirect(to address: String) -> Response {
        var fields = standing
        fields[.location] = address
        fields[.cacheControl] = "no-store"
        return Response(status: .seeOther, headers: fields)
    }

    /// A page with the reason for a refusal.
    func refusal(_ refusal: Refusal, for headers: HTTPFields) -> Response {
        var response = page(
            RefusalPage(refusal, assets: assets).bytes, HTTPResponse.Status(code: refusal.status),
            for: headers)
        if let seconds = secondsToWait(after: refusal) { response.headers[.retryAfter] = "\(seconds)" }
        return response
    }

    private func secondsToWait(after refusal: Refusal) -> Int? {
        switch refusal {
        case .tooManyAttempts(let seconds), .tooManyTests(let seconds), .tooFast(let seconds): seconds
        case .busy: 2
        case .anotherFile: 30
        default: nil
        }
    }

    /// The reply to a sync request. The turn lasts until all of it is on its way. A header says when the server
    /// accepts no more entries, since earlier versions could not parse another reply.
    func bytes(
        _ bytes: ByteBuffer, over connection: any EventLoop, _ turn: PersonTurns.Turn, limit: SyncLimit? = nil
    ) -> Response {
        var fields = bare
        if let limit, let name = HTTPField.Name("Hexis-Limit") { fields[name] = limit.rawValue }
        fields[.contentType] = "application/octet-stream"
        fields[.cacheControl] = "no-store"
        let body = ResponseBody(contentLength: bytes.readableBytes) { [turn] writer in
            try await writer.write(inParts: bytes, over: connection)
            try await writer.finish(nil)
            withExtendedLifetime(turn) {}
        }
        return Response(status: .ok, headers: fields, body: body)
    }

    /// A reason code for the browser's side of Hexis.
    func code(_ status: HTTPResponse.Status, _ code: String) -> Response {
        json(#"{"code":"\#(code)"}"#, status)
    }

    /// An event stream.
    func events(_ events: LiveEvents) -> Response {
        var fields = bare
        fields[.contentType] = "text/event-stream"
        fields[.cacheControl] = "no-store"
        fields[.xAccelBuffering] = "no"
        // Without this, open windows would keep a stopping server running.
        return Response(
            status: .ok, headers: fields,
            body: ResponseBody(asyncSequence: events.cancelOnGracefulShutdown()))
    }

    /// An empty success response for the browser's side of Hexis.
    var nothing: Response {
        var fields = bare
        fields[.cacheControl] = "no-store"
        return Response(status: .noContent, headers: fields)
    }

    /// A picture, which never changes under its address: the person's own browser may cache it.
    func picture(_ bytes: [UInt8]) -> Response {
        var fields = standing
        fields[.contentType] = "image/jpeg"
        fields[.cacheControl] = "private, max-age=31536000, immutable"
        return Response(
            status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// The drawing of a code, which never changes under its address.
    func code(drawn bytes: [UInt8]) -> Response {
        var response = picture(bytes)
        response.headers[.contentType] = "image/svg+xml"
        return response
    }

    /// A file of the person's to download, never cached.
    func file(_ bytes: [UInt8], named name: String, _ type: String) -> Response {
        Response(
            status: .ok, headers: download(named: name, type),
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// The headers of a file to download.
    func download(named name: String, _ type: String) -> HTTPFields {
        var fields = standing
        fields[.contentType] = type
        fields[.contentDisposition] = #"attachment; filename="\#(name)""#
        fields[.cacheControl] = "private, no-store"
        return fields
    }

    /// A calendar feed. No proxy may cache what is personal.
    func calendar(_ bytes: [UInt8]) -> Response {
        var fields = standing
        fields[.contentType] = "text/calendar; charset=utf-8"
        fields[.cacheControl] = "private, no-store"
        return Response(
            status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// The metrics, in Prometheus' text format.
    func metrics(_ text: String) -> Response {
        var fields = standing
        fields[.contentType] = "text/plain; version=0.0.4; charset=utf-8"
        fields[.cacheControl] = "no-store"
        return Response(
            status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    /// JSON for programs.
    func json(_ text: String, _ status: HTTPResponse.Status = .ok) -> Response {
        var fields = standing
        fields[.contentType] = "application/json"
        fields[.cacheControl] = "no-store"
        return Response(
            status: status, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}

/// Whether a browser accepts gzip. "gzip;q=0", which no browser sends, would count as yes, and would be understood
/// all the same.
func acceptsGzip(_ headers: HTTPFields) -> Bool {
    headers[.acceptEncoding]?.contains("gzip") ?? false
}
