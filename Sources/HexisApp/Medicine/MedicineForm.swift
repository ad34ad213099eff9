import HexisCore

/// A medicine's form as typed, and the facts it yields once valid.
struct MedicineForm {
    var name = ""
    var dose = ""
    /// `nil` until the person chooses: no frequency is assumed.
    var kind: Kind?
    var weekdays: [Weekday] = []
    var interval = "2"
    var hours = "8"
    var times: [String] = []
    var start: String
    var end = ""
    var pieces = ""
    var perDose = "1"
    var isCalledFor = true
    var looks = MedicineLooks()

    enum Kind: Int, Choice {
        case daily, weekdays, interval, hours, needed

        var name: String {
            switch self {
            case .daily: "daily"
            case .weekdays: "weekdays"
            case .interval: "interval"
            case .hours: "hours"
            case .needed: "needed"
            }
        }
    }

    init(beginning today: Day) {
        start = today.description
    }

    init(_ form: Form, today: Day) {
        self.init(beginning: today)
        name = form["name"] ?? ""
        dose = form["dose"] ?? ""
        kind = form["kind"].flatMap { Kind(name: $0) }
        weekdays = form.all("weekday").compactMap { Weekday(name: $0) }
        interval = form["interval"] ?? ""
        hours = form["hours"] ?? ""
        times = form.all("time").filter { !$0.isBlank }
        start = form["start"] ?? start
        end = form["end"] ?? ""
        pieces = form["pieces"] ?? ""
        perDose = form["per-dose"] ?? "1"
        isCalledFor = form["call"] != nil
        looks.form = form["form"].flatMap { DosageForm(name: $0) }
        looks.colour = form["colour"].flatMap { MedicineColour(name: $0) }
    }

    /// Fills in the current values, or the last ones.
    init(_ medicine: Medicine, today: Day) {
        self.init(beginning: max(today, medicine.start))
        name = medicine.name
        isCalledFor = medicine.isCalledFor
        looks = medicine.looks
        end = medicine.end(seenFrom: today).flatMap { $0 >= today ? $0.description : nil } ?? ""
        if let stock = medicine.stock(on: today) { take(stock) }
        guard let held = medicine.lastPrescription(upTo: max(today, medicine.start)) else { return }
        dose = held.dose?.text ?? ""
        take(held.regimen)
    }

    private mutating func take(_ stock: Stock) {
        pieces = "\(stock.pieces)"
        perDose = "\(stock.perDose)"
    }

    private mutating func take(_ regimen: Regimen) {
        switch regimen {
        case .at(let times, let days):
            self.times = times.times.map { $0.description }
            take(days.schedule)
        case .afterLast(let hours):
            kind = .hours
            self.hours = "\(hours)"
        case .asNeeded: kind = .needed
        case .stopped: break
        }
    }

    private mutating func take(_ schedule: Schedule) {
        switch schedule {
        case .weekdays(.every): kind = .daily
        case .weekdays(let days):
            kind = .weekdays
            weekdays = Weekday.allCases.filter { days.contains($0) }
        case .everyDays(let interval):
            kind = .interval
            self.interval = "\(interval.days)"
        case .timesAWeek: break
        }
    }
}

extension Medicine {
    /// The last prescription up to the day, ignoring that the medicine was stopped.
    func lastPrescription(upTo day: Day) -> Prescription? {
        changes.reversed().filter { $0 <= day }.compactMap { prescription(on: $0) }.first {
            $0.regimen != .stopped
        }
    }
}
