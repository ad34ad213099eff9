import HexisCore

/// The frame of every page around the page's own content.
struct Document {
    let title: String
    /// The section of the app that the page belongs to; `nil` for pages outside the app, such as signing in.
    let place: Place?
    /// The page's position in a section with a strip of links.
    var position: PagePosition?
    let settings: Settings
    let assets: Assets
    let notice: Notice?
    /// The sheet on which the page lies over another page; `nil` for a page of its own.
    let sheet: Sheet?
    /// Whether there is an unread reward.
    var hasNews = false
    /// The number on the app's icon; `nil` where it stays as it is.
    var badge: Int?

    init(
        _ title: String, in place: Place?, settings: Settings = Settings(), assets: Assets,
        notice: Notice? = nil, sheet: Sheet? = nil
    ) {
        self.title = title
        self.place = place
        self.settings = settings
        self.assets = assets
        self.notice = notice
        self.sheet = sheet
    }

    /// A page of the app for the signed-in person. Browsers keep page titles in their history, so titles name nothing
    /// personal in case the computer is shared.
    init(
        _ title: String, in place: Place, of practice: Practice, with surroundings: Surroundings,
        notice: Notice? = nil, sheet: Sheet? = nil
    ) {
        self.init(
            surroundings.isShared ? place.name : title, in: place, settings: practice.settings,
            assets: surroundings.assets, notice: notice ?? surroundings.said, sheet: sheet)
        hasNews = practice.unreadRewardCount > 0
        badge = practice.badge(at: surroundings.moment)
    }

    /// A page that a strip of links leads to, with the strip on top.
    init(
        _ title: String, on subsection: Subsection, of practice: Practice, with surroundings: Surroundings,
        notice: Notice? = nil
    ) {
        self.init(title, in: subsection.place, of: practice, with: surroundings, notice: notice)
        position = PagePosition(subsection: subsection, isBelow: false)
    }

    /// A page below one that a strip of links leads to.
    init(
        _ title: String, below subsection: Subsection, of practice: Practice,
        with surroundings: Surroundings, notice: Notice? = nil
    ) {
        self.init(title, in: subsection.place, of: practice, with: surroundings, notice: notice)
        position = PagePosition(subsection: subsection, isBelow: true)
    }

    func page(_ content: (inout HTML) -> Void) -> HTML {
        var html = HTML(capacity: 40_000)
        html.doctype()
        write(content, to: &html)
        return html
    }

    private func write(_ content: (inout HTML) -> Void, to html: inout HTML) {
        html(
            "html", Attribute("lang", "en-GB"), Attribute("data-theme", settings.theme.name),
            Attribute("data-text", settings.textSize.name), Attribute("data-on", on),
            Attribute("data-badge", badge.map { "\($0)" })
        ) { html in
            html("head") { writeHead(to: &$0) }
            html("body") { writeBody(content, to: &$0) }
        }
    }

    /// What the page script is to do on this page.
    private var on: String? {
        let on = [settings.hasSingleKeys ? "keys" : nil, settings.hasVibration ? "vibration" : nil]
            .compactMap { $0 }
        return place == nil || on.isEmpty ? nil : on.joined(separator: " ")
    }

    private func writeBody(_ content: (inout HTML) -> Void, to html: inout HTML) {
        html("a", .class("skip"), .href("#main"), text: CommonWording.skipToContent)
        if let place {
            html(PlacesBar(current: place, position: position, hasNews: hasNews, assets: assets))
        }
        writeMain(content, to: &html)
        html("div", .id("notice"), .class("notice"), Attribute("role", "status")) { html in
            if let notice { html(notice) }
        }
    }

    private func writeMain(_ content: (inout HTML) -> Void, to html: inout HTML) {
        html(
            "main", .id("main"), Attribute("class", sheet.map { _ in "sheet" }), Attribute("tabindex", "-1")
        ) { html in
            if let sheet { html(sheet) }
            if let position, !position.isBelow { html(SubsectionStrip(position: position)) }
            content(&html)
        }
    }
}
