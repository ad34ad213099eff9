import Foundation

/// What the system says about a file: “Permission denied”, not the library's own longer words.
func systemReason(of error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    guard let cause = cause as NSError?, cause.domain == NSPOSIXErrorDomain else { return "\(error)" }
    return String(cString: strerror(Int32(cause.code)))
}
