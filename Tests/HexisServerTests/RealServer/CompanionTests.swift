import HexisCore
import Testing

extension RealServer {
    @Suite("Companions pursue a goal together")
    struct CompanionsTogether {
        @Test("A code leads to the same goal, and each sees what the other chose, once they chose")
        func together() async throws {
            var club = try await Club(in: try TemporaryFolder())
            let code = try await club.code()
            let invitation = try await club.ada.get("/companions/invite?challenge=\(club.challenge)").text
            #expect(!invitation.contains(code) && invitation.contains("Codes that were not used yet"))

            // Whose code it is, and for what, comes before anything happens, however it was typed.
            let typed = code.lowercased().replacing("-", with: " ")
            let whose = try await club.bob.post("/companions/join", [("code", typed)])
            #expect(whose.status == 200 && whose.text.contains("ada invites you"))
            #expect(whose.text.contains("Read together") && whose.text.contains("12 books"))
            #expect(whose.text.contains("sees that you are bob") && !whose.text.contains("A secret"))
            #expect(!whose.text.contains("checked"))
            let missing = try await club.bob.post("/companions/join", [("code", typed), ("confirmed", "1")])
            #expect(missing.status == 422 && missing.text.contains("Choose what they see."))
            #expect(try await !club.ada.get("/today").text.contains("bob"))

            let joined = try await club.bob.post(
                "/companions/join", [("code", typed), ("confirmed", "1"), ("level", "amounts")])
            let bobsGoal = try #require(joined.location)
            #expect(bobsGoal.hasPrefix("/personal-challenges/") && bobsGoal != club.goal)
            let page = try await club.bob.get(bobsGoal).text
            #expect(page.contains("Read together") && page.contains("Shows nothing at the moment"))
            #expect(!page.contains("A secret"))
            #expect(try await club.ada.get("/today").text.contains("bob joined “Read together”"))

            try await club.count("3", bobsGoal, by: \.bob)
            try await club.count("5", club.goal, by: \.ada)
            let companion = try await club.page()
            #expect(try await !club.ada.get(companion).text.contains("of 12 books"))
            let chosen = try await club.ada.post(companion, [("level", "days"), ("entry", newEntry())])
            #expect(chosen.status == 303)
            #expect(
                try await club.ada.get(companion).text.contains(
                    "3 of 12 books · Done today · 1 of the last 7 days"))
            let shown = try await club.bob.get(companion).text
            #expect(shown.contains("Done today · 1 of the last 7 days") && !shown.contains("of 12 books"))

            try await club.count("1", bobsGoal, by: \.bob)
            #expect(try await club.ada.get(club.goal).text.contains("4 of 12 books"))
            // Somebody else has no such page.
            let foreign = try await club.eve.get(companion)
            let unknown = try await club.eve.get("/companions/\(Identifier(high: 1, low: 1))")
            #expect(foreign.status == 404 && foreign.bytes == unknown.bytes)
        }

        @Test("A code for the challenge of a habit gives the guest the habit, too")
        func challengeOfHabit() async throws {
            var club = try await Club(in: try TemporaryFolder())
            let challenges = try await club.adasChallenge()
            let page = try await club.ada.get(challenges).text
            let challenge = String(
                try #require(page.firstMatch(of: /companions\/invite\?challenge=([0-9a-f]{32})/)).1)
            let made = try await club.ada.post("/companions/invite", [("challenge", challenge)])
            #expect(made.status == 200 && made.text.contains("href=\"\(challenges)\""))
            let code = String(try #require(made.text.firstMatch(of: /<code>([0-9A-Z-]{14})<\/code>/)).1)

            let whose = try await club.bob.post("/companions/join", [("code", code)])
            #expect(whose.text.contains("Stretch") && whose.text.contains("One week, "))
            #expect(whose.text.contains("you get this habit and its challenge, too"))
            let joined = try await club.bob.post(
                "/companions/join", [("code", code), ("confirmed", "1"), ("level", "amounts")])
            let bobs = try #require(joined.location)
            #expect(bobs.hasSuffix("/challenges") && bobs != challenges)
            #expect(try await club.bob.get(bobs).text.contains("Shows nothing at the moment"))

            let companion = try await club.page()
            _ = try await club.ada.post(companion, [("level", "days"), ("entry", newEntry())])
            let habit = String(bobs.dropLast("/challenges".count))
            _ = try await club.bob.post("\(habit)/check-in", [("amount", "1"), ("entry", newEntry())])
            #expect(
                try await club.ada.get(companion).text.contains(
                    "1 of 7 days · Done today · 1 of the last 7 days"))
            #expect(try await club.ada.get("/today").text.contains("Done today by bob"))
            #expect(try await club.bob.get(companion).text.contains("Not done today · 0 of the last 7 days"))
        }

        @Test("Cheers arrive, leaving reaches the other, and a pause shows nothing more")
        func cheersAndLeaving() async throws {
            var club = try await Club(in: try TemporaryFolder())
            let bobsGoal = try await club.join()
            let companion = try await club.page()
            _ = try await club.ada.post(companion, [("level", "amounts"), ("entry", newEntry())])
            _ = try await club.ada.post(
                "\(companion)/cheer", [("cheer", "flame"), ("text", "Only nine"), ("entry", newEntry())])
            let today = try await club.bob.get("/today").text
            #expect(today.contains("ada cheers you") && today.contains("Keep going: “Only nine”"))
            #expect(try await club.bob.get(companion).text.contains("From ada, today at"))
            #expect(try await club.ada.get(companion).text.contains("From you, today at"))

            try await club.count("2", bobsGoal, by: \.bob)
            #expect(try await club.ada.get(companion).text.contains("2 of 12 books"))
            _ = try await club.bob.post("/settings", [("pause", "on")])
            #expect(try await club.ada.get(companion).text.contains("Shows nothing at the moment"))
            _ = try await club.bob.post("/settings", [("pause", "off")])
            #expect(try await club.ada.get(companion).text.contains("2 of 12 books"))

            _ = try await club.bob.post("\(companion)/leave", [("entry", newEntry())])
            let left = try await club.ada.get(companion).text
            #expect(left.contains("Left on") && !left.contains("2 of 12 books"))
            #expect(!left.contains("name=\"level\""))
            // What was chosen elsewhere at the same time does not resume it.
            _ = try await club.ada.post(companion, [("level", "amounts"), ("entry", newEntry())])
            #expect(try await !club.bob.get(companion).text.contains("of 12 books"))
            // With a new code it begins anew.
            let again = try await club.join(showing: "finish")
            #expect(again != bobsGoal)
        }

        @Test("A code that is unknown, used, withdrawn, one’s own or over is refused with a sentence")
        func refused() async throws {
            var club = try await Club(in: try TemporaryFolder())
            func refusal(_ code: String, by person: WritableKeyPath<Club, Browser> = \.bob) async throws
                -> String
            {
                let answer = try await club[keyPath: person].post(
                    "/companions/join", [("code", code), ("confirmed", "1"), ("level", "days")])
                #expect(answer.status == 422, "\(code)")
                return answer.text
            }
            for code in ["", "4GT9", "4GT9-ZP0Q-M7XC"] {
                #expect(try await refusal(code).contains("unknown, used or expired"), "\(code)")
            }
            let own = try await club.code()
            #expect(try await refusal(own, by: \.ada).contains("This is your own code"))
            let id = try #require(
                try await club.ada.get("/companions/invite?challenge=\(club.challenge)").text.firstMatch(
                    of: /name="invitation" value="([0-9a-f]{32})"/)
            ).1
            let withdrawn = try await club.ada.post(
                "/companions/invite/withdraw", [("invitation", String(id)), ("challenge", club.challenge)])
            #expect(withdrawn.status == 200 && withdrawn.text.contains("The code is withdrawn."))
            #expect(try await refusal(own).contains("unknown, used or expired"))

            let used = try await club.code()
            let spare = try await club.code()
            _ = try await club.bob.post(
                "/companions/join", [("code", used), ("confirmed", "1"), ("level", "days")])
            #expect(try await refusal(used, by: \.eve).contains("unknown, used or expired"))
            #expect(try await refusal(spare).contains("You pursue this with ada already."))
            _ = try await club.ada.post("\(club.goal)/delete", [("entry", newEntry())])
            #expect(try await refusal(spare, by: \.eve).contains("is over, or was deleted"))
            // Nobody invites to the goal of somebody else.
            let foreign = try await club.bob.post("/companions/invite", [("challenge", club.challenge)])
            let unknown = try await club.bob.post(
                "/companions/invite", [("challenge", "\(Identifier(high: 1, low: 1))")])
            #expect(foreign.status == 404 && foreign.bytes == unknown.bytes)
        }

        @Test("Guessing codes is slowed down")
        func guessing() async throws {
            let club = try await Club(in: try TemporaryFolder())
            var eve = club.eve
            for _ in 1...10 {
                let answer = try await eve.post("/companions/join", [("code", "4GT9-ZP0Q-M7XC")])
                #expect(answer.status == 422)
            }
            #expect(try await eve.post("/companions/join", [("code", "4GT9-ZP0Q-M7XC")]).status == 429)
        }

        @Test("Blocking ends it, and neither can use the other’s codes until it is taken back")
        func blocking() async throws {
            var club = try await Club(in: try TemporaryFolder())
            _ = try await club.join()
            let companion = try await club.page()
            _ = try await club.ada.post("\(companion)/block", [("entry", newEntry())])
            #expect(try await club.bob.get(companion).text.contains("Left on"))
            let code = try await club.code()
            let form = [("code", code), ("confirmed", "1"), ("level", "days")]
            let refused = try await club.bob.post("/companions/join", form)
            #expect(refused.status == 422 && refused.text.contains("unknown, used or expired"))
            _ = try await club.ada.post("\(companion)/unblock", [("entry", newEntry())])
            #expect(try await club.bob.post("/companions/join", form).status == 303)

            _ = try await club.bob.post(
                "\(try await club.page())/block", [("entry", newEntry())])
            let blocked = try await club.bob.post("/companions/join", [("code", try await club.code())])
            #expect(blocked.status == 422 && blocked.text.contains("whom you blocked"))
        }

        @Test("A companion whose data is damaged hides no other")
        func damaged() async throws {
            let folder = try TemporaryFolder()
            var club = try await Club(in: folder)
            let bobsGoal = try await club.join()
            let joined = try await club.eve.post(
                "/companions/join", [("code", try await club.code()), ("level", "amounts")])
            let evesGoal = try #require(joined.location)
            let companions = try await club.ada.get("/companions").text.matches(
                of: /href="(\/companions\/[0-9a-f]{32})"/)
            #expect(companions.count == 2)
            for companion in companions {
                _ = try await club.ada.post(
                    String(companion.1), [("level", "finish"), ("entry", newEntry())])
            }
            try await club.count("3", bobsGoal, by: \.bob)
            try await club.count("3", evesGoal, by: \.eve)
            #expect(club.server.stop() == 0)
            try runInstalled(
                "python3", "-c",
                """
                import sqlite3, sys
                database = sqlite3.connect(sys.argv[1])
                with database:
                    database.execute(
                        "UPDATE person SET profile = zeroblob(80) "
                        "WHERE id = (SELECT invited FROM companion_link LIMIT 1)")
                database.close()
                """,
                folder.path("data/hexis.sqlite"))
            let server = try await RunningServer(in: folder)
            var ada = Browser(server)
            ada.cookie = club.ada.cookie
            let page = try await ada.get("/companions")
            #expect(page.status == 200)
            #expect(page.text.matches(of: /3 of 12 books/).count == 1)
            #expect(page.text.matches(of: /Shows nothing at the moment/).count == 1)
        }

        @Test("Who erases their account has left")
        func erased() async throws {
            var club = try await Club(in: try TemporaryFolder())
            _ = try await club.join()
            let companion = try await club.page()
            _ = try await club.ada.post(companion, [("level", "days"), ("entry", newEntry())])
            let erased = try await club.bob.post(
                "/account/erase", [("confirm", "correct horse")])
            #expect(erased.status == 303)
            #expect(try await club.ada.get(companion).text.contains("Left on"))
        }
    }
}
