import Foundation
import HTTPTypes
import HexisApp
import Testing

@testable import HexisServer

@Suite("The script by which a browser keeps the app")
struct ServiceWorkerScriptTests {
    private let app = [
        WebFile(name: "hexis.wasm", bytes: [0, 1]), WebFile(name: "style.css", bytes: Array("a".utf8)),
    ]

    private func script(of files: [WebFile], isOn: Bool = true) -> ServiceWorkerScript {
        ServiceWorkerScript(of: WebFolder(files), isOn: isOn, standing: [.xContentTypeOptions: "nosniff"])
    }

    @Test("it names every file, and what pages bear")
    func names() {
        let text = script(of: app).text
        #expect(text.hasPrefix("import { serve } from \"/assets/worker/serve.js\";\n"))
        for file in app { #expect(text.contains("\"\(file.name)\":\"\(file.address)\"")) }
        #expect(text.contains("\"x-content-type-options\":\"nosniff\""))
        #expect(text.contains("\"mapPolicy\":\"default-src 'none'"))
    }

    @Test("it changes whenever a file does, and only then")
    func changes() {
        let changed = [app[0], WebFile(name: "style.css", bytes: Array("b".utf8))]
        #expect(script(of: app).text == script(of: app.reversed()).text)
        #expect(script(of: app).text != script(of: changed).text)
    }

    @Test("where it is off, or the app was not built for browsers, it takes back what an earlier one kept")
    func retired() {
        for script in [script(of: app, isOn: false), script(of: [app[1]])] {
            #expect(script.text.contains("retire();"))
            #expect(script.addresses["service-worker.js"] == nil)
        }
        #expect(script(of: app).addresses["service-worker.js"] == "/service-worker.js")
    }
}
