import Testing

@testable import HexisCore

@Suite("The looks of a new habit")
struct AppearanceTests {
    @Test(
        "A habit's name suggests its symbol",
        arguments: [
            ("Drink a glass of water", HabitSymbol.drop), ("Read two pages", .book),
            ("Take a short walk", .walk), ("WALKING the dog", .walk), ("Stretch", .stretch),
            ("Write one line", .pen), ("Eat a piece of fruit", .apple), ("Meditate for a minute", .lotus),
            ("Tidy one thing", .home), ("20 push-ups", .dumbbell), ("Go to bed at ten", .bed),
            ("Floss", .brush), ("Call mum", .phone), ("At most 2 coffees", .cup), ("Practise piano", .music),
            ("Go for a run", .run), ("No phone at dinner", .phone), ("Save five euros", .coin),
        ])
    func symbols(name: String, symbol: HabitSymbol) {
        #expect(HabitSymbol.guess(from: name) == symbol)
    }

    @Test("A name without a known word gets a leaf", arguments: ["Xylophage", "Runt", "Løpe", "散歩", "-", ""])
    func unknown(name: String) {
        #expect(HabitSymbol.guess(from: name) == .leaf)
    }

    @Test("Each new habit gets the colour that is used least")
    func colours() {
        var used: [HabitColour] = []
        for _ in 0..<16 { used.append(HabitColour.leastUsed(among: habits(used))) }
        #expect(used == HabitColour.allCases + HabitColour.allCases)
        #expect(HabitColour.leastUsed(among: habits([.teal, .sky, .plum])) == .indigo)
    }

    private func habits(_ colours: [HabitColour]) -> [Habit] {
        var practice = Practice()
        for (number, colour) in colours.enumerated() {
            let habit = Identifier(high: 1, low: UInt64(number))
            let facts: [Fact] = [
                .habitAdded(HabitAdded(habit: habit, name: line("Walk"), day: day("2026-11-01"))),
                .habitColoured(HabitColoured(habit: habit, colour: colour)),
            ]
            for (index, fact) in facts.enumerated() {
                practice.add(
                    Entry(
                        id: Identifier(high: 2, low: UInt64(number * 2 + index)),
                        at: Instant(clamping: Int64(number * 2 + index)),
                        device: Identifier(high: 3, low: 3), fact: fact))
            }
        }
        return practice.habits
    }
}
