import HexisCore
import Testing

@testable import HexisApp

@Suite("The storybook")
struct StorybookTests {
    @Test("every sample is a whole page with one heading, and none records anything")
    func wholePages() {
        for sample in Storybook.samples {
            let reply = sample.reply()
            guard case .page(let bytes) = reply.content else {
                Issue.record("\(sample.name) is no page")
                continue
            }
            let page = String(decoding: bytes, as: UTF8.self)
            #expect(page.hasPrefix("<!doctype html>"), "\(sample.name)")
            #expect(page.components("<h1").count == 2, "\(sample.name)")
            #expect(page.components("id=\"").count > 1)
            #expect(reply.entries.isEmpty, "\(sample.name)")
        }
    }

    @Test("samples have names of their own")
    func names() {
        let names = Storybook.samples.map { $0.name }
        #expect(Set(names).count == names.count)
    }

    @Test("no id comes twice on a page")
    func ids() {
        for sample in Storybook.samples {
            guard case .page(let bytes) = sample.reply().content else { continue }
            let ids = String(decoding: bytes, as: UTF8.self).components(" id=\"").dropFirst()
                .compactMap { $0.split(separator: "\"").first }
            #expect(Set(ids).count == ids.count, "\(sample.name)")
        }
    }

    @Test("the same request, practice and surroundings give the same bytes")
    func deterministic() {
        for sample in Storybook.samples {
            guard case .page(let first) = sample.reply().content,
                case .page(let second) = sample.reply().content
            else { continue }
            #expect(first == second, "\(sample.name)")
        }
    }
}

extension String {
    /// The pieces between the occurrences of a text.
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
