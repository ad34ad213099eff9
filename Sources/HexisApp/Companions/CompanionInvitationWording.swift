import HexisCore

/// User-facing text about inviting somebody to a goal, and joining one.
enum CompanionInvitationWording {
    static var lead: String {
        "A code or its link lets one person take part with you. You choose what they see once they have used it."
    }
    static var make: String { "Make a code" }
    static var code: String { "The code" }
    static var codeText: String {
        "Pass it on now: this page shows it only once. It works for one person on this server, for seven days."
    }
    static var waiting: String { "Codes that were not used yet" }
    static func tooMany(_ most: Int) -> String {
        "\(most) codes are waiting to be used. Withdraw some first, or wait until they expire."
    }
    static var withdrawn: String { "The code is withdrawn." }

    static var join: String { "Join a goal" }
    static var joinLead: String {
        "Somebody who pursues a goal or a challenge gives you the code, and you get the same."
    }
    static var codeLabel: String { "Code" }
    static var next: String { "Next" }
    static var unknown: String { "This code is unknown, used or expired. Ask for a new one." }
    static var own: String { "This is your own code. Give it to the person who is to join you." }
    static func blocked(_ name: String) -> String {
        "This is a code of \(name), whom you blocked. Unblock them first, under Companions."
    }
    static var over: String { "What this code was for is over, or was deleted." }
    static func alreadyJoined(_ name: String) -> String { "You pursue this with \(name) already." }
    static func invites(_ name: String) -> String { "\(name) invites you" }
    static func invitesText(_ name: String, to goal: SharedGoal, seen userName: String) -> String {
        let copy =
            switch goal {
            case .personal: "this goal"
            case .habit: "this habit and its challenge"
            }
        return "If you join, you get \(copy), too, and \(name) sees that you are \(userName)."
    }
    /// `12 books altogether, 1 to 30 November`, `Two weeks, 2 to 15 November · Monday, Wednesday`.
    static func line(_ goal: SharedGoal, seenFrom today: Day) -> String {
        switch goal {
        case .personal(let challenge): PersonalWording.goal(challenge, seenFrom: today)
        case .habit(let challenge, let habit):
            "\(ChallengesWording.name(challenge.level)), \(ChallengesWording.span(challenge, seenFrom: today)) · \(HabitsWording.schedule(habit.schedule(on: max(today, challenge.from))))"
        }
    }
    static var joinButton: String { "Join" }
    static var levelMissing: String { "Choose what they see." }
}
