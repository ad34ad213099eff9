package import HexisApp
import HexisCore

/// The log of harsh, a program for the terminal: `2026-01-15 : Gym : y : a comment : 25`, the last two of them optional.
///
/// How often a habit is due is in another file of harsh, and is not known.
package enum HarshLog: TrackerFormat {
    package static var program: String { "harsh" }

    private static let longestFile = 16 << 20

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        guard let first = lines(of: bytes.prefix(4096)).first else { return false }
        return HarshEntry(first) != nil
    }

    package static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory {
        guard bytes.count <= longestFile else { throw .tooLarge }
        var habits = HabitRows(program: "harsh")
        for line in lines(of: bytes[...]) {
            guard let entry = HarshEntry(line) else {
                habits.countUnreadable()
                continue
            }
            try habits.add(entry.habit, on: entry.day, entry.answer, note: entry.comment)
        }
        return habits.history
    }

    /// The lines that are no comments.
    private static func lines(of bytes: ArraySlice<UInt8>) -> [String] {
        bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            .map { String(decoding: $0, as: UTF8.self).trimmed }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }
}

/// A line of the log.
private struct HarshEntry {
    let day: Day
    let habit: String
    let answer: TableAnswer
    let comment: String

    init?(_ line: String) {
        let parts = line.split(separator: " : ", omittingEmptySubsequences: false).map { String($0).trimmed }
        guard 3...5 ~= parts.count, let day = Day(parts[0]), !parts[1].isEmpty else { return nil }
        let amount = parts.count > 4 ? TableAnswer.amount(parts[4], .point) : nil
        guard let answer = HarshEntry.answer(parts[2], amount) else { return nil }
        self.day = day
        habit = parts[1]
        self.answer = answer
        comment = parts.count > 3 ? parts[3] : ""
    }

    private static func answer(_ letter: String, _ amount: Amount?) -> TableAnswer? {
        switch letter {
        case "y": amount.map { $0 > .zero ? .amount($0) : .done } ?? .done
        case "n": .marked(.notDone)
        case "s": .marked(.skipped)
        default: nil
        }
    }
}
