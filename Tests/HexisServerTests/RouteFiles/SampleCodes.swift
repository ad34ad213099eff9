import Foundation

/// QR codes, written and read by other software on the test machine.
struct SampleCodes {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Returns a picture of a code with this text.
    func picture(saying text: String) throws -> [UInt8] {
        try Data(text.utf8).write(to: URL(filePath: folder.path("text")))
        try runInstalled(
            "qrencode", "-r", folder.path("text"), "-s", "6", "-l", "M", "-8", "-o", folder.path("code.png"))
        return Array(try Data(contentsOf: URL(filePath: folder.path("code.png"))))
    }

    /// Returns a wide picture with a code in its middle that takes a fiftieth of the width, and is quick to scan.
    func picture(sayingSmall text: String) throws -> [UInt8] {
        try Data(picture(saying: text)).write(to: URL(filePath: folder.path("whole.png")))
        try runInstalled("vips", "thumbnail", folder.path("whole.png"), folder.path("small.png"), "120")
        try runInstalled(
            "vips", "gravity", folder.path("small.png"), folder.path("large.png"), "centre", "6000", "800",
            "--extend", "white")
        return Array(try Data(contentsOf: URL(filePath: folder.path("large.png"))))
    }

    /// Returns a picture without a code.
    func blank() throws -> [UInt8] {
        try runInstalled("vips", "black", folder.path("black.png"), "300", "200")
        return Array(try Data(contentsOf: URL(filePath: folder.path("black.png"))))
    }

    /// Returns the text of a drawn code.
    func text(of drawing: [UInt8]) throws -> String {
        try Data(drawing).write(to: URL(filePath: folder.path("code.svg")))
        try runInstalled("vips", "svgload", folder.path("code.svg"), folder.path("drawn.png"), "--scale", "4")
        return try runInstalled(
            "zbarimg", "--quiet", "--raw", "--nodbus", "--oneshot", "-Sdisable", "-Sqrcode.enable",
            folder.path("drawn.png"))
    }
}
