import HexisCore

/// A long list, a stretch at a time: hardly anybody's is longer than one, and no page takes longer than that.
struct Stretches<Item> {
    /// What is shown now.
    let shown: [Item]
    let links: StretchLinks

    /// Which one a query asks for, the first where it names none; `address` is that of any one of them.
    init(_ all: [Item], _ asked: String?, address: @escaping (Int) -> String) {
        let last = max(all.count - 1, 0) / StretchLinks.most
        let number = min(
            max(asked.flatMap { JSON.number($0).integer }.map { Int(clamping: $0) } ?? 0, 0), last)
        shown = Array(all.dropFirst(number * StretchLinks.most).prefix(StretchLinks.most))
        links = StretchLinks(number: number, count: all.count, address: address)
    }
}

/// The ways to the stretches before and after.
struct StretchLinks: View {
    let number: Int
    /// Of the whole list.
    let count: Int
    let address: (Int) -> String

    static let most = 200

    func write(to html: inout HTML) {
        guard count > StretchLinks.most else { return }
        let first = number * StretchLinks.most
        html("nav", .class("buttons"), .label(CommonWording.stretch)) { html in
            if number > 0 { write(number - 1, CommonWording.stretchBefore, to: &html) }
            html(
                "p",
                text: CommonWording.stretch(
                    from: first + 1, to: min(first + StretchLinks.most, count), of: count))
            if first + StretchLinks.most < count { write(number + 1, CommonWording.stretchAfter, to: &html) }
        }
    }

    private func write(_ stretch: Int, _ name: String, to html: inout HTML) {
        html("a", .class("button quiet"), .href(address(stretch)), text: name)
    }
}
