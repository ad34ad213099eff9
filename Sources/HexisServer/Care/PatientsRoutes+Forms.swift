import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird
import Logging

extension PatientsRoutes {
    /// Answers a form on the page of a patient.
    @Sendable func act(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        switch context.path.split(separator: "/").last {
        case "note": try await note(context, signedIn)
        case "follow-up": try await plan(context, signedIn)
        case "setting": try await set(context, signedIn)
        case "questionnaire": try await give(context, signedIn)
        case "questionnaire-end": try await stopQuestionnaire(context, signedIn)
        default: try await end(context, signedIn)
        }
    }

    private func note(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let form = PatientNoteForm(context.form)
        return try await write("note", "noted", .rejectedNote(form), context, signedIn) {
            form.fact(of: $0.connection.id).map { [$0] }
        }
    }

    private func plan(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let form = FollowUpForm(context.form)
        return try await write("follow-up", "planned", .rejectedFollowUp(form), context, signedIn) {
            form.fact(of: $0.connection.id, today: $0.moment.today).map { [$0] }
        }
    }

    private func set(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let form = PatientSettingForm(context.form)
        return try await write("setting", "changed", .rejectedSetting(form), context, signedIn) {
            form.facts(of: $0.connection, in: $0.practice, at: $0.moment)
        }
    }

    private func stopQuestionnaire(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await write("questionnaire-end", "stopped", .fresh, context, signedIn) {
            PatientQuestionnaireForm.end(context.form, of: $0.connection).map { [$0] }
        }
    }

    private func give(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let library = try await app.practices.practice(of: signedIn.person).questionnaires
        let id = app.world.identifier()
        var state = PatientPage.State.fresh
        return try await write("questionnaire", "given", state, context, signedIn) { patient in
            guard patient.scope.contains(.questionnaires) else { return nil }
            let form = PatientQuestionnaireForm(
                context.form, from: library, asked: patient.connection.questionnaires.count,
                today: patient.moment.today)
            state = .rejectedQuestionnaire(form)
            return form.fact(of: patient.connection.id, id: id, from: library).map { [$0] }
        }
    }

    /// Records what the provider writes for a patient, or shows the form again with what is wrong with it.
    private func write(
        _ action: String, _ done: String, _ rejected: @autoclosure () -> PatientPage.State,
        _ context: RequestContext,
        _ signedIn: SignedIn, facts: (CarePatient) -> [Fact]?
    ) async throws -> Response {
        let connection = try connection(context, action: action)
        let isRecorded = try await care.record(
            from: context.form["entry"].flatMap { Identifier($0) }, by: connection, of: signedIn.person,
            at: context.now, make: facts)
        guard isRecorded else { return try await page(rejected(), of: connection, context, signedIn) }
        return responses.redirect(to: "\(PatientPage.address(of: connection))?\(done)")
    }

    private func end(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let connection = try connection(context, action: "end")
        guard try await care.end(connection, of: signedIn.person, at: context.now) else {
            throw ServiceError.refused(.notFound)
        }
        logger.notice("a care provider stopped following somebody")
        return responses.redirect(to: "\(PatientsPage.address)?ended")
    }
}
