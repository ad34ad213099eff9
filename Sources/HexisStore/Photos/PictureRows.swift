import Foundation
import GRDB
import HexisCore

/// The rows of pictures, one for each size of each photo.
enum PictureRows {
    static func set(
        _ sealed: [(size: Picture.Size, bytes: Data)], of photo: Identifier, of person: Identifier,
        in database: Database
    ) throws {
        try remove(photo, of: person, in: database)
        for (size, bytes) in sealed {
            try database.execute(
                sql: "INSERT INTO picture (person, photo, size, sealed) VALUES (?, ?, ?, ?)",
                arguments: [Data(person.bytes), Data(photo.bytes), size.rawValue, bytes])
        }
    }

    /// The sealed picture; `nil` if there is none.
    static func find(
        _ size: Picture.Size, of photo: Identifier, of person: Identifier, in database: Database
    ) throws -> Data? {
        let row = try Row.fetchOne(
            database, sql: "SELECT sealed FROM picture WHERE person = ? AND photo = ? AND size = ?",
            arguments: [Data(person.bytes), Data(photo.bytes), size.rawValue])
        return try row.map { try CheckedRow($0).data("sealed") }
    }

    /// The size of a person's pictures in bytes. Reads only lengths, for which SQLite loads no picture.
    static func bytes(of person: Identifier, in database: Database) throws -> Int64 {
        try Int64.fetchOne(
            database, sql: "SELECT sum(length(sealed)) FROM picture WHERE person = ?",
            arguments: [Data(person.bytes)]) ?? 0
    }

    static func remove(_ photo: Identifier, of person: Identifier, in database: Database) throws {
        try database.execute(
            sql: "DELETE FROM picture WHERE person = ? AND photo = ?",
            arguments: [Data(person.bytes), Data(photo.bytes)])
    }
}
