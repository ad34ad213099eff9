/// A photo was taken or picked. Its picture comes by another way, and perhaps later.
public struct PhotoAdded: FactFields {
    public var photo: Identifier
    public var subject: Photo.Subject
    public var day: Day
    public var caption: Line?

    public init(photo: Identifier, subject: Photo.Subject, day: Day, caption: Line? = nil) {
        self.photo = photo
        self.subject = subject
        self.day = day
        self.caption = caption
    }

    init(_ known: PhotoAdded?, _ coder: inout FieldCoder) throws(WireError) {
        photo = try coder.field(1, "photo", known?.photo)
        let kind = try coder.field(2, "kind", known?.subject.kind)
        let name = try coder.optional(3, "subject", known?.subject.identifier)
        guard let subject = Photo.Subject(kind, name) else { throw .missing(field: "subject") }
        self.subject = subject
        day = try coder.field(4, "day", known?.day)
        caption = try coder.optional(5, "caption", known?.caption)
    }
}

/// A photo got another caption, or none.
public struct PhotoCaptioned: FactFields {
    public var photo: Identifier
    public var caption: Line?

    public init(photo: Identifier, caption: Line?) {
        self.photo = photo
        self.caption = caption
    }

    init(_ known: PhotoCaptioned?, _ coder: inout FieldCoder) throws(WireError) {
        photo = try coder.field(1, "photo", known?.photo)
        caption = try coder.optional(2, "caption", known?.caption)
    }
}

/// A photo was taken away, for good: its picture goes wherever it is kept.
public struct PhotoRemoved: FactFields {
    public var photo: Identifier

    public init(photo: Identifier) {
        self.photo = photo
    }

    init(_ known: PhotoRemoved?, _ coder: inout FieldCoder) throws(WireError) {
        photo = try coder.field(1, "photo", known?.photo)
    }
}
