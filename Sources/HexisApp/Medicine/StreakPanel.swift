import HexisCore

/// A flame and a number, linking to their explanation.
struct StreakMark: View {
    let days: Int
    let assets: Assets

    func write(to html: inout HTML) {
        guard days > 0 else { return }
        html("a", .class("streak"), .href("/medicine/levels"), .label(LevelWording.mark(days))) { html in
            html(Symbol("flame", assets: assets))
            html("span", .decorative, text: "\(days)")
        }
    }
}

/// The streak in words, with the earned badges and the next one.
struct StreakPanel: View {
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        let today = surroundings.moment.today
        let (streak, longest) = (practice.streak(upTo: today), practice.longestStreak(upTo: today))
        html("section", .class("panel streak-panel"), Attribute("aria-labelledby", "streak")) { html in
            html("h2", .id("streak"), text: LevelWording.streak)
            html(Explanation(title: LevelWording.explanationTitle, text: LevelWording.explanation))
            writeDays(streak, to: &html)
            html("p", text: lines(streak, longest).joined(separator: " "))
        }
    }

    private func writeDays(_ streak: Int, to html: inout HTML) {
        html("p", .class("streak-days")) { html in
            html(Symbol("flame", assets: surroundings.assets))
            html("span", text: LevelWording.days(streak))
        }
    }

    private func lines(_ streak: Int, _ longest: Int) -> [String] {
        var lines: [String] = streak == 0 ? [LevelWording.noStreak] : []
        if longest > streak { lines.append(LevelWording.longest(longest)) }
        if let level = MedicineLevel.reached(by: longest) { lines.append(LevelWording.rank(level)) }
        if let next = MedicineLevel.next(after: longest) {
            lines.append(LevelWording.next(next, next.days - streak))
        } else {
            lines.append(LevelWording.allEarned)
        }
        return lines
    }
}
