import HTTPTypes
import HexisApp
import HexisCore
import HexisService
import Hummingbird
import NIOCore

/// The service worker's entry script: a few lines that change whenever any file changes, which is how browsers
/// detect a new version.
struct ServiceWorkerScript: Sendable {
    /// The addresses by file name; they include this script if browsers may keep the app.
    let addresses: [String: String]
    /// The text of the script.
    let text: String
    private let compressed: [UInt8]?
    private let fields: HTTPFields

    /// If offline use is off, or the app was not built for browsers, the script removes what an earlier one kept.
    init(of folder: WebFolder, isOn: Bool, standing: DefaultHeaders) {
        let isKept = isOn && folder.addresses["hexis.streams"] != nil
        addresses = folder.addresses.merging(
            isKept ? [Assets.serviceWorkerName: ServiceWorkerScript.address] : [:]
        ) { $1 }
        text =
            isKept
            ? ServiceWorkerScript.serving(folder, addresses, standing.fields)
            : ServiceWorkerScript.call("retire", of: folder)
        compressed = Array(text.utf8).withUnsafeBufferPointer { gzipped($0, level: 9) }
        fields = ServiceWorkerScript.fields(for: text, standing.bare)
    }

    private static func fields(for text: String, _ bare: HTTPFields) -> HTTPFields {
        var fields = bare
        fields[.contentType] = "text/javascript; charset=utf-8"
        fields[.contentSecurityPolicy] = contentSecurityPolicy
        // Browsers request it on every visit; an ETag keeps the answer “unchanged” short.
        fields[.cacheControl] = "no-cache"
        fields[.eTag] = "\"\(WebFile.hash(of: Array(text.utf8)))\""
        fields[.vary] = "Accept-Encoding"
        return fields
    }

    private static func serving(
        _ folder: WebFolder, _ addresses: [String: String], _ standing: HTTPFields
    ) -> String {
        call("serve", of: folder, configuration(addresses, standing).text)
    }

    private static func configuration(_ addresses: [String: String], _ standing: HTTPFields) -> JSON {
        let assets = ServiceWorkerScript.json(addresses)
        return JSON.object([
            JSON.Member("version", .string(WebFile.hash(of: Array(assets.text.utf8)))),
            JSON.Member("assets", assets),
            JSON.Member("headers", ServiceWorkerScript.json(ServiceWorkerScript.pageHeaders(standing))),
            JSON.Member("mapPolicy", .string(DefaultHeaders.contentSecurityPolicyOfMaps)),
            JSON.Member("forPrograms", .array(ServerAddress.forPrograms.map { .string($0) })),
        ])
    }

    var routes: [String: Route] { [ServiceWorkerScript.address: Route(get: show)] }

    @Sendable private func show(_ context: RequestContext) -> Response {
        if let tag = fields[.eTag], context.headers[.ifNoneMatch]?.contains(tag) == true {
            return Response(status: .notModified, headers: fields)
        }
        guard let compressed, acceptsGzip(context.headers) else {
            return Response(
                status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
        }
        var fields = fields
        fields[.contentEncoding] = "gzip"
        return Response(
            status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: compressed)))
    }

    private static let address = "/service-worker.js"

    /// The worker runs our own scripts and our own WebAssembly, and connects to our own server only.
    private static let contentSecurityPolicy =
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

    /// A script that calls the function exported by the file of the same name.
    private static func call(_ name: String, of folder: WebFolder, _ argument: String = "") -> String {
        "import { \(name) } from \"\(folder.addresses["worker/\(name).js"] ?? "")\";\n\(name)(\(argument));\n"
    }

    /// The headers of the worker's pages, so that they are as protected as the server's.
    private static func pageHeaders(_ standing: HTTPFields) -> [String: String] {
        var headers: [String: String] = [:]
        for field in standing { headers[field.name.canonicalName] = field.value }
        headers["content-type"] = "text/html; charset=utf-8"
        headers["cache-control"] = "private, no-cache"
        return headers
    }

    private static func json(_ texts: [String: String]) -> JSON {
        .object(texts.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) })
    }
}

extension WebFile {
    /// The selectable time zones, for the app in the browser.
    static func zones(_ zones: ZoneFolder) -> [String: WebFile] {
        let name = "zones.json"
        let since = zones.since.map { [JSON.Member("zonesSince", .integer($0.milliseconds))] } ?? []
        let json = JSON.object([JSON.Member("zones", .array(zones.names.map { .string($0) }))] + since)
        return [name: WebFile(made: name, text: json.text)]
    }
}
