import HexisCore

/// The differences in a typed sentence: missing, extra and changed words.
struct SentenceDifference: View {
    let match: SentenceMatch

    func write(to html: inout HTML) {
        html("p", .class("difference")) { html in
            for piece in match.pieces {
                write(piece, to: &html)
                html.text(" ")
            }
        }
    }

    private func write(_ piece: SentenceMatch.Piece, to html: inout HTML) {
        switch piece {
        case .same(let text): html.text(text)
        case .missing(let text): write("ins", LoopsWording.missing, text, to: &html)
        case .extra(let text): write("del", LoopsWording.extra, text, to: &html)
        case .other(let typed, let meant):
            write("del", LoopsWording.extra, typed, to: &html)
            html.text(" ")
            write("ins", LoopsWording.missing, meant, to: &html)
        }
    }

    private func write(_ name: Literal, _ label: String, _ text: String, to html: inout HTML) {
        html(name) { html in
            html("span", .class("visually-hidden"), text: label)
            html.text(text)
        }
    }
}
