/// User-facing text of the welcome page.
enum WelcomeWording {
    static var title: String { "Habits that last" }
    static var lead: String {
        "Hexis helps you make one small thing a habit, at your own pace."
    }
    static let lines = [
        "One tap marks a habit or a dose, with or without a connection.",
        "You see it grow, and fill in yesterday when you forget.",
        "A day that goes differently is never held against you.",
    ]

    static var tablet: String { "Blood pressure tablet" }
    static var read: String { "Read two pages" }
    static var water: String { "Drink water" }
    static var glasses: String { "glasses" }
    static var walk: String { "Walk at lunch" }

    static func play(_ role: DemonstrationRole) -> String {
        switch role {
        case .patient: "Look around"
        case .careProvider: "Look around as a care provider"
        case .companion: "Look around as a companion"
        }
    }
    static func playInstead(_ role: DemonstrationRole) -> String {
        switch role {
        case .patient: "See this as the patient"
        case .careProvider: "See this as the care provider"
        case .companion: "See this as the companion"
        }
    }
    static var lookAroundText: String {
        "Try half a year of made-up habits. No account needed."
    }

    static var featuresTitle: String { "What it does" }
    static let features = [
        (
            "Your day on one page",
            "What is due today, each on its card. Yesterday is one arrow away, and can be filled in."
        ),
        (
            "Plans that hold",
            "Tie a habit to something that happens anyway. Hexis reminds you at its time or place, and offers to stop once "
                + "you need it less."
        ),
        (
            "An old habit, changed",
            "Find out what sets it off and what you really crave, and put something better in its place."
        ),
        (
            "Your medicine",
            "Each dose is one tap, with a second reminder before the day is over. Hexis is not a medical device and gives "
                + "no dosing advice."
        ),
        (
            "Goals of your own",
            "Steps, books, kilometres: typed in, or counted from what your phone and watch measured, and remembered in "
                + "pictures."
        ),
        (
            "Kind by design",
            "Skip a day, pause for a holiday, change or drop any goal. Nothing is ever lost or punished."
        ),
    ]

    static var storedTitle: String { "What is stored where" }
    static let stored = [
        (
            "On this server",
            "Your user name, your password, scrambled so that it cannot be read, and what you record. What you write "
                + "and your pictures are encrypted under a key of your own: looking into the database or a backup "
                + "does not show them."
        ),
        (
            "In this browser",
            "A cookie that keeps you signed in and, so that Hexis works without a connection, a copy of what you record. "
                + "Signing out removes both. Another cookie stays, so that strangers cannot keep you out; it does not say who you are."
        ),
        (
            "Anywhere else",
            "Nothing, unless you turn it on yourself: reminders through the maker of your browser (encrypted), by "
                + "e-mail or ntfy, pictures of a map, connected apps. No advertising, no tracking."
        ),
        (
            "Your say",
            "You can erase your account at any time, without asking anyone. Backups hold an encrypted "
                + "copy until they are deleted."
        ),
    ]
}
