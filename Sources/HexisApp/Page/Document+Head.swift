import HexisCore

/// The head of a page: what the browser has to know.
extension Document {
    /// Writes the content of the head, which nobody sees.
    func writeHead(to html: inout HTML) {
        html.void("meta", Attribute("charset", "utf-8"))
        html("title", text: "\(title) · Hexis")
        html.void(
            "meta", .name("viewport"),
            Attribute("content", "width=device-width, initial-scale=1, viewport-fit=cover"))
        html.void("meta", .name("color-scheme"), Attribute("content", colourScheme))
        writeThemeColours(to: &html)
        writeFiles(to: &html)
    }

    private var colourScheme: String {
        switch settings.theme {
        case .device: "light dark"
        case .light: "light"
        case .dark: "dark"
        }
    }

    /// Gives the browser's own controls around the page the paper colour: `--paper` of style.css.
    private func writeThemeColours(to html: inout HTML) {
        let isChosen = settings.theme != .device
        for theme in [Theme.light, .dark] where !isChosen || settings.theme == theme {
            html.void(
                "meta", .name("theme-color"), Attribute("content", theme == .dark ? "#161412" : "#faf7f2"),
                Attribute("media", isChosen ? nil : "(prefers-color-scheme: \(theme.name))"))
        }
    }

    /// Writes the links to the files that belong to every page.
    private func writeFiles(to html: inout HTML) {
        html.void("link", Attribute("rel", "icon"), .type("image/svg+xml"), .href(assets["icon.svg"]))
        html.void("link", Attribute("rel", "stylesheet"), .href(assets["style.css"]))
        html.void("link", Attribute("rel", "manifest"), .href(assets["app.webmanifest"]))
        writeForApple(to: &html)
        if place != nil, let worker = assets.serviceWorker {
            html.void("meta", .name("hexis-service-worker"), Attribute("content", worker))
        }
        html("script", .type("module"), Attribute("src", assets["app.js"]), text: "")
    }

    /// iPhones and iPads read these instead of the manifest, or before it.
    private func writeForApple(to html: inout HTML) {
        html.void("link", Attribute("rel", "apple-touch-icon"), .href(assets["install/apple-touch-icon.png"]))
        html.void("meta", .name("apple-mobile-web-app-title"), Attribute("content", "Hexis"))
        html.void("meta", .name("mobile-web-app-capable"), Attribute("content", "yes"))
    }
}
