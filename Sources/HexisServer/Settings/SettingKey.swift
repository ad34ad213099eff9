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

    package static let data = SettingKey("data", "a folder", standard: "data", "Where everything is stored.")
    package static let host = SettingKey(
        "host", "an address", standard: "127.0.0.1",
        "The address to listen on; 0.0.0.0 for all of the machine's.")
    package static let port = SettingKey(
        "port", "a number from 0 to 65535", standard: "8080", "The port to listen on; 0 for any that is free."
    )
    package static let publicURL = SettingKey(
        "public-url", "an http:// or https:// address without a path", standard: "none",
        "The address under which people reach the server, where that is a proxy's.")
    package static let web = SettingKey(
        "web", "a folder", standard: "those within the program",
        "Files for browsers to serve in the place of the program's own: stylesheet, scripts, icons.")
    package static let zoneInfo = SettingKey(
        "zoneinfo", "a folder", standard: "/usr/share/zoneinfo", "The time zones, as the system keeps them.")
    package static let logLevel = SettingKey(
        "log-level", "trace, debug, info, notice, warning, error or critical", standard: "info",
        "How much is logged.")
    package static let trustedProxy = SettingKey(
        "trusted-proxy", "an address", standard: "none",
        "The address of the proxy whose X-Forwarded-For names the sender.")
    package static let tlsCertificate = SettingKey(
        "tls-certificate", "a PEM file", standard: "none",
        "The server's certificate and those above it, to speak HTTPS without a proxy.")
    package static let tlsKey = SettingKey(
        "tls-key", "a PEM file", standard: "none", "The private key of that certificate.")
    package static let demo = SettingKey(
        "demo", "true or false", standard: "false",
        "Whether to serve a made-up person, from a folder that is gone afterwards.")
    package static let joining = SettingKey(
        "joining", "open or closed", standard: "open", "Whether people may make accounts.")
    package static let metrics = SettingKey(
        "metrics", "true or false", standard: "false",
        "Whether /metrics exports metrics for Prometheus. They contain no names, and reading them needs no password."
    )
    package static let offline = SettingKey(
        "offline", "true or false", standard: "true",
        "Whether browsers may keep Hexis and the journal, to work without a connection.")
    package static let pushContact = SettingKey(
        "push-contact", "a mailto: or https: address", standard: "the public address",
        "Whom the push services of browsers may turn to, when this server troubles them.")
    package static let pushServices = SettingKey(
        "push-services", "public or any", standard: "public",
        "Whether reminders, and what programs are told, go only to the public internet, or also into your own network."
    )
    package static let mailRelay = SettingKey(
        "mail-relay", "an smtp:// or smtps:// address", standard: "none",
        "The mail server through which reminders go to those who want them by e-mail.")
    package static let mailFrom = SettingKey(
        "mail-from", "an e-mail address", standard: "none", "Whom that mail comes from.")
    package static let mailUser = SettingKey(
        "mail-user", "a name", standard: "none", "The name to sign in to the mail server with.")
    package static let mailPassword = SettingKey(
        "mail-password", "a password", standard: "none", isSecret: true, "The password that goes with it.")
    package static let mailPlain = SettingKey(
        "mail-plain", "true or false", standard: "false",
        "Whether mail may go to a mail server elsewhere without TLS.")
    package static let importLimit = SettingKey(
        "import-limit", "a number of megabytes from 1 to 1000000", standard: "8000",
        "How large a file may be that somebody brings from Apple Health.")
    package static let journalLimit = SettingKey(
        "journal-limit", "a number of megabytes from 1 to 1000000", standard: "200",
        "How much each person may record; a check-in takes some 200 bytes.")
    package static let photoLimit = SettingKey(
        "photo-limit", "a number of megabytes from 1 to 1000000", standard: "4000",
        "How much each person's photos may take; one takes some half a megabyte.")
    package static let journalMemory = SettingKey(
        "journal-memory", "a number of megabytes from 1 to 1000000", standard: "256",
        "About how much memory the journals of those who were here lately take; the others are read when needed."
    )
    package static let masterKey = SettingKey(
        "master-key", "32 bytes in base64", standard: "a file in the data folder", isSecret: true,
        "The key under which every person's own key is sealed.")

    package static let all = [
        data, host, port, publicURL, web, zoneInfo, logLevel, trustedProxy, tlsCertificate, tlsKey, demo,
        joining, metrics, offline, pushContact, pushServices, mailRelay, mailFrom, mailUser, mailPassword,
        mailPlain,
        importLimit, journalLimit, photoLimit, journalMemory, masterKey,
    ]
}
