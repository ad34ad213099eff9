import HexisCore

/// User-facing text about programs with access.
enum ProgramsWording {
    static var title: String { "Connected apps" }
    static var link: String { "API tokens and webhooks" }
    static var inSettings: String {
        "Connect a watch, a smart home or a spreadsheet: let it add data, read it, or be notified."
    }
    static var introduction: String {
        "Your own programs can record what you did or measured, and read what you keep here. Each needs a token, which allows only what you choose."
    }
    static var tokens: String { "API tokens" }
    static var none: String { "No API tokens yet. Make one, and give it to a program of yours." }
    static var description: String { "For programmers: what can be asked (OpenAPI)" }
    static func fhir(origin: String) -> String {
        "A clinic’s program reads medicines, doses, measurements and answers as FHIR R4 at \(origin)/api/fhir, with a token that may read."
    }
    static var remove: String { "Revoke" }

    static var new: String { "New API token" }
    static var name: String { "What is it?" }
    static var nameHint: String { "A name that tells you later which it was: “My watch”." }
    static var nameMissing: String { "Give it a name, such as “My watch”." }
    static var nameTooLong: String { "A name can have 100 characters, on one line. This one is longer." }
    static var tooMany: String { "There can be \(AccessToken.most) API tokens. Revoke one first." }
    static var scope: String { "What may it do?" }
    static var scopeMissing: String { "Choose what it may do." }
    static var add: String { "Record" }
    static var addText: String { "Check-ins and measurements. It sees nothing." }
    static var read: String { "Read" }
    static var readText: String { "Everything that you keep here." }
    static var sync: String { "Sync" }
    static var syncText: String {
        "Medicines, doses and measurements, both ways, with an app built on Apple’s CareKit."
    }
    static var make: String { "Make a token" }

    static func may(_ scope: AccessScope) -> String {
        var ways = scope.contains(.reading) ? ["read"] : []
        if scope.contains(.adding) { ways.append("record") }
        if scope.contains(.syncing) { ways.append("sync") }
        return "May \(listed(ways))"
    }

    static var secret: String { "Your new token" }
    static var secretText: String {
        "Copy the token now, and give it to your program. It is not shown again; you can always make another."
    }
    static var token: String { "Token" }

    static var signals: String { "Check-in links" }
    static var signalsText: String {
        "For a button, a shortcut or a smart home: each habit gets its own link, and a POST request to it checks the habit in for today."
    }
    static var makeSignals: String { "Make the links" }
    static var noHabits: String { "You have no habits yet. Once you do, each has its link here." }
    static var signalsSecret: String {
        "Anyone who knows one of these links can check in for you, and sees nothing. If the wrong person knows one, make new ones."
    }
    static var renew: String { "Make new links" }
    static var stop: String { "Delete these links" }
    static var made: String { "Your habits have links now." }
    static var stopped: String { "Done. The old links no longer work." }
}
