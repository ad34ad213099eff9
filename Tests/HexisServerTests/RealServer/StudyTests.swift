import HexisArchive
import HexisCore
import Testing

extension RealServer {
    @Suite("Studies collect what people agreed to")
    struct Studies {
        private let terms = [
            ("title", "Walking after dinner"), ("contact", "Ida Moe, ida@example.org"),
            ("text", "How a walk becomes a habit."),
            ("statements", "I have read this.\n\nI am an adult."), ("check-ins", "1"), ("dates", "1"),
            ("first", "2020-01-01"), ("last", "2029-12-31"),
        ]
        private let agreed = [
            ("statement-1", "yes"), ("statement-2", "yes"), ("dates", "no"), ("signature", "Maria Berg"),
        ]

        /// A server whose administrator does a study, and two people with a habit each.
        private struct Institute {
            let server: RunningServer
            var ida: Browser
            var maria: Browser
            var bo: Browser
            let study: String
            let code: String
            var id: String { String(study.split(separator: "/")[1]) }
            var mine: String { "/account/studies/\(id)" }

            init(in folder: TemporaryFolder, _ terms: [(String, String)]) async throws {
                server = try await RunningServer(in: folder)
                ida = Browser(server)
                try await ida.join("ida")
                maria = Browser(server)
                try await maria.join("maria")
                bo = Browser(server)
                try await bo.join("bo-lind")
                study = try #require(try await ida.post("/studies/new", terms).location)
                let page = try await ida.get(study)
                code = String(try #require(page.text.firstMatch(of: /<code>([0-9A-Z-]{14})<\/code>/)).1)
            }

            mutating func join(_ fields: [(String, String)], version: Int = 1) async throws {
                let answer = try await maria.post(
                    "\(mine)/sign", fields + [("code", code), ("version", "\(version)")])
                #expect(answer.location == "\(mine)?joined")
            }

            /// The files of the study's data.
            mutating func data() async throws -> [String: String] {
                let answer = try await ida.get("\(study)/data.zip?confirmed=1")
                #expect(answer.status == 200 && answer["cache-control"] == "private, no-store")
                let zip = try ZipReader(answer.bytes)
                var files: [String: String] = [:]
                while let name = try zip.next() {
                    files[name] = try zip.contents(atMost: 10_000_000).map {
                        String(decoding: $0, as: UTF8.self)
                    }
                }
                return files
            }

            mutating func rows(_ name: String) async throws -> [Substring] {
                try #require(try await data()["\(name).csv"]).split(separator: "\r\n").dropFirst().map { $0 }
            }
        }

        private func replacing(_ name: String, _ value: String?) -> [(String, String)] {
            terms.compactMap { $0.0 == name ? value.map { (name, $0) } : $0 }
        }

        @Test("A study is begun with all that participants should know, once for a form sent twice")
        func begin() async throws {
            let folder = try TemporaryFolder()
            var institute = try await Institute(in: folder, terms)
            for (field, value, message) in [
                ("title", " ", "Give the study a title"), ("contact", "", "Say who is responsible."),
                ("text", String(repeating: "x", count: 4001), "at most 4,000 characters"),
                ("statements", String(repeating: "a\n", count: 21), "at most 20 statements"),
                ("check-ins", nil, "Choose at least one."), ("first", "soon", "Choose a date."),
                ("last", "2019-12-31", "not be before the first day"),
                ("last", "2030-02-01", "at most ten years"),
            ] as [(String, String?, String)] {
                let wrong = try await institute.ida.post("/studies/new", replacing(field, value))
                #expect(wrong.status == 422 && wrong.text.contains(message), "\(field)")
                #expect(wrong.text.contains("I am an adult.") || field == "statements")
            }
            let once = terms + [("entry", newEntry())]
            let address = try #require(try await institute.ida.post("/studies/new", once).location)
            #expect(try await institute.ida.post("/studies/new", once).location == address)
            let list = try await institute.ida.get("/studies")
            #expect(list.text.ranges(of: "Walking after dinner").count == 2)
            #expect(list["cache-control"] == "no-store")
            #expect(try await institute.ida.get("/account").text.contains("Your studies"))

            #expect(try await institute.ida.post("\(address)/remove").location == "/studies?removed")
            #expect(try await institute.ida.get(address).status == 404)
        }

        @Test("To everyone else a study is byte for byte one that does not exist")
        func others() async throws {
            var institute = try await Institute(in: try TemporaryFolder(), terms)
            let none = try await institute.maria.get("/studies/\(newEntry())")
            #expect(none.status == 404)
            for address in [
                "/studies", "/studies/new", institute.study, "\(institute.study)/data",
                "\(institute.study)/data.zip?confirmed=1", "\(institute.study)/edit", institute.mine,
                "\(institute.mine)/sign",
            ] {
                #expect(try await institute.maria.get(address).bytes == none.bytes, "\(address)")
            }
            for form in ["edit", "close", "remove"] {
                #expect(try await institute.maria.post("\(institute.study)/\(form)", terms).status == 404)
            }
            // Knowing the identifier is not enough to read or sign the terms.
            let guess = try await institute.maria.post(
                "\(institute.mine)/sign", agreed + [("version", "1"), ("code", "4GT9-ZP0Q-M7XC")])
            #expect(guess.status == 404)
            #expect(try await !institute.maria.get("/account").text.contains("Your studies"))
        }

        @Test("A code shows everything before a person agrees, and each statement needs agreement")
        func join() async throws {
            var institute = try await Institute(in: try TemporaryFolder(), terms)
            let unknown = try await institute.maria.post(
                "/account/studies/join", [("code", "4GT9-ZP0Q-M7XC")])
            #expect(unknown.status == 422 && unknown.text.contains("This code is unknown."))
            let offer = try await institute.maria.post(
                "/account/studies/join", [("code", institute.code.lowercased())])
            for text in [
                "How a walk becomes a habit.", "Ida Moe", "I am an adult.", "Not what they are called.",
            ] {
                #expect(offer.text.contains(text), "\(text)")
            }
            #expect(try await institute.maria.get(institute.mine).status == 404)

            let sign = "\(institute.mine)/sign"
            for missing in ["statement-2", "dates", "signature"] {
                let fields = agreed.filter { $0.0 != missing } + [("code", institute.code), ("version", "1")]
                let refused = try await institute.maria.post(sign, fields)
                #expect(
                    refused.status == 422 && refused.text.contains("One field needs another look"),
                    "\(missing)")
                #expect(refused.text.contains("Maria Berg") || missing == "signature")
            }
            #expect(try await institute.ida.get(institute.study).text.contains("No participants yet."))
            try await institute.join(agreed)
            try await institute.join(agreed)
            #expect(try await institute.ida.get(institute.study).text.contains("1 person takes part."))
            let page = try await institute.maria.get(institute.mine).text
            #expect(page.contains("Signed by Maria Berg") && page.contains("The study gets no dates"))
            #expect(try await institute.maria.get("/account").text.contains("You take part in 1 study"))
            #expect(try await institute.maria.get("/account/stored").text.contains("Walking after dinner"))
            // Who takes part is nowhere on the researcher's pages.
            for address in [institute.study, "/studies", "\(institute.study)/data"] {
                let text = try await institute.ida.get(address).text
                #expect(!text.contains("maria") && !text.contains("Maria Berg"))
            }
            // Typing the code again leads to the study.
            let again = try await institute.maria.post("/account/studies/join", [("code", institute.code)])
            #expect(again.location == institute.mine)
        }

        @Test("The data has what was recorded, without names, and participants see when it was given out")
        func data() async throws {
            var institute = try await Institute(in: try TemporaryFolder(), terms)
            let habit = try await institute.maria.addHabit("Walk with Otto")
            _ = try await institute.maria.checkIn(habit, entry: newEntry())
            _ = try await institute.bo.addHabit("Read Tolstoy")
            try await institute.join(agreed)

            let check = try await institute.ida.get("\(institute.study)/data").text
            #expect(check.contains("The data of 1 participant."))
            #expect(check.contains("1 participant could be recognized"))
            let unconfirmed = try await institute.ida.get("\(institute.study)/data.zip")
            #expect(unconfirmed.status == 422 && unconfirmed.text.contains("Confirm this first."))
            #expect(try await institute.maria.get(institute.mine).text.contains("Not yet."))

            let files = try await institute.data()
            let checkIns = try #require(files["check-ins.csv"]).split(separator: "\r\n")
            #expect(checkIns.first == "participant,habit,study_day,date,due,outcome,amount,goal")
            #expect(checkIns.count > 2000)
            #expect(checkIns.count { $0.contains(",done,1,1") } == 1)
            #expect(Set(checkIns.dropFirst().map { $0.split(separator: ",")[0] }).count == 1)
            #expect(try #require(files["participants.csv"]).contains(",true\r\n"))
            for (name, file) in files {
                for text in ["maria", "Maria", "Otto", "Walk with", "Tolstoy", habit, institute.code] {
                    #expect(!file.contains(text), "\(name): \(text)")
                }
            }
            #expect(!(try await institute.maria.get(institute.mine).text.contains("Not yet.")))
            // The same person has the same pseudonym in the next file.
            #expect(try await institute.data()["habits.csv"] == files["habits.csv"])
        }

        @Test("A change is a new version: what was signed applies until the new one is signed")
        func versions() async throws {
            var institute = try await Institute(in: try TemporaryFolder(), terms)
            _ = try await institute.maria.addHabit("Walk")
            // There is no signature yet: the version stays.
            let edit = "\(institute.study)/edit"
            _ = try await institute.ida.post(edit, replacing("text", "First draft."))
            try await institute.join(agreed)
            let wider = terms + [("adherence", "1")]
            #expect(try await institute.ida.post(edit, wider).location == "\(institute.study)?saved")
            #expect(try await institute.ida.post(edit, wider).location == "\(institute.study)?saved")
            #expect(try await institute.ida.get(institute.study).text.contains("Version 2"))
            #expect(
                try await institute.ida.get(institute.study).text.contains("has not signed the new terms yet")
            )
            #expect(try await institute.maria.get("/account").text.contains("One has new terms"))
            #expect(try await institute.rows("participants").first?.split(separator: ",")[1] == "1")

            let sign = "\(institute.mine)/sign"
            #expect(try await institute.maria.get(sign).text.contains("How many doses were due"))
            // A person who read the first version before the change reads the second before signing.
            let late = try await institute.bo.post(
                sign, agreed + [("code", institute.code), ("version", "1")])
            #expect(late.status == 422 && late.text.contains("Please read it again."))
            let signed = try await institute.maria.post(sign, agreed + [("version", "2")])
            #expect(signed.location == "\(institute.mine)?signed")
            #expect(try await institute.rows("participants").first?.split(separator: ",")[1] == "2")
            #expect(try await institute.maria.get(sign).location == institute.mine)
        }

        @Test("Leaving keeps or takes the data, and nothing that is recorded later is given out")
        func leave() async throws {
            var institute = try await Institute(in: try TemporaryFolder(), terms)
            let habit = try await institute.maria.addHabit("Walk")
            try await institute.join(agreed)
            let leave = "\(institute.mine)/leave"
            let unsure = try await institute.maria.post(leave)
            #expect(unsure.status == 422 && unsure.text.contains("Choose one of the two."))
            #expect(
                try await institute.maria.post(leave, [("data", "keep")]).location == "\(institute.mine)?left"
            )
            _ = try await institute.maria.checkIn(habit, entry: newEntry())
            let kept = try await institute.rows("check-ins")
            #expect(kept.count > 2000 && !kept.contains { $0.contains(",done,") })
            #expect(try await institute.rows("participants").first?.contains(",true,false,") == true)
            #expect(
                try await institute.ida.get(institute.study).text.contains("let the study keep their data"))

            #expect(
                try await institute.maria.post(leave, [("data", "take")]).location
                    == "\(institute.mine)?removed")
            #expect(try await institute.rows("participants").isEmpty)
            // What was taken out does not come back without signing again.
            _ = try await institute.maria.post(leave, [("data", "keep")])
            #expect(try await institute.rows("participants").isEmpty)
            try await institute.join(agreed)
            #expect(try await institute.rows("check-ins").contains { $0.contains(",done,") })
        }

        @Test(
            "Pausing everything, a suspended and an erased account give nothing; a closed study takes no participants"
        )
        func leftOut() async throws {
            var institute = try await Institute(in: try TemporaryFolder(), terms)
            _ = try await institute.maria.addHabit("Walk")
            try await institute.join(agreed)
            #expect(try await institute.ida.post("\(institute.study)/close").status == 303)
            let closed = try await institute.bo.post("/account/studies/join", [("code", institute.code)])
            #expect(closed.status == 422 && closed.text.contains("takes no more participants"))
            #expect(try await institute.rows("participants").count == 1)

            _ = try await institute.maria.post("/settings", [("pause", "on")])
            let paused = try await institute.ida.get("\(institute.study)/data").text
            #expect(paused.contains("1 participant is left out now"))
            #expect(try await institute.rows("participants").isEmpty)
            _ = try await institute.maria.post("/settings", [("pause", "off")])

            let erased = try await institute.maria.post("/account/erase", [("confirm", "correct horse")])
            #expect(erased.status == 303)
            #expect(try await institute.rows("participants").isEmpty)
            #expect(try await institute.ida.get(institute.study).text.contains("No participants yet."))
        }

        @Test("A study that is removed leaves its participants what they signed")
        func removed() async throws {
            var institute = try await Institute(in: try TemporaryFolder(), terms)
            try await institute.join(agreed)
            _ = try await institute.ida.post("\(institute.study)/remove")
            let page = try await institute.maria.get(institute.mine).text
            #expect(
                page.contains("The study no longer exists") && page.contains("How a walk becomes a habit."))
            #expect(
                try await institute.maria.post("\(institute.mine)/leave", [("data", "take")]).location
                    == "\(institute.mine)?removed")
        }
    }
}
