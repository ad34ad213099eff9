/// The list of all samples.
public struct StorybookIndex: Sendable {
    private let names: [String]
    private let assets: Assets

    public init(names: [String], assets: Assets) {
        self.names = names
        self.assets = assets
    }

    /// The whole document.
    public var bytes: [UInt8] {
        Document("Storybook", in: nil, assets: assets).page { html in
            html("h1", text: "Storybook")
            html("ul", .class("rows")) { html in
                for (number, name) in names.enumerated() {
                    html("li", .class("row")) { html in html("a", .href("/\(number)"), text: name) }
                }
            }
        }.bytes
    }
}
