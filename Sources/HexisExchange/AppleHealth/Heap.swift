/// A priority queue that keeps the smallest element first (Williams, 1964).
struct Heap<Element: Comparable> {
    private var elements: [Element] = []

    var first: Element? { elements.first }
    var count: Int { elements.count }

    mutating func insert(_ element: Element) {
        elements.append(element)
        var place = elements.count - 1
        while place > 0, elements[place] < elements[(place - 1) / 2] {
            elements.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    @discardableResult
    mutating func removeFirst() -> Element? {
        guard let first = elements.first else { return nil }
        let last = elements.removeLast()
        guard !elements.isEmpty else { return first }
        elements[0] = last
        var place = 0
        while let child = smallerChild(of: place), elements[child] < elements[place] {
            elements.swapAt(place, child)
            place = child
        }
        return first
    }

    private func smallerChild(of place: Int) -> Int? {
        let left = 2 * place + 1
        guard left < elements.count else { return nil }
        let right = left + 1
        return right < elements.count && elements[right] < elements[left] ? right : left
    }
}
