import FakePushService
import Foundation
import HexisCore
import HexisStore
import Testing

@testable import HexisServer
@testable import HexisService

/// The clock begins on Saturday, 2026-11-21, at noon; the week begins 45 hours later.
@Suite("A care provider’s weekly summary is sent", .timeLimit(.minutes(10)))
struct PatientsSummaryTests {
    private let untilMonday: Int64 = 45 * 3_600_000

    /// Returns the texts that a nurse with so many patients gets by Monday, and the practices of the patients after that.
    private func monday(
        _ patients: Int, for nurse: [Fact] = [], of patient: (Int, Identifier) -> [Fact]
    ) async throws -> (texts: [String], patients: [Practice]) {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let anna = try await rig.somebody("anna")
            var followed: [RunnerRig.Somebody] = []
            for number in 0..<patients {
                let maria = try await rig.somebody("maria\(number)")
                let connection = try await connect(maria, to: anna, number, in: rig)
                try await rig.record(entries(patient(number, connection), at: rig.clock.now), for: maria)
                followed.append(maria)
            }
            let wish = Fact.preferenceChosen(PreferenceChosen(preference: .patientsSummary, isOn: true))
            try await rig.record(entries([wish] + nurse, at: rig.clock.now), for: anna)
            try await rig.running { runners in
                rig.wait(milliseconds: untilMonday, runners)
                try await rig.settled()
            }
            var practices: [Practice] = []
            for maria in followed { practices.append(try await rig.practices.practice(of: maria.id)) }
            return (try anna.texts(at: service).map { String(decoding: $0, as: UTF8.self) }, practices)
        }
    }

    private func connect(
        _ patient: RunnerRig.Somebody, to provider: RunnerRig.Somebody, _ number: Int, in rig: RunnerRig
    ) async throws -> Identifier {
        let connection = Identifier(high: 5, low: UInt64(number))
        let code = try #require(TokenHash(bytes: World.machine.randomBytes(32)))
        let invitation = CareInvitation(
            id: World.machine.identifier(), patient: patient.id, made: rig.clock.now)
        try await rig.store.add(invitation, code: code)
        try await rig.store.add(
            CareLink(connection: connection, patient: patient.id, provider: provider.id), byInvitation: code,
            at: rig.clock.now)
        let name = try #require(Line("Anna"))
        let request = CareRequested(connection: connection, provider: provider.id.identifier, name: name)
        try await rig.record(entries([.careRequested(request)], at: rig.clock.now), for: patient)
        return connection
    }

    private func entries(_ facts: [Fact], at now: Instant) -> [Entry] {
        facts.enumerated().map { number, fact in
            Entry(
                id: World.machine.identifier(), at: now.advanced(byMilliseconds: Int64(number)),
                device: Identifier(high: 5, low: 5), fact: fact)
        }
    }

    private func shared(_ connection: Identifier) -> Fact {
        .careGranted(CareGranted(connection: connection, scope: CareScope([.adherence])))
    }

    /// A medicine that was due since January and never taken.
    private func neglected() throws -> [Fact] {
        let times = try #require(TimeOfDay("08:00").flatMap { DoseTimes([$0]) })
        let medicine = Identifier(high: 3, low: 3)
        return [
            .medicineNamed(MedicineNamed(medicine: medicine, name: try #require(Line("Bisoprolol")))),
            .regimenSet(
                RegimenSet(
                    medicine: medicine, from: try #require(Day("2026-01-01")),
                    regimen: .at(times, on: .every))),
        ]
    }

    @Test("It counts those who share with the provider, names no one, and each of them sees that it did")
    func counted() async throws {
        let neglected = try neglected()
        let (texts, patients) = try await monday(4) { number, connection in
            switch number {
            case 0: [shared(connection)] + neglected
            case 1: [shared(connection)]
            // Has not answered.
            case 2: neglected
            default: [shared(connection), .careEnded(CareEnded(connection: connection, party: .patient))]
            }
        }
        #expect(texts.count == 1)
        let text = try #require(texts.first)
        #expect(text.contains("One of the 2 people you follow needs attention."))
        #expect(!text.contains("maria") && !text.contains("Bisoprolol"))
        #expect(patients.map { $0.careLooks.map(\.page) } == [[.summary], [.summary], [], []])
    }

    @Test("Private reminders say only that it is time, and nothing comes for nobody")
    func discreet() async throws {
        let wording = Fact.reminderWordingChosen(ReminderWordingChosen(wording: .private))
        let (texts, _) = try await monday(1, for: [wording]) { _, connection in [shared(connection)] }
        #expect(texts.count == 1)
        #expect(try #require(texts.first).contains("It is time."))
        #expect(try await monday(1) { _, _ in [] }.texts.isEmpty)
        #expect(try await monday(0) { _, _ in [] }.texts.isEmpty)
    }
}
