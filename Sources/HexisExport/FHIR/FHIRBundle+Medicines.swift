import HexisCore
import HexisExchange

/// Prescriptions, doses, and how regularly they were taken.
extension FHIRBundle {
    var medicines: [FHIRResource] {
        guard includes(.doses) || includes(.adherence) else { return [] }
        return practice.medicines.flatMap { medicine in
            medicine.changes.compactMap { request(for: medicine, from: $0) }
                + (includes(.doses) ? doses(of: medicine) : [])
        } + (includes(.adherence) ? adherence : [])
    }

    /// A prescription, if it applied in the span.
    private func request(for medicine: Medicine, from day: Day) -> FHIRResource? {
        guard let prescription = medicine.prescription(on: day), prescription.regimen != .stopped else {
            return nil
        }
        let end = medicine.changes.first { $0 > day }?.previous
        guard day <= span.upperBound, end.map({ $0 >= span.lowerBound }) ?? true else { return nil }
        return request(for: medicine, prescription, from: day, until: end)
    }

    private func request(
        for medicine: Medicine, _ prescription: Prescription, from day: Day, until end: Day?
    ) -> FHIRResource {
        let isOver = end.map { $0 < moment.today } ?? false
        return FHIRResource(
            "MedicationRequest", requestID(of: medicine, from: day),
            ("status", isOver ? "stopped" : "active"), ("intent", "order"),
            ("reportedBoolean", .bool(true)), ("medicationCodeableConcept", .concept(medicine.name)),
            ("subject", subject), ("authoredOn", .day(day)),
            ("dosageInstruction", .array([prescription.dosage(from: day, until: end)])))
    }

    private func requestID(of medicine: Medicine, from day: Day) -> Identifier {
        medicine.id.derived(UInt64(bitPattern: Int64(day.number)))
    }

    private func doses(of medicine: Medicine) -> [FHIRResource] {
        medicine.answeredDoses.filter { span.contains($0.day) }.map { administration($0, of: medicine) }
    }

    private func administration(_ dose: AnsweredDose, of medicine: Medicine) -> FHIRResource {
        let (status, time, reason) = outcome(of: dose)
        let dosage = medicine.prescription(on: dose.day)?.dose
        return FHIRResource(
            "MedicationAdministration",
            medicine.id.derived(UInt64(bitPattern: Int64(dose.day.number))).derived(dose.slot.number),
            ("status", status), ("statusReason", reason),
            ("medicationCodeableConcept", .concept(medicine.name)), ("subject", subject),
            ("effectiveDateTime", time), ("request", request(for: dose, of: medicine)),
            ("dosage", dosage.map { .fhir(("text", .string($0.text))) }))
    }

    private func outcome(of dose: AnsweredDose) -> (status: JSON, time: JSON, reason: JSON?) {
        switch dose.answer {
        case .taken(let instant): ("completed", time(instant), nil)
        case .skipped(let reason): ("not-done", due(dose), reason.map { .array([.concept($0.text)]) })
        }
    }

    /// The reference to the prescription that applied.
    private func request(for dose: AnsweredDose, of medicine: Medicine) -> JSON? {
        medicine.changes.last { $0 <= dose.day }.map {
            reference("MedicationRequest", requestID(of: medicine, from: $0))
        }
    }

    /// When a skipped dose was due; its day, if it had no set time.
    private func due(_ dose: AnsweredDose) -> JSON {
        guard let time = dose.slot.time else { return .day(dose.day) }
        // A time before the day begins is in the night after it.
        let date = time < practice.settings.dayStart ? dose.day.next : dose.day
        return self.time(zone.instant(of: date, at: time))
    }

    /// The adherence of all medicines together, and of each.
    private var adherence: [FHIRResource] {
        let medicines = practice.medicines
        guard !medicines.isEmpty else { return [] }
        let each = medicines.flatMap { observations(of: [$0], named: $0.name, $0.id) }
        return (medicines.count > 1 ? observations(of: medicines, named: nil, person) : []) + each
    }

    private func observations(of medicines: [Medicine], named name: String?, _ id: Identifier)
        -> [FHIRResource]
    {
        let adherence = practice.adherence(
            of: medicines, from: adherenceSpan.lowerBound, to: adherenceSpan.upperBound,
            seenFrom: moment.today)
        let about = name.map { ": \($0)" } ?? ""
        return [
            observation(id.derived(1), "Doses taken of doses due\(about)", adherence.doses),
            observation(
                id.derived(2), "Days of correct dosing (every due dose taken)\(about)", adherence.days),
        ].compactMap { $0 }
    }

    private func observation(_ id: Identifier, _ text: String, _ rate: Rate) -> FHIRResource? {
        guard let permille = rate.permille else { return nil }
        let percent = Amount(clamping: Int64(permille) * 100).description
        return FHIRResource(
            "Observation", id, ("status", "final"), ("code", .concept(text)), ("subject", subject),
            ("effectivePeriod", adherencePeriod), ("valueQuantity", .quantity(percent, "%", "%")),
            ("note", .array([.fhir(("text", .string("\(rate.done) of \(rate.relevant)")))])))
    }

    private var adherencePeriod: JSON {
        .fhir(
            ("start", .day(adherenceSpan.lowerBound)),
            ("end", .day(min(adherenceSpan.upperBound, moment.today))))
    }
}

extension Prescription {
    fileprivate func dosage(from first: Day, until last: Day?) -> JSON {
        .fhir(
            ("text", (dose?.text).map { .string($0) }),
            ("timing", regimen.timing(from: first, until: last)),
            ("asNeededBoolean", regimen == .asNeeded ? .bool(true) : nil))
    }
}
