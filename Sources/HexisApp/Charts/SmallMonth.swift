import HexisCore

/// A month as a small calendar of dots, which links to the month itself.
struct SmallMonth: View {
    /// The month's first day.
    let first: Day
    let firstWeekday: Weekday
    let dots: [HeatMap.Dot]
    /// The month in words.
    let label: String
    let address: String

    func write(to html: inout HTML) {
        html("li") { html in
            html("a", .href(address), .label(label)) { html in
                html("span", .decorative, text: name)
                html(HeatMap(dots: dots, blanks: MonthTable.blanks(before: first, firstWeekday)))
            }
        }
    }

    /// The name of the month; January includes the year.
    private var name: String {
        let (year, number, _) = first.date
        let name = DateWording.firstLetters(3, ofMonth: number)
        return number == 1 ? "\(name) \(year)" : name
    }
}
