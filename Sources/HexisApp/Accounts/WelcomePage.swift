import HexisCore

/// The welcome page: what Hexis is, how to join or sign in, and what is stored where.
public struct WelcomePage: Sendable {
    private let assets: Assets
    /// Whether visitors can explore sample data with one tap.
    private let isDemo: Bool
    private let joining: Joining

    public init(assets: Assets, isDemo: Bool, joining: Joining) {
        self.assets = assets
        self.isDemo = isDemo
        self.joining = joining
    }

    /// The whole document.
    public var bytes: [UInt8] {
        Document(WelcomeWording.title, in: nil, assets: assets).page { html in
            html("div", .class("welcome")) { html in
                writeStart(to: &html)
                html(Points(title: WelcomeWording.featuresTitle, points: WelcomeWording.features))
                html(Points(title: WelcomeWording.storedTitle, points: WelcomeWording.stored))
            }
        }.bytes
    }

    private func writeStart(to html: inout HTML) {
        html("div", .class("welcome-start")) { html in
            writeHeader(to: &html)
            html(WelcomePicture(assets: assets))
            writeLines(to: &html)
        }
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("welcome-head")) { html in
            html(Brand(assets: assets))
            html("h1", text: WelcomeWording.title)
            html("p", .class("lead"), text: WelcomeWording.lead)
            html(WaysIn(isDemo: isDemo, joining: joining))
        }
    }

    private func writeLines(to html: inout HTML) {
        html("ul", .class("welcome-lines")) { html in
            for line in WelcomeWording.lines {
                html("li") { html in
                    html(Symbol("check", assets: assets))
                    html("span", text: line)
                }
            }
        }
    }
}

/// The logo and the name.
struct Brand: View {
    let assets: Assets

    func write(to html: inout HTML) {
        html("p", .class("brand")) { html in
            html("a", .href("/")) { html in
                html.void(
                    "img", Attribute("src", assets["icon.svg"]), Attribute("alt", ""), Attribute("width", 40),
                    Attribute("height", 40))
                html("span", text: "Hexis")
            }
        }
    }
}

/// A few points worth knowing, each with its own heading.
struct Points: View {
    let title: String
    let points: [(String, String)]

    func write(to html: inout HTML) {
        html("section", .class("points")) { html in
            html("h2", text: title)
            html("dl") { html in
                for (name, text) in points { write(name, text, to: &html) }
            }
        }
    }

    private func write(_ name: String, _ text: String, to html: inout HTML) {
        html("div") { html in
            html("dt", text: name)
            html("dd", text: text)
        }
    }
}
