import Foundation

/// QR codes as others draw and read them, where the test runs.
struct SampleCodes {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A picture of a code that says a text.
    func picture(saying text: String) throws -> [UInt8] {
        try Data(text.utf8).write(to: URL(filePath: folder.path("text")))
        try runInstalled(
            "qrencode", "-r", folder.path("text"), "-s", "6", "-l", "M", "-8", "-o", folder.path("code.png"))
        return Array(try Data(contentsOf: URL(filePath: folder.path("code.png"))))
    }

    /// A wide picture with a code in its middle that takes a fiftieth of its width, and is quickly looked through.
    func picture(sayingSmall text: String) throws -> [UInt8] {
        try Data(picture(saying: text)).write(to: URL(filePath: folder.path("whole.png")))
        try runInstalled("vips", "thumbnail", folder.path("whole.png"), folder.path("small.png"), "120")
        try runInstalled(
            "vips", "gravity", folder.path("small.png"), folder.path("large.png"), "centre", "6000", "800",
            "--extend", "white")
        return Array(try Data(contentsOf: URL(filePath: folder.path("large.png"))))
    }

    /// A picture without one.
    func blank() throws -> [UInt8] {
        try runInstalled("vips", "black", folder.path("black.png"), "300", "200")
        return Array(try Data(contentsOf: URL(filePath: folder.path("black.png"))))
    }

    /// What a drawing of a code says.
    func text(of drawing: [UInt8]) throws -> String {
        try Data(drawing).write(to: URL(filePath: folder.path("code.svg")))
        try runInstalled("vips", "svgload", folder.path("code.svg"), folder.path("drawn.png"), "--scale", "4")
        return try runInstalled(
            "zbarimg", "--quiet", "--raw", "--nodbus", "--oneshot", "-Sdisable", "-Sqrcode.enable",
            folder.path("drawn.png"))
    }
}
