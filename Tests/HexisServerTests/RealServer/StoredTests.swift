import Testing

extension RealServer {
    @Suite("What is stored about a person")
    struct Stored {
        @Test("The page counts what was recorded and names who can see it; everybody sees their own")
        func counts() async throws {
            let server = try await RunningServer(in: try TemporaryFolder())
            var (ada, bea, nobody) = (Browser(server), Browser(server), Browser(server))
            try await ada.join("ada")
            try await bea.join("bea")
            #expect(try await nobody.get("/account/stored").location?.hasPrefix("/sign-in") == true)

            _ = try await ada.post("/settings", [("theme", "dark")])
            _ = try await ada.post("/settings", [("text-size", "large")])
            _ = try await ada.post("/settings/calendar")
            let page = try await ada.get("/account/stored").text
            let name = #/Settings and reminders</span><span class="card-line">([0-9]+) entries</#
            let count = try #require(page.firstMatch(of: name)).1
            #expect(try #require(Int(count)) >= 2)
            #expect(page.contains("Shows your reminders to everyone who knows its address"))
            #expect(page.contains("1 browser is signed in"))

            let other = try await bea.get("/account/stored").text
            #expect(!other.contains("everyone who knows its address"))
            #expect(other.contains("You alone, wherever you are signed in."))
        }
    }
}
