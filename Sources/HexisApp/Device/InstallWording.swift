/// The words of the invitation to install.
enum InstallWording {
    static var title: String { "Keep Hexis at hand" }
    static var benefit: String { "It opens like an app, and works without a connection." }
    static var yes: String { "Install" }
    static var no: String { "Not now" }

    /// As Safari says it since iOS 26; the hints cover its other layouts, and earlier versions.
    static var share: String { "In Safari, tap Share" }
    static var shareHint: String { "If it is not there, tap More (•••) first." }
    static var add: String { "Tap “Add to Home Screen”" }
    static var addHint: String { "You may need to scroll down." }
    static var confirm: String { "Tap “Add”" }
    static var confirmHint: String { "“Open as Web App” stays on." }
}
