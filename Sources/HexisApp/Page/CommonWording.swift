import HexisCore

/// User-facing text shared by many pages.
enum CommonWording {
    static var skipToContent: String { "Skip to the content" }
    static var places: String { "Main menu" }
    /// The name of the strip of links, for screen readers.
    static func pages(of place: String) -> String { "Within \(place)" }
    static var today: String { "Today" }
    static var habits: String { "Habits" }
    static var progress: String { "Progress" }
    static var rewards: String { "Rewards" }
    static var settings: String { "Settings" }
    static var save: String { "Save" }
    static var cancel: String { "Cancel" }
    static var undo: String { "Undo" }
    static var back: String { "Back" }
    static var close: String { "Close" }
    static var delete: String { "Delete" }
    static var copy: String { "Copy" }
    static var share: String { "Share" }

    /// Capitalizes the first letter, where it is a Latin one without an accent.
    static func capitalized(_ text: String) -> String {
        var bytes = text.bytes
        if let first = bytes.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first { bytes[0] = first - 32 }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func problems(_ count: Int) -> String {
        count == 1 ? "One field needs another look:" : "\(count) fields need another look:"
    }

    static var stretch: String { "Parts of the list" }
    static var stretchBefore: String { "Previous" }
    static var stretchAfter: String { "Next" }

    static func stretch(from first: Int, to last: Int, of count: Int) -> String {
        "\(first) to \(last) of \(count)"
    }

    /// The problem of a number that can be read in two ways: both readings, and how to write each unambiguously.
    /// Returns `nil` for a clear number.
    @inline(never)
    static func unclear(_ number: TypedNumber?, isWhole: Bool) -> String? {
        guard let number, number.isUnclear(isWhole: isWhole), let (smaller, larger) = number.readings else {
            return nil
        }
        return
            "Do you mean \(smaller) or \(larger.shown)? Write \(smaller.typed) or \(larger.typed)."
    }

    static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

    static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }
}
