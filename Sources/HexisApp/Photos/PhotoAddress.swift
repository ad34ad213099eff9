import HexisCore

/// The addresses of photos and their files.
enum PhotoAddress {
    /// A photo's own page, among all photos or those of one subject.
    static func page(_ photo: Identifier, _ subject: Photo.Subject?) -> String {
        "/photos/\(photo)\(query(subject))"
    }

    static func gallery(_ subject: Photo.Subject?) -> String { "/photos\(query(subject))" }

    /// The page of the subject itself; `nil` for a day, and if the subject no longer exists.
    static func whole(_ subject: Photo.Subject, in practice: Practice) -> String? {
        guard practice.name(of: subject) != nil, let id = subject.identifier else { return nil }
        return "\(subject.kind == .habit ? "/habits" : "/personal-challenges")/\(id)"
    }

    /// At most 480 px wide and high.
    static func small(_ photo: Identifier) -> String { "/photos/files/\(photo)/small" }

    /// At most 2048 px wide and high.
    static func large(_ photo: Identifier) -> String { "/photos/files/\(photo)/large" }

    /// `?of=day`, `?of=` and an identifier, or nothing.
    static func query(_ subject: Photo.Subject?) -> String {
        guard let subject else { return "" }
        return "?of=\(subject.identifier?.description ?? subject.kind.name)"
    }

    /// The subject named by the query; `nil` if it names none with photos.
    static func subject(_ query: String?, among photos: [Photo]) -> Photo.Subject? {
        guard let query else { return nil }
        return photos.first { ($0.subject.identifier?.description ?? $0.subject.kind.name) == query }?.subject
    }
}
