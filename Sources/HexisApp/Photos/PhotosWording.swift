import HexisCore

/// User-facing text about photos.
enum PhotosWording {
    static var title: String { "Photos" }
    static var photo: String { "Photo" }
    static var add: String { "Add photos" }
    static var needsScripts: String {
        "To add photos, your browser has to allow JavaScript for this page. Viewing works without it."
    }
    static var none: String { "No photos yet" }
    static var noneHint: String {
        "What you take or pick appears here, month by month: the first flat loaf, the view on your walk. Where a photo was taken is never kept."
    }
    static var noneOfAll: String {
        "None yet. A picture now and then shows later how far you have come."
    }
    static var noneOfDay: String { "None of this day yet." }
    static var explanationTitle: String { "What becomes of a photo" }
    static var explanation: String {
        "The server keeps it in a handy size, encrypted: a backup alone does not show it. Where and with which camera it was taken is left out. Without a connection it stays on this device until it can be sent."
    }
    static var all: String { "All" }
    static var ofDays: String { "Days" }
    static var ofDeletedHabits: String { "A habit from before" }
    static var ofDeletedChallenges: String { "A goal from before" }
    static var filter: String { "Photos of" }
    static var seeAll: String { "See all" }
    static var previous: String { "The photo before" }
    static var next: String { "The next photo" }
    static var newer: String { "Later photos" }
    static var older: String { "Earlier photos" }
    static var caption: String { "Caption" }
    static var captionHint: String { "A few words, if you like." }
    static var captionTooLong: String { "A caption can have 100 characters, on one line. It is longer." }
    static var saved: String { "Saved." }
    static var saveToDevice: String { "Save to this device" }
    static var deleteTitle: String { "Delete this photo?" }
    static var deleteText: String {
        "It goes from all your devices and from the server. This cannot be taken back; if you would like to keep it, save it to this device first."
    }
    static var deleteForGood: String { "Delete for good" }
    static var deleted: String { "The photo is deleted." }

    /// `3 of 12`
    static func place(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }

    static func count(_ count: Int) -> String { count == 1 ? "1 photo" : "\(count) photos" }

    /// The alternative text of a photo: its caption, else its subject and day.
    static func description(_ photo: Photo, _ practice: Practice, seenFrom today: Day) -> String {
        let day = DateWording.short(photo.day, seenFrom: today)
        if let caption = photo.caption { return "\(caption.text), \(day)" }
        return "\(practice.name(of: photo.subject) ?? PhotosWording.photo), \(day)"
    }

    /// The name of the photos' subject.
    static func name(of subject: Photo.Subject, _ practice: Practice) -> String {
        if let name = practice.name(of: subject) { return name }
        return switch subject.kind {
        case .day: ofDays
        case .habit: ofDeletedHabits
        case .challenge: ofDeletedChallenges
        }
    }
}

extension PhotosWording {
    /// The text for a photo's state on this device, if there is something to say.
    static func text(of state: PhotoState) -> String {
        switch state {
        case .waiting: "Waits for a connection. Until then it is on this device only."
        case .missing: "Not here yet. The device that took it will send it as soon as it can."
        case .tooLarge: "This file is larger than 50 MB, and was not kept. A smaller copy will do."
        case .notAPicture:
            "Hexis can’t show this kind of file. JPEG, PNG, WebP, GIF and HEIC work. You can delete it here."
        case .tooManyPixels:
            "This picture has more than 250 million pixels, which is more than Hexis can work on. You can delete it here."
        case .unreadable: "This picture is damaged and could not be read. You can delete it here."
        case .notKept: "Your browser has no room for this photo. It was not added."
        }
    }
}
