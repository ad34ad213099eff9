@testable import HexisCore

/// The facts of medicines as they were stored: see `GoldenEntryTests`. A line here is never changed.
extension GoldenEntryTests {
    static let medicineGoldens = [
        Golden(
            .medicineNamed(MedicineNamed(medicine: habit, name: line("Bisoprolol"))),
            "78 05HABIT 0a0a4269736f70726f6c6f6c",
            #""fact":"medicineNamed","medicine":"HABIT","name":"Bisoprolol""#),
        Golden(
            .regimenSet(
                RegimenSet(
                    medicine: habit, from: day, regimen: atTimes("08:00", "20:00"), dose: line("1 tablet"))),
            "79 05HABIT 08d4c402 0e080002007fc007e012 120831207461626c6574",
            #""fact":"regimenSet","medicine":"HABIT","from":"2026-11-21","regimen":{"times":["08:00","20:00"],"days":{"weekdays":[1,2,3,4,5,6,7]}},"dose":"1 tablet""#
        ),
        Golden(
            .regimenSet(
                RegimenSet(
                    medicine: habit, from: day,
                    regimen: atTimes("07:30", on: everyDays(2, from: "2026-11-21")))),
            "79 05HABIT 08d4c402 0e0900050202d4c4028407",
            #""fact":"regimenSet","medicine":"HABIT","from":"2026-11-21","regimen":{"times":["07:30"],"days":{"everyDays":2,"from":"2026-11-21"}}"#
        ),
        Golden(
            .regimenSet(RegimenSet(medicine: habit, from: day, regimen: .afterLast(hours: 8))),
            "79 05HABIT 08d4c402 0e020110",
            #""fact":"regimenSet","medicine":"HABIT","from":"2026-11-21","regimen":{"hoursAfterLast":8}"#),
        Golden(
            .regimenSet(RegimenSet(medicine: habit, from: day, regimen: .asNeeded)),
            "79 05HABIT 08d4c402 0e0102",
            #""fact":"regimenSet","medicine":"HABIT","from":"2026-11-21","regimen":"asNeeded""#),
        Golden(
            .regimenSet(RegimenSet(medicine: habit, from: day, regimen: .stopped)),
            "79 05HABIT 08d4c402 0e0103",
            #""fact":"regimenSet","medicine":"HABIT","from":"2026-11-21","regimen":"stopped""#),
        Golden(
            .medicineRemoved(MedicineRemoved(medicine: habit)),
            "7a 05HABIT",
            #""fact":"medicineRemoved","medicine":"HABIT""#),
        Golden(
            .medicinePaused(
                MedicinePaused(
                    pause: other, medicine: habit, from: day, until: later, reason: line("Rome"))),
            "7b 05OTHER 09HABIT 0cd4c402 1096c502 1604526f6d65",
            #""fact":"medicinePaused","pause":"OTHER","medicine":"HABIT","from":"2026-11-21","until":"2026-12-24","reason":"Rome""#
        ),
        Golden(
            .medicinePaused(MedicinePaused(pause: other, medicine: habit, from: day, until: nil)),
            "7b 05OTHER 09HABIT 0cd4c402",
            #""fact":"medicinePaused","pause":"OTHER","medicine":"HABIT","from":"2026-11-21""#),
        Golden(
            .doseTaken(
                DoseTaken(
                    medicine: habit, day: day, slot: .time(time("08:00")), registered: later,
                    taken: instant(1_795_248_000_000), time: time("08:05"))),
            "7c 05HABIT 08d4c402 0cc007 1096c502 1480b0f4d1bf68 18ca07",
            #""fact":"doseTaken","medicine":"HABIT","day":"2026-11-21","slot":"08:00","registered":"2026-12-24","taken":1795248000000,"time":"08:05""#
        ),
        Golden(
            .doseUndone(
                DoseUndone(medicine: habit, day: day, slot: .single(other), registered: day)),
            "7d 05HABIT 08d4c402 0dOTHER 10d4c402",
            #""fact":"doseUndone","medicine":"HABIT","day":"2026-11-21","slot":"OTHER","registered":"2026-11-21""#
        ),
        Golden(
            .doseSkipped(
                DoseSkipped(
                    medicine: habit, day: day, slot: .time(time("20:00")), registered: day,
                    reason: line("fasting"))),
            "7e 05HABIT 08d4c402 0ce012 10d4c402 160766617374696e67",
            #""fact":"doseSkipped","medicine":"HABIT","day":"2026-11-21","slot":"20:00","registered":"2026-11-21","reason":"fasting""#
        ),
        Golden(
            .stockCounted(StockCounted(medicine: habit, pieces: 60, perDose: 2)),
            "7f 05HABIT 0878 0c04",
            #""fact":"stockCounted","medicine":"HABIT","pieces":60,"perDose":2"#),
        Golden(
            .stockCounted(StockCounted(medicine: habit, pieces: nil)),
            "7f 05HABIT 0c02",
            #""fact":"stockCounted","medicine":"HABIT","perDose":1"#),
        Golden(
            .adherenceGoalSet(AdherenceGoalSet(percent: 80)),
            "8001 04a001",
            #""fact":"adherenceGoalSet","percent":80"#),
        Golden(
            .adherenceGoalSet(AdherenceGoalSet(percent: nil)),
            "8001",
            #""fact":"adherenceGoalSet""#),
        Golden(
            .doseRemindersSet(DoseRemindersSet(medicine: habit, isOn: true)),
            "8101 05HABIT 0802",
            #""fact":"doseRemindersSet","medicine":"HABIT","isOn":true"#),
        Golden(
            .doseSnoozed(
                DoseSnoozed(
                    medicine: habit, day: day, slot: .time(time("08:00")), until: instant(1_795_248_000_000))),
            "8201 05HABIT 08d4c402 0cc007 1080b0f4d1bf68",
            #""fact":"doseSnoozed","medicine":"HABIT","day":"2026-11-21","slot":"08:00","until":1795248000000"#
        ),
        Golden(
            .heartRateMeasured(HeartRateMeasured(day: day, beats: 62)),
            "8301 04d4c402 087c",
            #""fact":"heartRateMeasured","day":"2026-11-21","beats":62"#),
        Golden(
            .heartRateBoundarySet(HeartRateBoundarySet(boundary: 70, gap: 5)),
            "8401 048c01 080a",
            #""fact":"heartRateBoundarySet","boundary":70,"gap":5"#),
        Golden(
            .heartRateBoundarySet(HeartRateBoundarySet(boundary: nil, gap: 5)),
            "8401 080a",
            #""fact":"heartRateBoundarySet","gap":5"#),
        Golden(
            .heartRateAnswered(HeartRateAnswered(day: day, isTaken: true)),
            "8501 04d4c402 0802",
            #""fact":"heartRateAnswered","day":"2026-11-21","isTaken":true"#),
        Golden(
            .doseCallTimeSet(
                DoseCallTimeSet(
                    medicine: habit, dose: time("08:00"), routine: .travelling, isWeekend: true,
                    time: time("09:30"))),
            "8601 05HABIT 08c007 0c02 1002 14f408",
            #""fact":"doseCallTimeSet","medicine":"HABIT","dose":"08:00","routine":"travelling","isWeekend":true,"time":"09:30""#
        ),
        Golden(
            .doseCallTimeSet(
                DoseCallTimeSet(
                    medicine: habit, dose: time("08:00"), routine: .home, isWeekend: false, time: nil)),
            "8601 05HABIT 08c007 0c00 1000",
            #""fact":"doseCallTimeSet","medicine":"HABIT","dose":"08:00","routine":"home","isWeekend":false"#),
        Golden(
            .medicineWeekCallsSet(MedicineWeekCallsSet(isOn: false)),
            "8701 0400",
            #""fact":"medicineWeekCallsSet","isOn":false"#),
        Golden(
            .heartRatePutOff(HeartRatePutOff(day: day, until: instant(1_795_248_000_000))),
            "8801 04d4c402 0880b0f4d1bf68",
            #""fact":"heartRatePutOff","day":"2026-11-21","until":1795248000000"#),
        Golden(
            .medicineLooksChosen(
                MedicineLooksChosen(medicine: habit, looks: MedicineLooks(form: .ovalTablet, colour: .white))),
            "8901 05HABIT 0804 0c00",
            #""fact":"medicineLooksChosen","medicine":"HABIT","form":"ovalTablet","colour":"white""#),
        Golden(
            .medicineLooksChosen(MedicineLooksChosen(medicine: habit, looks: MedicineLooks())),
            "8901 05HABIT",
            #""fact":"medicineLooksChosen","medicine":"HABIT""#),
    ]
}
