import HexisCore

extension NamedPlace {
    /// The place as a region for OwnTracks to watch. OwnTracks merges regions with its own by their `rid`, or else by
    /// their `tst`: both stay the same when the place changes.
    var ownTracks: JSON {
        .object([
            JSON.Member("_type", .string("waypoint")), JSON.Member("desc", .string(name.text)),
            JSON.Member("lat", .number(position.latitude.description)),
            JSON.Member("lon", .number(position.longitude.description)),
            JSON.Member("rad", .integer(Int64(radius.metres))), JSON.Member("tst", .integer(ownTracksKey)),
            JSON.Member("rid", .string(id.description)),
        ])
    }

    /// A second between 2001 and 2017 derived from the identifier: OwnTracks only compares it.
    var ownTracksKey: Int64 { 1_000_000_000 + Int64(id.low % 500_000_000) }
}

extension Practice {
    /// The place that a region stands for: the one it was created from, else the one of its name, else the one it
    /// lies in. A region that the person drew in OwnTracks may match none; an ambiguous match counts as none.
    func place(of transition: OwnTracksTransition) -> NamedPlace? {
        let places = places
        if let place = places.first(where: { $0.id.description == transition.region }) { return place }
        // A region of ours whose place was deleted.
        if transition.region.flatMap({ Identifier($0) }) != nil { return nil }
        return only(places.filter { $0.ownTracksKey == transition.made })
            ?? only(places.filter { $0.name.text == transition.name })
            ?? only(places.filter { place in transition.position.map { place.contains($0) } ?? false })
    }

    private func only(_ places: [NamedPlace]) -> NamedPlace? { places.count == 1 ? places[0] : nil }
}
