import HexisCore

/// The form for how much somebody may store, as filled in. An empty field is what the server allows everybody.
public struct StorageForm: Hashable, Sendable {
    static var journal: String { "journal" }
    static var photos: String { "photos" }
    /// What may be set, in megabytes: up to a terabyte.
    public static var megabytes: ClosedRange<Int64> { 1...1_000_000 }

    private let journalText: String
    private let photoText: String

    public init(_ form: Form) {
        journalText = form[StorageForm.journal] ?? ""
        photoText = form[StorageForm.photos] ?? ""
    }

    public var isComplete: Bool { problems.isEmpty }
    /// In bytes; `nil` is what the server allows everybody.
    public var journalLimit: Int64? { megabytes(journalText).map { $0 * 1_000_000 } }
    public var photoLimit: Int64? { megabytes(photoText).map { $0 * 1_000_000 } }

    var problems: [Problem] {
        [StorageForm.journal, StorageForm.photos].compactMap { name in
            let text = text(of: name)
            guard !text.isBlank, megabytes(text) == nil else { return nil }
            return Problem(field: name, message: PeopleWording.badLimit)
        }
    }

    func text(of name: String) -> String { name == StorageForm.journal ? journalText : photoText }

    private func megabytes(_ text: String) -> Int64? {
        guard let number = Line(text).flatMap({ Int64($0.text) }), StorageForm.megabytes.contains(number)
        else { return nil }
        return number
    }
}
