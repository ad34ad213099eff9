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
            let settings = try options.settings()
            var findings = Findings()
            findings.add("Hexis", hexisVersion)
            look(at: ZoneFolder(path: settings.zoneFolder), &findings)
            look(at: settings.tls, &findings)
            if let version = await PictureMaker.toolVersion {
                findings.add("Photos", version)
            } else {
                findings.advise(
                    "Photos wait on people's devices, since libvips is missing: install libvips-tools.")
            }
            for package in await RouteCodes.missingPackages {
                findings.advise(
                    "QR codes of routes cannot be read or drawn: install \(package).")
            }
            try await look(at: settings.providers, &findings)
            try look(at: settings, &findings)
            look(at: settings.backups, &findings)
            if online { try await look(atServerOn: settings.folder, &findings) }
            print(findings.text)
            if findings.needAttention { throw ExitCode.failure }
        }
    }

    private func look(atServerOn folder: DataFolder, _ findings: inout Findings) async throws {
        guard let answer = try await RunningServer(folder: folder).answer(to: .health) else {
            return findings.warn("No server runs on this data folder.")
        }
        findings.add(health: try JSON(parsing: Array(answer.utf8)))
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
            let now = World.machine.now()
            let inTwoWeeks = now.advanced(byMilliseconds: 14 * 24 * 3600 * 1000)
            if let complaint = certificate.complaint(at: now) {
                findings.warn(complaint)
            } else if certificate.end < inTwoWeeks {
                findings.warn("The certificate expires within two weeks.")
            }
        } catch {
            findings.warn(error.message)
        }
    }

    private func look(at providers: [OpenIDProvider], _ findings: inout Findings) async throws {
        let clients = OpenIDClients(providers, now: World.machine.now)
        for provider in providers {
            do throws(OpenIDError) {
                try await clients[provider.id]?.check()
                findings.add("Provider", "\(provider.name) answers")
            } catch {
                findings.warn(
                    "Nobody can sign in at \(provider.name) (\(error.code)): \(error.reason).")
            }
        }
        try await clients.shutdown()
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

    private func look(at settings: ServerSettings, _ findings: inout Findings) throws {
        let folder = settings.folder
        findings.add("Data folder", folder.path)
        if let database = settings.database { return try look(at: database, settings, &findings) }
        guard FileManager.default.fileExists(atPath: folder.databasePath) else {
            return findings.add("Database", "none yet")
        }
        let diagnosis = try Diagnosis(of: folder)
        findings.add(diagnosis)
        findings.add(diagnosis.stoppedServices, diagnosis.reminderWatch, at: World.machine.now())
        guard diagnosis.hasMasterKeyFile || settings.masterKey != nil else {
            return findings.warn("There is no master key: the stored data cannot be read.")
        }
        // The formats of a newer program are not damage.
        guard !diagnosis.isNewer else { return }
        do throws(StoreError) {
            findings.add(try Readability(of: folder, masterKey: settings.sealingKey))
        } catch {
            findings.warn(error.message)
        }
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
        do throws(StoreError) {
            findings.add(
                try Readability(of: database, in: settings.folder, masterKey: settings.sealingKey))
        } catch {
            findings.warn(error.message)
        }
    }
}

/// The findings, line by line, and whether any needs attention.
struct Findings {
    private var lines: [String] = []
    private(set) var needAttention = false

    mutating func add(_ name: String, _ value: String) {
        lines.append(name.padding(toLength: 16, withPad: " ", startingAt: 0) + value)
    }

    /// Worth doing some day.
    mutating func advise(_ message: String) {
        lines.append("! \(message)")
    }

    /// Worth doing now.
    mutating func warn(_ message: String) {
        advise(message)
        needAttention = true
    }

    mutating func add(_ diagnosis: Diagnosis) {
        add("SQLite", diagnosis.sqliteVersion)
        add("Layout", "\(diagnosis.schemaVersion)")
        add("Stored", diagnosis.contents.inWords)
        add("Database", "\(diagnosis.databaseBytes) bytes, log \(diagnosis.logBytes) bytes")
        add("In use", diagnosis.isInUse ? "by a running server" : "no")
        for setting in diagnosis.settings {
            add("  \(setting.name)", setting.found)
            if setting.found != setting.wanted { warn("\(setting.name) should be \(setting.wanted).") }
        }
        if diagnosis.isNewer { warn(StoreError.newerSchema.message) }
        if diagnosis.integrity != ["ok"] {
            warn(StoreError.damaged(detail: diagnosis.integrity.first ?? "no answer").message)
        }
        for stranger in diagnosis.strangers { add(stranger) }
        addRoom(diagnosis)
        if diagnosis.folderPermissions & 0o077 != 0 { warn("Others may read the data folder: chmod 700.") }
    }

    mutating func add(_ diagnosis: PostgreSQLDiagnosis) {
        add("PostgreSQL", diagnosis.version)
        add("Layout", "\(diagnosis.schemaVersion)")
        add("Stored", diagnosis.contents.inWords)
        add("Database", "\(diagnosis.databaseBytes) bytes")
        for setting in diagnosis.settings {
            add("  \(setting.name)", setting.found)
            if setting.found != setting.wanted { warn("\(setting.name) should be \(setting.wanted).") }
        }
        if diagnosis.isNewer { warn(StoreError.newerSchema.message) }
        let seconds = abs(diagnosis.clockDifference) / 1000
        if seconds >= 5 {
            warn(
                "The clock of the database’s machine and this one differ by \(seconds) seconds. Synchronize both, for "
                    + "instance with chrony: reminders and claims depend on the time.")
        }
    }

    mutating func add(_ services: [StoppedService], _ watch: ReminderWatch?, at now: Instant) {
        for service in services where now < service.until { add(service) }
        if let watch { add(watch, at: now) }
    }

    mutating func add(_ stranger: Stranger) {
        warn(
            "The program \(stranger.name) (process \(stranger.process)) has the database open for writing. Stop it: "
                + "while a server runs, it can damage the database.")
    }

    /// A hundred megabytes last a household some weeks, and someone who sends photos an hour.
    private mutating func addRoom(_ diagnosis: Diagnosis) {
        guard let free = diagnosis.freeBytes else { return }
        add("Free", "\(free >> 20) MB")
        if diagnosis.isInUse, diagnosis.isReserveShort {
            warn("The disk is full: changes are refused until some 12 MB are free.")
        } else if free < 100 << 20 {
            warn("The disk is nearly full. Make room: on a full disk nothing can be saved.")
        }
    }

    mutating func add(_ readability: Readability) {
        let broken = readability.kinds.filter { $0.unreadable > 0 }
        if broken.isEmpty { add("Sealed", "all \(readability.count) rows open with their keys") }
        for kind in broken {
            warn(
                "\(kind.unreadable) of \(kind.count) \(kind.name) cannot be decrypted. A backup may have them intact."
            )
        }
    }

    /// One that is missing twice in a row was not only late because the machine was off for a while.
    mutating func add(_ backups: [KeptBackup], of plan: BackupPlan, at now: Instant) {
        guard let last = backups.last else {
            return warn("There is no backup in \(plan.folder.path) yet. The server makes one when it runs.")
        }
        add("Backups", "\(backups.count) in \(plan.folder.path), the last of \(last.begun.dateInWords)")
        if last.begun.advanced(byMilliseconds: 2 * plan.every.milliseconds) < now {
            warn(
                "The last backup is older than twice the time after which the next is due. If a server runs, its "
                    + "log says why, under “backup failed”.")
        }
    }

    mutating func add(_ watch: ReminderWatch, at now: Instant) {
        add("Reminders", "watched until \(watch.until.dateInWords), \(watch.found) found forgotten so far")
        guard let last = watch.lastFound, now < last.advanced(byMilliseconds: 7 * 86_400_000) else { return }
        warn(
            "A reminder was forgotten, found, and sent if still useful, last on \(last.dateInWords). The log "
                + "says more, under reminder-forgotten. Please report it: this should never happen.")
    }

    mutating func add(health: JSON) {
        add("Server", "version \(health["version"]?.string ?? "") is running")
        if let code = health["code"]?.string {
            return warn(
                "It cannot serve pages, or cannot send reminders (\(code)). docs/HOSTING.md says what that means."
            )
        }
        let waiting = health["waitingMessages"]?.integer ?? 0
        let seconds = health["oldestMessageSeconds"]?.integer ?? 0
        add("Messages", waiting == 0 ? "none wait" : "\(waiting) wait, the first of them for \(seconds) s")
        if let overdue = health["overdueReminders"]?.integer, overdue > 0 {
            warn("\(overdue) reminders are overdue. The log says more, under reminders-unsent.")
        }
    }

    mutating func add(_ service: StoppedService) {
        warn(
            "\(service.origin) does not accept this server's reminders (\(service.code)): nothing is sent there "
                + "until \(service.until.dateInWords). Check the push contact, the clock, and that the master "
                + "key has not changed.")
    }

    var text: String { lines.joined(separator: "\n") }
}
