import HexisApp
import HexisCore
import HexisStore

/// How far an import of another tracker's habits is.
enum HabitProgress: StoredProgress {
    /// The file is being stored.
    case arriving
    /// A table awaits what its columns mean, as far as that was chosen.
    case choosing(TableReading?)
    /// What the file brings awaits a decision; of a table, as its columns were chosen.
    case read(TableReading?)
    case done(HabitChanges)
    case undone
    case refused(String)

    var turn: ImportTurn {
        switch self {
        case .arriving: .here
        case .choosing, .read: .decision
        case .done, .undone, .refused: .over
        }
    }

    var json: JSON {
        switch self {
        case .arriving: .step("arriving")
        case .choosing(let reading): .step("choosing", ("columns", reading?.json))
        case .read(let reading): .step("read", ("columns", reading?.json))
        case .done(let changes): .step("done", ("changes", changes.json))
        case .undone: .step("undone")
        case .refused(let reason): .step("refused", ("reason", .string(reason)))
        }
    }

    /// Returns `nil` for a state that only a newer program knows.
    init?(_ stored: StoredImport) {
        guard let json = try? JSON(parsing: stored.content), let state = json["state"]?.string else {
            return nil
        }
        let reading = json["columns"].flatMap { TableReading($0) }
        switch state {
        case "arriving": self = .arriving
        case "choosing": self = .choosing(reading)
        case "read": self = .read(reading)
        case "done":
            guard let changes = json["changes"].flatMap({ HabitChanges($0) }) else { return nil }
            self = .done(changes)
        case "undone": self = .undone
        case "refused": self = .refused(json["reason"]?.string ?? "")
        default: return nil
        }
    }
}

extension TableReading {
    fileprivate var json: JSON {
        .members(
            ("roles", .array(roles.map { .string($0.rawValue) })), ("dates", .string(dates.rawValue)),
            ("decimals", .string(decimals.rawValue)))
    }

    fileprivate init?(_ json: JSON) {
        guard let roles = json.list("roles", { $0.string.flatMap { Role(rawValue: $0) } }),
            let dates = json["dates"]?.string.flatMap({ DateOrder(rawValue: $0) }),
            let decimals = json["decimals"]?.string.flatMap({ DecimalMark(rawValue: $0) })
        else { return nil }
        self.init(roles: roles, dates: dates, decimals: decimals)
    }
}
