import HexisCore

/// Asks before a photo is deleted for good.
struct PhotoDeletionPage {
    let photo: Photo
    let subject: Photo.Subject?
    let practice: Practice
    let surroundings: Surroundings

    private var query: String { PhotoAddress.query(subject) }
    private var back: String { "/photos/\(photo.id)\(query)" }

    func page() -> HTML {
        let document = Document(PhotosWording.deleteTitle, below: .photos, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(PhotosWording.deleteTitle, back: back, PhotosWording.photo)
            html(
                "form", .class("panel"), Attribute("method", "post"),
                Attribute("action", "/photos/\(photo.id)/delete\(query)")
            ) { writeForm(to: &$0) }
        }
    }

    private func writeForm(to html: inout HTML) {
        html(HiddenFields([surroundings.formIdentifier(photo.id, 161)]))
        html("figure", .class("photo small"), Attribute("data-photo", photo.id.description)) { html in
            html.void("img", Attribute("src", PhotoAddress.small(photo.id)), Attribute("alt", description))
        }
        html("p", text: PhotosWording.deleteText)
        html("div", .class("buttons")) { html in
            html("button", .class("button danger"), text: PhotosWording.deleteForGood)
            html("a", .class("button quiet"), .href(back), text: CommonWording.cancel)
        }
    }

    private var description: String {
        PhotosWording.description(photo, practice, seenFrom: surroundings.moment.today)
    }
}
