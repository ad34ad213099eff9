import Foundation
import HexisApp
import LocalPostgreSQL
import NIOHTTP1
import Testing

extension RealServer {
    @Suite("Imports on servers that share a database", .timeLimit(.minutes(60)))
    struct SharedImportTests {
        private let flags: [String]
        private let environment = ["HEXIS_MASTER_KEY": Data(repeating: 7, count: 32).base64EncodedString()]

        init() throws {
            flags = ["--database", try PostgreSQLServer.shared.get().makeDatabase(), "--shared", "true"]
        }

        private func start() async throws -> RunningServer {
            try await RunningServer(
                in: TemporaryFolder(), RunningServer.Way(flags: flags, environment: environment))
        }

        private func signedIn(_ browser: Browser, at server: RunningServer) -> Browser {
            var there = Browser(server)
            there.cookie = browser.cookie
            return there
        }

        private let health = "/settings/import/apple-health"
        private let habits = "/settings/import/habits"
        private let hexis = "/settings/import/hexis"

        @Test("A file that one of them read is decided on, recorded and undone on the other")
        func together() async throws {
            let (one, other) = (try await start(), try await start())
            var here = Browser(one)
            try await here.join("maria")
            var there = signedIn(here, at: other)

            #expect(try await here.bring(form(healthExport(days: 3))).location == health)
            #expect(try await there.outcome(at: health).contains("3 days of steps"))
            #expect(try await there.post("\(health)/accept").location == health)
            #expect(try await here.outcome(at: health).contains("Your measurements are here"))
            #expect(try await here.post("\(health)/undo").location == health)
            #expect(try await there.outcome(at: health).contains("The import is undone."))

            #expect(try await here.bring(form("Date,Walk\n2026-11-01,yes\n")).location == habits)
            #expect(try await there.get(habits).text.contains("column-0"))
            let columns = [("column-0", "day"), ("column-1", "answers")]
            #expect(try await there.post("\(habits)/columns", columns).location == habits)
            #expect(try await here.get(habits).text.contains("1 new habit"))
            #expect(try await here.post("\(habits)/accept").location == habits)
            #expect(try await there.get("/habits").text.contains("Walk"))
            #expect(try await there.post("\(habits)/undo").location == habits)
            #expect(try await here.get(habits).text.contains("The import is undone."))
            #expect(try await !here.get("/habits").text.contains("Walk"))

            _ = try await there.addHabit("Read")
            let export = try await there.send(.GET, ExportPage.file).bytes
            var second = Browser(one)
            try await second.join("jonas")
            #expect(try await second.bring(form(export)).location == hexis)
            var elsewhere = signedIn(second, at: other)
            #expect(try await elsewhere.outcome(at: hexis).contains("maria"))
            #expect(try await elsewhere.post("\(hexis)/accept").location == hexis)
            #expect(try await second.outcome(at: hexis).contains("The import is complete"))
            #expect(try await second.get("/habits").text.contains("Read"))
            #expect(one.stop() == 0)
            #expect(other.stop() == 0)
        }

        @Test(
            "When a server is killed or freezes while it records, the other finishes, and nothing counts twice"
        )
        func takenOver() async throws {
            for isFrozen in [false, true] {
                let (one, other) = (try await start(), try await start())
                var here = Browser(one)
                try await here.join(isFrozen ? "maria" : "jonas")
                var there = signedIn(here, at: other)
                _ = try await here.bring(form(healthExport(days: 9000)))
                #expect(try await there.outcome(at: health).contains("9,000 days of steps"))
                _ = try await here.post("\(health)/accept")
                if isFrozen { one.freeze() } else { one.kill() }
                #expect(try await there.outcome(at: health).contains("removes the 9,000 values"))
                #expect(try await there.get("/settings/data").text.contains("9,000 measurements"))
                if isFrozen {
                    one.thaw()
                    #expect(try await here.outcome(at: health).contains("removes the 9,000 values"))
                    #expect(try await here.get("/settings/data").text.contains("9,000 measurements"))
                    #expect(one.stop() == 0)
                }
                #expect(other.stop() == 0)
            }
        }
    }
}

/// Returns a form with one file, as browsers send it.
private func form(_ contents: String) -> [UInt8] { form(Array(contents.utf8)) }

private func form(_ contents: [UInt8]) -> [UInt8] {
    let head = """
        --hexis\r
        Content-Disposition: form-data; name="file"; filename="export"\r
        Content-Type: application/octet-stream\r
        \r

        """
    return Array(head.utf8) + contents + Array("\r\n--hexis--\r\n".utf8)
}

extension Browser {
    fileprivate func bring(_ bytes: [UInt8]) async throws -> Answer {
        try await send(
            .POST, "/settings/import",
            ["Origin": address, "Content-Type": "multipart/form-data; boundary=hexis"], bytes: bytes)
    }

    /// Waits until no import is running and returns the page.
    fileprivate func outcome(at address: String) async throws -> String {
        var browser = self
        return try await eventually("nothing goes on any more") {
            let page = try await browser.get(address)
            return page["refresh"] == nil ? page.text : nil
        }
    }
}
