import HexisCore

/// A habit loop as a drawing: cue, routine and reward in a ring around the craving. Known parts are filled.
struct LoopDrawing: View {
    var cue: String?
    var routine: String?
    var reward: String?

    func write(to html: inout HTML) {
        html(
            "svg", .class("loop-drawing"), Attribute("role", "img"),
            .label(LoopsWording.drawing(cue: cue, routine: routine, reward: reward)),
            Attribute("viewBox", "52 -4 216 204")
        ) { html in
            writeArrows(to: &html)
            write(LoopsWording.cue, 160, 34, isKnown: cue != nil, to: &html)
            write(LoopsWording.routine, 226, 148, isKnown: routine != nil, to: &html)
            write(LoopsWording.reward, 94, 148, isKnown: reward != nil, to: &html)
            write(LoopsWording.craving, 160, 114, "heart-of-it", to: &html)
        }
    }

    private func writeArrows(to html: inout HTML) {
        html(
            "path", .class("way"),
            Attribute(
                "d",
                "M198 44A76 76 0 0 1 236 107M228 98l8 10 8-10M196 177A76 76 0 0 1 124 177M129 188l-5-11 12-1M84 107A76 76 0 0 1 122 44M110 43l12 1-5 11"
            ), text: "")
    }

    private func write(_ text: String, _ x: Int, _ y: Int, isKnown: Bool, to html: inout HTML) {
        let names = isKnown ? "known" : "unknown"
        html(
            "circle", .class(names), Attribute("cx", x), Attribute("cy", y), Attribute("r", 36), text: "")
        write(text, x, y + 5, names, to: &html)
    }

    private func write(_ text: String, _ x: Int, _ y: Int, _ names: String, to html: inout HTML) {
        html(
            "text", .class(names), Attribute("x", x), Attribute("y", y), Attribute("text-anchor", "middle"),
            text: text)
    }
}
