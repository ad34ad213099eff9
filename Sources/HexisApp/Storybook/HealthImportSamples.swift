import HexisCore

extension Storybook {
    static var healthImport: [Sample] {
        [
            sample("nothing yet", .nothing),
            sample("waiting", .waiting),
            sample("reading", .reading(percent: 42)),
            sample(
                "done",
                .done(
                    HealthImportResult(
                        days: [
                            SignalDays(.steps, 1270), SignalDays(.distance, 1268),
                            SignalDays(.activeEnergy, 1103), SignalDays(.heartRate, 1103),
                            SignalDays(.restingHeartRate, 1), SignalDays(.minutes, 940),
                            SignalDays(.weight, 512),
                        ], news: 6198, unusable: 3))),
            sample(
                "once more",
                .done(HealthImportResult(days: [SignalDays(.steps, 1270)], news: 0, unusable: 0))),
            sample("nothing inside", .done(HealthImportResult(days: [], news: 0, unusable: 0))),
            sample(
                "cut short",
                .failed(
                    "The file ends too early: part of it was lost on the way. Copy it again, or make the export once more. Nothing was changed."
                )),
        ]
    }

    private static func sample(_ name: String, _ state: HealthImportState) -> Sample {
        Sample("import, \(name)") { surroundings in
            HealthImportPage(state, practice: Practice(), surroundings: surroundings).bytes
        }
    }
}
