import HexisCore

/// A link to the habit or the challenge that the photos belong to, if it still exists.
struct PhotoSubjectLink: View {
    let subject: Photo.Subject
    let practice: Practice

    @inline(never)
    func write(to html: inout HTML) {
        guard let address = PhotoAddress.whole(subject, in: practice) else { return }
        html("p") { html in html("a", .href(address), text: PhotosWording.name(of: subject, practice)) }
    }
}
