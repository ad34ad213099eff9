import Foundation
import NIOHTTP1
import Testing

/// Two days of steps: 100 from the phone and 60 from the watch for the same minute, then 250.
private let export = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
      wrong CDATA #REQUIRED>
    ]>
    <HealthData locale="en_GB">
    \(record("iPhone", "2026-03-01 10:00:00 +0000", "2026-03-01 10:01:00 +0000", 100))
    \(record("Watch", "2026-03-01 10:00:00 +0000", "2026-03-01 10:01:00 +0000", 60))
    \(record("iPhone", "2026-03-02 10:00:00 +0000", "2026-03-02 10:01:00 +0000", 250))
    </HealthData>
    """

private func record(_ source: String, _ begin: String, _ end: String, _ value: Int) -> String {
    """
    <Record type="HKQuantityTypeIdentifierStepCount" sourceName="\(source)" unit="count" \
    startDate="\(begin)" endDate="\(end)" value="\(value)"/>
    """
}

/// Returns a form with one file, as browsers send it.
private func form(_ contents: String, name: String = "export.xml") -> [UInt8] {
    Array(
        """
        --hexis\r
        Content-Disposition: form-data; name="file"; filename="\(name)"\r
        Content-Type: text/xml\r
        \r
        \(contents)\r
        --hexis--\r

        """.utf8)
}

extension Browser {
    fileprivate func bring(_ bytes: [UInt8], from origin: String? = nil) async throws -> Answer {
        try await send(
            .POST, "/settings/import",
            ["Origin": origin ?? address, "Content-Type": "multipart/form-data; boundary=hexis"], bytes: bytes
        )
    }

    /// Waits until no import is running and returns the page.
    fileprivate mutating func outcome() async throws -> String {
        var browser = self
        return try await eventually("nothing goes on any more") {
            let page = try await browser.get("/settings/import/apple-health")
            return page["refresh"] == nil ? page.text : nil
        }
    }
}

@Suite("Importing from Apple Health")
struct ImportTests {
    @Test("An uploaded file is imported in the background, and nothing counts twice")
    func imports() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var browser = Browser(server)
        try await browser.join("ada")
        #expect(try await browser.get("/settings").text.contains("href=\"/settings/import\""))
        #expect(try await browser.get("/settings/import").text.contains("Export All Health Data"))
        let answer = try await browser.bring(form(export))
        #expect((answer.status, answer.location) == (303, "/settings/import/apple-health"))
        let preview = try await browser.outcome()
        #expect(preview.contains("What will come from Apple Health"))
        #expect(preview.contains("2 days of steps"))
        #expect(preview.contains("2 values new, or newer than what is here."))
        #expect(try await browser.get("/account/stored").text.contains(">1 import<"))
        let dataBefore = try await browser.get("/settings/data").text
        #expect(!dataBefore.contains("2 measurements"))
        let accept = "/settings/import/apple-health/accept"
        #expect(try await browser.post(accept).location == "/settings/import/apple-health")
        let first = try await browser.outcome()
        #expect(first.contains("Your measurements are here"))
        #expect(first.contains("2 values new"))
        // Sent again, it records nothing again.
        _ = try await browser.post(accept)
        #expect(try await browser.outcome() == first)
        _ = try await browser.bring(form(export))
        let again = try await browser.outcome()
        #expect(again.contains("All of it is here already"))
        #expect(!again.contains(accept))
        #expect(try await browser.get("/settings/data").text.contains("2 measurements"))
        #expect(server.stop() == 0)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: server.folder.path("data")).allSatisfy {
                !$0.contains("import")
            })
    }

    @Test("A file that was read is not imported, and one that was imported is undone and comes back")
    func undone() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var browser = Browser(server)
        try await browser.join("ada")
        let address = "/settings/import/apple-health"
        _ = try await browser.bring(form(export))
        _ = try await browser.outcome()
        _ = try await browser.post("\(address)/discard")
        #expect(try await browser.get(address).location == "/settings/import")
        _ = try await browser.post("\(address)/accept")
        #expect(try await browser.get(address).location == "/settings/import")

        for isAgain in [false, true] {
            _ = try await browser.bring(form(export))
            #expect(try await browser.outcome().contains("Bring back 2 values") == isAgain)
            _ = try await browser.post("\(address)/accept", isAgain ? [("bring-back", "on")] : [])
            #expect(try await browser.outcome().contains("removes the 2 values that it brought"))
            #expect(try await browser.get("/measurements/steps?week=2026-03-02").text.contains("250 steps"))
            _ = try await browser.post("\(address)/undo")
            #expect(try await browser.outcome().contains("The import is undone."))
            #expect(try await !browser.get("/measurements/steps?week=2026-03-02").text.contains("250 steps"))
        }
        // Sent again, it undoes nothing more.
        _ = try await browser.post("\(address)/undo")
        #expect(try await browser.outcome().contains("The import is undone."))
        #expect(server.stop() == 0)
    }

    @Test("A file that is not an export, or is truncated, too large or empty, is refused with a message")
    func refused() async throws {
        let server = try await RunningServer(in: TemporaryFolder(), .init(flags: ["--import-limit", "1"]))
        var browser = Browser(server)
        try await browser.join("ada")
        for (body, words) in [
            (form("hello"), "Hexis does not know this kind of file"),
            (Array(form(export).dropLast(12)), "Only a part of the file arrived"),
            (form("", name: ""), "There was no file"), ([], "Only a part of the file arrived"),
            (form(String(repeating: " ", count: 1_100_000)), "larger than the 1 megabytes"),
            (Array("x=y".utf8), "Only a part of the file arrived"),
            ([UInt8](repeating: 65, count: 20_000), "There was no file"),
        ] {
            let answer = try await browser.bring(body)
            let page = try await browser.get(try #require(answer.location))
            #expect(page.text.contains(words), "\(words)")
        }
        #expect(
            try await browser.post("/settings/import", [("file", "x")]).location == "/settings/import?no-file"
        )
        for (body, words) in [
            (form("<html></html>"), "This is no export of Apple Health"),
            (form(String(export.dropLast(40))), "The file ends too early"),
        ] {
            #expect(try await browser.bring(body).location == "/settings/import/apple-health")
            #expect(try await browser.outcome().contains(words), "\(words)")
        }
        // The page lists the files that were taken for an export, with the reason for each refusal.
        let data = try await browser.get("/settings/data").text
        for words in ["This is no export", "The file ends too early"] {
            #expect(data.matches(of: try Regex("Refused: [^<]*\(words)")).count == 1, "\(words)")
        }
        #expect(server.stop() == 0)
    }

    @Test("Imports need a signed-in person and a form from our own page")
    func strangers() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var browser = Browser(server)
        #expect(try await browser.bring(form(export)).location == "/sign-in")
        try await browser.join("ada")
        #expect(try await browser.bring(form(export), from: "https://elsewhere.example").status == 403)
        let address = "/settings/import/apple-health"
        #expect(try await browser.post("\(address)/stop").location == address)
        // Where nothing was brought, there is nothing to follow.
        for action in ["accept", "discard", "undo"] {
            #expect(try await browser.post("\(address)/\(action)").location == address)
        }
        for address in [address, "/settings/import/habits", "/settings/import/hexis"] {
            #expect(try await browser.get(address).location == "/settings/import")
        }
    }

    @Test("The command line imports for an existing account while no server runs")
    func commandLine() async throws {
        let folder = try TemporaryFolder()
        let server = try await RunningServer(in: folder)
        var browser = Browser(server)
        try await browser.join("ada")
        let file = folder.path("export.xml")
        try Data(export.utf8).write(to: URL(filePath: file))
        func run(_ person: String, _ file: String) throws -> (code: Int32, output: String) {
            try hexis("import", "apple-health", file, "--person", person, "--data", folder.path("data"))
        }
        #expect(try run("ada", file).output.contains("Another Hexis is using the data folder"))
        #expect(server.stop() == 0)

        let trial = try hexis(
            "import", file, "--dry-run", "--person", "ada", "--data", folder.path("data"))
        #expect(
            trial.output == """
                {"program":"Apple Health","days":{"steps":2},"news":2,"removed":0,"unused":[]}

                """)
        let first = try run("ada", file)
        #expect(first.code == 0)
        #expect(first.output.contains("2 days of steps\n2 values new"))
        #expect(try run("ada", file).output.contains("All of it was here already"))
        #expect(try run("bob", file).output.contains("There is no account “bob”."))
        let missing = try run("ada", folder.path("nothing.zip"))
        #expect((missing.code, missing.output) == (1, "The file cannot be read.\n"))
    }
}
