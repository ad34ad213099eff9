import Foundation
import HexisCore

/// A JSON file with settings, each under its flag's name.
package struct SettingsFile: Sendable {
    private let path: String
    private let members: [JSON.Member]

    package init(path: String) throws(StartError) {
        let bytes = try SettingsFile.bytes(of: path)
        guard let json = try? JSON(parsing: bytes) else { throw .configurationMalformed(path: path) }
        guard case .object(let members) = json else { throw .configurationWithoutNames(path: path) }
        self.path = path
        self.members = members
    }

    /// The text of a setting; a number or a Boolean counts as its text. `nil` if it is not set.
    package func text(of key: SettingKey) -> String? {
        members.first { $0.name == key.name }.flatMap { SettingsFile.text($0.value) }
    }

    /// An error, one sentence each, for every member that would be ignored: a misspelt name must not go unnoticed.
    var complaints: [String] {
        members.compactMap { member in
            if !SettingKey.all.contains(where: { $0.name == member.name }) {
                return "\(path) sets “\(member.name)”, which is not a setting. See hexis serve --help."
            }
            guard member.value != .null, SettingsFile.text(member.value) == nil else { return nil }
            return "\(member.name) in \(path) must be text, a number, true or false."
        }
    }

    private static func text(_ value: JSON) -> String? {
        switch value {
        case .string(let text), .number(let text): text
        case .bool(let isTrue): "\(isTrue)"
        case .null, .array, .object: nil
        }
    }

    private static func bytes(of path: String) throws(StartError) -> Data {
        do {
            return try Data(contentsOf: URL(filePath: path))
        } catch {
            throw .configurationUnreadable(path: path, reason: systemReason(of: error))
        }
    }
}
