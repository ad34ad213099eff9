import HexisCore

/// User-facing text about sharing a week or a streak.
enum ShareWording {
    static var title: String { "Show somebody" }
    static var row: String { "Your week or your streak, as you like to send it" }
    static var lead: String {
        "This is exactly what is shared, and only when you send it. It does not say what it is about, unless you add that."
    }
    static var week: String { "Your week" }
    static var picture: String { "Your streak" }
    static var noPicture: String { "Once a streak has begun, its picture appears here, too." }
    static var aboutMedicine: String { "my medicine" }
    static var sharePicture: String { "Share the picture" }
    static var sayMedicine: String { "Say that it is about medicine" }
    static var leaveOut: String { "Do not mention medicine" }

    static func words(_ streak: Int, saysMedicine: Bool) -> String {
        let days = streak == 1 ? "day in a row" : "days in a row"
        return saysMedicine ? "\(days) with my medicine" : days
    }

    /// A line such as `🟩🟩🟨⬜🟩🟩▫️ 4 days in a row`; only the squares without a streak. A square means all, some or none
    /// taken; a small square means that nothing was due or the day is in the future.
    static func line(_ week: MedicineWeek, _ streak: Int, saysMedicine: Bool) -> String {
        let squares = week.days.map { count -> String in
            switch count?.permille {
            case nil: "▫️"
            case 0?: "⬜"
            case 1000?: "🟩"
            default: "🟨"
            }
        }.joined()
        if streak == 0 { return saysMedicine ? "\(squares) \(aboutMedicine)" : squares }
        return "\(squares) \(streak) \(words(streak, saysMedicine: saysMedicine))"
    }
}
