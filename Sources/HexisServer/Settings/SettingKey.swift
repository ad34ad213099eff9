/// A setting: given as a flag, in the environment, or in a file.
package struct SettingKey: Sendable {
    /// `public-url` is the flag `--public-url`, the variable `HEXIS_PUBLIC_URL` and the file's `"public-url"`.
    package let name: String
    /// The description; `type` names the values allowed, and `standard` the default.
    package let help: String
    package let type: String
    package let standard: String
    /// Whether it is a secret: never printed, and never read from a flag, which other users of the machine can
    /// see.
    package let isSecret: Bool

    /// The name in the environment: `HEXIS_PUBLIC_URL`.
    package var variable: String { "HEXIS_\(name.uppercased().replacing("-", with: "_"))" }

    /// The help text for the command line: description, type and default.
    package var fullHelp: String { "\(help) (\(type); default: \(standard))" }

    init(_ name: String, _ type: String, standard: String, isSecret: Bool = false, _ help: String) {
        self.name = name
        self.type = type
        self.standard = standard
        self.isSecret = isSecret
        self.help = help
    }

    package static let data = SettingKey("data", "a folder", standard: "data", "The folder for all data.")
    package static let database = SettingKey(
        "database", "a postgresql:// address", standard: "SQLite in the data folder",
        "The PostgreSQL database for everything but the master key.")
    package static let shared = SettingKey(
        "shared", "true or false", standard: "false",
        "Whether other servers may use the PostgreSQL database at the same time, each with this setting.")
    package static let host = SettingKey(
        "host", "an address", standard: "127.0.0.1",
        "The address to listen on; 0.0.0.0 for all of this machine's.")
    package static let port = SettingKey(
        "port", "a number from 0 to 65535", standard: "8080", "The port to listen on; 0 for a free one.")
    package static let publicURL = SettingKey(
        "public-url", "an http:// or https:// address without a path", standard: "none",
        "Public URL, if Hexis is behind a proxy.")
    package static let web = SettingKey(
        "web", "a folder", standard: "the files within the program",
        "Web files to serve instead of the program's own: stylesheet, scripts, icons.")
    package static let zoneInfo = SettingKey(
        "zoneinfo", "a folder", standard: "/usr/share/zoneinfo", "The system's folder of time zones.")
    package static let logLevel = SettingKey(
        "log-level", "trace, debug, info, notice, warning, error or critical", standard: "info",
        "The least severe level to log.")
    package static let trustedProxy = SettingKey(
        "trusted-proxy", "an address", standard: "none",
        "The address of the proxy whose X-Forwarded-For header is trusted.")
    package static let tlsCertificate = SettingKey(
        "tls-certificate", "a PEM file", standard: "none",
        "The server's certificate and its chain, to serve HTTPS without a proxy.")
    package static let tlsKey = SettingKey(
        "tls-key", "a PEM file", standard: "none", "The private key of that certificate.")
    package static let demo = SettingKey(
        "demo", "true or false", standard: "false",
        "Whether to serve a made-up person's data from a temporary folder.")
    package static let joining = SettingKey(
        "joining", "invited, open or closed", standard: "invited",
        "Who may create an account: people with an invitation, anyone, or nobody. The first person is the administrator."
    )
    package static let metrics = SettingKey(
        "metrics", "true or false", standard: "false",
        "Whether /metrics exports metrics for Prometheus. They contain no names, and reading them needs no password."
    )
    package static let traces = SettingKey(
        "traces", "an http:// or https:// address without a path", standard: "none",
        "The OpenTelemetry collector to which to send spans, by OTLP over HTTP. They contain no names.")
    package static let offline = SettingKey(
        "offline", "true or false", standard: "true",
        "Whether browsers may store Hexis and the journal, to work offline.")
    package static let pushContact = SettingKey(
        "push-contact", "a mailto: or https: address", standard: "the public address",
        "A contact sent to browser push services, in case this server causes them trouble.")
    package static let pushServices = SettingKey(
        "push-services", "public or any", standard: "public",
        "Whether reminders and webhook events go only to the public internet, or also into your own network."
    )
    package static let mailRelay = SettingKey(
        "mail-relay", "an smtp:// or smtps:// address", standard: "none",
        "The mail server that sends reminders to people who want them by e-mail.")
    package static let mailFrom = SettingKey(
        "mail-from", "an e-mail address", standard: "none", "The sender address of that mail.")
    package static let mailUser = SettingKey(
        "mail-user", "a name", standard: "none", "The user name for the mail server.")
    package static let mailPassword = SettingKey(
        "mail-password", "a password", standard: "none", isSecret: true, "The password for the mail server.")
    package static let mailPlain = SettingKey(
        "mail-plain", "true or false", standard: "false",
        "Whether mail may go to a mail server on another machine without TLS.")
    package static let providerIssuer = SettingKey(
        "oidc-issuer", "an https:// address", standard: "none",
        "The OpenID provider with whose accounts people may sign in.")
    package static let providerClientID = SettingKey(
        "oidc-client-id", "an identifier", standard: "none", "By which that provider knows Hexis.")
    package static let providerSecret = SettingKey(
        "oidc-client-secret", "a secret", standard: "none", isSecret: true,
        "With which Hexis proves to that provider who it is.")
    package static let providerName = SettingKey(
        "oidc-name", "a name", standard: "the provider’s host", "What people call that provider.")
    package static let providersFile = SettingKey(
        "oidc-providers", "a JSON file", standard: "none",
        "A file that lists several OpenID providers; docs/HOSTING.md describes it.")
    package static let importLimit = SettingKey(
        "import-limit", "a number of megabytes from 1 to 1000000", standard: "8000",
        "The largest Apple Health export that a person may upload.")
    package static let journalLimit = SettingKey(
        "journal-limit", "a number of megabytes from 1 to 1000000", standard: "200",
        "The most that each person may record; a check-in takes some 200 bytes.")
    package static let photoLimit = SettingKey(
        "photo-limit", "a number of megabytes from 1 to 1000000", standard: "4000",
        "The most that each person's photos may take; one takes about half a megabyte.")
    package static let journalMemory = SettingKey(
        "journal-memory", "a number of megabytes from 1 to 1000000", standard: "256",
        "The approximate memory for journals of recently active people; others are read when needed."
    )
    package static let backupFolder = SettingKey(
        "backup-folder", "a folder", standard: "none",
        "The folder for backups that the server makes of itself, best on another disk.")
    package static let backupEvery = SettingKey(
        "backup-every", "a number of hours from 1 to 8784", standard: "24",
        "How long after one backup the next is made.")
    package static let backupKeep = SettingKey(
        "backup-keep", "a number from 1 to 10000", standard: "30",
        "How many of those backups to keep; the oldest are deleted.")
    package static let masterKey = SettingKey(
        "master-key", "32 bytes in base64", standard: "a file in the data folder", isSecret: true,
        "The key that seals every person's own key.")

    package static let all = [
        data, database, shared, host, port, publicURL, web, zoneInfo, logLevel, trustedProxy, tlsCertificate,
        tlsKey, demo, joining, metrics, traces, offline, pushContact, pushServices, mailRelay, mailFrom,
        mailUser,
        mailPassword, mailPlain, providerIssuer, providerClientID, providerSecret, providerName,
        providersFile, importLimit, journalLimit, photoLimit, journalMemory, backupFolder, backupEvery,
        backupKeep, masterKey,
    ]
}
