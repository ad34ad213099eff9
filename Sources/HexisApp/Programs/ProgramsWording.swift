import HexisCore

/// User-facing text about programs with access.
enum ProgramsWording {
    static var title: String { "Programs of yours" }
    static var link: String { "Let a program in, or tell one" }
    static var inSettings: String {
        "A watch, a home or a spreadsheet of yours can record here, read, or be notified of what you did."
    }
    static var introduction: String {
        "Your own programs can record what you did or measured, and read what you keep here. Each comes in by a token that you give it, and only as far as you say."
    }
    static var tokens: String { "Let in" }
    static var none: String { "No program is let in. Make a token, and give it to a program of yours." }
    static var description: String { "For programmers: what can be asked (OpenAPI)" }
    static var remove: String { "Take back" }

    static var new: String { "Let a program in" }
    static var name: String { "What is it?" }
    static var nameHint: String { "A name that tells you later which it was: “My watch”." }
    static var nameMissing: String { "Please give it a name, such as “My watch”." }
    static var nameTooLong: String { "A name can have 100 characters, on one line. This one is longer." }
    static var tooMany: String { "\(AccessToken.most) programs can be let in. Take one back first." }
    static var scope: String { "What may it do?" }
    static var scopeMissing: String { "Please choose what it may do." }
    static var add: String { "Record" }
    static var addText: String { "Check-ins and measurements. It sees nothing." }
    static var read: String { "Read" }
    static var readText: String { "Everything that you keep here." }
    static var make: String { "Make a token" }

    static func may(_ scope: AccessScope) -> String {
        switch (scope.contains(.reading), scope.contains(.adding)) {
        case (true, true): "May read and record"
        case (true, false): "May read"
        default: "May record"
        }
    }

    static var secret: String { "Here it is, this once" }
    static var secretText: String {
        "Copy the token now, and give it to your program. It is not shown again; you can always make another."
    }
    static var token: String { "Token" }

    static var signals: String { "This happened" }
    static var signalsText: String {
        "Anything that can open an address can say that you did something: a button, a shortcut, a smart home. Each habit gets an address; opening it with POST is a check-in for today."
    }
    static var makeSignals: String { "Make the addresses" }
    static var noHabits: String { "You have no habits yet. Once you do, each has its address here." }
    static var signalsSecret: String {
        "Anyone who knows one of these addresses can check in for you, and sees nothing. If the wrong person knows one, make new ones."
    }
    static var renew: String { "Make new addresses" }
    static var stop: String { "Take the addresses away" }
    static var made: String { "Your habits have addresses now." }
    static var stopped: String { "Done. Whatever used it can come in no more." }
}
