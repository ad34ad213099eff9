import HexisCore

/// User-facing text about cheers.
enum CheerWording {
    static func title(_ name: String) -> String { "Cheer \(name)" }
    static func name(of cheer: Cheer) -> String {
        switch cheer {
        case .star: "Well done"
        case .heart: "Proud of you"
        case .sun: "Have a good day"
        case .flame: "Keep going"
        case .leaf: "One step at a time"
        }
    }
    static var which: String { "Your cheer" }
    static var text: String { "A few words (optional)" }
    static var textHint: String { "Up to 80 characters." }
    static var textTooLong: String { "This can have 80 characters, on one line. It is longer." }
    static var cheerMissing: String { "Choose a cheer." }
    static var send: String { "Cheer" }
    static var sent: String { "Sent. It arrives as soon as both of you have a connection." }
    static var enough: String { "You cheered five times within a day. More are possible tomorrow." }
    static var all: String { "Cheers" }
    static func from(_ name: String) -> String { "\(name) cheers you" }
    /// `Keep going: “You can do it”`
    static func line(_ cheer: CompanionCheer) -> String {
        name(of: cheer.cheer) + (cheer.text.map { ": “\($0.text)”" } ?? "")
    }
    /// `From Bob, today at 18:02`
    static func detail(_ cheer: CompanionCheer, _ name: String, _ time: String) -> String {
        cheer.party == .companion ? "From \(name), \(time)" : "From you, \(time)"
    }
}
