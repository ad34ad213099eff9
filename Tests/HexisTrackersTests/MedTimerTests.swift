import HexisApp
import HexisCore
import Testing

@testable import HexisTrackers

@Suite("Backups of MedTimer")
struct MedTimerTests {
    private func medTimer(_ reminders: String, events: String = "") throws -> TrackerHistory {
        try read(
            #"{"medicines":{"version":9,"list":[{"medicine":{"name":"Iron","unit":"pills","notes":""},"tags":[],"reminders":[\#(reminders)]}]},"events":{"version":9,"list":[\#(events)]}}"#,
            of: "MedTimer")
    }

    @Test(
        "MedTimer's reminders are a regimen",
        arguments: [
            (#"{"timeInMinutes":480},{"timeInMinutes":1200}"#, "08:00 20:00 127", 0),
            (#"{"timeInMinutes":480,"days":[true,false,false,false,false,false,true]}"#, "08:00 65", 0),
            (
                #"{"timeInMinutes":480,"consecutiveDays":1,"pauseDays":1,"cycleStartDay":19980}"#,
                "08:00 every 2", 0
            ),
            (#"{"timeInMinutes":480,"consecutiveDays":5,"pauseDays":2}"#, "08:00 127", 1),
            (#"{"timeInMinutes":480,"activeDaysOfMonth":3}"#, "08:00 127", 1),
            (#"{"timeInMinutes":480,"days":[true]},{"timeInMinutes":600}"#, "08:00 10:00 127", 1),
            (#"{"timeInMinutes":480,"active":false}"#, "as needed", 0), ("", "as needed", 0),
            (#"{"timeInMinutes":480,"intervalStart":1726290000}"#, "8 hours", 0),
            (
                #"{"timeInMinutes":60,"linkedReminderId":2},{"timeInMinutes":480,"reminderId":2}"#,
                "08:00 127", 0
            ),
            (#"{"timeInMinutes":480,"outOfStockReminderType":"ONCE"}"#, "as needed", 0),
        ])
    func medTimerReminders(reminders: String, regimen: String, remarks: Int) throws {
        let history = try medTimer(
            reminders, events: #"{"medicineName":"Iron","status":"RAISED","remindedTimestamp":5}"#)
        let medicine = try #require(history.medicines.first)
        #expect(history.remarks.count == remarks)
        switch medicine.regimen {
        case .at(let times, let days):
            let days =
                switch days.schedule {
                case .weekdays(let days): "\(days.bits)"
                case .everyDays(let interval): "every \(interval.days)"
                case .timesAWeek: "never"
                }
            #expect("\(times.times.map { $0.description }.joined(separator: " ")) \(days)" == regimen)
        case .afterLast(let hours): #expect("\(hours) hours" == regimen)
        case .asNeeded: #expect(regimen == "as needed")
        default: #expect(Bool(false))
        }
    }

    @Test("MedTimer's doses are kept, also those of medicines that are gone, and what cannot be is told")
    func medTimerDoses() throws {
        let history = try medTimer(
            #"{"reminderId":7,"timeInMinutes":540,"amount":"2","instructions":"with water"}"#,
            events: """
                {"medicineName":"Iron","status":"TAKEN","remindedTimestamp":1726290000,"processedTimestamp":1726290600,"reminderId":7},
                {"medicineName":"Iron","status":"SKIPPED","remindedTimestamp":1726376400,"processedTimestamp":0,"reminderId":7},
                {"medicineName":"Iron","status":"DELETED","remindedTimestamp":1726376400},
                {"medicineName":"Zinc","status":"TAKEN","remindedTimestamp":1726290000,"processedTimestamp":1726290600,"reminderId":9},
                {"medicineName":"Iron","status":"TAKEN"},{"status":"TAKEN"}
                """)
        #expect(
            history.medicines.map { "\($0.name.text) \($0.dose?.text ?? "-") \($0.doses.count)" } == [
                "Iron 2 pills 2", "Zinc - 1",
            ])
        #expect(history.medicines[1].regimen == nil)
        let nine = known(TimeOfDay("09:00"))
        #expect(
            history.medicines[0].doses.map { $0.time } == [nine, nine]
                && history.medicines[1].doses[0].time == nil)
        #expect(history.medicines[0].doses.map { $0.isTaken } == [true, false])
        #expect(history.remarks == [.instructions(medicines: 1), .unreadable(records: 2)])
    }
}
