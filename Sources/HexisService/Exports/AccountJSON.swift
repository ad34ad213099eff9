import HexisCore
import HexisExchange
import HexisStore

extension Store {
    /// What is stored about a person beside their journal, without anything that opens an account: no hashes, no keys, no
    /// addresses that act like a password.
    func accountJSON(of account: Account) async throws -> JSON {
        let person = account.person
        return .object([
            JSON.Member("userName", .string(account.userName)),
            JSON.Member("email", account.email.map { .string($0) } ?? .null),
            JSON.Member("isEmailConfirmed", .bool(account.isEmailConfirmed)),
            JSON.Member("isAdministrator", .bool(account.isAdministrator)),
            JSON.Member("hasPassword", .bool(account.passwordHash != nil)),
            JSON.Member(
                "passkeys",
                .array(
                    try await credentials(.passkey, of: person).compactMap(Passkey.init).map {
                        .used($0.name, added: $0.added, lastUsed: $0.lastUsed)
                    })),
            JSON.Member(
                "linkedAccounts",
                .array(
                    try await credentials(.identity, of: person).compactMap(LinkedAccount.init).map {
                        .used("\($0.issuer) \($0.label)", added: $0.added, lastUsed: $0.lastUsed)
                    })),
            JSON.Member("recoveryCodes", .integer(Int64(try await recoveryCodeCount(of: person)))),
            JSON.Member(
                "sessions",
                .array(
                    try await sessions(of: person).map {
                        .used($0.label, added: $0.created, lastUsed: $0.lastSeen)
                    })),
            JSON.Member("history", .array(try await history(of: person).map { $0.json })),
            JSON.Member(
                "tokens",
                .array(
                    try await accessTokens(of: person).map {
                        .used($0.name.text, added: $0.made, lastUsed: nil)
                    })),
            JSON.Member(
                "webhooks", .array(try await listeners(of: person).map { .string($0.listener.address) })),
            JSON.Member(
                "studies",
                .array(try await participations(of: person).map { try $0.participation.json })),
            JSON.Member(
                "ownStudies", .array(try await studies(of: person).map { try $0.study.terms.json })),
            JSON.Member(
                "hasCalendarAddress", .bool(try await address(for: .calendar, of: person) != nil)),
        ])
    }
}

extension JSON {
    /// Something by its name, with its times.
    fileprivate static func used(_ name: String, added: Instant, lastUsed: Instant?) -> JSON {
        .object([
            JSON.Member("name", .string(name)), JSON.Member("addedAt", .string(RFC3339.text(added))),
            JSON.Member("lastUsedAt", lastUsed.map { .string(RFC3339.text($0)) } ?? .null),
        ])
    }
}

extension Participation {
    /// What was signed, and when the person left.
    fileprivate var json: JSON {
        .object([
            JSON.Member("pseudonym", .string(pseudonym.description)),
            JSON.Member("consents", .array(consents.map { $0.json })),
            JSON.Member("leftAt", leaving.map { .string(RFC3339.text($0.at)) } ?? .null),
            JSON.Member("keepsData", leaving.map { .bool($0.keepsData) } ?? .null),
        ])
    }
}

extension StudyConsent {
    fileprivate var json: JSON {
        .object([
            JSON.Member("signedAt", .string(RFC3339.text(signed))),
            JSON.Member("signature", .string(signature.text)),
            JSON.Member("agreesToDates", .bool(agreesToDates)), JSON.Member("terms", terms.json),
        ])
    }
}

extension StudyTerms {
    fileprivate var json: JSON {
        .object([
            JSON.Member("version", .integer(version)), JSON.Member("title", .string(title.text)),
            JSON.Member("contact", .string(contact.text)), JSON.Member("text", .string(text.text)),
            JSON.Member("statements", .array(statements.lines.map { .string($0.text) })),
            JSON.Member("topics", .array(topics.topics.map { .string($0.name) })),
            JSON.Member("asksForDates", .bool(asksForDates)),
            JSON.Member("firstDay", .string(days.lowerBound.description)),
            JSON.Member("lastDay", .string(days.upperBound.description)),
        ])
    }
}

extension AccountEvent {
    fileprivate var json: JSON {
        .object([
            JSON.Member("at", .string(RFC3339.text(at))), JSON.Member("event", .string("\(kind)")),
            JSON.Member("device", device.map { .string($0) } ?? .null),
        ])
    }
}
