import HexisCore
import HexisExchange

/// Resting heart rate, steps and weight of each day.
extension FHIRBundle {
    var measurements: [FHIRResource] {
        (includes(.heartRate) ? heartRates : []) + (includes(.measurements) ? steps + weights : [])
    }

    private var heartRates: [FHIRResource] {
        let entered = Dictionary(
            practice.enteredHeartRates.map { ($0.day, $0.beats) }, uniquingKeysWith: { $1 })
        let days = Set(practice.measuredDays(of: .restingHeartRate)).union(entered.keys)
        return days.sorted().filter { span.contains($0) }.compactMap { day in
            let measured = practice.value(of: .restingHeartRate, on: day).map { Amount(clamping: $0) }
            let beats = (entered[day] ?? nil).map { Amount(clamping: Int64($0) * 1000) } ?? measured
            return beats.map { heartRate($0, on: day) }
        }
    }

    private func heartRate(_ beats: Amount, on day: Day) -> FHIRResource {
        observation(
            3, day, .loinc("40443-4", "Heart rate --resting"),
            .quantity(beats.description, "beats/minute", "/min"), "vital-signs")
    }

    private var steps: [FHIRResource] {
        daily(
            .steps, 4, .loinc("41950-7", "Number of steps in 24 hour Measured"), "steps/day", "/d", "activity"
        )
    }

    private var weights: [FHIRResource] {
        daily(.weight, 5, .loinc("29463-7", "Body weight"), "kg", "kg", "vital-signs")
    }

    private func daily(
        _ signal: Signal, _ number: UInt64, _ code: JSON, _ unit: String, _ ucum: String, _ category: String
    ) -> [FHIRResource] {
        practice.measuredDays(of: signal).filter { span.contains($0) }.compactMap { day in
            practice.value(of: signal, on: day).map {
                observation(
                    number, day, code, .quantity(Amount(clamping: $0).description, unit, ucum), category)
            }
        }
    }

    private func observation(
        _ number: UInt64, _ day: Day, _ code: JSON, _ value: JSON, _ category: String
    ) -> FHIRResource {
        FHIRResource(
            "Observation", person.derived(number).derived(UInt64(bitPattern: Int64(day.number))),
            ("status", "final"), ("category", .array([FHIRBundle.category(category)])), ("code", code),
            ("subject", subject), ("effectiveDateTime", .day(day)), ("valueQuantity", value))
    }

    private static func category(_ code: String) -> JSON {
        let coding = JSON.fhir(
            ("system", "http://terminology.hl7.org/CodeSystem/observation-category"), ("code", .string(code)))
        return .fhir(("coding", .array([coding])))
    }
}
