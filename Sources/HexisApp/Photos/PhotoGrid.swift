import HexisCore

/// Photos in a grid, each linking to its own page.
struct PhotoGrid: View {
    let photos: [Photo]
    /// The subject whose photos the linked pages step through; `nil` for all photos.
    let subject: Photo.Subject?
    let practice: Practice
    let today: Day

    @inline(never)
    func write(to html: inout HTML) {
        html("ul", .class("photo-grid")) { html in
            for photo in photos { html("li") { write(photo, to: &$0) } }
        }
    }

    private func write(_ photo: Photo, to html: inout HTML) {
        html(
            "a", .href(PhotoAddress.page(photo.id, subject)), Attribute("data-photo", photo.id.description)
        ) { html in
            html.void(
                "img", Attribute("src", PhotoAddress.small(photo.id)), Attribute("loading", "lazy"),
                Attribute("decoding", "async"),
                Attribute("alt", PhotosWording.description(photo, practice, seenFrom: today)))
        }
    }
}
