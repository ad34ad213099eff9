import Foundation
import HexisApp

/// A drawn landscape that stands for a photo: a sky, a sun, and ridges or water in front of it.
struct Landscape {
    typealias Colour = SIMD3<Float>

    private let sky: (top: Colour, bottom: Colour)
    /// Its place and its size, in shares of the width and height.
    private let sun: (x: Float, y: Float, size: Float, colour: Colour)
    /// From far to near.
    private var ridges: [Ridge]

    /// The outline of hills, dunes or trees; without roughness, the surface of water.
    private struct Ridge {
        let colour: Colour
        /// From the top, in shares of the height.
        let height: Float
        let roughness: Float

        /// The outline's height at a place across the picture, the same on every drawing.
        func edge(at x: Float, of number: Int) -> Float {
            let phase = Float(number) * 2.4
            let waves = sin(x * 5 + phase) * 0.6 + sin(x * 13 + phase * 3) * 0.25 + sin(x * 47 + phase) * 0.05
            return height + waves * roughness
        }
    }

    /// The picture as a file; `nil` if there is no memory for it.
    var png: [UInt8]? {
        let (width, height) = (320, 240)
        var pixels: [Colour] = []
        pixels.reserveCapacity(width * height)
        let edges = edges(width: width)
        for row in 0..<height { pixels += colours(Float(row) / Float(height), below: edges) }
        let bytes = pixels.flatMap { [UInt8($0.x), UInt8($0.y), UInt8($0.z)] }
        return PNG.file(bytes, width: width)
    }

    /// The outlines of the ridges in each column of pixels.
    private func edges(width: Int) -> [[Float]] {
        (0..<width).map { column in
            ridges.enumerated().map { $1.edge(at: Float(column) / Float(width), of: $0) }
        }
    }

    /// The colours of a row of pixels.
    private func colours(_ y: Float, below columns: [[Float]]) -> [Colour] {
        columns.enumerated().map { place, edges in
            colour(Float(place) / Float(columns.count), y, below: edges)
        }
    }

    private func colour(_ x: Float, _ y: Float, below edges: [Float]) -> Colour {
        let ridge = edges.lastIndex { $0 < y }
        return ridge.map { ridges[$0].colour } ?? skyColour(x, y)
    }

    /// The colour of the sky, which the sun brightens around itself.
    private func skyColour(_ x: Float, _ y: Float) -> Colour {
        let plain = sky.top + (sky.bottom - sky.top) * y
        let (right, down) = ((x - sun.x) * 4 / 3, y - sun.y)
        let distance = (right * right + down * down).squareRoot()
        let light = distance < sun.size ? 1 : max(0, 1 - (distance - sun.size) * 4) * 0.4
        return plain + (sun.colour - plain) * light
    }
}

extension Landscape {
    init(_ view: DemonstrationPhoto.View) {
        switch view {
        case .evening:
            sky = ([74, 84, 140], [250, 176, 120])
            sun = (0.68, 0.5, 0.06, [255, 226, 168])
            ridges = [
                Ridge(colour: [150, 104, 120], height: 0.6, roughness: 0.06),
                Ridge(colour: [92, 70, 98], height: 0.72, roughness: 0.07),
                Ridge(colour: [46, 42, 66], height: 0.86, roughness: 0.05),
            ]
        case .fog:
            sky = ([196, 206, 212], [228, 230, 228])
            sun = (0.3, 0.25, 0.05, [246, 244, 236])
            ridges = [
                Ridge(colour: [192, 202, 202], height: 0.5, roughness: 0.08),
                Ridge(colour: [164, 180, 172], height: 0.64, roughness: 0.06),
                Ridge(colour: [120, 142, 118], height: 0.8, roughness: 0.03),
            ]
        case .leaves:
            sky = ([126, 172, 214], [222, 232, 236])
            sun = (0.16, 0.18, 0.05, [255, 246, 214])
            ridges = [
                Ridge(colour: [206, 150, 74], height: 0.52, roughness: 0.14),
                Ridge(colour: [176, 104, 52], height: 0.68, roughness: 0.1),
                Ridge(colour: [116, 108, 60], height: 0.84, roughness: 0.02),
            ]
        case .hills:
            sky = ([98, 160, 214], [212, 230, 240])
            sun = (0.8, 0.16, 0.05, [255, 250, 226])
            ridges = [
                Ridge(colour: [142, 176, 168], height: 0.46, roughness: 0.1),
                Ridge(colour: [104, 150, 108], height: 0.62, roughness: 0.09),
                Ridge(colour: [66, 112, 70], height: 0.8, roughness: 0.08),
            ]
        case .sunrise:
            sky = ([88, 110, 170], [255, 196, 150])
            sun = (0.42, 0.6, 0.08, [255, 236, 190])
            ridges = [
                Ridge(colour: [176, 118, 122], height: 0.64, roughness: 0.03),
                Ridge(colour: [70, 72, 110], height: 0.74, roughness: 0),
            ]
        case .sea:
            sky = ([84, 152, 212], [206, 228, 240])
            sun = (0.24, 0.2, 0.06, [255, 250, 226])
            ridges = [
                Ridge(colour: [46, 118, 150], height: 0.54, roughness: 0),
                Ridge(colour: [70, 148, 170], height: 0.72, roughness: 0.02),
                Ridge(colour: [226, 204, 160], height: 0.86, roughness: 0.04),
            ]
        case .dunes:
            sky = ([120, 150, 200], [250, 214, 178])
            sun = (0.6, 0.42, 0.06, [255, 240, 206])
            ridges = [
                Ridge(colour: [120, 150, 172], height: 0.55, roughness: 0),
                Ridge(colour: [214, 182, 138], height: 0.66, roughness: 0.06),
                Ridge(colour: [186, 150, 108], height: 0.82, roughness: 0.08),
            ]
        }
    }
}
