import Testing

@testable import HexisApp

@Suite("Charts")
struct ChartTests {
    private func text(_ view: some View) -> String {
        var html = HTML()
        html(view)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    private func chart(gist: String? = nil, headings: [String] = [], _ bars: [BarChart.Bar]) -> BarChart {
        BarChart(gist: gist, headings: headings, count: bars.count) { bars[$0] }
    }

    @Test(
        "A bar rises from the bottom to its share; without a share it has no track, and at zero only a track"
    )
    func bars() {
        let page = text(
            chart(
                gist: "Best on Tuesday",
                [
                    BarChart.Bar("M", permille: 0), BarChart.Bar("T", permille: 750),
                    BarChart.Bar("W", permille: nil), BarChart.Bar("T", permille: 1000),
                ]))
        #expect(page.contains("role=\"img\" aria-label=\"Best on Tuesday\""))
        #expect(page.contains("viewBox=\"0 0 400 1000\""))
        #expect(page.contains("class=\"track\" d=\"M50 1000V0M150 1000V0M350 1000V0\""))
        #expect(page.contains("class=\"bar\" d=\"M150 1000V250M350 1000V0\""))
        #expect(page.contains("<span>M</span><span>T</span><span>W</span><span>T</span>"))
    }

    @Test(
        "A bar carries what it means and where it leads; without words for the whole, the meanings describe the chart"
    )
    func meanings() {
        let page = text(
            chart([
                BarChart.Bar(
                    "M", permille: 500, words: ["Monday", "1 of 2", "50%"], address: "/today?day=2026-11-23"),
                BarChart.Bar("T", permille: nil), BarChart.Bar("W", permille: 0, words: ["Wednesday: none"]),
            ]))
        #expect(page.contains("aria-label=\"Monday: 1 of 2, 50%, Wednesday: none\""))
        #expect(
            page.contains(
                "<span data-means=\"Monday: 1 of 2, 50%\" data-address=\"/today?day=2026-11-23\">M</span><span>T</span><span data-means=\"Wednesday: none\">W</span>"
            ))
    }

    @Test("The table below a chart has the words of its bars, and is left out where there are none")
    func chartWithTable() {
        let page = text(
            chart(
                headings: ["Month", "Done"],
                [
                    BarChart.Bar("M", permille: 750, words: ["May", "3 of 4"]),
                    BarChart.Bar("J", permille: nil),
                ]))
        #expect(page.contains("<tbody><tr><th scope=\"row\">May</th><td>3 of 4</td></tr></tbody>"))
        #expect(
            !text(chart(headings: ["Month"], [BarChart.Bar("J", permille: nil)])).contains("<table"))
    }

    @Test(
        "A chart without anything to say is hidden from screen readers, instead of being a picture without a name"
    )
    func silent() {
        let page = text(chart([BarChart.Bar("J", permille: nil), BarChart.Bar("F", permille: nil)]))
        #expect(page.contains("aria-hidden=\"true\" viewBox"))
        #expect(!page.contains("role=\"img\""))
    }

    @Test("Bars beside text are hidden from screen readers")
    func decorative() {
        let page = text(Bars(permilles: [500]))
        #expect(page.contains("aria-hidden=\"true\""))
        #expect(!page.contains("role="))
    }

    @Test("Dots fill a row a week after the leading blanks, and only complete days are drawn in full")
    func dots() {
        let page = text(
            HeatMap(
                dots: [.progress(1000), .progress(999), .progress(0), .resting, .faint, .blank, .open],
                blanks: 5))
        #expect(page.contains("viewBox=\"0 0 70 20\""))
        #expect(page.contains("class=\"all\" d=\"M55 5h0\""))
        #expect(page.contains("class=\"most\" d=\"M65 5h0\""))
        #expect(page.contains("class=\"none\" d=\"M5 15h0\""))
        #expect(page.contains("class=\"resting\" d=\"M15 15h0\""))
        #expect(page.contains("class=\"faint\" d=\"M25 15h0\""))
        #expect(page.contains("class=\"open\" d=\"M45 15h0\""))
    }

    @Test("A table's rows are headed by their first cell")
    func table() {
        let page = text(FigureTable(headings: ["Month", "Done"], rows: [["May", "3 of 4"]]))
        #expect(page.contains("<th scope=\"row\">May</th><td>3 of 4</td>"))
    }

    @Test(
        "Only a complete day has the full shade, and even the least progress has a shade",
        arguments: [(0, 0), (1, 1), (100, 1), (101, 2), (901, 9), (999, 9), (1000, 10)])
    func shade(permille: Int, shade: Int) {
        #expect(MonthTable.shade(permille) == shade)
    }
}
