@testable import HexisCore

/// The facts of photos as they were stored: see `GoldenEntryTests`. A line here is never changed.
extension GoldenEntryTests {
    static let photoGoldens = [
        Golden(
            .photoAdded(
                PhotoAdded(photo: other, subject: .habit(habit), day: day, caption: line("At the lake"))),
            "a001 05OTHER 0802 0dHABIT 10d4c402 160b417420746865206c616b65",
            #""fact":"photoAdded","photo":"OTHER","kind":"habit","subject":"HABIT","day":"2026-11-21","caption":"At the lake""#
        ),
        Golden(
            .photoAdded(PhotoAdded(photo: other, subject: .day, day: day)),
            "a001 05OTHER 0800 10d4c402",
            #""fact":"photoAdded","photo":"OTHER","kind":"day","day":"2026-11-21""#),
        Golden(
            .photoAdded(PhotoAdded(photo: other, subject: .challenge(habit), day: day)),
            "a001 05OTHER 0804 0dHABIT 10d4c402",
            #""fact":"photoAdded","photo":"OTHER","kind":"challenge","subject":"HABIT","day":"2026-11-21""#),
        Golden(
            .photoCaptioned(PhotoCaptioned(photo: other, caption: line("Größe"))),
            "a101 05OTHER 0a074772c3b6c39f65",
            #""fact":"photoCaptioned","photo":"OTHER","caption":"Größe""#),
        Golden(
            .photoCaptioned(PhotoCaptioned(photo: other, caption: nil)),
            "a101 05OTHER",
            #""fact":"photoCaptioned","photo":"OTHER""#),
        Golden(
            .photoRemoved(PhotoRemoved(photo: other)),
            "a201 05OTHER",
            #""fact":"photoRemoved","photo":"OTHER""#),
    ]
}
