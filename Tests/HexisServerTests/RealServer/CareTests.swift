import HexisCore
import NIOHTTP1
import Testing

extension RealServer {
    @Suite("Care providers follow patients with their consent")
    struct CareProviders {
        @Test("A code leads to the patient’s consent, and only that to what they chose")
        func consent() async throws {
            var clinic = try await Clinic(in: try TemporaryFolder())
            let code = try await clinic.code()
            // Shown once.
            #expect(try await !clinic.maria.get("/care/invite").text.contains(code))
            #expect(try await clinic.maria.get("/care/invite").text.contains("Codes that were not used yet"))

            // Whose code it is comes before anything happens, however it was typed.
            let typed = code.lowercased().replacing("-", with: " ")
            let whose = try await clinic.nurse.post("/patients/new", [("code", typed)])
            #expect(whose.status == 200 && whose.text.contains("This is the code of maria"))
            #expect(whose.text.contains("sees that you are nurse-anna"))
            #expect(try await !clinic.maria.get("/today").text.contains("nurse-anna"))

            let asked = try await clinic.nurse.post("/patients/new", [("code", typed), ("confirmed", "1")])
            #expect(asked.location == "/patients?asked")
            #expect(
                try await clinic.maria.get("/today").text.contains("nurse-anna asks to follow your progress"))
            let list = try await clinic.nurse.get("/patients")
            #expect(list["cache-control"] == "no-store")
            #expect(list.text.contains("Has not answered yet") && !list.text.contains("without a dose"))
            let patient = String(
                try #require(list.text.firstMatch(of: /href="(\/patients\/[0-9a-f]{32})"/)).1)
            let provider = patient.replacing("/patients/", with: "/care/")
            #expect(try await !clinic.nurse.get(patient).text.contains("Bisoprolol"))
            #expect(try await clinic.maria.get(provider).text.contains("They see nothing until you agree"))

            #expect(
                try await clinic.maria.post(provider, [("adherence", "1"), ("until", "")]).status == 303)
            #expect(try await clinic.nurse.get("/patients").text.contains("days without a dose"))
            let page = try await clinic.nurse.get(patient)
            #expect(page["cache-control"] == "no-store")
            #expect(page.text.contains("Bisoprolol") && page.text.contains("You may see adherence."))
            #expect(!page.text.contains("Resting heart rate"))
            // The patient reads of both looks.
            let care = try await clinic.maria.get("/care").text
            #expect(care.contains("In the list of people they follow, today at"))
            #expect(care.contains("Adherence, today at"))
        }

        @Test("The address of a form leads to the patient’s page")
        func formAddress() async throws {
            var clinic = try await Clinic(in: try TemporaryFolder())
            let (patient, _) = try await clinic.connect()
            for form in ["note", "follow-up", "setting", "questionnaire", "questionnaire-end", "end"] {
                #expect(try await clinic.nurse.get("\(patient)/\(form)").location == patient)
                #expect(try await clinic.eve.get("\(patient)/\(form)").location == patient)
            }
            #expect(try await clinic.nurse.get("\(patient)/none").status == 404)
        }

        @Test("A patient whose data is damaged hides no other")
        func damaged() async throws {
            let folder = try TemporaryFolder()
            var clinic = try await Clinic(in: folder)
            _ = try await clinic.connect()
            #expect(clinic.server.stop() == 0)
            try damagePatients(in: folder)
            let server = try await RunningServer(in: folder)
            var (nurse, eve) = (Browser(server), Browser(server))
            (nurse.cookie, eve.cookie) = (clinic.nurse.cookie, clinic.eve.cookie)
            let invitation = try await eve.post("/care/invite", [("current", "correct horse")]).text
            let code = String(try #require(invitation.firstMatch(of: /<code>([0-9A-Z-]{14})<\/code>/)).1)
            let asked = try await nurse.post("/patients/new", [("code", code), ("confirmed", "1")])
            #expect(asked.location == "/patients?asked")
            let list = try await nurse.get("/patients")
            #expect(list.status == 200 && list.text.contains("1 person cannot be shown"))
            #expect(list.text.contains(">eve<") && !list.text.contains(">maria<"))
        }

        /// Overwrites the names of all who are followed.
        private func damagePatients(in folder: TemporaryFolder) throws {
            try runInstalled(
                "python3", "-c",
                """
                import sqlite3, sys
                database = sqlite3.connect(sys.argv[1])
                with database:
                    database.execute(
                        "UPDATE person SET profile = zeroblob(80) WHERE id IN (SELECT patient FROM care_link)")
                database.close()
                """,
                folder.path("data/hexis.sqlite"))
        }

        @Test("A weekly summary is turned on and off by those who follow somebody")
        func summary() async throws {
            var clinic = try await Clinic(in: try TemporaryFolder())
            #expect(try await !clinic.nurse.get("/patients").text.contains("Weekly summary"))
            _ = try await clinic.connect()
            #expect(try await clinic.nurse.get("/patients").text.contains("Send it"))
            let on = try await clinic.nurse.post("/patients/summary", [("summary", "on")])
            #expect(on.location == "/patients?summary-on")
            let page = try await clinic.nurse.get("/patients?summary-on").text
            #expect(page.contains("The summary comes every week.") && page.contains("Stop sending it"))
            let neither = try await clinic.nurse.post("/patients/summary", [("summary", "perhaps")])
            #expect(neither.location == "/patients")
            #expect(try await clinic.nurse.get("/patients").text.contains("Stop sending it"))
            let off = try await clinic.nurse.post("/patients/summary", [("summary", "off")])
            #expect(off.location == "/patients?summary-off")
            #expect(try await clinic.nurse.get("/patients").text.contains("Send it"))
        }

        @Test("A code that is unknown, used, withdrawn or one’s own is refused with a sentence")
        func refused() async throws {
            var clinic = try await Clinic(in: try TemporaryFolder())
            for code in ["", "4GT9", "4GT9-ZP0Q-M7XC"] {
                let answer = try await clinic.nurse.post("/patients/new", [("code", code)])
                #expect(answer.status == 422 && answer.text.contains("unknown, used or expired"), "\(code)")
            }
            let own = try await clinic.code()
            let answer = try await clinic.maria.post("/patients/new", [("code", own)])
            #expect(answer.status == 422 && answer.text.contains("This is your own code"))

            let id = try #require(
                try await clinic.maria.get("/care/invite").text.firstMatch(of: /value="([0-9a-f]{32})"/)
            ).1
            // Only its own patient withdraws it.
            #expect(
                try await clinic.eve.post("/care/invite/withdraw", [("invitation", String(id))]).status == 200
            )
            #expect(try await clinic.nurse.post("/patients/new", [("code", own)]).status == 200)
            #expect(
                try await clinic.maria.post("/care/invite/withdraw", [("invitation", String(id))]).text
                    .contains("The code no longer works"))
            #expect(try await clinic.nurse.post("/patients/new", [("code", own)]).status == 422)

            let second = try await clinic.code()
            let confirmed = [("code", second), ("confirmed", "1")]
            #expect(try await clinic.nurse.post("/patients/new", confirmed).status == 303)
            #expect(try await clinic.eve.post("/patients/new", confirmed).status == 422)
            let third = try await clinic.code()
            let again = try await clinic.nurse.post("/patients/new", [("code", third)])
            #expect(again.status == 422 && again.text.contains("You follow maria already"))
            for _ in 1...9 { _ = try await clinic.code() }
            for wrong in ["", "wrong guess"] {
                let refused = try await clinic.maria.post("/care/invite", [("current", wrong)])
                #expect(refused.status == 422 && refused.text.contains("This is not your current password"))
            }
            let full = try await clinic.maria.post("/care/invite", [("current", "correct horse")])
            #expect(full.status == 422 && full.text.contains("10 codes are waiting already"))
            #expect(
                try await clinic.maria.get("/care/invite/code.svg?code=\(second)").status == 404)
            #expect(try await clinic.eve.get("/care/invite/code.svg?code=\(third)").status == 404)
        }

        @Test("Guessing codes is slowed down")
        func guessing() async throws {
            var clinic = try await Clinic(in: try TemporaryFolder())
            for _ in 1...10 {
                #expect(
                    try await clinic.eve.post("/patients/new", [("code", "4GT9-ZP0Q-M7XC")]).status == 422)
            }
            #expect(try await clinic.eve.post("/patients/new", [("code", "4GT9-ZP0Q-M7XC")]).status == 429)
            #expect(try await clinic.nurse.post("/patients/new", [("code", "4GT9-ZP0Q-M7XC")]).status == 422)
        }

        @Test(
            "Nobody but the provider finds the page, and nobody once either side ended it",
            arguments: [true, false])
        func ended(byPatient: Bool) async throws {
            var clinic = try await Clinic(in: try TemporaryFolder())
            let (patient, provider) = try await clinic.connect()
            _ = try await clinic.maria.post(provider, [("adherence", "1"), ("until", "")])
            let unknown = "/patients/\(Identifier(high: 1, low: 1))"
            // Byte for byte as for one that does not exist.
            for browser in [clinic.eve, clinic.maria] {
                let answers = [try await browser.send(.GET, patient), try await browser.send(.GET, unknown)]
                #expect(answers.map(\.status) == [404, 404])
                #expect(answers[0].bytes == answers[1].bytes)
                let posted = try await browser.send(
                    .POST, "\(patient)/end", ["Origin": browser.address], form: [])
                #expect(posted.status == 404)
            }
            #expect(
                try await Browser(at: clinic.eve.address).send(.GET, patient).location?.hasPrefix("/sign-in")
                    == true)
            #expect(try await clinic.nurse.get(patient).status == 200)

            if byPatient {
                #expect(try await clinic.maria.post("\(provider)/end").location == "/care?ended=1")
            } else {
                #expect(try await clinic.nurse.post("\(patient)/end").location == "/patients?ended")
            }
            let answers = [try await clinic.nurse.get(patient), try await clinic.nurse.get(unknown)]
            #expect(answers.map(\.status) == [404, 404])
            #expect(answers[0].bytes == answers[1].bytes)
            #expect(try await !clinic.nurse.get("/patients").text.contains("maria"))
            let party = byPatient ? "you" : "nurse-anna"
            #expect(try await clinic.maria.get("/care").text.contains("Ended by \(party)"))
            // A form from before changes nothing, and a new code makes a new connection.
            _ = try await clinic.maria.post(provider, [("adherence", "1"), ("until", "")])
            #expect(try await clinic.nurse.get(patient).status == 404)
            let next = try await clinic.connect()
            #expect(next.patient != patient)
        }

        @Test("A note and a follow-up reach the patient once, and only while they share")
        func notes() async throws {
            var clinic = try await Clinic(in: try TemporaryFolder())
            let (patient, provider) = try await clinic.connect()
            let note = [("note", "Take it with the news.\nCall me."), ("entry", newEntry())]
            #expect(try await clinic.nurse.post("\(patient)/note", note).status == 404)
            _ = try await clinic.maria.post(provider, [("adherence", "1"), ("until", "")])
            for text in ["", " ", String(repeating: "a", count: 4001)] {
                let answer = try await clinic.nurse.post("\(patient)/note", [("note", text)])
                #expect(answer.status == 422 && answer.text.contains("id=\"note-problem\""))
                #expect(answer.text.contains(">\(text)</textarea>"))
            }
            for _ in 1...2 {
                #expect(
                    try await clinic.nurse.post("\(patient)/note", note).location == "\(patient)?noted")
            }
            let page = try await clinic.maria.get(provider).text
            #expect(page.ranges(of: "Take it with the news.\nCall me.").count == 1)
            #expect(try await clinic.nurse.get("\(patient)?noted").text.contains("The note is saved"))

            let wrong = [
                ("day", "2020-01-01"), ("time", "noon"), ("place", String(repeating: "a", count: 101)),
            ]
            let refused = try await clinic.nurse.post("\(patient)/follow-up", wrong)
            #expect(refused.status == 422)
            for (field, text) in wrong {
                #expect(refused.text.contains("id=\"\(field)-problem\""))
                #expect(refused.text.contains("value=\"\(text)\""))
            }
            let planned = [("day", "2099-12-24"), ("time", "10:30"), ("place", "Ward 3")]
            #expect(
                try await clinic.nurse.post("\(patient)/follow-up", planned).location == "\(patient)?planned")
            #expect(try await clinic.maria.get(provider).text.contains("at 10:30: Ward 3"))
            #expect(try await clinic.nurse.get(patient).text.contains("value=\"2099-12-24\""))
            let calendar = try await clinic.nurse.get("\(patient)/follow-up.ics")
            #expect(calendar["content-type"] == "text/calendar; charset=utf-8")
            #expect(calendar.text.contains("SUMMARY:Follow-up with maria\r\n"))
            #expect(try await clinic.eve.get("\(patient)/follow-up.ics").status == 404)
            #expect(try await clinic.nurse.post("\(patient)/follow-up", [("day", "")]).status == 303)
            #expect(try await clinic.nurse.get("\(patient)/follow-up.ics").status == 404)
            #expect(try await !clinic.maria.get(provider).text.contains("Ward 3"))

            for action in ["note", "follow-up", "end", "other"] {
                #expect(try await clinic.eve.post("\(patient)/\(action)", note).status == 404, "\(action)")
            }
            _ = try await clinic.maria.post("\(provider)/end")
            #expect(try await clinic.nurse.post("\(patient)/note", [("note", "Too late")]).status == 404)
            // What was written stays with the patient.
            #expect(try await clinic.maria.get(provider).text.contains("Take it with the news."))
        }

        @Test("A provider changes only the settings that the patient agreed to, once for each form")
        func settings() async throws {
            var clinic = try await Clinic(in: try TemporaryFolder())
            let (patient, provider) = try await clinic.connect()
            let times = [
                ("setting", "set-dose-times"), ("medicine", "\(Identifier(high: 3, low: 3))"),
                ("value", "09:15"),
                ("entry", newEntry()),
            ]
            #expect(try await clinic.nurse.post("\(patient)/setting", times).status == 404)
            _ = try await clinic.maria.post(provider, [("adherence", "1"), ("set-goal", "1"), ("until", "")])
            let refused = try await clinic.nurse.post("\(patient)/setting", times)
            #expect(refused.status == 422 && refused.text.contains("no longer share it with you"))
            #expect(try await !clinic.nurse.get(patient).text.contains("is due"))
            let tooMuch = [("setting", "set-goal"), ("value", "101")]
            let wrong = try await clinic.nurse.post("\(patient)/setting", tooMuch)
            #expect(wrong.status == 422 && wrong.text.contains("id=\"set-goal-problem\""))
            #expect(wrong.text.contains("value=\"101\""))

            _ = try await clinic.maria.post(provider, [("set-dose-times", "1"), ("until", "")])
            #expect(try await clinic.nurse.get(patient).text.contains("When Bisoprolol is due"))
            for _ in 1...2 {
                #expect(
                    try await clinic.nurse.post("\(patient)/setting", times).location == "\(patient)?changed")
            }
            #expect(try await clinic.nurse.get("\(patient)?changed").text.contains("value=\"09:15\""))
            let today = try await clinic.maria.get("/today").text
            #expect(today.contains("nurse-anna changed a setting"))
            #expect(today.contains("Times of Bisoprolol: 09:15, before that 08:00"))
            #expect(try await clinic.maria.get("/medicine").text.contains("Every day at 09:15"))

            let change = try #require(today.firstMatch(of: /name="change" value="([0-9a-f]{32})"/)).1
            let undo = [("change", String(change)), ("answer", "undo"), ("from", "today")]
            #expect(
                try await clinic.maria.post("\(provider)/change", undo).location?.hasPrefix("/today") == true)
            #expect(try await clinic.maria.get("/medicine").text.contains("Every day at 08:00"))
            #expect(try await clinic.eve.post("\(patient)/setting", times).status == 404)
        }

        @Test("A patient who pauses everything is listed, and shows nothing until the pause ends")
        func paused() async throws {
            var clinic = try await Clinic(in: try TemporaryFolder())
            let (patient, provider) = try await clinic.connect()
            _ = try await clinic.maria.post(
                provider, [("adherence", "1"), ("set-goal", "1"), ("until", "")])
            #expect(try await clinic.nurse.get(patient).text.contains("Bisoprolol"))
            _ = try await clinic.maria.post("/settings", [("pause", "on")])
            let list = try await clinic.nurse.get("/patients").text
            #expect(list.contains("Has paused everything") && !list.contains("without a dose"))
            let page = try await clinic.nurse.get(patient)
            #expect(page.status == 200 && page.text.contains("You see nothing until they end the pause"))
            #expect(!page.text.contains("Bisoprolol"))
            #expect(try await clinic.nurse.post("\(patient)/note", [("note", "Hello")]).status == 404)
            let goal = [("setting", "set-goal"), ("value", "80")]
            #expect(try await clinic.nurse.post("\(patient)/setting", goal).status == 404)
            _ = try await clinic.maria.post("/settings", [("pause", "off")])
            #expect(try await clinic.nurse.get(patient).text.contains("Bisoprolol"))
        }

        @Test("An erased provider has ended every connection, and an erased patient is gone")
        func erased() async throws {
            var clinic = try await Clinic(in: try TemporaryFolder())
            let (_, provider) = try await clinic.connect()
            _ = try await clinic.maria.post(provider, [("adherence", "1"), ("until", "")])
            #expect(
                try await clinic.nurse.post("/account/erase", [("confirm", "correct horse")]).status == 303)
            #expect(try await clinic.maria.get("/care").text.contains("Ended by nurse-anna"))

            let code = try await clinic.code()
            _ = try await clinic.eve.post("/patients/new", [("code", code), ("confirmed", "1")])
            #expect(try await clinic.eve.get("/patients").text.contains("maria"))
            let unused = try await clinic.code()
            // The first person administers the server; somebody else has to take over, or nobody be left.
            #expect(
                try await clinic.maria.post("/account/erase", [("confirm", "correct horse")]).status == 303)
            #expect(try await !clinic.eve.get("/patients").text.contains("maria"))
            #expect(try await clinic.eve.post("/patients/new", [("code", unused)]).status == 422)
        }
    }
}
