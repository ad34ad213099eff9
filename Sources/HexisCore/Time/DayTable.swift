/// Values by day, in the order of the days.
///
/// What people record lies on days close together, so a value is found by its place in a block of days. A dictionary
/// would compute a hash for each look, of which a page takes hundreds.
struct DayTable<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The values of days in a row, at least one of which has one.
    private struct Block: Hashable, Sendable {
        /// The number of its first day, divided by the number of days.
        let number: Int32
        var values = [Value?](repeating: nil, count: DayTable.daysOfBlock)
    }

    /// A power of two.
    private static var daysOfBlock: Int { 32 }

    /// In the order of their numbers.
    private var blocks: [Block] = []
    private(set) var count = 0

    subscript(day: Day) -> Value? {
        let (number, place) = DayTable.position(of: day)
        guard let index = index(of: number) else { return nil }
        return blocks[index].values[place]
    }

    /// Changes the value of a day in place, which is `value` if it has none.
    subscript(day: Day, default value: @autoclosure () -> Value) -> Value {
        get { self[day] ?? value() }
        _modify {
            let (number, place) = DayTable.position(of: day)
            let index = makeBlock(number)
            if blocks[index].values[place] == nil { count += 1 }
            var changed = blocks[index].values[place].take() ?? value()
            defer { blocks[index].values[place] = changed }
            yield &changed
        }
    }

    mutating func remove(_ day: Day) {
        let (number, place) = DayTable.position(of: day)
        guard let index = index(of: number), blocks[index].values[place] != nil else { return }
        blocks[index].values[place] = nil
        count -= 1
        if blocks[index].values.allSatisfy({ $0 == nil }) { blocks.remove(at: index) }
    }

    private static func position(of day: Day) -> (number: Int32, place: Int) {
        (day.number >> Int32(daysOfBlock.trailingZeroBitCount), Int(day.number) & (daysOfBlock - 1))
    }

    private func index(of number: Int32) -> Int? {
        let index = firstIndex(from: number)
        return index < blocks.count && blocks[index].number == number ? index : nil
    }

    private mutating func makeBlock(_ number: Int32) -> Int {
        let index = firstIndex(from: number)
        if index == blocks.count || blocks[index].number != number {
            blocks.insert(Block(number: number), at: index)
        }
        return index
    }

    /// Returns the index of the first block whose number is not smaller.
    private func firstIndex(from number: Int32) -> Int {
        guard let first = blocks.first, let last = blocks.last, number > first.number else { return 0 }
        guard number <= last.number else { return blocks.count }
        // Each block has a number of its own, so the distances to both ends limit where it can be: to one place if no
        // block is missing in between.
        let lowest = Swift.max(0, blocks.count - 1 - Int(last.number - number))
        let highest = Swift.min(blocks.count - 1, Int(number - first.number))
        return blocks.firstSortedIndex(in: lowest..<highest) { $0.number >= number }
    }
}

extension DayTable: Sequence {
    struct Iterator: IteratorProtocol {
        private let table: DayTable
        private var index = 0
        private var place = 0

        fileprivate init(_ table: DayTable) {
            self.table = table
        }

        mutating func next() -> (day: Day, value: Value)? {
            while index < table.blocks.count {
                let block = table.blocks[index]
                while place < daysOfBlock {
                    defer { place += 1 }
                    guard let value = block.values[place] else { continue }
                    return (Day(clamping: Int64(block.number) * Int64(daysOfBlock) + Int64(place)), value)
                }
                (index, place) = (index + 1, 0)
            }
            return nil
        }
    }

    func makeIterator() -> Iterator { Iterator(self) }

    /// The days that have a value, in order.
    var days: [Day] { map { $0.day } }

    /// The first day that has a value.
    var firstDay: Day? {
        var all = makeIterator()
        return all.next()?.day
    }
}
