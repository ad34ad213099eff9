@testable import HexisCore

extension Dice {
    mutating func graduationFact(_ kind: GraduationFact.Kind, of habit: Identifier) -> GraduationFact {
        switch kind {
        case .habitGraduated: .habitGraduated(HabitGraduated(habit: habit, day: day()))
        case .graduationDeclined: .graduationDeclined(GraduationDeclined(habit: habit, day: day()))
        }
    }
}
