/// Words that many pages share.
enum CommonWording {
    static let skipToContent = "Skip to the content"
    static let places = "Places"
    static let today = "Today"
    static let habits = "Habits"
    static let rewards = "Rewards"
    static let settings = "Settings"
    static let save = "Save"
    static let cancel = "Cancel"
    static let undo = "Undo"
    static let back = "Back"
    static let delete = "Delete"

    static func problems(_ count: Int) -> String {
        count == 1 ? "One field needs another look:" : "\(count) fields need another look:"
    }

    static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

    static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }
}
