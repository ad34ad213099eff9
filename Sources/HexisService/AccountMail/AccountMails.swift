import HexisApp
package import HexisCore
import HexisDelivery
package import HexisStore
import Logging
import ServiceLifecycle

/// Sends mails about accounts: the link that confirms an address, the one to a new password, and a word to an address that
/// no longer counts.
///
/// All are sent after the answer, so that neither the answer nor its time says whether there is an account.
package struct AccountMails: Service {
    private let store: any Store
    private let channels: Channels
    private let confirmation: MailConfirmation
    /// The server's own address, for links: `https://habits.example.org`.
    private let origin: String
    private let world: World
    private let logger: Logger
    private let bounds: ConfirmationBounds
    private let waiting: AsyncStream<Mail>
    private let queue: AsyncStream<Mail>.Continuation
    let retries = MailRetries()
    let alarm: Alarm

    private enum Mail {
        case confirmation(of: PersonID)
        case passwordLink(userName: String)
        case change(of: PersonID, from: String)
    }

    init(_ store: any Store, _ channels: Channels, origin: String, world: World, logger: Logger) {
        self.store = store
        self.channels = channels
        confirmation = MailConfirmation(key: store.temporaryKey(for: "account mail confirmation"))
        bounds = ConfirmationBounds("account mails", store)
        self.origin = origin
        self.world = world
        self.logger = logger
        alarm = Alarm(now: world.now)
        (waiting, queue) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1000))
    }

    /// Whether the server sends mail.
    package var isOn: Bool { channels.hasMail }

    /// Mails a person the link that confirms the address of their account.
    package func askForConfirmation(of person: PersonID) { queue.yield(.confirmation(of: person)) }

    /// Mails a link to a new password, if there is such an account and its address is confirmed.
    package func sendPasswordLink(to userName: String) { queue.yield(.passwordLink(userName: userName)) }

    /// Lets the owner of an earlier address know that the account has another one.
    package func noteChange(of person: PersonID, from email: String) {
        queue.yield(.change(of: person, from: email))
    }

    /// The address of an account that a code confirms; `nil` if it is not that of the account.
    package func address(
        confirmedBy code: String, of person: PersonID
    ) async throws(StoreError) -> String? {
        guard let email = try await store.account(of: person)?.email,
            let address = try? channels.mailAddress(email),
            confirmation.holds(code, for: person.identifier, at: address, of: person)
        else { return nil }
        return email
    }

    /// Sends what waits until the server stops.
    package func run() async throws {
        await cancelWhenGracefulShutdown {
            await withTaskGroup { group in
                group.addTask { await sendWaiting() }
                group.addTask { await sendAgain() }
            }
        }
    }

    private func sendWaiting() async {
        for await mail in waiting {
            do {
                try await send(mail)
            } catch {
                logger.error("could not send a mail about an account", error)
            }
        }
    }

    private func sendAgain() async {
        while !Task.isCancelled {
            let now = world.now()
            for attempt in retries.due(at: now) { await sendAgain(attempt, at: now) }
            if let until = Alarm.sleep(until: retries.next, at: world.now()) {
                await alarm.sleep(until: until)
            }
        }
    }

    private func sendAgain(_ attempt: MailRetries.Attempt, at now: Instant) async {
        // Nobody is left to read it, or the store cannot tell.
        guard now < attempt.usefulUntil,
            let account = try? await store.account(of: attempt.person), !account.isSuspended
        else { return }
        await hand(attempt)
    }

    private func send(_ mail: Mail) async throws {
        switch mail {
        case .confirmation(let person): try await mailConfirmation(to: person)
        case .passwordLink(let userName): try await mailPasswordLink(to: userName)
        case .change(let person, let email): try await mailChange(of: person, from: email)
        }
    }

    private func mailConfirmation(to person: PersonID) async throws {
        guard let account = try await store.account(of: person), let email = account.email,
            !account.isEmailConfirmed
        else { return }
        try await send(to: email, of: account, usefulFor: .days(1)) { address in
            let code = confirmation.code(for: person.identifier, at: address, of: person)
            return .accountConfirmation(
                of: account.userName, link: "\(origin)/account/email/confirm?code=\(code)")
        }
    }

    private func mailPasswordLink(to userName: String) async throws {
        guard UserName(userName) != nil, let account = try await store.account(userName: userName),
            !account.isSuspended, let email = account.confirmedEmail
        else { return }
        try await send(to: email, of: account, usefulFor: .minutes(30)) { _ in
            let secret = world.token()
            try await store.keepMailedPasswordLink(secret, of: account.person, at: world.now())
            return .passwordLink(
                of: account.userName, link: origin + NewPasswordPage.address(with: secret))
        }
    }

    private func mailChange(of person: PersonID, from email: String) async throws {
        guard let account = try await store.account(of: person) else { return }
        try await send(to: email, of: account, usefulFor: .days(1)) { _ in
            .emailChange(of: account.userName, page: "\(origin)/account")
        }
    }

    /// Makes and sends a mail, unless too many were sent.
    private func send(
        to email: String, of account: Account, usefulFor duration: Duration,
        make: (MailAddress) async throws -> AccountMail
    ) async throws {
        let now = world.now()
        let address = try channels.mailAddress(email)
        guard try await bounds.allow(to: address, for: account.person, at: now) else {
            return logger.warning("too many mails about an account")
        }
        let message = try await make(address).message(world.identifier(), at: now)
        await hand(
            MailRetries.Attempt(
                message: message, address: address, person: account.person, usefulUntil: now + duration))
    }

    /// Hands a mail to the mail server, later again if it does not take it now.
    private func hand(_ attempt: MailRetries.Attempt) async {
        guard let outcome = await channels.mail(attempt.message, to: attempt.address), outcome != .delivered
        else { return }
        logger.warning("could not send a mail about an account", metadata: ["code": "\(outcome.code)"])
        guard case .retry(let seconds, _) = outcome else { return }
        handLater(attempt, askedForSeconds: seconds)
    }

    private func handLater(_ attempt: MailRetries.Attempt, askedForSeconds seconds: Int?) {
        var attempt = attempt
        attempt.failures += 1
        let next = DeliveryRetry.next(
            afterFailures: attempt.failures, askedForSeconds: seconds, at: world.now(),
            until: attempt.usefulUntil, jitter: world.jitter())
        guard case .at(let instant) = next, retries.keep(attempt, until: instant) else { return }
        alarm.ring(for: instant)
    }
}
