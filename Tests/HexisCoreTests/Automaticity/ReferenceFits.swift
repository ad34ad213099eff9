import Testing

@testable import HexisCore

/// Answers as people might give them, and the parameters that another program fits to them: SciPy 1.17.1's `curve_fit`
/// with NumPy 2.4.6 (method "lm", the derivatives given, tolerances of 1e-14, started from 25 rates, the best kept).
/// The day of levelling off, ln(20·b / (a − 1)) / c, and its standard error come from the parameters and their
/// covariance matrix.
///
/// The answers are a curve with normal noise, rounded to the quarter points that the mean of four items can take.
struct ReferenceFit: Sendable {
    let name: String
    let days: [Int]
    let hundredths: [Int]
    /// Each parameter with its standard error.
    let asymptote: (Double, Double)
    let rise: (Double, Double)
    let rate: (Double, Double)
    let levelsOff: (Double, Double)
    let residual: Double

    init(
        _ name: String, days: [Int], hundredths: [Int], asymptote: (Double, Double), rise: (Double, Double),
        rate: (Double, Double), levelsOff: (Double, Double), residual: Double
    ) {
        self.name = name
        self.days = days
        self.hundredths = hundredths
        self.asymptote = asymptote
        self.rise = rise
        self.rate = rate
        self.levelsOff = levelsOff
        self.residual = residual
    }

    static let all = [
        ReferenceFit(
            "fortnightly, settles in ten weeks",
            days: [7, 21, 35, 49, 63, 77, 91, 105],
            hundredths: [275, 425, 525, 575, 575, 575, 600, 600],
            asymptote: (6.00195515, 0.07764675), rise: (4.65078612, 0.23600557),
            rate: (0.0497781371, 0.0049685496), levelsOff: (58.719346, 5.039206),
            residual: 0.11863078),
        ReferenceFit(
            "five answers",
            days: [7, 21, 35, 49, 70],
            hundredths: [300, 425, 500, 500, 525],
            asymptote: (5.27413219, 0.13444903), rise: (3.51714162, 0.31462547),
            rate: (0.0616888764, 0.0123081770), levelsOff: (45.402023, 7.790236),
            residual: 0.12717005),
        ReferenceFit(
            "quick",
            days: [3, 8, 14, 21, 28, 36, 45, 60, 75, 90],
            hundredths: [450, 525, 575, 650, 625, 650, 650, 650, 650, 625],
            asymptote: (6.47099855, 0.07451205), rise: (2.82402134, 0.31517400),
            rate: (0.1123853243, 0.0213397158), levelsOff: (20.771689, 3.252377),
            residual: 0.16119475),
        ReferenceFit(
            "slow, a whole year",
            days: [
                10, 24, 38, 52, 66, 80, 94, 108, 122, 136, 150, 164, 178, 192, 206, 220, 234, 248, 262, 276,
                290, 304, 318, 332, 346, 360,
            ],
            hundredths: [
                175, 225, 325, 350, 375, 475, 500, 475, 475, 475, 550, 550, 525, 550, 575, 525, 600, 575, 525,
                575, 575, 600, 600, 600, 625, 600,
            ],
            asymptote: (5.93979926, 0.10640725), rise: (4.78064792, 0.25321673),
            rate: (0.0133030376, 0.0014933375), levelsOff: (222.729858, 22.018140),
            residual: 0.26730957),
        ReferenceFit(
            "weekly, thirty answers",
            days: [
                0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105, 112, 119, 126, 133, 140, 147,
                154, 161, 168, 175, 182, 189, 196, 203,
            ],
            hundredths: [
                175, 250, 250, 375, 325, 325, 450, 450, 425, 450, 475, 425, 375, 500, 500, 450, 500, 450, 500,
                500, 525, 500, 500, 500, 500, 500, 500, 400, 550, 450,
            ],
            asymptote: (4.92484534, 0.11815267), rise: (3.14159116, 0.29488009),
            rate: (0.0291261254, 0.0057396003), levelsOff: (95.211248, 17.113923),
            residual: 0.39040864),
        ReferenceFit(
            "uneven days",
            days: [0, 2, 9, 11, 30, 31, 58, 90, 91, 140, 200],
            hundredths: [200, 200, 275, 275, 350, 350, 450, 450, 475, 500, 475],
            asymptote: (4.90876857, 0.10738975), rise: (2.94972824, 0.12921360),
            rate: (0.0272329228, 0.0034502785), levelsOff: (99.666971, 12.239818),
            residual: 0.15260524),
        ReferenceFit(
            "low and noisy",
            days: [5, 18, 31, 44, 57, 70, 83, 96, 109, 122, 135, 148, 161, 174, 187],
            hundredths: [200, 275, 350, 400, 325, 300, 350, 300, 300, 300, 350, 300, 375, 375, 325],
            asymptote: (3.33914003, 0.10584130), rise: (2.33561377, 1.17283248),
            rate: (0.1060584716, 0.0778141463), levelsOff: (28.231817, 16.748564),
            residual: 0.36130798),
        ReferenceFit(
            "begins late",
            days: [60, 74, 88, 102, 116, 130, 144, 158, 172, 186, 200, 214, 228, 242],
            hundredths: [450, 525, 525, 500, 575, 550, 550, 575, 550, 550, 550, 600, 600, 575],
            asymptote: (5.77554031, 0.14351016), rise: (4.19624167, 2.89541527),
            rate: (0.0221621172, 0.0110373566), levelsOff: (129.338475, 34.414701),
            residual: 0.23319900),
        ReferenceFit(
            "hardly any noise",
            days: [7, 21, 35, 49, 63, 77, 91, 105, 119, 133, 147, 161],
            hundredths: [225, 375, 450, 525, 550, 600, 625, 650, 650, 650, 675, 675],
            asymptote: (6.83058128, 0.06986672), rise: (5.34470095, 0.11750340),
            rate: (0.0241398288, 0.0013464879), levelsOff: (120.494689, 6.051515),
            residual: 0.09643331),
        ReferenceFit(
            "high from the beginning",
            days: [0, 14, 28, 42, 56, 70, 84, 98, 112],
            hundredths: [500, 575, 575, 625, 625, 650, 650, 650, 675],
            asymptote: (6.73436944, 0.15614893), rise: (1.66928374, 0.16471673),
            rate: (0.0253432842, 0.0069460491), levelsOff: (69.511477, 20.093960),
            residual: 0.13293239),
        ReferenceFit(
            "short and steep",
            days: [7, 21, 35, 49, 63],
            hundredths: [150, 350, 425, 475, 475],
            asymptote: (4.90041517, 0.09847084), rise: (5.26749450, 0.22052402),
            rate: (0.0625718479, 0.0061064770), levelsOff: (52.678708, 4.394572),
            residual: 0.08747235),
        ReferenceFit(
            "from the very bottom",
            days: [0, 14, 28, 42, 56, 70, 84, 98, 112, 126],
            hundredths: [100, 225, 325, 375, 425, 450, 475, 475, 500, 500],
            asymptote: (5.14552614, 0.05149293), rise: (4.15529875, 0.06286217),
            rate: (0.0268427191, 0.0011098261), levelsOff: (111.690879, 4.379406),
            residual: 0.05841625),
        ReferenceFit(
            "a low level",
            days: [7, 21, 35, 49, 63, 77, 91, 105, 119],
            hundredths: [150, 225, 250, 275, 275, 300, 300, 300, 275],
            asymptote: (2.93672243, 0.06367515), rise: (1.99127027, 0.21054498),
            rate: (0.0475320634, 0.0095054043), levelsOff: (63.609861, 10.926010),
            residual: 0.11017592),
        ReferenceFit(
            "very noisy",
            days: [7, 21, 35, 49, 63, 77, 91, 105, 119, 133, 147, 161],
            hundredths: [200, 475, 300, 550, 400, 600, 475, 625, 500, 600, 525, 575],
            asymptote: (5.63481700, 0.50400218), rise: (4.01823271, 1.22842347),
            rate: (0.0302215980, 0.0196912071), levelsOff: (94.401949, 54.280735),
            residual: 0.88806252),
    ]
}
