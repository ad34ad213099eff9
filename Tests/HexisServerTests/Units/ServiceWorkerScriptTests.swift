import Foundation
import HTTPTypes
import HexisApp
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("The service worker's script")
struct ServiceWorkerScriptTests {
    private let app = [
        "hexis.streams": WebFile(path: "hexis.0123.streams", plain: [0, 1]),
        "style.css": WebFile(made: "style.css", text: "a"),
        "worker/serve.js": WebFile(made: "worker/serve.js", text: "b"),
    ]

    private func script(of files: [String: WebFile], isOn: Bool = true) -> ServiceWorkerScript {
        ServiceWorkerScript(of: WebFolder(files), isOn: isOn, standing: DefaultHeaders(publicURL: nil))
    }

    @Test("The script lists every file and the default headers")
    func names() {
        let text = script(of: app).text
        #expect(text.hasPrefix("import { serve } from \"\(app["worker/serve.js"]?.address ?? "")\";\n"))
        for (name, file) in app { #expect(text.contains("\"\(name)\":\"\(file.address)\"")) }
        #expect(text.contains("\"x-content-type-options\":\"nosniff\""))
        #expect(text.contains("\"mapPolicy\":\"default-src 'none'"))
        #expect(text.contains("\"forPrograms\":[\"/sync\",\"/live\","))
    }

    @Test("The script changes if and only if a file changes")
    func changes() {
        for name in ["style.css", "worker/serve.js"] {
            let changed = app.merging([name: WebFile(made: name, text: "c")]) { $1 }
            #expect(script(of: app).text != script(of: changed).text)
        }
        #expect(script(of: app).text == script(of: app).text)
    }

    @Test(
        "If the worker is off, or the app was not built for browsers, the script removes an earlier version's data"
    )
    func retired() {
        for script in [script(of: app, isOn: false), script(of: app.filter { $0.key != "hexis.streams" })] {
            #expect(script.text.contains("retire();"))
            #expect(script.addresses["service-worker.js"] == nil)
        }
        #expect(script(of: app).addresses["service-worker.js"] == "/service-worker.js")
    }
}
