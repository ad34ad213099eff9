package import Foundation
package import HexisApp
package import HexisDelivery
package import HexisOpenID
package import HexisService
package import HexisStore
package import Logging

/// The operator's settings, validated.
package struct ServerSettings: Sendable {
    package var dataFolder: URL
    /// `nil` for SQLite in the data folder.
    package var database: PostgreSQLAddress?
    /// Whether other servers may use that database at the same time.
    package var isShared: Bool
    package var host: String
    package var port: Int
    package var publicURL: Origin?
    /// `nil` for the files within the program.
    package var webFolder: URL?
    package var zoneFolder: String
    package var logLevel: Logger.Level
    package var trustedProxy: String?
    /// The files for HTTPS; `nil` if the server speaks plain HTTP.
    package var tls: TLSFiles?
    package var isDemo: Bool
    package var joining: Joining
    package var showsMetrics: Bool
    /// Where to send spans; `nil` for nowhere.
    package var traces: Origin?
    package var isOffline: Bool
    package var pushContact: VAPIDContact?
    package var networkPolicy: NetworkPolicy
    /// `nil` if no mail is sent.
    package var mailRelay: MailRelay?
    /// The OpenID providers at which people may sign in.
    package var providers: [OpenIDProvider]
    /// The largest import, in bytes.
    package var longestImport: Int64
    /// The longest journal of each person, in bytes.
    package var longestJournal: Int64
    /// The most bytes of photos for each person.
    package var mostPhotoBytes: Int64
    /// The memory for all cached journals together, in bytes.
    package var journalMemory: Int64
    /// `nil` if the server makes no backups of itself.
    package var backups: BackupPlan?
    /// Replaces the file in the data folder. Never printed.
    package var masterKey: Data?

    /// Reads each setting by name. If `lookUp` returns `nil`, the file's value counts.
    ///
    /// Throws all errors together.
    package init(
        file: SettingsFile? = nil, lookUp: @escaping (SettingKey) -> String?
    ) throws(WrongSettings) {
        var reader = SettingReader(
            lookUp: { lookUp($0) ?? file?.text(of: $0) }, wrong: file?.complaints ?? [])
        dataFolder = reader.folder(.data)
        database = reader.database()
        isShared = reader.isShared()
        host = reader.text(.host) { $0.isEmpty ? nil : $0 } ?? SettingKey.host.standard
        port = reader.text(.port) { Int($0).flatMap { (0...65_535).contains($0) ? $0 : nil } } ?? 8080
        publicURL = reader.text(.publicURL) { Origin($0) }
        webFolder = reader.text(.web) {
            $0.isEmpty ? nil : URL(filePath: $0, directoryHint: .isDirectory)
        }
        zoneFolder = reader.folder(.zoneInfo).path
        logLevel = reader.text(.logLevel) { Logger.Level(rawValue: $0) } ?? .info
        trustedProxy = reader.text(.trustedProxy) { $0.isEmpty ? nil : $0 }
        tls = reader.tls()
        isDemo = reader.text(.demo) { Bool($0) } ?? false
        joining = reader.text(.joining) { Joining(rawValue: $0) } ?? (isDemo ? .open : .invited)
        showsMetrics = reader.text(.metrics) { Bool($0) } ?? false
        traces = reader.text(.traces) { Origin($0) }
        isOffline = reader.text(.offline) { Bool($0) } ?? true
        pushContact = reader.text(.pushContact) { try? VAPIDContact($0) }
        networkPolicy =
            reader.text(.pushServices) { ["public": .publicServices, "any": .anywhere][$0] }
            ?? .publicServices
        mailRelay = reader.mailRelay()
        providers = reader.providers()
        longestImport = reader.megabytes(.importLimit) ?? 8_000_000_000
        longestJournal = reader.megabytes(.journalLimit) ?? 200_000_000
        mostPhotoBytes = reader.megabytes(.photoLimit) ?? 4_000_000_000
        journalMemory = reader.megabytes(.journalMemory) ?? 256_000_000
        backups = reader.backups()
        masterKey = reader.text(.masterKey) { Data(base64Encoded: $0).flatMap { $0.count == 32 ? $0 : nil } }
        guard reader.wrong.isEmpty else { throw WrongSettings(reader.wrong) }
    }
}

extension ServerSettings {
    package var backend: BackendSettings {
        BackendSettings(
            dataFolder: dataFolder.path, zoneFolder: zoneFolder,
            standardQuota: StorageQuota.Standard(journal: longestJournal, photos: mostPhotoBytes),
            journalMemory: journalMemory, delivery: delivery, providers: providers,
            // A demonstration's data is nobody's.
            backups: isDemo ? nil : backups)
    }

    /// The contact for push services is the server's own address unless one is set.
    private var delivery: DeliverySettings {
        DeliverySettings(
            policy: networkPolicy, mailRelay: mailRelay,
            pushContact: pushContact ?? publicURL.flatMap { try? VAPIDContact($0.description) },
            origin: origin(authority: "\(host):\(port)"))
    }

    /// Throws if the server could not use its certificate, its web folder or its backup folder, which is created.
    package func requireFiles() throws {
        try backend.backups?.folder.prepare()
        _ = try tls?.load()
        _ = try WebFolder(from: webFolder)
    }
}

/// All invalid settings.
package struct WrongSettings: Error, CustomStringConvertible {
    /// One sentence for each.
    package let messages: [String]
    package let code = "wrong-settings"

    init(_ messages: [String]) {
        self.messages = messages
    }

    package var description: String { messages.joined(separator: "\n") }
}

/// Reads one setting after the other, and collects the errors.
private struct SettingReader {
    let lookUp: (SettingKey) -> String?
    private(set) var wrong: [String]

    init(lookUp: @escaping (SettingKey) -> String?, wrong: [String]) {
        self.lookUp = lookUp
        self.wrong = wrong
    }

    mutating func text<Value>(_ key: SettingKey, _ read: (String) -> Value?) -> Value? {
        guard let text = lookUp(key) else { return nil }
        if let value = read(text) { return value }
        let shown = key.isSecret ? "value" : "value “\(text)”"
        wrong.append("Invalid \(shown) for \(key.name): expected \(key.type).")
        return nil
    }

    /// Reads both TLS files, or neither.
    mutating func tls() -> TLSFiles? {
        let certificate = text(.tlsCertificate) { $0.isEmpty ? nil : $0 }
        let key = text(.tlsKey) { $0.isEmpty ? nil : $0 }
        switch (certificate, key) {
        case (let certificate?, let key?): return TLSFiles(certificate: certificate, key: key)
        case (nil, nil): break
        case (_?, nil): wrong.append(alone(.tlsCertificate, without: .tlsKey))
        case (nil, _?): wrong.append(alone(.tlsKey, without: .tlsCertificate))
        }
        return nil
    }

    /// Reads the mail server and the sender's address, or neither.
    mutating func mailRelay() -> MailRelay? {
        let relay = text(.mailRelay) { $0.isEmpty ? nil : $0 }
        let from = text(.mailFrom) { $0.isEmpty ? nil : $0 }
        let user = text(.mailUser) { $0.isEmpty ? nil : $0 }
        let password = text(.mailPassword) { $0.isEmpty ? nil : $0 }
        let isPlain = text(.mailPlain) { Bool($0) } ?? false
        guard let relay else { return nil }
        guard let from else {
            wrong.append(alone(.mailRelay, without: .mailFrom, "mail"))
            return nil
        }
        do {
            return try MailRelay(relay, user: user, password: password, from: from, allowsPlain: isPlain)
        } catch {
            wrong.append("\(SettingKey.mailRelay.name): \(error.message)")
            return nil
        }
    }

    /// Reads the address of a database, which may contain a password.
    mutating func database() -> PostgreSQLAddress? {
        guard let text = lookUp(.database), !text.isEmpty else { return nil }
        guard let address = PostgreSQLAddress(text) else {
            wrong.append(
                "Invalid value for \(SettingKey.database.name): expected \(SettingKey.database.type).")
            return nil
        }
        refuseBackups()
        return address
    }

    private mutating func refuseBackups() {
        guard lookUp(.backupFolder)?.isEmpty == false else { return }
        wrong.append(
            "\(SettingKey.backupFolder.name) is only for SQLite. PostgreSQL makes its own backups; see docs/HOSTING.md."
        )
    }

    mutating func isShared() -> Bool {
        let isShared = text(.shared) { Bool($0) } ?? false
        if isShared, lookUp(.database)?.isEmpty ?? true {
            wrong.append(
                "\(SettingKey.shared.name) requires \(SettingKey.database.name): servers share PostgreSQL.")
        }
        return isShared
    }

    /// Reads the folder for backups, and how often to make them.
    mutating func backups() -> BackupPlan? {
        let folder = text(.backupFolder) { $0.isEmpty ? nil : $0 }
        let every = text(.backupEvery) { SettingReader.number($0, upTo: 8784) }
        let keep = text(.backupKeep) { SettingReader.number($0, upTo: 10_000) }
        guard let folder else {
            if every != nil { wrong.append(alone(.backupEvery, without: .backupFolder, "a backup")) }
            if keep != nil { wrong.append(alone(.backupKeep, without: .backupFolder, "a backup")) }
            return nil
        }
        return BackupPlan(
            folder: BackupFolder(path: folder), every: .seconds(3600 * (every ?? 24)), keep: keep ?? 30)
    }

    private static func number(_ text: String, upTo most: Int) -> Int? {
        Int(text).flatMap { 1...most ~= $0 ? $0 : nil }
    }

    /// Reads the one provider that has settings of its own, and those of a file.
    mutating func providers() -> [OpenIDProvider] {
        (single().map { [$0] } ?? []) + (listed() ?? [])
    }

    private mutating func single() -> OpenIDProvider? {
        let issuer = text(.providerIssuer) { IssuerURL($0) }
        let clientID = text(.providerClientID) { $0.isEmpty ? nil : $0 }
        let secret = text(.providerSecret) { $0.isEmpty ? nil : $0 }
        let name = text(.providerName) { $0.isEmpty ? nil : $0 }
        guard let issuer else { return nil }
        guard let clientID else {
            wrong.append(alone(.providerIssuer, without: .providerClientID, "signing in at a provider"))
            return nil
        }
        return OpenIDProvider(
            id: "oidc", name: name ?? issuer.host, issuer: issuer, clientID: clientID,
            secret: secret.map { .shared($0) } ?? .none)
    }

    private mutating func listed() -> [OpenIDProvider]? {
        guard let path = text(.providersFile, { $0.isEmpty ? nil : $0 }) else { return nil }
        do throws(ProvidersFile.Wrong) {
            return try ProvidersFile.providers(at: path)
        } catch {
            wrong.append(error.message)
            return nil
        }
    }

    private func alone(_ key: SettingKey, without other: SettingKey, _ purpose: String = "HTTPS")
        -> String
    {
        "\(key.name) requires \(other.name): \(purpose) needs both."
    }

    /// Reads a number of megabytes. Returns bytes.
    mutating func megabytes(_ key: SettingKey) -> Int64? {
        text(key) { Int64($0).flatMap { 1...1_000_000 ~= $0 ? $0 * 1_000_000 : nil } }
    }

    mutating func folder(_ key: SettingKey) -> URL {
        URL(filePath: text(key) { $0.isEmpty ? nil : $0 } ?? key.standard, directoryHint: .isDirectory)
    }
}
