/// Changes to the order and the items; each returns `nil` where it is not possible.
extension QuestionnaireItems {
    /// Puts an item in the place of the one with its number, else at the end.
    public func setting(_ item: QuestionnaireItem) -> QuestionnaireItems? {
        var items = items
        if let place = items.firstIndex(where: { $0.number == item.number }) {
            items[place] = item
        } else {
            items.append(item)
        }
        return QuestionnaireItems(items)
    }

    public func removing(_ number: Int64) -> QuestionnaireItems? {
        guard self[number] != nil else { return nil }
        return QuestionnaireItems(items.filter { $0.number != number })
    }

    /// Moves an item to a place, counted without it.
    public func moving(_ number: Int64, to place: Int) -> QuestionnaireItems? {
        guard let item = self[number] else { return nil }
        var items = items.filter { $0.number != number }
        items.insert(item, at: min(max(place, 0), items.count))
        return QuestionnaireItems(items)
    }
}
