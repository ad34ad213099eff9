import HexisCore

/// Photos by month, latest first: all of them, or those of one subject.
struct GalleryPage {
    /// The subject to show; `nil` for all photos.
    let subject: Photo.Subject?
    /// The part of the list to show, from 0.
    let stretch: Int
    let practice: Practice
    let surroundings: Surroundings
    var notice: Notice?

    /// The number of photos per page.
    static let most = 60
    private var today: Day { surroundings.moment.today }

    func page() -> HTML {
        let document = Document(
            PhotosWording.title, on: .photos, of: practice, with: surroundings, notice: notice)
        let all = practice.photos
        return document.page { html in
            html("header", .class("page-header")) { writeHeader(isEmpty: all.isEmpty, to: &$0) }
            guard !all.isEmpty else { return writeNone(to: &html) }
            writeFilter(of: all, to: &html)
            writeMonths(of: subject.map { subject in all.filter { $0.subject == subject } } ?? all, to: &html)
            html(PhotoStates())
        }
    }

    private func writeHeader(isEmpty: Bool, to html: inout HTML) {
        html("h1", text: PhotosWording.title)
        if let subject { html(PhotoSubjectLink(subject: subject, practice: practice)) }
        guard !isEmpty else { return }
        html(Explanation(title: PhotosWording.explanationTitle, text: PhotosWording.explanation))
        writeForm(to: &html)
    }

    private func writeForm(to html: inout HTML) {
        html(AddPhotoForm(subject: subject ?? .day, day: today, origin: .gallery))
    }

    private func writeNone(to html: inout HTML) {
        html("section", .class("empty")) { html in
            html("div", .class("empty-picture")) { html in
                html(Symbol("camera", assets: surroundings.assets))
            }
            html("h2", text: PhotosWording.none)
            html("p", text: PhotosWording.noneHint)
            writeForm(to: &html)
            html(PhotoStates())
        }
    }

    /// Writes the filter if there is something to choose from.
    private func writeFilter(of photos: [Photo], to html: inout HTML) {
        var subjects: [Photo.Subject] = []
        for photo in photos where !subjects.contains(photo.subject) { subjects.append(photo.subject) }
        guard subjects.count > 1 else { return }
        html("nav", .class("photo-filter"), .label(PhotosWording.filter)) { html in
            writeChoice(nil, PhotosWording.all, to: &html)
            for subject in subjects {
                writeChoice(subject, PhotosWording.name(of: subject, practice), to: &html)
            }
        }
    }

    private func writeChoice(_ choice: Photo.Subject?, _ name: String, to html: inout HTML) {
        html(
            "a", .class("button quiet"), .href(PhotoAddress.gallery(choice)),
            Attribute("aria-current", choice == subject ? "true" : nil), text: name)
    }

    private func writeMonths(of photos: [Photo], to html: inout HTML) {
        let first = min(max(0, stretch), (photos.count - 1) / GalleryPage.most)
        var rest = photos.dropFirst(first * GalleryPage.most).prefix(GalleryPage.most)
        while let month = rest.first?.day.startOfMonth {
            let photos = rest.prefix { $0.day.startOfMonth == month }
            write(Array(photos), of: month, to: &html)
            rest = rest.dropFirst(photos.count)
        }
        writeStretches(first, of: photos.count, to: &html)
    }

    private func write(_ photos: [Photo], of month: Day, to html: inout HTML) {
        html("section", .class("group")) { html in
            html("h2", text: DateWording.month(of: month))
            html(PhotoGrid(photos: photos, subject: subject, practice: practice, today: today))
        }
    }

    private func writeStretches(_ first: Int, of count: Int, to html: inout HTML) {
        guard count > GalleryPage.most else { return }
        html("div", .class("buttons")) { html in
            if first > 0 { writeStretch(first - 1, PhotosWording.newer, to: &html) }
            if (first + 1) * GalleryPage.most < count {
                writeStretch(first + 1, PhotosWording.older, to: &html)
            }
        }
    }

    private func writeStretch(_ stretch: Int, _ name: String, to html: inout HTML) {
        let address = PhotoAddress.gallery(subject)
        html(
            "a", .class("button quiet"), .href("\(address)\(subject == nil ? "?" : "&")stretch=\(stretch)"),
            text: name)
    }
}
