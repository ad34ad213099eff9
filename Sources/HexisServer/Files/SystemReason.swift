import Foundation

/// The system's reason for a file error, such as “Permission denied”, instead of Foundation's longer text.
func systemReason(of error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    guard let cause = cause as NSError?, cause.domain == NSPOSIXErrorDomain else { return "\(error)" }
    return String(cString: strerror(Int32(cause.code)))
}
