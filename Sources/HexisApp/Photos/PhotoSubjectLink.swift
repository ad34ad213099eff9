import HexisCore

/// The way to the habit or the challenge that photos are of, as long as it is there.
struct PhotoSubjectLink: View {
    let subject: Photo.Subject
    let practice: Practice

    @inline(never)
    func write(to html: inout HTML) {
        guard let address = PhotoAddress.whole(subject, in: practice) else { return }
        html("p") { html in html("a", .href(address), text: PhotosWording.name(of: subject, practice)) }
    }
}
