import HexisCore

/// The pages about recovery codes, with made-up ones.
enum RecoverySamples {
    static var codes: [String] {
        [
            "4GT9-ZP0Q-M7XC", "K2HV-83RD-QW6B", "7YNE-1JTA-P5SF", "Z0CM-6XGK-R4VH", "9DPT-EB2W-3NQJ",
            "H8RS-57FY-C1KZ", "Q6AX-VM4D-0TGP", "B3JW-N9HE-82RC", "XT5K-F0QS-7DYM", "1VZG-C4PN-J6BA",
        ]
    }

    static func page(left: Int, _ state: RecoveryCodesPage.State, _ surroundings: Surroundings) -> [UInt8] {
        RecoveryCodesPage(
            left: left, means: means(state, left), settings: Settings(), surroundings: surroundings,
            state: state
        ).bytes
    }

    private static func means(_ state: RecoveryCodesPage.State, _ left: Int) -> ConfirmationMeans {
        if case .passwordRemoved = state { return .passkeyOnly }
        return ConfirmationMeans(hasPassword: true, hasPasskey: left > 0)
    }
}
