/// Splits bytes at a separator: "a//b" gives `a`, an empty part and `b`.
package func parts(of text: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var rest = text
    while let end = rest.firstIndex(of: separator) {
        parts.append(rest[..<end])
        rest = rest[(end + 1)...]
    }
    return parts + [rest]
}
