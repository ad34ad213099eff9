/// The steps of the guide.
enum GuideStep: Int, CaseIterable {
    case choose = 1
    case tie, `repeat`, commit, letGo
}
