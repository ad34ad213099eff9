/// A plant in a pot: a seed, a sprout tied to a stick, then more and more leaves, and finally no stick. It is
/// decorative; the text beside it says the same.
struct GrowingPlant: View {
    /// 1 to 5.
    let stage: Int

    func write(to html: inout HTML) {
        html("svg", .class("plant"), .decorative, Attribute("viewBox", "16 6 64 104")) { html in
            if (2...4).contains(stage) { writeStick(to: &html) }
            if stage == 1 { writeSeed(to: &html) } else { writeStem(to: &html) }
            writePot(to: &html)
            if stage == 5 { writeBlossom(to: &html) }
        }
    }

    private func writeStick(to html: inout HTML) {
        html("path", .class("stick"), Attribute("d", "M58 84V\(top - 4)"), text: "")
        html("path", .class("tie"), Attribute("d", "M46 \(top + 14)H60"), text: "")
    }

    private func writeSeed(to html: inout HTML) {
        html(
            "ellipse", .class("leaf"), Attribute("cx", 48), Attribute("cy", 74), Attribute("rx", 7),
            Attribute("ry", 5), text: "")
    }

    private func writeStem(to html: inout HTML) {
        html("path", .class("stem"), Attribute("d", "M48 84V\(top)"), text: "")
        for number in 0..<stage { writeLeaf(number, to: &html) }
    }

    private func writePot(to html: inout HTML) {
        html("path", .class("pot"), Attribute("d", "M26 80H70L64 108H32Z"), text: "")
        html("path", .class("rim"), Attribute("d", "M22 76H74V84H22Z"), text: "")
    }

    private func writeBlossom(to html: inout HTML) {
        html(
            "circle", .class("blossom"), Attribute("cx", 48), Attribute("cy", top - 2), Attribute("r", 8),
            text: "")
    }

    /// The y coordinate of the stem's upper end.
    private var top: Int { [80, 80, 56, 44, 30, 18][min(max(stage, 0), 5)] }

    /// Draws leaves alternately left and right, from the top down.
    private func writeLeaf(_ number: Int, to html: inout HTML) {
        let y = top + 4 + number * 12
        let side = number % 2 == 0 ? 1 : -1
        html(
            "path", .class("leaf"),
            Attribute(
                "d",
                "M48 \(y + 6)C\(48 + side * 6) \(y - 8) \(48 + side * 22) \(y - 8) \(48 + side * 26) \(y - 4)C\(48 + side * 24) \(y + 6) \(48 + side * 10) \(y + 10) 48 \(y + 6)Z"
            ), text: "")
    }
}
