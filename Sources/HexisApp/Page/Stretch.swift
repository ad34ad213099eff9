import HexisCore

/// One part of a long list. Hardly any list is longer than one part, and parts keep pages short.
struct Stretch {
    /// Counts from 0.
    let number: Int
    /// The length of the whole list.
    let count: Int

    static let most = 200

    /// Reads the part that the query names; the first if it names none.
    init(_ query: Form, of count: Int) {
        let asked = query["stretch"].flatMap { JSON.number($0).integer }.map { Int(clamping: $0) } ?? 0
        number = min(max(asked, 0), max(count - 1, 0) / Stretch.most)
        self.count = count
    }

    /// The indices of its items in the list.
    var places: Range<Int> {
        let first = number * Stretch.most
        return first..<min(first + Stretch.most, count)
    }
}

/// Links to the previous and the next part.
struct StretchLinks: View {
    let stretch: Stretch
    /// The address of the page, up to the number of the part.
    let address: String

    func write(to html: inout HTML) {
        guard stretch.count > Stretch.most else { return }
        html("nav", .class("buttons"), .label(CommonWording.stretch)) { html in
            if stretch.number > 0 { write(stretch.number - 1, CommonWording.stretchBefore, to: &html) }
            html("p", text: places)
            if stretch.places.upperBound < stretch.count {
                write(stretch.number + 1, CommonWording.stretchAfter, to: &html)
            }
        }
    }

    private var places: String {
        let places = stretch.places
        return CommonWording.stretch(
            from: places.lowerBound + 1, to: places.upperBound, of: stretch.count)
    }

    private func write(_ number: Int, _ name: String, to html: inout HTML) {
        html("a", .class("button quiet"), .href("\(address)\(number)"), text: name)
    }
}
