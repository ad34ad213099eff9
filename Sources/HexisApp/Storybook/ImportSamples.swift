import HexisCore

extension Storybook {
    /// Bringing a file, and one that could not be read.
    static var imports: [Sample] {
        [sample("import", nil), sample("import, unknown file", .unknown)]
    }

    private static func sample(_ name: String, _ refusal: ImportPage.Refusal?) -> Sample {
        Sample(name) {
            ImportPage(refusal, mostMegabytes: 8000, practice: Practice(), surroundings: $0).bytes
        }
    }
}
