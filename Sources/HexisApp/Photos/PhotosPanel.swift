import HexisCore

/// The photos of a habit or a challenge, on its own page and on the pages of a habit's days.
struct PhotosPanel: View {
    let subject: Photo.Subject
    /// `nil` for all days.
    var day: Day?
    let practice: Practice
    let surroundings: Surroundings

    /// The number of photos shown; the others are one tap away.
    private static let most = 8

    func write(to html: inout HTML) {
        let all = practice.photos(of: subject)
        let photos = day.map { day in all.filter { $0.day == day } } ?? all
        html("section", .class("panel photos"), .id("photos"), Attribute("aria-labelledby", "photos-title")) {
            html in
            html("h2", .id("photos-title"), text: PhotosWording.title)
            html(Explanation(title: PhotosWording.explanationTitle, text: PhotosWording.explanation))
            write(photos, to: &html)
            html("div", .class("buttons")) { writeButtons(isEmpty: all.isEmpty, to: &$0) }
            html(PhotoStates())
        }
    }

    private func write(_ photos: [Photo], to html: inout HTML) {
        guard !photos.isEmpty else {
            let none = day == nil ? PhotosWording.noneOfAll : PhotosWording.noneOfDay
            return html("p", .class("hint"), text: none)
        }
        html(
            PhotoGrid(
                photos: Array(photos.prefix(PhotosPanel.most)), subject: subject, practice: practice,
                today: surroundings.moment.today))
    }

    private func writeButtons(isEmpty: Bool, to html: inout HTML) {
        html(
            AddPhotoForm(
                subject: subject, day: day ?? surroundings.moment.today,
                origin: day == nil ? .whole : .day))
        if !isEmpty {
            html(
                "a", .class("button quiet"), .href(PhotoAddress.gallery(subject)),
                text: PhotosWording.seeAll)
        }
    }
}
