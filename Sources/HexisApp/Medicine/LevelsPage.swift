import HexisCore

/// An explanation of the streak, and every badge: earned ones filled, the others as outlines.
struct LevelsPage {
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        Document(LevelWording.title, below: .medicine, of: practice, with: surroundings).page { html in
            html.pageHeader(LevelWording.title, back: "/medicine", MedicineWording.title)
            html(StreakPanel(practice: practice, surroundings: surroundings))
            writeBadges(to: &html)
        }
    }

    private func writeBadges(to html: inout HTML) {
        let longest = practice.longestStreak(upTo: surroundings.moment.today)
        html("section", .class("panel"), Attribute("aria-labelledby", "badges")) { html in
            html("h2", .id("badges"), text: LevelWording.badges)
            html("p", .class("hint"), text: LevelWording.badgesLead)
            html("ul", .class("badges")) { html in
                for level in MedicineLevel.allCases { write(level, level.days <= longest, to: &html) }
            }
        }
    }

    private func write(_ level: MedicineLevel, _ isEarned: Bool, to html: inout HTML) {
        html("li", .class(isEarned ? "badge earned" : "badge")) { html in
            html(BadgeDrawing(level: level, isEarned: isEarned))
            html("strong", text: LevelWording.name(level))
            html("span", .class("hint"), text: isEarned ? LevelWording.earned : LevelWording.toCome)
        }
    }
}

/// A medal with the days of the streak in the middle and one dot per level on its ribbon. An earned medal is filled
/// with solid lines; others are dashed outlines, so that the difference shows without colour.
struct BadgeDrawing: View {
    let level: MedicineLevel
    let isEarned: Bool

    func write(to html: inout HTML) {
        html(
            "svg", .class("badge-drawing"), Attribute("role", "img"),
            .label(LevelWording.badge(level, isEarned: isEarned)), Attribute("viewBox", "0 0 100 116")
        ) { html in
            html("path", .class("ribbon"), Attribute("d", "M30 62L18 112L50 96L82 112L70 62"), text: "")
            writeMedal(to: &html)
            html("path", .class("dots"), Attribute("d", dots), text: "")
            writeDays(to: &html)
        }
    }

    private func writeMedal(to html: inout HTML) {
        html("circle", Attribute("cx", 50), Attribute("cy", 42), Attribute("r", 38), text: "")
        guard isEarned else { return }
        html(
            "circle", .class("rim"), Attribute("cx", 50), Attribute("cy", 42), Attribute("r", 32), text: "")
    }

    private func writeDays(to html: inout HTML) {
        html(
            "text", Attribute("x", 50), Attribute("y", 46), Attribute("text-anchor", "middle"),
            text: "\(level.days)")
    }

    /// Zero-length lines, to which the stylesheet gives round caps.
    private var dots: String {
        (0..<level.number).map { "M\(50 - (level.number - 1) * 4 + $0 * 8) 62h0" }.joined()
    }
}
