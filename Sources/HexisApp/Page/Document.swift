import HexisCore

/// A whole page: what every page has in common around what it has of its own.
struct Document {
    let title: String
    /// The place that the page belongs to; `nil` outside the app, on the way in.
    let place: Place?
    let settings: Settings
    let assets: Assets
    let notice: Notice?

    init(
        _ title: String, in place: Place?, settings: Settings = Settings(), assets: Assets,
        notice: Notice? = nil
    ) {
        self.title = title
        self.place = place
        self.settings = settings
        self.assets = assets
        self.notice = notice
    }

    func page(_ content: (inout HTML) -> Void) -> HTML {
        var html = HTML(capacity: 40_000)
        html.doctype()
        html(
            "html", Attribute("lang", "en"), Attribute("data-theme", settings.theme.name),
            Attribute("data-text", settings.textSize.name)
        ) { html in
            html("head") { writeHead(to: &$0) }
            html("body") { html in
                html("a", .class("skip"), .href("#main"), text: CommonWording.skipToContent)
                if let place { html(PlacesBar(current: place, assets: assets)) }
                html("main", .id("main"), Attribute("tabindex", "-1")) { content(&$0) }
                html("div", .id("notice"), .class("notice"), Attribute("role", "status")) { html in
                    if let notice { html(notice) }
                }
            }
        }
        return html
    }

    private func writeHead(to html: inout HTML) {
        html.void("meta", Attribute("charset", "utf-8"))
        html("title", text: "\(title) · Hexis")
        html.void(
            "meta", .name("viewport"),
            Attribute("content", "width=device-width, initial-scale=1, viewport-fit=cover"))
        html.void("meta", .name("color-scheme"), Attribute("content", colourScheme))
        html.void("link", Attribute("rel", "icon"), .type("image/svg+xml"), .href(assets["icon.svg"]))
        html.void("link", Attribute("rel", "stylesheet"), .href(assets["style.css"]))
        html.void("link", Attribute("rel", "manifest"), .href(assets["app.webmanifest"]))
        if place != nil, let worker = assets.serviceWorker {
            html.void("meta", .name("hexis-service-worker"), Attribute("content", worker))
        }
        html("script", .type("module"), Attribute("src", assets["app.js"]), text: "")
    }

    private var colourScheme: String {
        switch settings.theme {
        case .device: "light dark"
        case .light: "light"
        case .dark: "dark"
        }
    }
}
