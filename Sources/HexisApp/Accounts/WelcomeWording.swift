/// The words on the first page.
enum WelcomeWording {
    static var title: String { "Habits that last" }
    static var lead: String {
        "Hexis helps you make one small thing a habit, at your own pace. Mark it with one tap, see how it grows, and "
            + "never be scolded for a day that went otherwise."
    }
    static var lookAround: String { "Look around" }
    static var lookAroundText: String {
        "One tap, no account: half a year of somebody's habits, made up, gone when the server stops."
    }

    static var featuresTitle: String { "What it does" }
    static let features = [
        (
            "Your day on one page",
            "What is due today, each on its card. Yesterday is one arrow away, and can be filled in."
        ),
        (
            "As often as you like",
            "On weekdays, three times a week, every second day; done or not, or an amount; a goal, or a limit."
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
            "Your user name, your password in a form from which nobody can tell it, and what you record. What you write "
                + "is encrypted under a key of your own: looking into the database or a backup does not show it."
        ),
        ("In this browser", "One cookie that keeps you signed in. Signing out removes it."),
        ("Anywhere else", "Nothing. No advertising, no tracking, nobody else's scripts."),
        (
            "Your say",
            "You can erase your account at any time, without asking anyone. Backups hold an encrypted "
                + "copy until they are deleted."
        ),
    ]
}
