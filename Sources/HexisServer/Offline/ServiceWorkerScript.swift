import HTTPTypes
import HexisApp
import HexisCore
import Hummingbird
import NIOCore

/// The script by which a browser keeps one version of the app: a few lines that change whenever any file does,
/// which is how browsers notice a new version.
struct ServiceWorkerScript: Sendable {
    /// From each file's name to its address; this script is among them where browsers may keep the app.
    let addresses: [String: String]
    /// The script itself.
    let text: String
    private let fields: HTTPFields

    /// Where it is off, or the app was not built for browsers, the script takes back what an earlier one kept.
    init(of folder: WebFolder, isOn: Bool, standing: HTTPFields) {
        var fields = standing
        fields[.contentType] = "text/javascript; charset=utf-8"
        fields[.cacheControl] = "no-cache"
        fields[.contentSecurityPolicy] = ServiceWorkerScript.contentSecurityPolicy
        self.fields = fields
        guard isOn, folder.addresses["hexis.wasm"] != nil else {
            addresses = folder.addresses
            text = "import { retire } from \"/assets/worker/retire.js\";\nretire();\n"
            return
        }
        addresses = folder.addresses.merging([Assets.serviceWorkerName: ServiceWorkerScript.address]) { $1 }
        let assets = ServiceWorkerScript.json(addresses)
        let configuration = JSON.object([
            JSON.Member("version", .string(WebFile(name: "", bytes: Array(assets.text.utf8)).hash)),
            JSON.Member("assets", assets),
            JSON.Member("headers", ServiceWorkerScript.json(ServiceWorkerScript.pageHeaders(standing))),
            JSON.Member("mapPolicy", .string(StandingHeaders.contentSecurityPolicyOfMaps)),
        ])
        text = "import { serve } from \"/assets/worker/serve.js\";\nserve(\(configuration.text));\n"
    }

    var routes: [String: Route] { [ServiceWorkerScript.address: Route(get: show)] }

    @Sendable private func show(_ visit: Visit) -> Response {
        Response(status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    private static let address = "/service-worker.js"

    /// The worker runs our own scripts and our own WebAssembly, and asks our own server.
    private static let contentSecurityPolicy =
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

    /// What the worker's pages bear, so that they are as guarded as the server's.
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
    /// The time zones to choose from, for the app in the browser.
    static func zones(_ names: [String]) -> WebFile {
        WebFile(name: "zones.json", bytes: Array(JSON.array(names.map { .string($0) }).text.utf8))
    }
}
