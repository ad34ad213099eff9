import Foundation

/// Text from the parser: zero-terminated bytes.
typealias ExportText = UnsafePointer<CChar>

extension UnsafePointer<CChar> {
    func equals(_ text: StaticString) -> Bool { strncmp(self, text.start, text.utf8CodeUnitCount + 1) == 0 }

    func starts(with text: StaticString) -> Bool { strncmp(self, text.start, text.utf8CodeUnitCount) == 0 }

    func contains(_ text: StaticString) -> Bool { strstr(self, text.start) != nil }
}

extension StaticString {
    fileprivate var start: UnsafePointer<CChar> {
        UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
