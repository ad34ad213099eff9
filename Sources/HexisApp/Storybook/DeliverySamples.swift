import HexisCore

extension Storybook {
    static var deliveries: [Sample] {
        let phone = DeliveryReport(
            name: "Safari on iPhone", isThis: true, standing: .on, lastSent: ago(minutes: 40),
            lastShown: nil, trouble: nil, missed: 0)
        let desktop = DeliveryReport(
            name: "Firefox on Linux", isThis: false, standing: .on, lastSent: ago(minutes: 40),
            lastShown: ago(minutes: 40), trouble: nil, missed: 0)
        let missed = MissedReminders(count: 4, last: ago(minutes: 3 * 1440))
        return [
            sample("none", []), sample("some", [phone, desktop]),
            sample("trouble", [phone] + troubled, missed: missed),
            sample("program gone", program(isOn: false)), sample("program on again", program(isOn: true)),
            sample("one missed", [desktop], missed: MissedReminders(count: 1, last: ago(minutes: 1440))),
        ]
    }

    private static func program(isOn: Bool) -> [DeliveryReport] {
        var built = SamplePractice()
        guard let address = Printable("https://home.example.org/hook") else { return [] }
        built.record(
            .reminderChannelSet(
                ReminderChannelSet(
                    channel: Identifier(high: 8, low: 1), kind: .webhook, address: address, isOn: isOn)))
        return built.practice.reminderChannels.map {
            DeliveryReport($0, lastSent: ago(minutes: 900), trouble: .channelGone, missed: 0)
        }
    }

    private static var troubled: [DeliveryReport] {
        let troubles: [(String, DeliveryReport.Standing, DeliveryTrouble?)] = [
            ("Chrome on Android", .forgotten, .gone), ("Firefox on Windows", .on, .refused),
            ("Edge on Windows", .on, .busy), ("Opera on Android", .on, .unreachable),
            ("A browser", .forgotten, .privateNetwork), ("Samsung Internet on Android", .on, .rejected),
            ("Chrome on ChromeOS", .on, .unprepared), ("Safari on iPad", .off, nil),
        ]
        return troubles.enumerated().map { number, trouble in
            DeliveryReport(
                name: trouble.0, isThis: false, standing: trouble.1,
                lastSent: number % 3 == 1 ? nil : ago(minutes: Int64(1440 * number)), lastShown: nil,
                trouble: trouble.2, missed: number)
        }
    }

    private static func sample(
        _ state: String, _ reports: [DeliveryReport], missed: MissedReminders? = nil
    ) -> Sample {
        Sample("delivery, \(state)") { surroundings in
            DeliveryPage(reports, missed: missed, settings: Settings(), surroundings: surroundings).bytes
        }
    }

    private static func ago(minutes: Int64) -> Instant {
        SamplePractice.moment.instant.advanced(byMilliseconds: -minutes * 60_000)
    }
}
