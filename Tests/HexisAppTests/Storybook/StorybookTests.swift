import HexisCore
import Testing

@testable import HexisApp

@Suite("Storybook")
struct StorybookTests {
    @Test("Every sample is a whole page with one heading")
    func wholePages() {
        for sample in Storybook.samples {
            let page = String(decoding: sample.page(), as: UTF8.self)
            #expect(page.hasPrefix("<!doctype html>"), "\(sample.name)")
            #expect(page.components("<h1").count == 2, "\(sample.name)")
        }
    }

    @Test("Sample names are unique")
    func names() {
        let names = Storybook.samples.map { $0.name }
        #expect(Set(names).count == names.count)
    }

    @Test("Ids are unique on each page")
    func ids() {
        for sample in Storybook.samples {
            let ids = String(decoding: sample.page(), as: UTF8.self).components(" id=\"").dropFirst()
                .compactMap { $0.split(separator: "\"").first }
            #expect(Set(ids).count == ids.count, "\(sample.name)")
        }
    }

    @Test("The same request, practice and surroundings give the same bytes")
    func deterministic() {
        for sample in Storybook.samples {
            #expect(sample.page() == sample.page(), "\(sample.name)")
        }
    }
}

extension String {
    /// The parts between the occurrences of a text.
    fileprivate func components(_ separator: String) -> [String] {
        var pieces = [""]
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(separator) {
                pieces.append("")
                rest = rest.dropFirst(separator.count)
            } else {
                pieces[pieces.count - 1].append(rest.removeFirst())
            }
        }
        return pieces
    }
}
