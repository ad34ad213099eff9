import HexisApp
import HexisCore
import HexisExchange
import HexisExport
import HexisService
import HexisStore
import Hummingbird
import Logging

/// What care providers see. Nothing of it is kept in a browser, and each look is recorded first.
struct PatientsRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    let logger: Logger

    static let prefix = "\(PatientsPage.address)/"

    var care: Care { app.backend.care }

    var routes: [String: Route] {
        [
            PatientsPage.address: app.forPeople(get: list),
            NewPatientPage.address: app.forPeople(get: askForCode, post: useCode),
            PatientsSummarySection.address: app.forPeople(post: setSummary),
        ]
    }

    /// The pages of single patients, each named by its connection.
    var patients: Route { app.forPeople(get: show, post: act) }

    @Sendable private func list(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await list(PatientsRoutes.state(context.query), context, signedIn)
    }

    private static func state(_ query: String) -> PatientsPage.State {
        switch query {
        case "asked": .asked
        case "ended": .ended
        case "summary-on": .summary(isOn: true)
        case "summary-off": .summary(isOn: false)
        default: .fresh
        }
    }

    private func list(
        _ state: PatientsPage.State, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let patients = try await care.patients(of: signedIn.person, at: context.now) { PatientSummary($0) }
        let text = Form(encoded: context.query)["text"] ?? ""
        let (settings, surroundings) = try await own(context, signedIn)
        let page = PatientsPage(
            patients: patients.made, damaged: patients.damaged, text: text, settings: settings,
            surroundings: surroundings, state: state,
            isDemo: app.isDemo)
        return response(page.bytes, to: context)
    }

    @Sendable private func setSummary(_ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        guard let isOn = PatientsSummarySection.isOn(context.form) else {
            return responses.redirect(to: PatientsPage.address)
        }
        let practice = try await app.practices.practice(of: signedIn.person)
        let entry = Entry(
            id: app.world.identifier(), at: practice.instant(at: context.now),
            device: signedIn.person.programs,
            fact: .preferenceChosen(PreferenceChosen(preference: .patientsSummary, isOn: isOn)))
        try await app.record([entry], for: signedIn.person)
        return responses.redirect(to: "\(PatientsPage.address)?summary-\(isOn ? "on" : "off")")
    }

    @Sendable private func askForCode(_ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        let code = Form(encoded: context.query)["code"] ?? ""
        return try await page(.fresh, code, context, signedIn)
    }

    /// The first time, shows whose code it is; once that is confirmed, asks them.
    @Sendable private func useCode(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let code = context.form["code"] ?? ""
        switch try await care.invitation(by: code, of: signedIn.person, at: context.now) {
        case .unknown: return try await page(.unknown, code, context, signedIn)
        case .own: return try await page(.own, code, context, signedIn)
        case .alreadyConnected(let name):
            return try await page(.alreadyConnected(name), code, context, signedIn)
        case .of(let patient, let hash): return try await ask(patient, hash, code, context, signedIn)
        }
    }

    private func ask(
        _ patient: Account, _ hash: TokenHash, _ code: String, _ context: RequestContext,
        _ signedIn: SignedIn
    ) async throws -> Response {
        guard context.form["confirmed"] != nil else {
            return try await page(.found(patient.userName), code, context, signedIn)
        }
        do {
            try await care.request(hash, of: patient.person, by: signedIn, at: context.now)
        } catch StoreError.codeUnusable {
            return try await page(.unknown, code, context, signedIn)
        }
        logger.notice("a care provider asked to follow somebody")
        return responses.redirect(to: "\(PatientsPage.address)?asked")
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        if context.path.hasSuffix("/\(PatientsRoutes.calendar)") {
            return try await calendar(context, signedIn)
        }
        if context.path.hasSuffix("/\(PatientsRoutes.fhir)") { return try await fhir(context, signedIn) }
        if context.path.hasSuffix("/\(QuestionnairePage.file)") {
            return try await answers(context, signedIn)
        }
        if let page = pageOfForm(context) { return responses.redirect(to: page) }
        let state = PatientsRoutes.stateOfPatient(context.query)
        return try await page(state, of: try connection(context, action: nil), context, signedIn)
    }

    private static func stateOfPatient(_ query: String) -> PatientPage.State {
        switch query {
        case "noted": .noted
        case "planned": .planned
        case "changed": .changed
        case "given": .given
        case "stopped": .stopped
        default: .fresh
        }
    }

    /// Where to go from the address of a form, which has no page of its own.
    private func pageOfForm(_ context: RequestContext) -> String? {
        let form = PatientsRoutes.forms.first { (try? connection(context, action: $0)) != nil }
        return form.map { String(context.path.dropLast($0.count + 1)) }
    }

    private static let forms = [
        "note", "follow-up", "setting", "questionnaire", "questionnaire-end", "end",
    ]

    private static let calendar = "follow-up.ics"
    private static let fhir = "fhir.json"

    /// What the provider may see of the last weeks, as a bundle of FHIR. The connection is the pseudonym, so that two
    /// providers cannot tell that they follow the same person.
    private func fhir(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let connection = try connection(context, action: PatientsRoutes.fhir)
        let bytes = try await care.patient(connection, of: signedIn.person, at: context.now) { patient in
            let today = patient.moment.today
            let bundle = FHIRBundle(
                patient.practice, of: connection, in: PatientPage.firstDay(on: today)...today,
                at: patient.moment, zone: patient.zone, for: patient.connection)
            return patient.scope == .none ? nil : Array(bundle.pieces.joined())
        }
        guard let bytes = bytes ?? nil else { throw ServiceError.refused(.notFound) }
        return responses.file(bytes, named: PatientsRoutes.fhir, "application/fhir+json")
    }

    /// The answers to the provider's questionnaires, as results of ResearchKit.
    private func answers(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let connection = try connection(context, action: QuestionnairePage.file)
        let json = try await care.patient(connection, of: signedIn.person, at: context.now) {
            patient -> JSON? in
            patient.scope.contains(.questionnaires) ? .array(PatientsRoutes.results(of: patient)) : nil
        }
        guard let json = json ?? nil else { throw ServiceError.refused(.notFound) }
        return responses.file(Array("\(json.text)\n".utf8), named: QuestionnairePage.file, "application/json")
    }

    private static func results(of patient: CarePatient) -> [JSON] {
        patient.connection.givenQuestionnaires.flatMap { given in
            patient.practice.answers(to: given).compactMap {
                ResearchKitResult($0, to: given, in: patient.zone)?.json
            }
        }
    }

    private func calendar(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let connection = try connection(context, action: PatientsRoutes.calendar)
        let page = context.origin + PatientPage.address(of: connection)
        let followUp = try await care.patient(connection, of: signedIn.person, at: context.now) { patient in
            PatientFollowUp(
                patient.connection, with: patient.userName, in: patient.zone,
                named: patient.practice.settings.zone?.text, page: page, today: patient.moment.today,
                at: context.now
            ).map { $0.bytes }
        }
        guard let bytes = followUp ?? nil else { throw ServiceError.refused(.notFound) }
        return responses.calendar(bytes)
    }

    /// The page of a patient. Records that the provider looked.
    func page(
        _ state: PatientPage.State, of connection: Identifier, _ context: RequestContext,
        _ signedIn: SignedIn
    ) async throws -> Response {
        let (settings, surroundings) = try await own(context, signedIn)
        let library = try await app.practices.practice(of: signedIn.person).questionnaires
        let page = try await care.patient(connection, of: signedIn.person, at: context.now) { patient in
            try await app.making.make(for: signedIn.person) {
                PatientPage(
                    summary: PatientSummary(patient), practice: patient.practice, moment: patient.moment,
                    library: library, settings: settings, surroundings: surroundings, state: state
                ).bytes
            }
        }
        guard let page else { throw ServiceError.refused(.notFound) }
        return response(page, to: context, isRefused: state.isRefused)
    }

    /// The connection in an address that ends with the action. One that the provider does not have is as one that does not
    /// exist.
    func connection(_ context: RequestContext, action: String?) throws -> Identifier {
        let parts = context.path.dropFirst(PatientsRoutes.prefix.count).split(
            separator: "/", omittingEmptySubsequences: false
        ).map { String($0) }
        guard parts.count == (action == nil ? 1 : 2), action == nil || parts[1] == action,
            let connection = Identifier(parts[0])
        else { throw ServiceError.refused(.notFound) }
        return connection
    }

    private func page(
        _ state: NewPatientPage.State, _ typed: String, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let (settings, surroundings) = try await own(context, signedIn)
        let page = NewPatientPage(
            typed: typed, settings: settings, surroundings: surroundings, state: state)
        return response(page.bytes, to: context, isRefused: state.isRefused)
    }

    /// The provider's own settings and surroundings.
    private func own(_ context: RequestContext, _ signedIn: SignedIn) async throws -> (Settings, Surroundings)
    {
        let practice = try await app.practices.practice(of: signedIn.person)
        return (practice.settings, app.surroundings(of: signedIn, practice, context))
    }

    private func response(_ page: [UInt8], to context: RequestContext, isRefused: Bool = false) -> Response {
        var response = responses.page(
            page, isRefused ? .unprocessableContent : .ok, for: context.headers)
        response.isKeptNowhere()
        return response
    }
}

extension PatientSummary {
    fileprivate init(_ patient: CarePatient) {
        self.init(
            patient.connection, userName: patient.userName, of: patient.practice, troubles: patient.troubles,
            today: patient.moment.today)
    }
}
