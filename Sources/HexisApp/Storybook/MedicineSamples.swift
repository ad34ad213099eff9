import HexisCore

extension Storybook {
    /// Medicines: none, a new one, several with history, long words, invalid fields.
    static var medicine: [Sample] {
        let one = SamplePractice.oneMedicine.practice
        let many = SamplePractice.medicines.practice
        let long = SamplePractice.longMedicine.practice
        let late = SamplePractice.lateMedicine.practice
        let lateID = late.medicines.first?.id.description ?? ""
        let id = many.medicines.first?.id.description ?? ""
        return [
            Sample(name: "medicine, none", practice: Practice(), request: Request(.get, "/medicine")),
            Sample(name: "medicine, one", practice: one, request: Request(.get, "/medicine")),
            Sample(name: "medicine, many", practice: many, request: Request(.get, "/medicine")),
            Sample(
                name: "medicine, an earlier day", practice: many,
                request: Request(.get, "/medicine", query: "day=2026-11-11")),
            Sample(name: "medicine, long words", practice: long, request: Request(.get, "/medicine")),
            Sample(
                name: "medicine, wrong goal", practice: many,
                request: Request(.post, "/medicine/goal", body: "percent=120")),
            Sample(name: "today, a medicine", practice: one, request: Request(.get, "/today")),
            Sample(name: "today, medicines", practice: many, request: Request(.get, "/today")),
            Sample(
                name: "today, paused", practice: SamplePractice.paused.practice,
                request: Request(.get, "/today")),
            Sample(name: "today, medicine, long words", practice: long, request: Request(.get, "/today")),
            Sample(
                name: "today, medicines yesterday", practice: many,
                request: Request(.get, "/today", query: "day=2026-11-20")),
            Sample(name: "new medicine", practice: one, request: Request(.get, "/medicine/new")),
            Sample(
                name: "new medicine, wrong", practice: one,
                request: Request(
                    .post, "/medicine", body: "name=&kind=weekdays&time=soon&start=2020-01-01&pieces=abc")),
            Sample(name: "edit medicine", practice: many, request: Request(.get, "/medicine/\(id)/edit")),
            Sample(name: "one medicine", practice: many, request: Request(.get, "/medicine/\(id)")),
            Sample(
                name: "one medicine, wrong pause", practice: many,
                request: Request(.post, "/medicine/\(id)/pause", body: "from=2026-11-21&until=2026-11-01")),
            Sample(
                name: "dose", practice: many,
                request: Request(.get, "/medicine/\(id)/doses/2026-11-21/20:00")),
            Sample(
                name: "dose, taken", practice: many,
                request: Request(.get, "/medicine/\(id)/doses/2026-11-21/08:00")),
            Sample(
                name: "dose, usually later", practice: late,
                request: Request(.get, "/medicine/\(lateID)/doses/2026-11-21/08:00")),
            Sample(
                name: "dose, wrong time", practice: many,
                request: Request(
                    .post, "/medicine/\(id)/doses", body: "day=2026-11-21&slot=20:00&answer=take&time=23:00")),
            Sample(name: "medicine, to share", practice: many, request: Request(.get, "/medicine/share")),
            Sample(
                name: "medicine, to share, said", practice: one,
                request: Request(.get, "/medicine/share", query: "about=medicine")),
            Sample(name: "heart rate, none", practice: one, request: Request(.get, "/medicine/heart")),
            Sample(
                name: "heart rate", practice: SamplePractice.heart.practice,
                request: Request(.get, "/medicine/heart")),
            Sample(
                name: "heart rate, wrong", practice: one,
                request: Request(.post, "/medicine/heart/reading", body: "beats=400&day=2026-11-22")),
            Sample(name: "badges", practice: many, request: Request(.get, "/medicine/levels")),
            Sample(name: "badges, none", practice: one, request: Request(.get, "/medicine/levels")),
            Sample(name: "medicine weeks", practice: many, request: Request(.get, "/medicine/weeks")),
            Sample(name: "medicine weeks, none", practice: one, request: Request(.get, "/medicine/weeks")),
        ] + medicineCalls
    }

    /// Dose reminders: the page for several doses, other reminder times, and a heart rate that asks again.
    private static var medicineCalls: [Sample] {
        let many = SamplePractice.called.practice
        let long = SamplePractice.longMedicine.practice
        let id = many.medicines.first?.id.description ?? ""
        let doses = many.medicines.prefix(2).map { "\($0.id).08:00+\($0.id).20:00" }.joined(separator: "+")
        let marked = "\(id).08:00"
        let times = long.medicines.first?.id.description ?? ""
        return [
            Sample(
                name: "one medicine, called for", practice: many, request: Request(.get, "/medicine/\(id)")),
            Sample(
                name: "medicine call, several", practice: many,
                request: Request(.get, "/medicine/call", query: "day=2026-11-21&doses=\(doses)")),
            Sample(
                name: "medicine call, none left", practice: many,
                request: Request(.get, "/medicine/call", query: "day=2026-11-21&doses=\(marked)")),
            Sample(
                name: "medicine reminders", practice: many,
                request: Request(.get, "/medicine/\(id)/reminders")),
            Sample(
                name: "medicine reminders, wrong", practice: many,
                request: Request(
                    .post, "/medicine/\(id)/reminders",
                    body: "routine=travelling&weekday-480=soon&weekend-480=09:30")),
            Sample(
                name: "medicine reminders, many doses", practice: long,
                request: Request(.get, "/medicine/\(times)/reminders")),
            Sample(
                name: "medicine weeks, called for", practice: many, request: Request(.get, "/medicine/weeks")),
            Sample(
                name: "heart rate, not taken", practice: SamplePractice.heartAnswered.practice,
                request: Request(.get, "/medicine/heart")),
            Sample(
                name: "heart rate, later", practice: SamplePractice.heartLater.practice,
                request: Request(.get, "/medicine/heart")),
        ]
    }
}

extension SamplePractice {
    /// Adds a medicine, `days` days ago.
    @discardableResult
    mutating func medicine(_ name: String, _ dose: String?, _ regimen: Regimen, begun days: Int) -> Identifier
    {
        let id = Identifier(high: 6, low: UInt64(entries.count))
        guard let name = Line(name) else { return id }
        record(.medicineNamed(MedicineNamed(medicine: id, name: name)), daysAgo: days)
        let start = SamplePractice.today.advanced(by: -days)
        let set = RegimenSet(medicine: id, from: start, regimen: regimen, dose: dose.flatMap { Line($0) })
        record(.regimenSet(set), daysAgo: days)
        return id
    }

    /// Takes a dose of `days` days ago, some minutes after its time.
    mutating func take(_ medicine: Identifier, _ time: String, late minutes: Int = 0, daysAgo days: Int) {
        guard let slot = TimeOfDay(time), let taken = TimeOfDay(minutes: (slot.minutes + minutes) % 1440)
        else { return }
        let day = SamplePractice.today.advanced(by: -days)
        let at = Instant(clamping: (Int64(day.number) * 1440 + Int64(slot.minutes + minutes)) * 60_000)
        record(
            .doseTaken(
                DoseTaken(
                    medicine: medicine, day: day, slot: .time(slot), registered: day, taken: at, time: taken)),
            daysAgo: days)
    }

    static func daily(_ times: String...) -> Regimen {
        DoseTimes(times.compactMap { TimeOfDay($0) }).map { .at($0, on: .every) } ?? .asNeeded
    }

    /// A medicine of 08:00 that was taken at 08:17 for ten days.
    static var lateMedicine: SamplePractice {
        var sample = SamplePractice()
        let medicine = sample.medicine("Bisoprolol", "2.5 mg", daily("08:00"), begun: 10)
        sample.record(.doseRemindersSet(DoseRemindersSet(medicine: medicine, isOn: true)), daysAgo: 10)
        for ago in (1...10).reversed() { sample.take(medicine, "08:00", late: 17, daysAgo: ago) }
        return sample
    }

    static var oneMedicine: SamplePractice {
        var sample = SamplePractice()
        sample.medicine("Bisoprolol", "2.5 mg", daily("08:00"), begun: 0)
        return sample
    }

    /// Sixty days of an older person who forgot a dose now and then, including last Thursday evening.
    static var medicines: SamplePractice {
        var sample = SamplePractice.many
        if let name = Line("Maria") { sample.record(.personNamed(PersonNamed(name: name)), daysAgo: 70) }
        let heart = sample.medicine("Bisoprolol", "1 tablet", daily("08:00", "20:00"), begun: 60)
        let pressure = sample.medicine("Ramipril", "5 mg", daily("08:00"), begun: 60)
        let antibiotic = sample.medicine("Antibiotic", "500 mg", .afterLast(hours: 8), begun: 0)
        let painkiller = sample.medicine("Paracetamol", "1 tablet", .asNeeded, begun: 40)
        let looks = [
            (heart, MedicineLooks(form: .roundTablet, colour: .pink)),
            (pressure, MedicineLooks(form: .ovalTablet, colour: .white)),
            (antibiotic, MedicineLooks(form: .capsule, colour: .green)),
            (painkiller, MedicineLooks(form: .ovalTablet, colour: .yellow)),
        ]
        for (medicine, looks) in looks {
            sample.record(.medicineLooksChosen(MedicineLooksChosen(medicine: medicine, looks: looks)))
        }
        for ago in (0...60).reversed() {
            if ago != 30, ago != 45 { sample.take(heart, "08:00", late: ago % 9, daysAgo: ago) }
            if ago > 0 { sample.take(pressure, "08:00", late: ago == 4 ? 150 : 3, daysAgo: ago) }
            if ago > 1, ago != 9, ago != 44 { sample.take(heart, "20:00", late: ago % 20, daysAgo: ago) }
        }
        sample.record(.stockCounted(StockCounted(medicine: pressure, pieces: 6)))
        sample.record(.adherenceGoalSet(AdherenceGoalSet(percent: 80)))
        return sample
    }

    /// High on the last three days including today, where some doses are still open.
    static var heart: SamplePractice {
        var sample = medicines
        sample.record(.heartRateBoundarySet(HeartRateBoundarySet(boundary: 70, gap: 5)), daysAgo: 60)
        for (ago, beats) in [60, 64, 62, 66, 78, 74, 81].reversed().enumerated() {
            sample.record(
                .heartRateMeasured(HeartRateMeasured(day: today.advanced(by: -ago), beats: Int64(beats))),
                daysAgo: ago)
        }
        return sample
    }

    /// All have reminders; on weekends that of the morning comes an hour and a half later.
    static var called: SamplePractice {
        var sample = medicines
        for medicine in sample.practice.medicines {
            sample.record(.doseRemindersSet(DoseRemindersSet(medicine: medicine.id, isOn: true)))
            guard let dose = TimeOfDay("08:00") else { continue }
            sample.record(
                .doseCallTimeSet(
                    DoseCallTimeSet(
                        medicine: medicine.id, dose: dose, routine: .home, isWeekend: true,
                        time: TimeOfDay("09:30"))))
        }
        return sample
    }

    /// Everything is paused, the reminders above all.
    static var paused: SamplePractice {
        var sample = called
        sample.record(.preferenceChosen(PreferenceChosen(preference: .pause, isOn: true)))
        return sample
    }

    static var heartAnswered: SamplePractice {
        var sample = heart
        sample.record(.heartRateAnswered(HeartRateAnswered(day: today, isTaken: false)))
        return sample
    }

    static var heartLater: SamplePractice {
        var sample = heartAnswered
        let until = moment.instant.advanced(byMilliseconds: 7_200_000)
        sample.record(.heartRatePutOff(HeartRatePutOff(day: today, until: until)))
        return sample
    }

    static var longMedicine: SamplePractice {
        var sample = SamplePractice()
        let long = sample.medicine(
            "Hydrochlorothiazid-Amlodipin-Olmesartanmedoxomil-Kombinationspräparat",
            "1½ Filmtabletten zu 40 mg/10 mg/12,5 mg",
            daily("06:00", "09:30", "13:00", "16:30", "20:00", "23:30", "01:15"), begun: 0)
        sample.record(
            .doseSkipped(
                DoseSkipped(
                    medicine: long, day: today, slot: .time(.midnight), registered: today,
                    reason: Line(
                        "Donaudampfschifffahrtsgesellschaftskapitänsuntersuchung am nüchternen Magen"))))
        sample.medicine("<b>اسبرين</b> & “quotes”", "حبة", .asNeeded, begun: 0)
        return sample
    }
}
