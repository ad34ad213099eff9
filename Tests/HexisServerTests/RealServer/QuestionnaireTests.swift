import HexisCore
import NIOHTTP1
import Testing

extension RealServer {
    @Suite("Care providers write questionnaires, and give them")
    struct Questionnaires {
        /// Begins a questionnaire and returns its address.
        private func begin(_ browser: inout Browser, _ title: String) async throws -> String {
            let begun = try await browser.post("/questionnaires", [("title", title)])
            #expect(begun.status == 303)
            return try #require(begun.location)
        }

        private let pain = [
            ("kind", "scale"), ("text", "How bad is the pain?"), ("lowest", "0"), ("highest", "10"),
            ("lowest-means", "none"), ("highest-means", "worst"),
        ]

        @Test("Questions are written, changed, moved and removed; a form sent again writes nothing twice")
        func write() async throws {
            let server = try await RunningServer(in: try TemporaryFolder())
            var nurse = Browser(server)
            try await nurse.join("nurse-anna")
            #expect(try await nurse.get("/questionnaires").text.contains("You have not written any yet."))
            #expect(try await nurse.post("/questionnaires", [("title", " ")]).status == 422)
            let once = [("title", "Your back"), ("entry", newEntry())]
            let address = try #require(try await nurse.post("/questionnaires", once).location)
            #expect(try await nurse.post("/questionnaires", once).location == address)
            let list = try await nurse.get("/questionnaires")
            #expect(list["cache-control"] == "no-store")
            #expect(list.text.ranges(of: "Your back").count == 1)
            #expect(try await nurse.get(address).text.contains("Add the first question."))

            #expect(try await nurse.get("\(address)/new?kind=scale").text.contains("Lowest number"))
            #expect(try await nurse.get("\(address)/new?kind=none").location == address)
            let wrong = try await nurse.post(
                "\(address)/new", pain.map { $0.0 == "highest" ? ($0.0, "0") : $0 })
            #expect(wrong.status == 422 && wrong.text.contains("It must be above the lowest number."))
            #expect(wrong.text.contains("How bad is the pain?"))
            let sent = pain + [("entry", newEntry())]
            for _ in 0..<2 {
                #expect(try await nurse.post("\(address)/new", sent).location == "\(address)?saved")
            }
            let fell = [("kind", "yes-or-no"), ("text", "Did you fall?"), ("answer", "0"), ("target", "end")]
            _ = try await nurse.post("\(address)/new", fell)
            let two = try await nurse.get(address).text
            #expect(two.ranges(of: "How bad is the pain?").count == 1)
            #expect(two.contains("After “Yes”: The end"))

            _ = try await nurse.post("\(address)/2/move", [("direction", "up")])
            let moved = try await nurse.get(address).text
            let places = ["Did you fall?", "How bad is the pain?"].map {
                moved.firstRange(of: $0)?.lowerBound
            }
            #expect(try #require(places[0]) < #require(places[1]))
            _ = try await nurse.post("\(address)/2", [("text", "Did you stumble?")])
            #expect(try await nurse.get("\(address)/2").text.contains("Did you stumble?"))
            _ = try await nurse.post("\(address)/1/remove")
            #expect(try await !nurse.get(address).text.contains("How bad is the pain?"))
            #expect(try await nurse.get("\(address)/1").status == 404)
            #expect(try await nurse.get("\(address)/2/move").location == address)

            let long = String(repeating: "水", count: 4000)
            let read = [("kind", "instruction"), ("text", "Read this"), ("hint", long)]
            for _ in 0..<2 { #expect(try await nurse.post("\(address)/new", read).status == 303) }
            let full = try await nurse.post("\(address)/new", read)
            #expect(full.status == 422 && full.text.contains("has no room for this"))
            #expect(full.text.contains(long))

            #expect(try await nurse.post(address, [("title", "Your knee")]).location == "\(address)?saved")
            #expect(try await nurse.post(address, [("title", "")]).status == 422)
            #expect(try await nurse.get(address).text.contains("Your knee"))
            #expect(try await nurse.post("\(address)/remove").location == "/questionnaires?removed")
            #expect(try await nurse.get(address).status == 404)
        }

        @Test("To everybody else a questionnaire is byte for byte one that does not exist")
        func others() async throws {
            var clinic = try await Clinic(in: try TemporaryFolder())
            let address = try await begin(&clinic.nurse, "Your back")
            _ = try await clinic.nurse.post("\(address)/new", pain)
            let unknown = "/questionnaires/\(Identifier(high: 1, low: 1))"
            for part in ["", "/1", "/new?kind=text", "/9", "/1/move"] {
                let answers = [
                    try await clinic.eve.send(.GET, address + part),
                    try await clinic.eve.send(.GET, unknown + part),
                ]
                #expect(
                    answers.map(\.status) == [404, 404] && answers[0].bytes == answers[1].bytes, "\(part)")
            }
            for part in [
                "", "/new", "/1", "/1/move", "/1/remove", "/remove", "/none", "/1/none", "/1/move/x",
            ] {
                var answers: [Browser.Answer] = []
                for page in [address, unknown] {
                    answers.append(
                        try await clinic.eve.send(
                            .POST, page + part, ["Origin": clinic.eve.address],
                            form: pain + [("title", "Mine")]))
                }
                #expect(
                    answers.map(\.status) == [404, 404] && answers[0].bytes == answers[1].bytes, "\(part)")
            }
            for part in ["/none", "/1/none", "/9", "/9/move", "/"] {
                #expect(try await clinic.nurse.post(address + part, pain).status == 404, "\(part)")
            }
            #expect(try await clinic.nurse.get(address).text.contains("How bad is the pain?"))
        }

        @Test("A patient who agreed is asked; the answers reach the provider, until the patient ends it")
        func give() async throws {
            var clinic = try await Clinic(in: try TemporaryFolder())
            let (patient, provider) = try await clinic.connect()
            let empty = try await begin(&clinic.nurse, "Nothing yet")
            let address = try await begin(&clinic.nurse, "Your back")
            _ = try await clinic.nurse.post("\(address)/new", pain)
            func id(_ address: String) -> String { String(address.dropFirst("/questionnaires/".count)) }
            func give(_ questionnaire: String, _ first: String) -> [(String, String)] {
                [
                    ("questionnaire", id(questionnaire)), ("rhythm", "7"), ("first", first),
                    ("entry", newEntry()),
                ]
            }
            let far = "2999-01-01"
            // Not before the patient agrees to be asked.
            _ = try await clinic.maria.post(provider, [("adherence", "1"), ("until", "")])
            let early = try await clinic.nurse.post("\(patient)/questionnaire", give(address, far))
            #expect(early.status == 200 && !early.text.contains("id=\"questionnaires\""))
            _ = try await clinic.maria.post(provider, [("questionnaires", "1"), ("until", "")])
            for (form, message) in [
                (give(empty, far), "Choose a questionnaire that has questions."),
                (give(address, "2020-01-01"), "Enter a date, today or later"),
            ] {
                let refused = try await clinic.nurse.post("\(patient)/questionnaire", form)
                #expect(refused.status == 422 && refused.text.contains(message))
            }
            // The form offers the patient's day.
            let offered = try await clinic.nurse.get(patient).text
            let today = try #require(
                offered.firstMatch(of: /name="first" type="date"[^>]* value="([0-9-]+)"/)
            ).1
            let form = give(address, String(today))
            for _ in 0..<2 {
                let given = try await clinic.nurse.post("\(patient)/questionnaire", form)
                #expect(given.location == "\(patient)?given")
            }
            let page = try await clinic.nurse.get(patient).text
            #expect(page.ranges(of: "Every 7 days from").count == 1)
            #expect(page.contains("Not answered yet"))

            let asked = try await clinic.maria.get("/today").text
            #expect(asked.contains("asks you to answer this, and sees your answers."))
            let subject = String(
                try #require(asked.firstMatch(of: /name="subject" value="([0-9a-f]{32})"/)).1)
            let run = try await clinic.maria.post(
                "/surveys", [("survey", "questionnaire"), ("subject", subject), ("entry", newEntry())])
            let step = try #require(run.location)
            #expect(try await clinic.maria.get(step).text.contains("How bad is the pain?"))
            #expect(
                try await clinic.maria.post(step, [("q1", "4"), ("move", "next"), ("entry", newEntry())])
                    .status == 303)
            let answered = try await clinic.nurse.get(patient).text
            #expect(answered.contains("Answered once") && answered.contains(">4</dd>"))
            let results = try await clinic.nurse.get("\(patient)/researchkit.json")
            #expect(results["content-disposition"]?.contains("researchkit.json") == true)
            #expect(results.text.contains(#""_class":"ORKScaleQuestionResult""#))
            #expect(results.text.contains(#""scaleAnswer":4"#))
            #expect(try await clinic.eve.get("\(patient)/researchkit.json").status == 404)

            let stop = [("questionnaire", subject), ("entry", newEntry())]
            #expect(
                try await clinic.nurse.post("\(patient)/questionnaire-end", stop).location
                    == "\(patient)?stopped")
            #expect(try await clinic.nurse.get(patient).text.contains("No longer asked · Answered once"))
            _ = try await clinic.maria.post(provider, [("adherence", "1"), ("until", "")])
            #expect(try await !clinic.nurse.get(patient).text.contains("Your back"))
            #expect(try await clinic.nurse.get("\(patient)/researchkit.json").status == 404)
        }

        @Test("A questionnaire is taken to ResearchKit, and a survey of ResearchKit becomes one")
        func researchKit() async throws {
            let server = try await RunningServer(in: try TemporaryFolder())
            var nurse = Browser(server)
            try await nurse.join("nurse-anna")
            let address = try await begin(&nurse, "Your back")
            _ = try await nurse.post("\(address)/new", pain)
            let file = try await nurse.get("\(address)/researchkit.json")
            #expect(file["content-type"] == "application/json")
            #expect(file.text.hasPrefix(#"{"_class":"ORKOrderedTask","identifier":"Your back""#))

            func bring(_ file: String, name: String = "survey.json") async throws -> Browser.Answer {
                try await nurse.send(
                    .POST, "/questionnaires/import",
                    ["Origin": nurse.address, "Content-Type": "multipart/form-data; boundary=hexis"],
                    body: """
                        --hexis\r
                        Content-Disposition: form-data; name="survey"; filename="\(name)"\r
                        \r
                        \(file)\r
                        --hexis--\r

                        """)
            }
            let copy = try #require(try await bring(file.text).location)
            #expect(copy != "\(address)?saved" && copy.hasSuffix("?saved"))
            #expect(try await nurse.get(copy).text.contains("How bad is the pain?"))
            for (text, words) in [
                (#"{"_class":"ORKAudiometryTask","steps":[]}"#, "no equal for ORKAudiometryTask"),
                ("hello", "not a single JSON text"),
                (String(repeating: " ", count: 1_100_000), "longer than a questionnaire can be"),
            ] {
                let refused = try await bring(text)
                #expect(refused.status == 422 && refused.text.contains(words), "\(words)")
            }
            #expect(try await bring("", name: "").text.contains("There was no file"))
            #expect(try await nurse.get("/questionnaires").text.ranges(of: "Your back").count == 2)
            #expect(server.stop() == 0)
        }
    }
}
