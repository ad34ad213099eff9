public import HexisCore

extension Unused {
    /// What could not be used and why, in one sentence.
    public var inWords: String {
        switch reason {
        case .notKept:
            "\(counted("entry", "entries")) named “\(text)”: Hexis does not keep \(isOne ? "it" : "these")."
        case .time where text.isBlank: "\(counted("entry", "entries")) had no time."
        case .time: "\(counted("time")) could not be read\(example)."
        case .unit where text.isBlank: "\(counted("value")) had no unit."
        case .unit: "\(counted("value")) came in a unit that Hexis does not know\(example)."
        case .amount where text.isBlank: "\(counted("entry", "entries")) had no value."
        case .amount: "\(counted("value")) \(isOne ? "was" : "were") no possible amount\(example)."
        case .ahead:
            "\(counted("entry", "entries")) \(isOne ? "was" : "were") of a day still to come\(example)."
        case .message: "\(counted("message")) could not be read\(example)."
        case .refused: "Refused: \(text)"
        case .more: "\(counted("more kind")) of entries could not be used."
        }
    }

    private var isOne: Bool { count == 1 }

    private var example: String { text.isBlank ? "" : isOne ? ": “\(text)”" : ", such as “\(text)”" }

    private func counted(_ one: String, _ many: String? = nil) -> String {
        "\(Amount.shown(Int64(count) * 1000)) \(isOne ? one : many ?? "\(one)s")"
    }
}

/// Sentences about data that could not be used, if any. A long list is collapsed.
struct UnusedList: View {
    let lines: [String]

    private static let most = 4

    func write(to html: inout HTML) {
        guard !lines.isEmpty else { return }
        html("h3", text: WaysInWording.unused)
        guard lines.count > UnusedList.most else { return writeLines(to: &html) }
        html("details", .class("more-words")) { html in
            html("summary", text: WaysInWording.unusedKinds(lines.count))
            writeLines(to: &html)
        }
    }

    private func writeLines(to html: inout HTML) {
        html("ul", .class("unused")) { html in
            for line in lines { html("li", text: line) }
        }
    }
}
