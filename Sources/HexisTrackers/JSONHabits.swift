import HexisApp
import HexisCore

/// What has been read so far of a file whose habits are JSON objects.
struct JSONHabits {
    private(set) var habits: [TrackedHabit] = []
    private(set) var remarks: [TrackerRemark] = []
    private var unreadable = 0
    private var longNotes = 0
    private var described = 0

    private static let mostHabits = 1000

    /// The objects below `habits`, or of a list that is the whole file.
    static func objects(in bytes: [UInt8]) throws(TrackerError) -> [JSON] {
        guard let file = try? JSON(parsing: bytes) else { throw .damaged }
        let list = if case .array(let list) = file { list } else { file["habits"]?.list }
        guard let list else { throw .unknownFormat }
        guard list.count <= mostHabits else { throw .tooLarge }
        return list
    }

    /// Whether a person can have one more habit.
    var hasRoom: Bool { habits.count < JSONHabits.mostHabits }

    /// Whether the text occurs in a file that begins like JSON.
    static func isText(_ text: String, in bytes: [UInt8]) -> Bool {
        guard let first = bytes.first(where: { !" \n\r\t".utf8.contains($0) }), "{[".utf8.contains(first)
        else {
            return false
        }
        return bytes.firstRange(of: Array(text.utf8)) != nil
    }

    /// The name of a habit; `nil`, counted as unreadable, for one without.
    mutating func name(_ written: String?) -> Line? {
        guard let written, let name = Line(cut: written) else {
            unreadable += 1
            return nil
        }
        if Line(written) == nil { remarks.append(.name(name.text)) }
        return name
    }

    mutating func note(_ written: String?) -> Passage? {
        guard let written, !written.isBlank else { return nil }
        let note = Passage(written)
        if note == nil { longNotes += 1 }
        return note
    }

    mutating func countUnreadable() { unreadable += 1 }
    mutating func countDescription() { described += 1 }
    mutating func remark(_ remark: TrackerRemark?) { remarks += [remark].compactMap { $0 } }

    /// Adds a habit. Of several records of a day, the last counts.
    mutating func add(_ habit: TrackedHabit, days: [TrackedDay]) {
        var habit = habit
        habit.days = Dictionary(days.map { ($0.day, $0) }) { $1 }.values.sorted { $0.day < $1.day }
        habits.append(habit)
    }

    var history: TrackerHistory {
        var remarks = remarks
        if described > 0 { remarks.append(.descriptions(habits: described)) }
        if longNotes > 0 { remarks.append(.notes(longNotes)) }
        if unreadable > 0 { remarks.append(.unreadable(records: unreadable)) }
        return TrackerHistory(habits: habits, remarks: remarks)
    }
}

extension JSON {
    var list: [JSON]? { if case .array(let list) = self { list } else { nil } }
    var members: [Member]? { if case .object(let members) = self { members } else { nil } }
    var isTrue: Bool { self == .bool(true) || integer == 1 }

    /// A number to the nearest thousandth; `nil` for one that is no amount.
    var rounded: Amount? {
        guard case .number(let text) = self, let number = Double(text), abs(number) < 1e12 else { return nil }
        return Amount(thousandths: Int64((number * 1000).rounded()))
    }

    /// A number of at most three decimals.
    var amount: Amount? { if case .number(let text) = self { Amount(text) } else { nil } }
}
