extension Array {
    /// The first index whose element holds, where all elements after one that holds do too; `count` when none
    /// does. Halving keeps a journal that arrives backwards, or piled on one day, from costing the square.
    package func firstSortedIndex(where holds: (Element) -> Bool) -> Int {
        firstSortedIndex(in: 0..<count, where: holds)
    }

    /// The first such index within a range; its upper bound when none within it holds.
    func firstSortedIndex(in range: Range<Int>, where holds: (Element) -> Bool) -> Int {
        var range = range
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = holds(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}

/// The places of so many things in their order. One sort of plain numbers serves every kind of thing: in the
/// browser, each kind that is sorted itself brings another copy of the algorithm.
package func sortedPlaces(of count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
    Array(0..<count).sorted(by: isBefore)
}
