import Foundation
import Testing

@testable import HexisCore

@Suite("Exponential and logarithm")
struct LogarithmTests {
    /// Reference values, printed in tables to twenty digits.
    @Test(
        "The exponential matches known values to the last digits",
        arguments: [
            (0.0, 1.0), (1, 2.7182818284590452354), (-1, 0.36787944117144232160),
            (0.5, 1.6487212707001281468),
            (10, 22026.465794806716517), (-20, 2.0611536224385578280e-9), (700, 1.0142320547350045095e304),
        ])
    func knownValues(power: Double, result: Double) {
        #expect(isNear(exponential(power), result))
        #expect(abs(naturalLogarithm(result) - power) <= 1e-13 * max(1, abs(power)))
    }

    @Test("The logarithms of two, ten and one are exact to the last digits")
    func knownLogarithms() {
        #expect(isNear(naturalLogarithm(2), 0.69314718055994530942))
        #expect(isNear(naturalLogarithm(10), 2.3025850929940456840))
        #expect(naturalLogarithm(1) == 0)
        #expect(isNear(naturalLogarithm(.leastNonzeroMagnitude), -744.44007192138126231))
        #expect(isNear(naturalLogarithm(.greatestFiniteMagnitude), 709.78271289338397310))
    }

    @Test("Exponential and logarithm agree with the system's everywhere")
    func likeTheSystem() {
        var dice = Dice.thrown()
        for _ in 0..<20_000 {
            let power = Double.random(in: -708...709, using: &dice)
            #expect(isNear(exponential(power), exp(power)), "\(power)")
            let small = Double.random(in: -1...1, using: &dice)
            #expect(isNear(exponential(small), exp(small)), "\(small)")
            let number = Double(bitPattern: dice.next() >> 1)
            if number.isFinite { #expect(isNear(naturalLogarithm(number), log(number)), "\(number)") }
            let nearOne = Double.random(in: 0.5...2, using: &dice)
            #expect(isNear(naturalLogarithm(nearOne), log(nearOne)), "\(nearOne)")
        }
    }

    @Test("Out-of-range arguments give infinity, zero or NaN")
    func ends() {
        #expect(exponential(709.1) == .infinity && exponential(.infinity) == .infinity)
        #expect(exponential(-708.1) == 0 && exponential(-.infinity) == 0)
        #expect(exponential(.nan).isNaN && naturalLogarithm(.nan).isNaN)
        #expect(naturalLogarithm(0) == -.infinity && naturalLogarithm(-1).isNaN)
        #expect(naturalLogarithm(.infinity) == .infinity)
    }

    /// Whether both agree to 1 part in 10¹³.
    private func isNear(_ value: Double, _ expected: Double) -> Bool {
        abs(value - expected) <= 1e-13 * abs(expected)
    }
}
