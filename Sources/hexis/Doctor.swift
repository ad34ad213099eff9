import ArgumentParser
import Foundation
import HexisCore
import HexisOpenID
import HexisServer
import HexisService
import HexisStore

/// `hexis doctor`
struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check everything that Hexis depends on, and report problems.",
        discussion: "Nothing is changed. The exit code is 1 if something needs attention.")

    @OptionGroup var options: SettingsOptions

    @Flag(help: "Also ask the server that runs on the data folder how it is.")
    var online = false

    func run() async throws {
        try await report {
            let findings = try await findings(under: try options.settings())
            print(findings.text)
            if findings.needAttention { throw ExitCode.failure }
        }
    }

    private func findings(under settings: ServerSettings) async throws -> Findings {
        var findings = Findings()
        findings.add("Hexis", hexisVersion)
        look(at: ZoneFolder(path: settings.zoneFolder), &findings)
        look(at: settings.tls, &findings)
        await lookAtOtherPrograms(&findings)
        try await look(at: settings.providers, &findings)
        try look(at: settings, &findings)
        look(at: settings.backups, &findings)
        if online { try await look(atServerOn: settings.folder, &findings) }
        return findings
    }

    private func look(at zones: ZoneFolder, _ findings: inout Findings) {
        findings.add("Time zones", zones.version ?? "not found")
        if zones.names.count < 2 {
            findings.warn("There are no time zones in the zoneinfo folder: everyone's times are in UTC.")
        }
        let now = World.machine.now()
        if zones.isOld(at: now), let age = zones.ageInDays(at: now) {
            findings.advise("The time zones are \(age) days old. Update the system's package tzdata.")
        }
    }

    private func look(at tls: TLSFiles?, _ findings: inout Findings) {
        guard let tls else { return }
        do {
            let certificate = try tls.load()
            findings.add("Certificate", "valid until \(certificate.end.dateInWords)")
            if tls.isKeyOpenToOthers { findings.warn("Others may read \(tls.key): run chmod 640 on it.") }
            look(atValidityOf: certificate, &findings)
        } catch {
            findings.warn(error.message)
        }
    }

    private func look(atValidityOf certificate: Certificate, _ findings: inout Findings) {
        let now = World.machine.now()
        let inTwoWeeks = now.advanced(byMilliseconds: 14 * 24 * 3600 * 1000)
        if let complaint = certificate.complaint(at: now) {
            findings.warn(complaint)
        } else if certificate.end < inTwoWeeks {
            findings.warn("The certificate expires within two weeks.")
        }
    }

    private func lookAtOtherPrograms(_ findings: inout Findings) async {
        if let version = await PictureMaker.toolVersion {
            findings.add("Photos", version)
        } else {
            findings.advise(
                "Photos wait on people's devices, since libvips is missing: install libvips-tools.")
        }
        for package in await RouteCodes.missingPackages {
            findings.advise("QR codes of routes cannot be read or drawn: install \(package).")
        }
    }

    private func look(at providers: [OpenIDProvider], _ findings: inout Findings) async throws {
        let clients = OpenIDClients(providers, now: World.machine.now)
        for provider in providers { await look(at: provider, clients[provider.id], &findings) }
        try await clients.shutdown()
    }

    private func look(
        at provider: OpenIDProvider, _ client: OpenIDClient?, _ findings: inout Findings
    ) async {
        do throws(OpenIDError) {
            try await client?.check()
            findings.add("Provider", "\(provider.name) answers")
        } catch {
            findings.warn("Nobody can sign in at \(provider.name) (\(error.code)): \(error.reason).")
        }
    }

    private func look(at settings: ServerSettings, _ findings: inout Findings) throws {
        findings.add("Data folder", settings.folder.path)
        if let database = settings.database { return try look(at: database, settings, &findings) }
        guard FileManager.default.fileExists(atPath: settings.folder.databasePath) else {
            return findings.add("Database", "none yet")
        }
        try look(at: settings.folder, settings, &findings)
    }

    private func look(
        at folder: DataFolder, _ settings: ServerSettings, _ findings: inout Findings
    ) throws {
        let diagnosis = try Diagnosis(of: folder)
        findings.add(diagnosis)
        findings.add(diagnosis.stoppedServices, diagnosis.reminderWatch, at: World.machine.now())
        guard diagnosis.hasMasterKeyFile || settings.masterKey != nil else {
            return findings.warn("There is no master key: the stored data cannot be read.")
        }
        // The formats of a newer program are not damage.
        guard !diagnosis.isNewer else { return }
        lookAtRows(try Readability(of: folder, masterKey: settings.sealingKey), &findings)
    }

    private func look(
        at database: PostgreSQLAddress, _ settings: ServerSettings, _ findings: inout Findings
    ) throws {
        let now = World.machine.now()
        guard let diagnosis = try PostgreSQLDiagnosis(of: database, at: now) else {
            return findings.add("Database", "none yet")
        }
        findings.add(diagnosis)
        findings.add(diagnosis.stoppedServices, diagnosis.reminderWatch, at: now)
        guard !diagnosis.isNewer else { return }
        lookAtRows(
            try Readability(of: database, in: settings.folder, masterKey: settings.sealingKey), &findings)
    }

    private func lookAtRows(
        _ readability: @autoclosure () throws(StoreError) -> Readability, _ findings: inout Findings
    ) {
        do throws(StoreError) {
            findings.add(try readability())
        } catch {
            findings.warn(error.message)
        }
    }

    private func look(at plan: BackupPlan?, _ findings: inout Findings) {
        guard let plan else { return }
        let now = World.machine.now()
        do throws(StoreError) {
            findings.add(try plan.folder.backups(until: now), of: plan, at: now)
        } catch {
            findings.warn(error.message)
        }
    }

    private func look(atServerOn folder: DataFolder, _ findings: inout Findings) async throws {
        guard let answer = try await RunningServer(folder: folder).answer(to: .health) else {
            return findings.warn("No server runs on this data folder.")
        }
        findings.add(health: try JSON(parsing: Array(answer.utf8)))
    }
}
