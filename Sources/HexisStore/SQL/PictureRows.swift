import Foundation
import HexisCore

/// The rows of pictures, one for each size of each photo.
enum PictureRows {
    static func set(
        _ sealed: [(size: Picture.Size, bytes: Data)], of photo: Identifier, of person: PersonID,
        in database: Database
    ) throws {
        try remove(photo, of: person, in: database)
        for (size, bytes) in sealed {
            try database.execute(
                "INSERT INTO picture (person, photo, size, sealed) VALUES (?, ?, ?, ?)",
                [Data(person.bytes), Data(photo.bytes), size.rawValue, bytes])
        }
    }

    /// The sealed picture; `nil` if there is none.
    static func find(
        _ size: Picture.Size, of photo: Identifier, of person: PersonID, in database: Database
    ) throws -> Data? {
        let row = try database.row(
            "SELECT sealed FROM picture WHERE person = ? AND photo = ? AND size = ?",
            [Data(person.bytes), Data(photo.bytes), size.rawValue])
        return try row.map { try $0.data("sealed") }
    }

    /// The size of a person's pictures in bytes. Reads only lengths, for which SQLite loads no picture.
    static func bytes(of person: PersonID, in database: Database) throws -> Int64 {
        try database.integer("SELECT sum(length(sealed)) FROM picture WHERE person = ?", [Data(person.bytes)])
            ?? 0
    }

    static func remove(_ photo: Identifier, of person: PersonID, in database: Database) throws {
        try database.execute(
            "DELETE FROM picture WHERE person = ? AND photo = ?", [Data(person.bytes), Data(photo.bytes)])
    }
}
