import HexisCore

/// Showing, adding, captioning and deleting photos. Their files have routes of their own.
struct PhotoRoutes: VisitRoutes {
    let visit: Visit

    private var today: Day { surroundings.moment.today }
    private var subject: Photo.Subject? {
        PhotoAddress.subject(request.query["of"], among: practice.photos)
    }

    /// Answers requests below `/photos`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return request.method == .get ? gallery() : add() }
        guard let photo = Identifier(first).flatMap({ practice.photo($0) }) else { return nil }
        switch (request.method, path.count, path.count > 1 ? path[1] : "") {
        case (.get, 1, _): return page(photo)
        case (.post, 1, _): return caption(photo)
        case (.get, 2, "delete"): return askToDelete(photo)
        case (.post, 2, "delete"): return delete(photo)
        default: return nil
        }
    }

    private func gallery() -> Reply {
        let notice = request.query["removed"].map { _ in Notice(text: PhotosWording.deleted) }
        let stretch = request.query["stretch"].flatMap { JSON.number($0).integer } ?? 0
        return .page(
            GalleryPage(
                subject: subject, stretch: Int(clamping: stretch), practice: practice,
                surroundings: surroundings, notice: notice
            ).page())
    }

    /// Adds a photo; the page script sends this form once the file is safely stored on the device.
    private func add() -> Reply? {
        guard let photo = request.form["photo"].flatMap({ Identifier($0) }), let subject = addedSubject
        else { return nil }
        let day = request.form["day"].flatMap { Day($0) } ?? today
        var recorder = Recorder(request, practice, surroundings)
        if !recorder.isRepeated, practice.photo(photo) == nil, !practice.isRemoved(photo: photo) {
            recorder.record(
                .photoAdded(
                    PhotoAdded(photo: photo, subject: subject, day: day <= today ? day : today)))
        }
        return .redirect(to: Confirmation.added.at(origin(subject, day)), recording: recorder.entries)
    }

    /// `nil` for a habit that does not exist.
    private var addedSubject: Photo.Subject? {
        let kind = request.form["kind"].flatMap { Photo.SubjectKind(name: $0) } ?? .day
        let identifier = request.form["subject"].flatMap { Identifier($0) }
        if kind == .habit, identifier.flatMap({ practice.habit($0) }) == nil { return nil }
        return Photo.Subject(kind, identifier)
    }

    /// The page on which the photo was added.
    private func origin(_ subject: Photo.Subject, _ day: Day) -> String {
        let origin = request.form["from"].flatMap { AddPhotoForm.Origin(name: $0) } ?? .gallery
        guard origin != .gallery, let whole = PhotoAddress.whole(subject, in: practice) else {
            return PhotoAddress.gallery(subject == .day ? nil : subject)
        }
        return origin == .day && subject.kind == .habit ? "\(whole)/days/\(day)" : whole
    }

    private func caption(_ photo: Photo) -> Reply {
        let typed = request.form["caption"] ?? ""
        guard typed.isBlank || Line(typed) != nil else { return page(photo, typed: typed) }
        let query = PhotoAddress.query(subject)
        return record(
            .photoCaptioned(PhotoCaptioned(photo: photo.id, caption: Line(typed))),
            thenTo: "/photos/\(photo.id)\(query)\(query.isEmpty ? "?" : "&")saved=1")
    }

    private func askToDelete(_ photo: Photo) -> Reply {
        .page(
            PhotoDeletionPage(
                photo: photo, subject: subject, practice: practice, surroundings: surroundings
            ).page())
    }

    private func delete(_ photo: Photo) -> Reply {
        let isOnly = subject.map { practice.photos(of: $0).count == 1 } ?? true
        let gallery = PhotoAddress.gallery(isOnly ? nil : subject)
        return record(
            .photoRemoved(PhotoRemoved(photo: photo.id)), thenTo: "\(gallery)\(isOnly ? "?" : "&")removed=1")
    }

    private func record(_ fact: Fact, thenTo address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: [fact], thenTo: address)
    }

    @inline(never)
    private func page(_ photo: Photo, typed: String? = nil) -> Reply {
        let notice = request.query["saved"].map { _ in Notice(text: PhotosWording.saved) }
        let page = PhotoPage(
            photo: photo, subject: subject, typed: typed, practice: practice, surroundings: surroundings,
            notice: notice)
        return .page(page.page(), status: page.problems.isEmpty ? 200 : 422)
    }
}
