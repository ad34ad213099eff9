import HexisCore

/// Takes photos with the camera or picks several at once. The page script stores each one and uploads it.
struct AddPhotoForm: View {
    let subject: Photo.Subject
    let day: Day
    /// The page to return to.
    let origin: Origin

    enum Origin: Int, Choice {
        case gallery = 0
        /// The page of the habit or the challenge itself.
        case whole
        case day

        var name: String {
            switch self {
            case .gallery: "gallery"
            case .whole: "whole"
            case .day: "day"
            }
        }
    }

    @inline(never)
    func write(to html: inout HTML) {
        html(
            "form", .class("photo-add"), Attribute("method", "post"), Attribute("action", "/photos"),
            Attribute("data-plain", if: true), Attribute("data-photo-add", if: true)
        ) { html in
            html(hiddenFields)
            html("label", .class("button quiet"), Attribute("hidden", if: true)) { writeField(to: &$0) }
            html("noscript") { html in html("p", .class("hint"), text: PhotosWording.needsScripts) }
        }
    }

    private var hiddenFields: HiddenFields {
        HiddenFields([
            ("kind", subject.kind.name), ("subject", subject.identifier?.description ?? ""),
            ("day", day.description), ("from", origin.name),
        ])
    }

    private func writeField(to html: inout HTML) {
        html.void(
            "input", .type("file"), .class("visually-hidden"), Attribute("accept", "image/*,.heic,.heif"),
            Attribute("multiple", if: true))
        html("span", text: PhotosWording.add)
    }
}
