import Foundation
import HexisCore

func zone(_ name: String, in folder: String = "/usr/share/zoneinfo") throws -> ZoneRules {
    try ZoneRules(bytes: Array(Data(contentsOf: URL(filePath: "\(folder)/\(name)"))))
}

/// The package's folder. This file is two folders below it.
let packageFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
