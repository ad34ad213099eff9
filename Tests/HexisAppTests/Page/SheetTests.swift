import HexisCore
import Testing

@testable import HexisApp

@Suite("Sheets")
struct SheetTests {
    private func page(_ sheet: Sheet?) -> String {
        let document = Document("Report", in: .rewards, assets: Assets(), sheet: sheet)
        return String(decoding: document.page { $0("h1", text: "Report") }.bytes, as: UTF8.self)
    }

    @Test("A sheet covers another page, and its first link closes it")
    func closing() {
        let main = "<main id=\"main\" class=\"sheet\" tabindex=\"-1\">"
        let close = "<a class=\"round sheet-close\" href=\"/rewards\" aria-label=\"Close\">"
        #expect(page(Sheet(over: "/rewards")).contains(main + close))
    }

    @Test("A page without a sheet has no sheet markup")
    func plain() {
        #expect(page(nil).contains("<main id=\"main\" tabindex=\"-1\"><h1>"))
    }
}
