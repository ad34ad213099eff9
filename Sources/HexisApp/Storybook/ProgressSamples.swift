import HexisCore

extension Storybook {
    static var progress: [Sample] { charts }

    private static var charts: [Sample] {
        let week: [Int?] = [1000, 750, nil, 0, 333, 999, 1]
        let month: [Int?] = (0..<28).map { $0 % 9 == 4 ? nil : $0 * 37 % 11 * 100 }
        return [
            chart("none", []), chart("one bar", [640]), chart("a week of bars", week),
            chart("four weeks of bars", month),
        ]
    }

    private static func chart(_ name: String, _ permilles: [Int?]) -> Sample {
        Sample("chart, \(name)") { surroundings in
            Document("Chart", in: .habits, assets: surroundings.assets).page { html in
                html("h1", text: "Chart")
                html("section", .class("panel"), Attribute("data-colour", HabitColour.plum.name)) { html in
                    let bars = permilles.enumerated().map { place, permille in
                        BarChart.Bar(
                            permilles.count < 13 || place % 7 == 0 ? "\(place + 1)" : "", permille: permille)
                    }
                    html(BarChart(gist: "Made-up shares, one bar a day", bars: bars))
                }
            }.bytes
        }
    }
}
