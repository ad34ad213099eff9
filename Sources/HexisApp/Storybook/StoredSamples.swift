import HexisCore

extension Storybook {
    /// What is stored about a person: nothing yet, and much that many can see.
    static var stored: [Sample] {
        [
            Sample("stored, nothing") {
                StoredPage(StoredData(), practice: Practice(), surroundings: $0).bytes
            },
            Sample("stored, much") { surroundings in
                let sample = CareSample.many
                var data = StoredData()
                data.add(sample.entries)
                data.pictureBytes = 12_300_000
                (data.sessionCount, data.pushCount, data.passkeyCount) = (3, 1, 2)
                (data.recoveryCodeCount, data.failedSignInCount, data.eventCount) = (10, 4, 17)
                data.wayInCount = 2
                data.importCount = 1
                data.careKitCount = 214
                data.email = EmailSamples.address
                data.tokens = ["My watch"]
                data.webhooks = ["https://home.example/hooks/a-long-address-that-has-to-wrap-somewhere"]
                data.hasCalendar = true
                return StoredPage(data, practice: sample.practice, surroundings: surroundings).bytes
            },
            Sample("export, nothing") {
                ExportPage(Practice(), pictureBytes: 0, surroundings: $0).bytes
            },
            Sample("export, much") {
                ExportPage(SamplePractice.many.practice, pictureBytes: 12_300_000, surroundings: $0).bytes
            },
            Sample("export, wrong days") {
                ExportPage(
                    Practice(), pictureBytes: 0, surroundings: $0,
                    wrong: Form(encoded: "from=2026-01-09&until=2026-01-08")
                ).bytes
            },
        ]
    }
}
