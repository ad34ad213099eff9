import HexisApp
import HexisCore
import HexisExport
import HexisService
import Hummingbird
import Logging

extension StudyRoutes {
    /// The page that says what the data of a study would give away.
    func check(
        _ study: Identifier, isConfirmed: Bool, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let turn = try await turns.take(signedIn.person)
        defer { withExtendedLifetime(turn) {} }
        let own = try await app.own(context, signedIn)
        let state = try await state(of: study, isConfirmed: isConfirmed, context, signedIn)
        let page = StudyDataPage(
            of: study, state, settings: own.settings, surroundings: own.surroundings)
        return responses.unkept(page.bytes, to: context, isRefused: !isConfirmed)
    }

    private func state(
        of study: Identifier, isConfirmed: Bool, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> StudyDataPage.State {
        do {
            let gathered = try await studies.gather(study, of: signedIn.person, at: context.now)
            let groups = gathered.data.groups
            return .checked(
                participants: groups.count, small: groups.small, leftOut: gathered.leftOut,
                isConfirmed: isConfirmed)
        } catch let error as StudyDataError {
            return refused(error)
        }
    }

    private func refused(_ error: StudyDataError) -> StudyDataPage.State {
        switch error {
        case .noRoom: return .noRoom
        case .unexpectedValue(let table, let column):
            logger.critical(
                "the data of a study was not given out: a value may name a person",
                metadata: ["table": "\(table)", "column": "\(column)"])
            return .unexpected
        }
    }

    /// Hands the data of a study out, once the researcher has confirmed that.
    func download(_ study: Identifier, _ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        guard Form(encoded: context.query)["confirmed"] != nil else {
            return try await check(study, isConfirmed: false, context, signedIn)
        }
        let turn = try await turns.take(signedIn.person)
        let gathered: GatheredStudy
        do {
            gathered = try await studies.gather(study, of: signedIn.person, at: context.now)
        } catch let error as StudyDataError {
            return try await refusal(of: study, error, context, signedIn)
        }
        return try await handOut(gathered, of: study, turn, context, signedIn)
    }

    private func refusal(
        of study: Identifier, _ error: StudyDataError, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let own = try await app.own(context, signedIn)
        let page = StudyDataPage(
            of: study, refused(error), settings: own.settings, surroundings: own.surroundings)
        return responses.unkept(page.bytes, to: context, isRefused: true)
    }

    private func handOut(
        _ gathered: GatheredStudy, of study: Identifier, _ turn: PersonTurns.Turn,
        _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        try await studies.noteHandingOut(study, of: signedIn.person, at: context.now)
        logger.notice("the data of a study was given out")
        return responses.file(
            named: StudyDataPage.file, "application/zip", over: context.connection, turn
        ) { sink in try await gathered.write(to: sink) }
    }
}
