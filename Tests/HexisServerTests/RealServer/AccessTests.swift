import CoreMetrics
import HexisApp
import HexisCore
import HexisStore
import Logging
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

extension RealServer {
    /// Who gets what, for every address that there is.
    @Suite("Access")
    struct Access {
        /// What answers without an account, and why: the entrance, and what holds nobody's data.
        private static let open: Set<String> = [
            "/", "/health", "/join", "/recover", "/service-worker.js", "/sign-in",
        ]

        /// Every address of a server, from the table by which it answers.
        private func addresses() throws -> [String] {
            let folder = try TemporaryFolder()
            let store = try SQLStore(in: DataFolder(path: folder.path("data")))
            let settings = try ServerSettings {
                $0.name == SettingKey.web.name ? packageFolder + "/dist/web" : nil
            }
            var logger = Logger(label: "test")
            logger.logLevel = .critical
            let backend = try Backend(
                store, settings.backend, world: .machine, logger: logger,
                metrics: NOOPMetricsHandler.instance)
            let site = try Site(
                backend, settings, DefaultHeaders(publicURL: nil, isEncrypted: false), demonstration: nil,
                metrics: nil, logger: logger)
            return (site.routes.keys + site.folders.keys.map { "\($0)\(Identifier(high: 1, low: 1))" })
                .sorted()
        }

        @Test("Without signing in, only the entrance and what holds nobody’s data answer, of every address")
        func nobody() async throws {
            let server = try await RunningServer(in: try TemporaryFolder())
            // Somebody is there already, so that the server is not waiting for its first person.
            var ada = Browser(server)
            try await ada.join("ada")
            let nobody = Browser(server)
            let pages = ["/today", "/habits", "/medicine", "/care", "/companions", "/settings", "/progress"]
            for address in try addresses() + pages {
                let got = try await nobody.send(.GET, address)
                let posted = try await nobody.send(.POST, address, ["Origin": nobody.address], form: [])
                let isOpen = Access.open.contains(address)
                #expect((got.status == 200) == isOpen, "GET \(address): \(got.status)")
                if isOpen { continue }
                for answer in [got, posted] {
                    let isLedToEntrance =
                        answer.status == 303
                        && (answer.location?.hasPrefix("/sign-in") == true || answer.location == "/join")
                    // The page above is in this table itself.
                    let isLedUp = answer.status == 303 && address.hasPrefix("\(answer.location ?? "?")/")
                    #expect(
                        isLedToEntrance || isLedUp
                            || [400, 401, 403, 404, 405, 422].contains(answer.status),
                        "\(address): \(answer.status) \(answer.location ?? "")")
                }
            }
        }

        /// What each topic, and nothing else, puts onto the page of a patient.
        private static let marks: [(topic: CareTopic, mark: String)] = [
            (.adherence, "id=\"weeks\""), (.doses, "id=\"doses\""), (.heartRate, "id=\"heart-week\""),
            (.measurements, "id=\"measurements\""), (.notes, "id=\"own-notes\""),
            (.questionnaires, "id=\"questionnaires\""),
            (.setGoal, "value=\"set-goal\""),
            (.setHeartRateLimit, "value=\"set-heart-rate-limit\""),
            (.setDoseTimes, "value=\"set-dose-times\""), (.setReminders, "value=\"set-reminders\""),
        ]

        /// Form fields that change the setting of a topic.
        private func change(_ topic: CareTopic) -> [(String, String)] {
            let value = topic == .setDoseTimes ? "09:00" : topic == .setReminders ? "on" : "70"
            return [
                ("setting", topic.name), ("medicine", "\(Identifier(high: 3, low: 3))"), ("value", value),
                ("entry", newEntry()),
            ]
        }

        @Test(
            "A provider gets what each topic grants and nothing else, and nothing before, in a pause and after the end"
        )
        func topics() async throws {
            var clinic = try await Clinic(in: try TemporaryFolder())
            let (patient, provider) = try await clinic.connect()
            func expect(_ granted: [CareTopic], _ state: String, note: Int) async throws {
                let page = try await clinic.nurse.get(patient)
                #expect(page.status == 200, "\(state)")
                for (topic, mark) in Access.marks {
                    #expect(page.text.contains(mark) == granted.contains(topic), "\(state): \(topic)")
                }
                for topic in CareTopic.allCases where topic.isSetting {
                    let answer = try await clinic.nurse.post("\(patient)/setting", change(topic))
                    let refusal = note == 303 ? 422 : note
                    #expect(answer.status == (granted.contains(topic) ? 303 : refusal), "\(state): \(topic)")
                }
                let noted = try await clinic.nurse.post(
                    "\(patient)/note", [("note", state), ("entry", newEntry())])
                #expect(noted.status == note, "\(state)")
            }
            #expect(Access.marks.map(\.topic) == CareTopic.allCases)
            try await expect([], "asked", note: 404)
            for topic in CareTopic.allCases {
                _ = try await clinic.maria.post(provider, [(topic.name, "1"), ("until", "")])
                try await expect([topic], "granted", note: 303)
            }
            let all = CareTopic.allCases.map { ($0.name, "1") } + [("until", "")]
            _ = try await clinic.maria.post(provider, all)
            try await expect(CareTopic.allCases, "everything", note: 303)
            _ = try await clinic.maria.post("/settings", [("pause", "on")])
            try await expect([], "paused", note: 404)
            _ = try await clinic.maria.post("/settings", [("pause", "off")])
            _ = try await clinic.maria.post("\(provider)/end")
            for action in ["", "/follow-up.ics"] {
                #expect(try await clinic.nurse.get(patient + action).status == 404, "\(action)")
            }
            for action in ["note", "follow-up", "setting", "questionnaire", "questionnaire-end", "end"] {
                #expect(
                    try await clinic.nurse.post("\(patient)/\(action)", change(.setGoal)).status == 404,
                    "\(action)")
            }
        }

        @Test(
            "To everybody else a patient’s page, with all its parts, is byte for byte one that does not exist"
        )
        func others() async throws {
            var clinic = try await Clinic(in: try TemporaryFolder())
            let (patient, provider) = try await clinic.connect()
            let all = CareTopic.allCases.map { ($0.name, "1") } + [("until", "")]
            _ = try await clinic.maria.post(provider, all)
            let unknown = "/patients/\(Identifier(high: 1, low: 1))"
            for browser in [clinic.eve, clinic.maria] {
                for part in ["", "/follow-up.ics"] {
                    let answers = [
                        try await browser.send(.GET, patient + part),
                        try await browser.send(.GET, unknown + part),
                    ]
                    #expect(
                        answers.map(\.status) == [404, 404] && answers[0].bytes == answers[1].bytes, "\(part)"
                    )
                }
                for action in [
                    "note", "follow-up", "setting", "questionnaire", "questionnaire-end", "end", "unknown",
                ] {
                    var answers: [Browser.Answer] = []
                    for page in [patient, unknown] {
                        answers.append(
                            try await browser.send(
                                .POST, "\(page)/\(action)", ["Origin": browser.address],
                                form: change(.setGoal)))
                    }
                    #expect(
                        answers.map(\.status) == [404, 404] && answers[0].bytes == answers[1].bytes,
                        "\(action)")
                }
            }
            #expect(try await clinic.nurse.get(patient).status == 200)
        }
    }
}
