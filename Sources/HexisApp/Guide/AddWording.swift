/// The words of the sheet with everything to add.
enum AddWording {
    static var title: String { "Add…" }
    static var ofToday: String { "For today" }
    static var urge: String { "Log an urge" }
    static var photo: String { "Photo" }
    static var measurement: String { "Measurement" }
    static var pause: String { "Pause" }

    static func name(_ door: Door) -> String {
        switch door {
        case .habit: "New habit"
        case .medicine: "Medicine"
        case .loop: "Change an old habit"
        case .challenge: "A goal of my own"
        case .history: BeginWording.name(door)
        }
    }
}
