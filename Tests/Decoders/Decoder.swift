/// Every decoder of input from outside: a phone, a file, a browser, a program, another version of Hexis.
///
/// `read` accepts any bytes. It traps if the decoded value breaks a promise of its type.
public enum Decoder: String, CaseIterable, Sendable {
    case entry, practice, sync, json, zone, request, program
    case route, gpx, form, appleHealth, autoExport, ownTracks, authenticator
    case habits, export, survey, careKit, fhir, study, participation

    public func read(_ bytes: [UInt8]) {
        switch self {
        case .entry: readEntry(bytes)
        case .practice: readPractice(bytes)
        case .sync: readSync(bytes)
        case .json: readJSON(bytes)
        case .zone: readZone(bytes)
        case .request: readRequest(bytes)
        case .program: readProgram(bytes)
        case .route: readRoute(bytes)
        case .gpx: readGPX(bytes)
        case .form: readForm(bytes)
        case .appleHealth: readAppleHealth(bytes)
        case .autoExport: readAutoExport(bytes)
        case .ownTracks: readOwnTracks(bytes)
        case .authenticator: readAuthenticator(bytes)
        case .habits: readHabits(bytes)
        case .export: readExport(bytes)
        case .survey: readSurvey(bytes)
        case .careKit: readCareKit(bytes)
        case .fhir: readFHIR(bytes)
        case .study: readStudy(bytes)
        case .participation: readParticipation(bytes)
        }
    }
}
