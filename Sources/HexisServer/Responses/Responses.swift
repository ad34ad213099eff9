import HTTPTypes
import HexisApp
import HexisService
import Hummingbird
import NIOCore
import ServiceLifecycle

/// Puts together what goes back: the standing headers, and what each kind of answer adds to them.
struct Responses: Sendable {
    let standing: HTTPFields
    /// For what no browser shows as a page.
    private let bare: HTTPFields
    let assets: Assets
    /// The same for a shared computer, which is to keep nothing.
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
        // Asked for again each time, and kept by the browser only for its back button: "no-store" would end that.
        page[.cacheControl] = "private, no-cache"
        page[.vary] = "Accept-Encoding, Cookie"
        pageFields = page
        page[.contentEncoding] = "gzip"
        compressedPageFields = page
    }

    /// A page; compressed when the browser takes that and it is worth the work.
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

    /// On to another page, with a GET.
    func redirect(to address: String) -> Response {
        var fields = standing
        fields[.location] = address
        fields[.cacheControl] = "no-store"
        return Response(status: .seeOther, headers: fields)
    }

    /// A page that says why not.
    func refusal(_ refusal: Refusal, for headers: HTTPFields) -> Response {
        var response = page(
            RefusalPage(refusal, assets: assets).bytes, HTTPResponse.Status(code: refusal.status),
            for: headers)
        switch refusal {
        case .tooManyAttempts(let seconds), .tooManyTests(let seconds), .tooFast(let seconds):
            response.headers[.retryAfter] = "\(seconds)"
        case .busy: response.headers[.retryAfter] = "2"
        case .anotherFile: response.headers[.retryAfter] = "30"
        default: break
        }
        return response
    }

    /// For the browser's side of Hexis: what it asked for. The turn lasts until all of it is on its way. That the server
    /// takes in no more stands beside it: earlier versions could read no other reply.
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

    /// For the browser's side of Hexis: why not.
    func code(_ status: HTTPResponse.Status, _ code: String) -> Response {
        json(#"{"code":"\#(code)"}"#, status)
    }

    /// Events, as they happen.
    func events(_ events: LiveEvents) -> Response {
        var fields = bare
        fields[.contentType] = "text/event-stream"
        fields[.cacheControl] = "no-store"
        fields[.xAccelBuffering] = "no"
        // Open windows would keep a server running that is asked to stop.
        return Response(
            status: .ok, headers: fields,
            body: ResponseBody(asyncSequence: events.cancelOnGracefulShutdown()))
    }

    /// For the browser's side of Hexis: done, and there is nothing to say.
    var nothing: Response {
        var fields = bare
        fields[.cacheControl] = "no-store"
        return Response(status: .noContent, headers: fields)
    }

    /// A picture, which never changes under its name: the person's own browser may keep it.
    func picture(_ bytes: [UInt8]) -> Response {
        var fields = standing
        fields[.contentType] = "image/jpeg"
        fields[.cacheControl] = "private, max-age=31536000, immutable"
        return Response(
            status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// The drawing of a code, which never changes under its name.
    func code(drawn bytes: [UInt8]) -> Response {
        var response = picture(bytes)
        response.headers[.contentType] = "image/svg+xml"
        return response
    }

    /// A file for the person's device, to be kept there and not here.
    func track(_ bytes: [UInt8]) -> Response {
        var fields = standing
        fields[.contentType] = "application/gpx+xml"
        fields[.contentDisposition] = #"attachment; filename="route.gpx""#
        fields[.cacheControl] = "private, no-store"
        return Response(
            status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// For calendar programs. Nobody in between is to keep what is personal.
    func calendar(_ bytes: [UInt8]) -> Response {
        var fields = standing
        fields[.contentType] = "text/calendar; charset=utf-8"
        fields[.cacheControl] = "private, no-store"
        return Response(
            status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// For programs that collect metrics.
    func metrics(_ text: String) -> Response {
        var fields = standing
        fields[.contentType] = "text/plain; version=0.0.4; charset=utf-8"
        fields[.cacheControl] = "no-store"
        return Response(
            status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    /// For programs.
    func json(_ text: String, _ status: HTTPResponse.Status = .ok) -> Response {
        var fields = standing
        fields[.contentType] = "application/json"
        fields[.cacheControl] = "no-store"
        return Response(
            status: status, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}

/// Whether a browser takes gzip. "gzip;q=0", which nobody sends, would be read as yes, and understood all the same.
func acceptsGzip(_ headers: HTTPFields) -> Bool {
    headers[.acceptEncoding]?.contains("gzip") ?? false
}
