import HexisCore

/// A zone as a calendar includes it (VTIMEZONE, RFC 5545, 3.6.5): every clock change is listed, so that any program
/// computes the same times as Hexis, whatever its zone data.
struct CalendarZone {
    let name: String
    let rules: ZoneRules

    /// One clock change.
    struct Change: Hashable {
        let at: Instant
        /// Seconds east of UTC, before and after.
        let before: Int
        let after: Int

        fileprivate func write(into text: inout CalendarText) {
            text.line("DTSTART", CalendarTime.text(WallTime(of: at, offset: before)))
            text.line("TZOFFSETFROM", CalendarTime.text(offset: before))
            text.line("TZOFFSETTO", CalendarTime.text(offset: after))
        }
    }

    func write(from start: Instant, to end: Instant, into text: inout CalendarText) {
        let first = rules.offset(at: start)
        let changes = changes(from: start, to: end)
        let least = changes.map { $0.after }.min().map { min($0, first) } ?? first
        text.component("VTIMEZONE") { text in
            text.line("TZID", name)
            let opening = Change(at: start, before: first, after: first)
            for change in [opening] + changes {
                text.component(change.after > least ? "DAYLIGHT" : "STANDARD") { change.write(into: &$0) }
            }
        }
    }

    /// Compares the offset once a day, and if two days differ, finds the second of the change.
    func changes(from start: Instant, to end: Instant) -> [Change] {
        var changes: [Change] = []
        var earlier = start
        while earlier < end {
            let later = min(earlier.advanced(byMilliseconds: 86_400_000), end)
            if let change = change(from: earlier, to: later) { changes.append(change) }
            earlier = later
        }
        return changes
    }

    private func change(from earlier: Instant, to later: Instant) -> Change? {
        let (before, after) = (rules.offset(at: earlier), rules.offset(at: later))
        if before == after { return nil }
        return Change(at: instant(between: earlier, later, before), before: before, after: after)
    }

    private func instant(between earlier: Instant, _ later: Instant, _ before: Int) -> Instant {
        var (low, high) = (earlier.milliseconds / 1000, later.milliseconds / 1000)
        while high - low > 1 {
            let middle = (low + high) / 2
            if rules.offset(at: Instant(clamping: middle * 1000)) == before {
                low = middle
            } else {
                high = middle
            }
        }
        return Instant(clamping: high * 1000)
    }
}
