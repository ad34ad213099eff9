import HexisCore

/// Doses without fixed times: as needed, or a number of hours after the last.
extension DoseSection {
    /// Writes the button for one more dose of a medicine without fixed times: as needed, or a number of hours after
    /// the last.
    func writeSingle(_ medicine: Medicine, to html: inout HTML) {
        guard takesSingles(medicine), let prescription = medicine.prescription(on: day) else { return }
        let isElapsed = if case .afterLast = prescription.regimen { true } else { false }
        let slot: DoseSlot? = isElapsed ? medicine.nextSlot : nil
        html("li", .class("card"), .id("dose-\(medicine.id)")) { html in
            html("a", .class("card-body"), .href(earlier(medicine, slot))) { html in
                let regimen = MedicineWording.regimen(prescription.regimen, by: clock)
                writeText(medicine, [regimen, next(medicine)], to: &html)
            }
            writeTake(medicine, slot, MedicineWording.takeNow, nil, to: &html)
        }
    }

    /// Whether one more dose can be taken at any time of the day shown.
    func takesSingles(_ medicine: Medicine) -> Bool {
        guard day == now.today, !medicine.isPaused(on: day) else { return false }
        switch medicine.prescription(on: day)?.regimen {
        case .afterLast, .asNeeded: return true
        case .at, .stopped, nil: return false
        }
    }

    private func earlier(_ medicine: Medicine, _ slot: DoseSlot?) -> String {
        let slot = slot ?? .single(surroundings.random.derived(medicine.id.low))
        return "/medicine/\(medicine.id)/doses/\(day)/\(slot)"
    }

    private func next(_ medicine: Medicine) -> String? {
        guard let due = medicine.nextDue(on: day) else { return nil }
        if due <= now.instant { return MedicineWording.nextNow }
        let then = surroundings.moment(at: due)
        let date = then.date == now.date ? "" : "\(DateWording.relative(then.date, seenFrom: now.date)), "
        return MedicineWording.nextAt("\(date)\(clock.text(then.timeOfDay))")
    }
}
