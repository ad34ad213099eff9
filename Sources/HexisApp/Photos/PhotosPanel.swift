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
            if photos.isEmpty {
                html(
                    "p", .class("hint"),
                    text: day == nil ? PhotosWording.noneOfAll : PhotosWording.noneOfDay)
            } else {
                html(
                    PhotoGrid(
                        photos: Array(photos.prefix(PhotosPanel.most)), subject: subject, practice: practice,
                        today: surroundings.moment.today))
            }
            html("div", .class("buttons")) { html in
                html(
                    AddPhotoForm(
                        subject: subject, day: day ?? surroundings.moment.today,
                        origin: day == nil ? .whole : .day))
                if !all.isEmpty {
                    html(
                        "a", .class("button quiet"), .href(PhotoAddress.gallery(subject)),
                        text: PhotosWording.seeAll)
                }
            }
            html(PhotoStates())
        }
    }
}
