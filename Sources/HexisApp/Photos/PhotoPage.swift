import HexisCore

/// One photo, large, with links to the previous and the next.
struct PhotoPage {
    let photo: Photo
    /// The subject whose photos the page steps through; `nil` for all photos.
    let subject: Photo.Subject?
    /// The caption as typed, if it was invalid.
    var typed: String?
    let practice: Practice
    let surroundings: Surroundings
    var notice: Notice?

    private var today: Day { surroundings.moment.today }
    private var query: String { PhotoAddress.query(subject) }
    private var description: String { PhotosWording.description(photo, practice, seenFrom: today) }

    var problems: [Problem] {
        guard let typed, !typed.isBlank, Line(typed) == nil else { return [] }
        return [Problem(field: "caption", message: PhotosWording.captionTooLong)]
    }

    func page() -> HTML {
        let document = Document(
            description, below: .photos, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            html("header", .class("page-header")) { writeHeader(to: &$0) }
            html(ProblemSummary(problems: problems))
            writePicture(to: &html)
            writeSteps(to: &html)
            writeForm(to: &html)
            html(PhotoStates())
        }
    }

    private func writeHeader(to html: inout HTML) {
        html.backLink(to: PhotoAddress.gallery(subject), PhotosWording.title)
        html("h1", text: DateWording.long(photo.day, seenFrom: today))
        html(PhotoSubjectLink(subject: photo.subject, practice: practice))
    }

    /// Writes the picture; the page script shows the photo's state below it if there is something to report.
    private func writePicture(to html: inout HTML) {
        html("figure", .class("photo"), Attribute("data-photo", photo.id.description)) { html in
            html.void(
                "img", Attribute("src", PhotoAddress.large(photo.id)),
                Attribute("alt", description))
            html(
                "p", .class("photo-note"), Attribute("role", "status"),
                Attribute("data-photo-note", if: true),
                text: "")
            if let caption = photo.caption { html("figcaption", text: caption.text) }
        }
    }

    private func writeSteps(to html: inout HTML) {
        let photos = subject.map { practice.photos(of: $0) } ?? practice.photos
        guard photos.count > 1, let place = photos.firstIndex(where: { $0.id == photo.id }) else { return }
        html("nav", .class("photo-steps"), .label(PhotosWording.title)) { html in
            writeStep(place > 0 ? photos[place - 1] : nil, "arrow back", PhotosWording.previous, to: &html)
            html("p", text: PhotosWording.place(place + 1, of: photos.count))
            writeStep(
                place + 1 < photos.count ? photos[place + 1] : nil, "arrow ahead", PhotosWording.next,
                to: &html)
        }
    }

    private func writeStep(_ photo: Photo?, _ arrow: String, _ name: String, to html: inout HTML) {
        guard let photo else {
            html("span", .class("no-step"), text: "")
            return
        }
        html(
            "a", .class("round"), .href(PhotoAddress.page(photo.id, subject)), .label(name),
            Attribute("data-photo-step", arrow)
        ) { html in
            html("span", .class(arrow), .decorative, text: "")
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("panel"), Attribute("method", "post"),
            Attribute("action", "/photos/\(photo.id)\(query)"), Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(photo.id, 160)]))
            html(caption)
            html("div", .class("buttons")) { writeButtons(to: &$0) }
        }
    }

    private var caption: TextField {
        TextField(
            label: PhotosWording.caption, name: "caption", value: typed ?? photo.caption?.text ?? "",
            hint: PhotosWording.captionHint, problem: problems["caption"])
    }

    private func writeButtons(to html: inout HTML) {
        html("button", .class("button"), text: CommonWording.save)
        html(
            "a", .class("button quiet"), .href(PhotoAddress.large(photo.id)),
            Attribute("download", "hexis-\(photo.day).jpg"), Attribute("data-photo-save", if: true),
            text: PhotosWording.saveToDevice)
        html(
            "a", .class("button quiet danger"), .href("/photos/\(photo.id)/delete\(query)"),
            text: CommonWording.delete)
    }
}
