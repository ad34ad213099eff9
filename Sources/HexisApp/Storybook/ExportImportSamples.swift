import HexisCore

extension Storybook {
    /// Importing an export of Hexis: each of its states.
    static var exportImport: [Sample] {
        [
            sample("reading", .reading),
            sample("what it contains", .read(preview), into: SamplePractice.many.practice),
            sample("done", .done(result)),
            sample(
                "damaged file",
                .refused("The file is damaged or incomplete. Nothing was changed.")),
        ]
    }

    private static var preview: ExportPreview {
        let practice = SamplePractice.many.practice
        var preview = ExportPreview(
            userName: "robin", of: practice, newEntries: practice.count - 12, unreadable: 1,
            span: Day(clamping: 20_000)...Day(clamping: 20_700))
        preview.photos = 7
        return preview
    }

    private static var result: ExportImportResult {
        var result = ExportImportResult()
        (result.entries, result.photos, result.lostPhotos, result.endedConnections) = (2237, 6, 1, 2)
        return result
    }

    private static func sample(
        _ name: String, _ state: ExportImportPage.State, into practice: Practice = Practice()
    ) -> Sample {
        Sample("import from Hexis, \(name)") {
            ExportImportPage(state, practice: practice, surroundings: $0).bytes
        }
    }
}
