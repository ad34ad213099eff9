import HexisCore
import Testing

@testable import HexisApp

@Suite("Making an account")
struct JoinPageTests {
    private static let folded = "<details class=\"more\"><summary>"
    private static let open = "<details class=\"more\" open><summary>"
    private let right = [(name: "user", value: "maria"), (name: "password", value: "a long sentence")]

    private func page(_ fields: [(name: String, value: String)], isSent: Bool = true) -> String {
        let form = JoinForm(Form(fields), zones: ["Europe/Vienna", "UTC"])
        return String(decoding: JoinPage(form, assets: Assets(), isSent: isSent).bytes, as: UTF8.self)
    }

    @Test("Two fields are visible, the time zone is stated, and the rest is folded")
    func twoFields() {
        let page = page([], isSent: false)
        let inSight = page.prefix(
            upTo: page.firstRange(of: JoinPageTests.folded)?.lowerBound ?? page.startIndex)
        #expect(inSight.matches(of: #/<input id/#).count == 2)
        #expect(inSight.contains("Your time zone: <strong id=\"zone-stated\">UTC</strong>"))
        #expect(JoinForm(Form(right), zones: []).newcomer?.zone.text == "UTC")
    }

    @Test(
        "what is wrong below More opens it, with the message beside its field",
        arguments: [
            ("name", String(repeating: "x", count: 101)), ("email", "nowhere"), ("zone", "Moon/Base"),
        ])
    func problemBelow(name: String, value: String) {
        let page = page(right + [(name: name, value: value)])
        #expect(page.contains(JoinPageTests.open))
        #expect(page.contains("id=\"\(name)-problem\""))
    }

    @Test("An error in one of the two fields leaves More folded and the zone chosen")
    func problemAbove() {
        let page = page([("user", "m"), ("password", "short"), ("zone", "Europe/Vienna")])
        #expect(page.contains(JoinPageTests.folded))
        #expect(page.contains("<strong id=\"zone-stated\">Europe/Vienna</strong>"))
        #expect(page.contains("value=\"m\""))
    }

    @Test(
        "what was said below More stays in sight when the form comes back",
        arguments: [("name", "Ada"), ("email", "ada@example.org"), ("shared", "1")])
    func saidBelow(name: String, value: String) {
        #expect(page([("user", "m"), (name, value)]).contains(JoinPageTests.open))
    }
}
