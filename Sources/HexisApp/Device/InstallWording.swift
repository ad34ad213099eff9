/// The words of the invitation to install.
enum InstallWording {
    static let title = "Keep Hexis at hand"
    static let benefit = "It opens like an app, and works without a connection."
    static let yes = "Install"
    static let no = "Not now"

    /// As Safari says it since iOS 26; the hints cover its other layouts, and earlier versions.
    static let share = "In Safari, tap Share"
    static let shareHint = "If it is not there, tap More (•••) first."
    static let add = "Tap “Add to Home Screen”"
    static let addHint = "It stands further down."
    static let confirm = "Tap “Add”"
    static let confirmHint = "“Open as Web App” stays on."
}
