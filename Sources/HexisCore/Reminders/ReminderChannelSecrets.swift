/// The shared secrets of channels, generated on the device.
extension ReminderChannel {
    /// Returns a signing secret for a webhook: `whsec_` and 32 bytes in Base64 (Standard Webhooks, “Symmetric”). The
    /// bytes are derived from the 128 random bits given, which are used for nothing else.
    public static func webhookSecret(from random: Identifier) -> Printable? {
        Printable("whsec_" + base64(random.derived(1).bytes + random.derived(2).bytes))
    }

    /// Returns an unguessable name for an ntfy topic: `hexis-` and twelve letters and digits (60 bits), none of which
    /// looks like another.
    public static func topic(from random: Identifier) -> String {
        let digits = "abcdefghijkmnpqrstuvwxyz23456789".bytes
        let bits = random.derived(3).high
        let name = (0..<UInt64(12)).map { digits[Int(bits >> ($0 * 5) & 31)] }
        return "hexis-" + String(decoding: name, as: UTF8.self)
    }
}

/// Encodes bytes in Base64 (RFC 4648, §4).
func base64(_ bytes: [UInt8]) -> String {
    let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".bytes
    var text: [UInt8] = []
    var position = 0
    while position < bytes.count {
        let three = bytes[position...].prefix(3)
        var bits = three.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        bits <<= UInt32(8 * (3 - three.count))
        for digit in 0..<4 {
            text.append(
                digit <= three.count ? digits[Int(bits >> UInt32(18 - 6 * digit) & 63)] : UInt8(ascii: "="))
        }
        position += 3
    }
    return String(decoding: text, as: UTF8.self)
}
