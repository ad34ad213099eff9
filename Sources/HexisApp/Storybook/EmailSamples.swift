import HexisCore

/// The pages about the e-mail address of an account.
enum EmailSamples {
    static var address: String { "maria@example.org" }

    static func page(
        _ address: String?, isConfirmed: Bool = false, canSend: Bool = true, _ state: EmailPage.State,
        _ surroundings: Surroundings
    ) -> [UInt8] {
        EmailPage(
            AccountEmail(address: address, isConfirmed: isConfirmed, canSend: canSend),
            means: ConfirmationMeans(hasPassword: true, hasPasskey: true), settings: Settings(),
            surroundings: surroundings, state: state
        ).bytes
    }

    static func question(_ address: String?, _ surroundings: Surroundings) -> [UInt8] {
        ConfirmEmailPage(address, by: "code", settings: Settings(), surroundings: surroundings).bytes
    }
}
