import HexisCore
import Testing

@testable import HexisApp

@Suite("What the columns of a table mean")
struct TableReadingTests {
    @Test(
        "Columns are a day, and either names with answers or habits themselves",
        arguments: [
            ([.day, .habit, .amount, .note], nil), ([.day, .answers, .answers, .unused], nil),
            ([.day, .habit], nil), ([.habit, .amount], .noDay), ([.day, .day, .answers], .severalDays),
            ([.day, .amount, .note], .noHabits), ([.day, .habit, .habit], .severalNames),
            ([.day, .habit, .answers], .bothLayouts), ([], .noDay),
        ] as [([TableReading.Role], TableReading.Problem?)])
    func problems(roles: [TableReading.Role], problem: TableReading.Problem?) {
        #expect(TableReading(roles: roles, dates: .dayFirst, decimals: .point).problem == problem)
    }

    @Test("A form is read as it was shown; what it lacks or does not know is not used")
    func form() {
        let encoded = "column-0=day&column-1=answers&column-2=nonsense&dates=month-first&decimals=comma"
        let reading = TableReading(Form(encoded: encoded), columns: 4)
        #expect(reading.roles == [.day, .answers, .unused, .unused])
        #expect(reading.dates == .monthFirst && reading.decimals == .comma)
        let empty = TableReading(Form(), columns: 1)
        #expect(empty.roles == [.unused] && empty.dates == .dayFirst && empty.decimals == .point)
    }

    @Test("Only what is ambiguous is asked; names and values are shown as text")
    func page() {
        let column = TableColumn(name: "<b>Day", samples: ["<i>"])
        func page(date: String?, amount: String?) -> String {
            let table = ImportedTable(
                columns: [column], rows: 1, ambiguousDate: date, ambiguousAmount: amount)
            let reading = TableReading(roles: [.day], dates: .monthFirst, decimals: .comma)
            var html = HTML()
            html(TableColumnsForm(table: table, reading: reading, problem: .noHabits))
            return String(decoding: html.bytes, as: UTF8.self)
        }
        let asked = page(date: "3/4/2026", amount: "1.500")
        #expect(asked.contains("<select id=\"dates\"") && asked.contains("<select id=\"decimals\""))
        #expect(asked.contains("&lt;b&gt;Day") && !asked.contains("<i>"))
        #expect(asked.contains(TableImportWording.text(of: .noHabits)))
        let settled = page(date: nil, amount: nil)
        #expect(
            settled.contains("name=\"dates\" value=\"month-first\"")
                && !settled.contains("<select id=\"dates\""))
        #expect(settled.contains("name=\"decimals\" value=\"comma\""))
    }
}
