import ArgumentParser
import CoreMetrics
import HexisApp
import HexisCore
import HexisServer
import HexisService
import HexisStore
import Logging

/// Prints the milliseconds that a care provider's list of patients takes once their journals are in memory, each with a
/// year of two doses and one heart rate a day; and those of one patient's page.
struct Providers: AsyncParsableCommand {
    @Option(help: "Where a store is made; it is left there.") var folder: String
    @Option var patients = 200

    private static let runs = 40

    func run() async throws {
        let store = try SQLStore(in: DataFolder(path: folder))
        var logger = Logger(label: "bench")
        logger.logLevel = .error
        let now = SamplePractice.moment.instant
        let world = World(now: { now }, randomBytes: World.machine.randomBytes)
        let backend = try Backend(
            store, try ServerSettings { _ in nil }.backend, world: world, logger: logger,
            metrics: NOOPMetricsHandler.instance)
        let provider = try await store.createPerson(
            NewPerson(userName: "nurse", passwordHash: "none", admission: .nothing))
        for number in 0..<patients { try await addPatient(number, to: provider, in: backend, at: now) }
        let surroundings = Surroundings(
            moment: SamplePractice.moment, device: provider.identifier, random: provider.identifier,
            userName: "nurse")
        func list() async throws -> Int {
            let found = try await backend.care.patients(of: provider, at: now) { patient in
                PatientSummary(
                    patient.connection, userName: patient.userName, of: patient.practice,
                    troubles: patient.troubles, today: patient.moment.today)
            }
            return PatientsPage(
                patients: found.made, text: "", settings: Settings(), surroundings: surroundings,
                state: .fresh
            ).bytes.count
        }
        // The first reads the journals, and records a look at each.
        let first = try await milliseconds { _ = try await list() }
        print("first \(first)")
        var warm: [Double] = []
        for _ in 0..<Providers.runs { warm.append(try await milliseconds { _ = try await list() }) }
        warm.sort()
        print("p50 \(warm[warm.count / 2])")
        print("p95 \(warm[warm.count * 95 / 100])")
    }

    private func milliseconds(_ body: () async throws -> Void) async throws -> Double {
        let start = ContinuousClock.now
        try await body()
        return start.duration(to: .now) / .milliseconds(1)
    }

    private func addPatient(
        _ number: Int, to provider: PersonID, in backend: Backend, at now: Instant
    ) async throws {
        let store = backend.store
        let patient = try await store.createPerson(
            NewPerson(userName: "patient\(number)", passwordHash: "none", admission: .nothing))
        let connection = Identifier(high: 12, low: UInt64(number))
        let code = TokenHash(of: "\(number)")
        try await store.add(CareInvitation(id: connection, patient: patient, made: now), code: code)
        try await store.add(
            CareLink(connection: connection, patient: patient, provider: provider), byInvitation: code,
            at: now)
        try await backend.journals.record(
            SamplePractice.patient(of: provider, by: connection, forgetting: number).entries, for: patient)
    }
}

extension SamplePractice {
    /// A year of somebody who forgets one dose in so many, measures their heart rate, and shares everything.
    fileprivate static func patient(
        of provider: PersonID, by connection: Identifier, forgetting number: Int
    ) -> SamplePractice {
        var sample = SamplePractice()
        let medicine = Identifier(high: 6, low: 1)
        let times = ["08:00", "20:00"].compactMap { TimeOfDay($0) }
        guard let name = Line("nurse"), let regimen = DoseTimes(times) else { return sample }
        sample.record(.medicineNamed(MedicineNamed(medicine: medicine, name: name)), daysAgo: 365)
        sample.record(
            .regimenSet(
                RegimenSet(
                    medicine: medicine, from: today.advanced(by: -365), regimen: .at(regimen, on: .every))),
            daysAgo: 365)
        sample.record(.heartRateBoundarySet(HeartRateBoundarySet(boundary: 70, gap: 5)), daysAgo: 365)
        for ago in (0..<365).reversed() {
            let day = today.advanced(by: -ago)
            for (place, time) in times.enumerated() where (2 * ago + place) % (number % 9 + 7) != 0 {
                let dose = DoseTaken(
                    medicine: medicine, day: day, slot: .time(time), registered: day,
                    taken: SamplePractice.moment.instant, time: time)
                sample.record(.doseTaken(dose), daysAgo: ago)
            }
            let beats = Int64(60 + ago % 12)
            sample.record(.heartRateMeasured(HeartRateMeasured(day: day, beats: beats)), daysAgo: ago)
        }
        sample.record(
            .careRequested(CareRequested(connection: connection, provider: provider.identifier, name: name)))
        sample.record(
            .careGranted(CareGranted(connection: connection, scope: CareScope(CareTopic.allCases))))
        return sample
    }
}
