package import HexisCore

/// Everything that a person recorded, as tables.
package struct ExportTables: Sendable {
    let practice: Practice
    /// Now, from the person's point of view: tables of days end today.
    let moment: Moment
    var today: Day { moment.today }

    package init(_ practice: Practice, at moment: Moment) {
        self.practice = practice
        self.moment = moment
    }

    /// The tables in the order of the codebook, those without a row included: what is missing was not recorded.
    package var all: [ExportTable] {
        ofHabits + ofGoals + ofMedicines + ofMeasurements + ofAnswers + ofOldHabits + ofPlaces + ofPeople
    }

    func name(of habit: Identifier?) -> String? {
        habit.flatMap { practice.habit($0)?.name }
    }
}
