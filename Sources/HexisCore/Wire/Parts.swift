/// What stands between separators: `a`, nothing and `b` in "a//b".
package func parts(of text: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var rest = text
    while let end = rest.firstIndex(of: separator) {
        parts.append(rest[..<end])
        rest = rest[(end + 1)...]
    }
    return parts + [rest]
}
