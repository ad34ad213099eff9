/// A date in an export: `2024-02-06 14:30:00 -0800`.
struct ExportDate {
    /// Local seconds since 1970-01-01.
    let localSeconds: Int64
    /// Seconds east of UTC.
    let offset: Int64

    var seconds: Int64 { localSeconds - offset }

    /// `nil` for any other format, and for dates before 1970 or after 2199.
    @inline(__always)
    init?(_ text: ExportText, _ calendar: inout DateCache) {
        // Stops at the first byte that does not match, so it never reads past the end.
        guard let day = calendar.day(text), text[10] == 0x20,
            let hour = twoDigits(text, 11), hour < 24, text[13] == 0x3A,
            let minute = twoDigits(text, 14), minute < 60, text[16] == 0x3A,
            let second = twoDigits(text, 17), second <= 60, text[19] == 0x20,
            text[20] == 0x2B || text[20] == 0x2D,
            let offsetHour = twoDigits(text, 21), offsetHour <= 26,
            let offsetMinute = twoDigits(text, 23), offsetMinute < 60, text[25] == 0
        else { return nil }
        localSeconds = day * 86_400 + hour * 3600 + minute * 60 + second
        offset = (offsetHour * 3600 + offsetMinute * 60) * (text[20] == 0x2D ? -1 : 1)
    }
}
