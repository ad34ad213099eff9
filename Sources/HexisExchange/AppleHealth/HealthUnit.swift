/// A unit of measurement. Which one an export uses depends on the phone's region setting.
struct HealthUnit {
    enum Kind {
        case count, length, energy, frequency, time, mass
    }

    let kind: Kind
    /// The size of one unit in steps, metres, kilocalories, beats per minute, minutes or kilograms.
    let factor: Double

    /// Parses a name as HealthKit writes units (`HKUnit.unitString`).
    static func named(_ name: ExportText) -> HealthUnit? {
        switch name[0] {
        case letter("c"):
            if name.equals("count") { return HealthUnit(kind: .count, factor: 1) }
            if name.equals("count/min") { return HealthUnit(kind: .frequency, factor: 1) }
            if name.equals("count/s") { return HealthUnit(kind: .frequency, factor: 60) }
            if name.equals("cm") { return HealthUnit(kind: .length, factor: 0.01) }
            if name.equals("cal") { return HealthUnit(kind: .energy, factor: 0.001) }
        case letter("k"):
            if name.equals("kcal") { return HealthUnit(kind: .energy, factor: 1) }
            // The thermochemical calorie.
            if name.equals("kJ") { return HealthUnit(kind: .energy, factor: 1 / 4.184) }
            if name.equals("km") { return HealthUnit(kind: .length, factor: 1000) }
            if name.equals("kg") { return HealthUnit(kind: .mass, factor: 1) }
        case letter("m"):
            if name.equals("m") { return HealthUnit(kind: .length, factor: 1) }
            if name.equals("min") { return HealthUnit(kind: .time, factor: 1) }
            // International yard and pound, 1959.
            if name.equals("mi") { return HealthUnit(kind: .length, factor: 1609.344) }
        case letter("b"):
            if name.equals("bpm") { return HealthUnit(kind: .frequency, factor: 1) }
        default:
            if name.equals("Cal") { return HealthUnit(kind: .energy, factor: 1) }
            if name.equals("J") { return HealthUnit(kind: .energy, factor: 1 / 4184) }
            if name.equals("ft") { return HealthUnit(kind: .length, factor: 0.3048) }
            if name.equals("yd") { return HealthUnit(kind: .length, factor: 0.9144) }
            if name.equals("in") { return HealthUnit(kind: .length, factor: 0.0254) }
            if name.equals("lb") { return HealthUnit(kind: .mass, factor: 0.453_592_37) }
            if name.equals("st") { return HealthUnit(kind: .mass, factor: 6.350_293_18) }
            if name.equals("oz") { return HealthUnit(kind: .mass, factor: 0.028_349_523_125) }
            if name.equals("g") { return HealthUnit(kind: .mass, factor: 0.001) }
            if name.equals("s") { return HealthUnit(kind: .time, factor: 1 / 60.0) }
            if name.equals("hr") { return HealthUnit(kind: .time, factor: 60) }
        }
        return nil
    }
}

private func letter(_ letter: Unicode.Scalar) -> CChar { CChar(bitPattern: UInt8(ascii: letter)) }
