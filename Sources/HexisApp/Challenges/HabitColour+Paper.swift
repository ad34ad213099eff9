import HexisCore

extension HabitColour {
    /// The colour that style.css defines for light paper, for a drawing that leaves the page.
    var onPaper: String {
        switch self {
        case .teal: "#087769"
        case .sky: "#156faa"
        case .indigo: "#4f5fc9"
        case .plum: "#8a4fb0"
        case .rose: "#b9386c"
        case .coral: "#b64428"
        case .amber: "#976000"
        case .moss: "#53771a"
        }
    }
}
