import HexisStore

extension Findings {
    mutating func add(_ diagnosis: Diagnosis) {
        add("SQLite", diagnosis.sqliteVersion)
        add("Layout", "\(diagnosis.schemaVersion)")
        add("Stored", diagnosis.contents.inWords)
        add("Database", "\(diagnosis.databaseBytes) bytes, log \(diagnosis.logBytes) bytes")
        add("In use", diagnosis.isInUse ? "by a running server" : "no")
        for setting in diagnosis.settings { add(setting) }
        warnOfDamage(diagnosis)
        for stranger in diagnosis.strangers { add(stranger) }
        addRoom(diagnosis)
        if diagnosis.folderPermissions & 0o077 != 0 { warn("Others may read the data folder: chmod 700.") }
    }

    private mutating func warnOfDamage(_ diagnosis: Diagnosis) {
        if diagnosis.isNewer { warn(StoreError.newerSchema.message) }
        if diagnosis.integrity != ["ok"] {
            warn(StoreError.damaged(detail: diagnosis.integrity.first ?? "no answer").message)
        }
    }

    mutating func add(_ diagnosis: PostgreSQLDiagnosis) {
        add("PostgreSQL", diagnosis.version)
        add("Layout", "\(diagnosis.schemaVersion)")
        add("Stored", diagnosis.contents.inWords)
        add("Database", "\(diagnosis.databaseBytes) bytes")
        for setting in diagnosis.settings { add(setting) }
        if diagnosis.isNewer { warn(StoreError.newerSchema.message) }
        warnOfClock(diagnosis)
    }

    private mutating func warnOfClock(_ diagnosis: PostgreSQLDiagnosis) {
        let seconds = abs(diagnosis.clockDifference) / 1000
        if seconds >= 5 {
            warn(
                "The clock of the database’s machine and this one differ by \(seconds) seconds. Synchronize both, for "
                    + "instance with chrony: reminders and claims depend on the time.")
        }
    }

    private mutating func add(_ setting: Diagnosis.Setting) {
        add("  \(setting.name)", setting.found)
        if setting.found != setting.wanted { warn("\(setting.name) should be \(setting.wanted).") }
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
}
