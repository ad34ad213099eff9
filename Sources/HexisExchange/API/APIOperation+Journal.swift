package import HexisCore

/// Entries of a journal, in the order in which the server received them.
package struct APIJournalPage: Sendable {
    let entries: [Entry]
    /// The cursor of the last entry.
    let cursor: Int64
    let hasMore: Bool

    package init(entries: [Entry], cursor: Int64, hasMore: Bool) {
        self.entries = entries
        self.cursor = cursor
        self.hasMore = hasMore
    }

    package static let longest = 1000
}

extension APIOperation {
    static var entries: APIOperation {
        APIOperation(
            method: .get, path: "/entries", name: "listEntries", summary: "List the entries of the journal",
            text:
                "Everything ever recorded, in the order in which the server received it, at most \(APIJournalPage.longest) entries per request.",
            scope: .reading,
            parameters: [
                APIField(
                    "after", .text(.cursor, atMost: 19),
                    "The cursor of the previous page; by default the beginning of the journal.",
                    isOptional: true)
            ],
            answer: .object([
                APIField(
                    "entries", .list(.foreign([]), atMost: APIJournalPage.longest),
                    "In the same format as an export."),
                APIField("cursor", .text(.cursor, atMost: 19), "The cursor for the next page."),
                APIField("more", .flag, "Whether there are more entries."),
            ]), readsJournal: true
        ) { call throws(APIProblem) in
            let page = call.journal ?? APIJournalPage(entries: [], cursor: 0, hasMore: false)
            return APIAnswer(
                .object([
                    JSON.Member("entries", .array(page.entries.map { $0.json })),
                    JSON.Member("cursor", .string("\(page.cursor)")),
                    JSON.Member("more", .bool(page.hasMore)),
                ]))
        }
    }
}
