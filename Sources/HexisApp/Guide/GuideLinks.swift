/// Links to the guide, to the tour and to the page of doors, at the foot of a page.
struct GuideLinks: View {
    func write(to html: inout HTML) {
        html("p", .class("guide-links")) { html in
            html("a", .href("/guide"), text: GuideWording.link)
            html("a", .href("/tour/1"), text: TourWording.link)
        }
    }
}
