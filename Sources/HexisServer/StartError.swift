/// The reason why a server could not start.
package enum StartError: Error, Hashable, Sendable {
    case portInUse(Int)
    /// Ports below 1024 require privileges.
    case portForbidden(Int)
    case addressElsewhere(String)
    case hostUnknown(String)

    case webFolderMissing(path: String)
    case webFileMissing(folder: String, name: String)
    case webFileUnreadable(path: String, reason: String)
    case webArchiveDamaged(program: String)

    case configurationUnreadable(path: String, reason: String)
    case configurationMalformed(path: String)
    /// The file is JSON, but not an object.
    case configurationWithoutNames(path: String)
}

extension StartError {
    /// The problem and its remedy, for people.
    package var message: String {
        switch self {
        case .portInUse(let port):
            "Port \(port) is already in use. Stop the other program, or choose another port with --port."
        case .portForbidden(let port):
            "Port \(port) requires more privileges. Choose a port above 1023 with --port, "
                + "or grant Hexis the capability CAP_NET_BIND_SERVICE."
        case .addressElsewhere(let host):
            "The address \(host) does not belong to this machine. Choose one of its own with --host, "
                + "or 0.0.0.0 for all of them."
        case .hostUnknown(let host):
            "The host name \(host) has no address. Check its spelling, or give an address with --host."
        case .webFolderMissing(let path):
            "There is no web folder at \(path). Point --web at the one that comes with Hexis."
        case .webFileMissing(let folder, let name):
            "The web folder \(folder) is incomplete: \(name) is missing. "
                + "Point --web at the one that comes with Hexis."
        case .webFileUnreadable(let path, let reason):
            "The web file \(path) cannot be read: \(reason). Correct its owner or its permissions."
        case .webArchiveDamaged(let program):
            "The web files at the end of the program \(program) are damaged. Copy or install it again."
        case .configurationUnreadable(let path, let reason):
            "The configuration file \(path) cannot be read: \(reason). Check the path after --config."
        case .configurationMalformed(let path):
            "The configuration file \(path) is not valid JSON. Check its commas, quotes and brackets."
        case .configurationWithoutNames(let path):
            "The configuration file \(path) must be a JSON object, such as {\"port\": 8080}."
        }
    }

    /// The code for programs.
    package var code: String {
        switch self {
        case .portInUse: "port-in-use"
        case .portForbidden: "port-forbidden"
        case .addressElsewhere: "address-elsewhere"
        case .hostUnknown: "host-unknown"
        case .webFolderMissing: "web-folder-missing"
        case .webFileMissing: "web-file-missing"
        case .webFileUnreadable: "web-file-unreadable"
        case .webArchiveDamaged: "web-archive-damaged"
        case .configurationUnreadable: "configuration-unreadable"
        case .configurationMalformed: "configuration-malformed"
        case .configurationWithoutNames: "configuration-without-names"
        }
    }
}
