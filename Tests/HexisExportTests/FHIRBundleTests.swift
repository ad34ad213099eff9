import Chance
import Foundation
import HexisApp
import HexisCore
import HexisExchange
import Testing

@testable import HexisExport

@Suite("Bundles of FHIR R4")
struct FHIRBundleTests {
    private static let now = Instant(clamping: 1_795_248_000_000)
    private let today = Moment(instant: now).today
    private let person = Identifier(high: 5, low: 5)

    private func bundle(_ practice: Practice, from first: Day, to last: Day? = nil, zone: ZoneRules = .utc)
        -> FHIRBundle
    {
        FHIRBundle(
            practice, of: person, in: first...(last ?? today), at: Moment(instant: Self.now), zone: zone)
    }

    private func json(_ bundle: FHIRBundle) throws -> JSON {
        try JSON(parsing: Array(bundle.pieces.joined()))
    }

    @Test("Made-up lives are valid by two libraries and by R4's own lists of codes")
    func valid() throws {
        var dice = Dice.thrown()
        let life = Demonstration.entries(
            until: Moment(instant: Self.now), device: Identifier(high: 1, low: 2),
            sharingWith: CareRequested(
                connection: Identifier(high: 3, low: 1), provider: Identifier(high: 3, low: 2),
                name: try #require(Line("anna"))))
        var files: [[UInt8]] = []
        for number in 0..<rounds(20) {
            let share = dice.number(2...6)
            let entries = number == 0 ? life : life.filter { _ in !dice.chance(oneIn: share) }
            let first = number == 0 ? today.advanced(by: -400) : today.advanced(by: -dice.number(0...200))
            let bundle = bundle(Practice(entries), from: first)
            files.append(Array(bundle.pieces.joined()))
        }
        files.append(Array(bundle(Practice(), from: today).pieces.joined()))
        let kinds = try FHIRValidation.check(files)
        for kind in [
            "Patient", "MedicationRequest", "MedicationAdministration", "Observation",
            "QuestionnaireResponse",
        ] {
            #expect(kinds["\(kind)"]?.integer ?? 0 > 0, "\(kind)")
        }
    }

    private let medicine = Identifier(high: 8, low: 8)

    private func practice(_ more: [Fact]) throws -> Practice {
        let morning = try #require(TimeOfDay("08:00"))
        let regimen = Regimen.at(
            try #require(DoseTimes([morning])),
            on: try #require(DosingDays(.weekdays(.workdays))))
        let facts: [Fact] =
            [
                .medicineNamed(MedicineNamed(medicine: medicine, name: try #require(Line("Tablet")))),
                .regimenSet(
                    RegimenSet(
                        medicine: medicine, from: today.advanced(by: -10), regimen: regimen,
                        dose: Line("5 mg")
                    )),
            ] + more
        return Practice(
            facts.enumerated().map { number, fact in
                Entry(
                    id: Identifier(high: 9, low: UInt64(number)),
                    at: Self.now.advanced(byMilliseconds: Int64(number - 100)),
                    device: Identifier(high: 1, low: 2), fact: fact)
            })
    }

    private func resources(_ kind: String, _ bundle: FHIRBundle) -> [JSON] {
        bundle.resources.filter { $0.kind == kind }.map { $0.json }
    }

    @Test("A dose without an answer claims nothing: it does not appear, and counts in the adherence as due")
    func unanswered() throws {
        let bundle = bundle(try practice([]), from: today.advanced(by: -10))
        #expect(resources("MedicationAdministration", bundle).isEmpty)
        #expect(resources("MedicationRequest", bundle).count == 1)
        let values = resources("Observation", bundle).map { $0["valueQuantity"]?["value"] }
        #expect(values == [.number("0"), .number("0")])
    }

    @Test("A skipped dose is not-done with its reason, at the time at which it was due on the person's clock")
    func skipped() throws {
        let day = today.previous
        let berlin = try ZoneRules(
            bytes: Array(try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Berlin"))))
        let practice = try practice([
            .doseSkipped(
                DoseSkipped(
                    medicine: medicine, day: day, slot: .time(try #require(TimeOfDay("08:00"))),
                    registered: today, reason: Line("fasting")))
        ])
        let dose = try #require(
            resources("MedicationAdministration", bundle(practice, from: day, zone: berlin)).first)
        #expect(dose["status"] == "not-done")
        #expect(dose["effectiveDateTime"] == .string("\(day)T08:00:00+01:00"))
        guard case .array(let reasons) = dose["statusReason"] else {
            Issue.record("There is no reason.")
            return
        }
        #expect(reasons.map { $0["text"] } == ["fasting"])
        #expect(resources("MedicationAdministration", bundle(practice, from: today)).isEmpty)
    }

    @Test("A prescription that was replaced is stopped, and bounds the days on which it applied")
    func replaced() throws {
        let practice = try practice([
            .regimenSet(
                RegimenSet(medicine: medicine, from: today.advanced(by: -3), regimen: .afterLast(hours: 8))),
            .regimenSet(RegimenSet(medicine: medicine, from: today, regimen: .stopped)),
        ])
        let requests = resources("MedicationRequest", bundle(practice, from: today.advanced(by: -10)))
        #expect(requests.map { $0["status"] } == ["stopped", "stopped"])
        #expect(requests.map { $0["authoredOn"] } == [-10, -3].map { .string("\(today.advanced(by: $0))") })
        #expect(resources("MedicationRequest", bundle(practice, from: today)).isEmpty)
    }

    @Test(
        "A care provider's bundle has what they may see, and nothing else",
        arguments: [
            ([CareTopic](), [String: Int]()), ([.setGoal, .notes], [:]),
            ([.adherence], ["MedicationRequest": 1, "Observation": 2]),
            ([.doses], ["MedicationRequest": 1, "MedicationAdministration": 1]),
            ([.heartRate], ["Observation": 1]), ([.measurements], ["Observation": 1]),
        ])
    func scope(topics: [CareTopic], kinds: [String: Int]) throws {
        let connection = Identifier(high: 3, low: 1)
        let practice = try practice([
            .doseTaken(
                DoseTaken(
                    medicine: medicine, day: today, slot: .single(Identifier(high: 2, low: 2)),
                    registered: today, taken: Self.now, time: try #require(TimeOfDay("09:00")))),
            .heartRateMeasured(HeartRateMeasured(day: today, beats: 60)),
            .measured(
                try #require(
                    Measured(
                        measurement: Identifier(high: 6, low: 1), signal: .steps, amount: 5_000_000,
                        day: today))),
            .careRequested(
                CareRequested(
                    connection: connection, provider: Identifier(high: 3, low: 2),
                    name: try #require(Line("anna")))),
            .careGranted(CareGranted(connection: connection, scope: CareScope(topics), until: nil)),
        ])
        let bundle = FHIRBundle(
            practice, of: connection, in: today.advanced(by: -20)...today, at: Moment(instant: Self.now),
            zone: .utc, for: practice.careConnection(connection))
        let found = Dictionary(grouping: bundle.resources, by: { $0.kind }).mapValues { $0.count }
        #expect(found == kinds.merging(["Patient": 1]) { $1 })
        #expect(
            found.values.reduce(0, +) < self.bundle(practice, from: today.advanced(by: -20)).resources.count)
    }
}
