@testable import HexisCore

/// The facts of routes as they were stored: see `GoldenEntryTests`. A line here is never changed.
extension GoldenEntryTests {
    static let routeGoldens = [
        Golden(
            .routeKept(
                RouteKept(route: other, name: line("Lake"), target: .link(link("https://example.org/7")))),
            "a301 05OTHER 0a044c616b65 0e1568747470733a2f2f6578616d706c652e6f72672f37",
            #""fact":"routeKept","route":"OTHER","name":"Lake","target":"https://example.org/7""#),
        Golden(
            .routeKept(
                RouteKept(route: other, name: line("Gate"), target: .position(position(525_163_000, -1)))),
            "a301 05OTHER 0a0447617465 0e1667656f3a35322e353136332c2d302e30303030303031",
            #""fact":"routeKept","route":"OTHER","name":"Gate","target":"geo:52.5163,-0.0000001""#),
        Golden(
            .routeKept(
                RouteKept(
                    route: other, name: line("Loop"),
                    target: .track(track([position(10, -20), position(11, -20), position(10, 5)])))),
            "a301 05OTHER 0a044c6f6f70 0e39302e3030303030312c2d302e30303030303220302e303030303031312c2d302e30303030303220302e3030303030312c302e30303030303035",
            #""fact":"routeKept","route":"OTHER","name":"Loop","target":"0.000001,-0.000002 0.0000011,-0.000002 0.000001,0.0000005""#
        ),
        Golden(
            .routeRenamed(RouteRenamed(route: other, name: line("Größe"))),
            "a401 05OTHER 0a074772c3b6c39f65",
            #""fact":"routeRenamed","route":"OTHER","name":"Größe""#),
        Golden(
            .routeRemoved(RouteRemoved(route: other)),
            "a501 05OTHER",
            #""fact":"routeRemoved","route":"OTHER""#),
    ]
}
