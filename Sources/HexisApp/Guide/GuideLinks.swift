/// Links to the guide, to the tour and to the page of doors, at the foot of a page.
struct GuideLinks: View {
    /// Not where the page itself shows the doors.
    var offersDoors = true

    func write(to html: inout HTML) {
        html("p", .class("guide-links")) { html in
            html("a", .href("/guide"), text: GuideWording.link)
            html("a", .href("/tour/1"), text: TourWording.link)
            if offersDoors { html("a", .href("/begin"), text: BeginWording.link) }
        }
    }
}
