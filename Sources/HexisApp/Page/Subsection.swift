/// The pages of a section that the strip of links on top of them leads to. The first one is the section's own page.
enum Subsection: CaseIterable {
    case habits, medicine, goals, oldHabits
    case progress, reports, measurements, photos, routes

    var place: Place {
        switch self {
        case .habits, .medicine, .goals, .oldHabits: .habits
        case .progress, .reports, .measurements, .photos, .routes: .progress
        }
    }

    var address: String {
        switch self {
        case .habits, .progress: place.address
        case .medicine: "/medicine"
        case .goals: "/personal-challenges"
        case .oldHabits: "/loops"
        case .reports: ReportsAddress.all
        case .measurements: "/measurements"
        case .photos: "/photos"
        case .routes: RouteAddress.all
        }
    }

    var name: String {
        switch self {
        case .habits: CommonWording.habits
        case .medicine: MedicineWording.title
        case .goals: PersonalWording.title
        case .oldHabits: LoopsWording.title
        case .progress: ProgressWording.overview
        case .reports: ReportWording.reports
        case .measurements: MeasurementsWording.title
        case .photos: PhotosWording.title
        case .routes: RoutesWording.title
        }
    }

    /// Whether it is the section's own page.
    var isFirst: Bool { address == place.address }

    /// The subsections of a section; none of a section that is a single page.
    static func all(of place: Place) -> [Subsection] { allCases.filter { $0.place == place } }
}

/// The position of a page in a section with a strip.
struct PagePosition {
    let subsection: Subsection
    /// Whether the page is one level or more below the subsection's own page.
    let isBelow: Bool

    /// Marks the link to a subsection: `page` if it leads to the page itself, `true` if to one above it.
    func mark(_ other: Subsection) -> String? { other == subsection ? isBelow ? "true" : "page" : nil }
}

/// The links to the pages of a section. It scrolls sideways where it does not fit.
struct SubsectionStrip: View {
    let position: PagePosition

    func write(to html: inout HTML) {
        let place = position.subsection.place
        html("nav", .class("subsections"), .label(CommonWording.pages(of: place.name))) { html in
            for subsection in Subsection.all(of: place) {
                html(
                    "a", .href(subsection.address), Attribute("aria-current", position.mark(subsection)),
                    text: subsection.name)
            }
        }
    }
}
