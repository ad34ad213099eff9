/// Returns how many letters must be added, removed or replaced to turn one text into the other (Levenshtein 1966), or
/// `nil` if more than `most`. It is symmetric.
///
/// The common prefix and suffix are skipped, and of the rest only the band of `most` on either side of the diagonal is
/// computed, so that long texts cost little.
func editDistance(_ left: [UInt32], _ right: [UInt32], atMost most: Int) -> Int? {
    guard most >= 0, abs(left.count - right.count) <= most else { return nil }
    let shorter = min(left.count, right.count)
    var (start, end) = (0, 0)
    while start < shorter, left[start] == right[start] { start += 1 }
    while end < shorter - start, left[left.count - 1 - end] == right[right.count - 1 - end] { end += 1 }
    return bandedDistance(left[start..<left.count - end], right[start..<right.count - end], atMost: most)
}

private func bandedDistance(_ left: ArraySlice<UInt32>, _ right: ArraySlice<UInt32>, atMost most: Int) -> Int?
{
    let beyond = most + 1
    // The distances from the current prefix of `left` to each prefix of `right`.
    var row = (0...right.count).map { min($0, beyond) }
    for (index, letter) in left.enumerated() {
        let band = max(0, index - most)..<max(0, min(right.count, index + most + 1))
        var diagonal = row[band.lowerBound]
        row[band.lowerBound] = band.lowerBound == 0 ? min(index + 1, beyond) : beyond
        var least = row[band.lowerBound]
        for column in band {
            let replaced = diagonal + (letter == right[right.startIndex + column] ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(replaced, row[column] + 1, diagonal + 1, beyond)
            least = min(least, row[column + 1])
        }
        if band.upperBound < right.count { row[band.upperBound + 1] = beyond }
        if least > most { return nil }
    }
    return row[right.count] <= most ? row[right.count] : nil
}

/// Returns how many slips are forgiven in a word or short answer of so many letters: none up to 4, where one letter
/// makes another word (“bed”, “bad”), one up to 8, two beyond.
func forgivenSlips(in letters: Int) -> Int { letters <= 4 ? 0 : letters <= 8 ? 1 : 2 }
