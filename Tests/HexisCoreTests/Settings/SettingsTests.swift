import HexisCore
import Testing

@Suite("Settings")
struct SettingsTests {
    @Test("Settings have sensible defaults")
    func defaults() {
        let settings = Practice().settings
        #expect(settings == Settings())
        #expect(settings.dayStart == time("03:00"))
        #expect(settings.firstWeekday == .monday)
        #expect(settings.name == nil && settings.zone == nil)
    }

    @Test("Each setting is the one that was set last")
    func latest() {
        var diary = Diary()
        diary.record(.personNamed(PersonNamed(name: line("Ada"))))
        diary.record(.timeZoneChosen(TimeZoneChosen(zone: line("Europe/Vienna"))))
        diary.record(.dayStartSet(DayStartSet(time: time("05:00"))))
        diary.record(.dayStartSet(DayStartSet(time: time("04:30"))))
        diary.record(.firstWeekdaySet(FirstWeekdaySet(weekday: .sunday)))
        diary.record(.themeChosen(ThemeChosen(theme: .dark)))
        diary.record(.textSizeChosen(TextSizeChosen(size: .largest)))
        var expected = Settings()
        expected.name = line("Ada")
        expected.zone = line("Europe/Vienna")
        expected.dayStart = time("04:30")
        expected.firstWeekday = .sunday
        expected.theme = .dark
        expected.textSize = .largest
        #expect(diary.practice.settings == expected)
        diary.record(.personNamed(PersonNamed(name: nil)))
        #expect(diary.practice.settings.name == nil)
    }

    @Test("Each reminder setting is the one that was set last, and can be removed")
    func reminders() {
        let night = QuietHours(from: time("22:00"), until: time("07:00"))
        var diary = Diary()
        diary.record(.routineChosen(RoutineChosen(routine: .travelling)))
        diary.record(.quietHoursSet(QuietHoursSet(hours: night)))
        diary.record(.eveningQuestionSet(EveningQuestionSet(time: time("20:30"))))
        diary.record(.reminderWordingChosen(ReminderWordingChosen(wording: .private)))
        var expected = Settings()
        expected.routine = .travelling
        expected.quietHours = night
        expected.eveningQuestion = time("20:30")
        expected.reminderWording = .private
        #expect(night != nil && diary.practice.settings == expected)
        diary.record(.quietHoursSet(QuietHoursSet(hours: nil)))
        diary.record(.eveningQuestionSet(EveningQuestionSet(time: nil)))
        #expect(diary.practice.settings.quietHours == nil)
        #expect(diary.practice.settings.eveningQuestion == nil)
    }

    @Test("Each preference is on or off as it was said last, whatever happens to the others")
    func preferences() {
        for preference in Preference.allCases {
            let before = Settings().isOn(preference)
            var diary = Diary()
            for isOn in [!before, before, !before] {
                diary.record(.preferenceChosen(PreferenceChosen(preference: preference, isOn: isOn)))
                let settings = diary.practice.settings
                for other in Preference.allCases {
                    #expect(settings.isOn(other) == (other == preference ? isOn : Settings().isOn(other)))
                }
            }
        }
    }

    @Test("The clock has twenty-four hours until the person says otherwise")
    func clock() {
        var settings = Settings()
        #expect(settings.clock == .twentyFourHours)
        settings.hasTwelveHourClock = true
        #expect(settings.clock == .twelveHours)
    }

    @Test("Every choice has a name of its own")
    func names() {
        for choice in Theme.allCases { #expect(Theme(name: choice.name) == choice) }
        for choice in Preference.allCases { #expect(Preference(name: choice.name) == choice) }
        for choice in DosageForm.allCases { #expect(DosageForm(name: choice.name) == choice) }
        for choice in MedicineColour.allCases { #expect(MedicineColour(name: choice.name) == choice) }
        for choice in TextSize.allCases { #expect(TextSize(name: choice.name) == choice) }
        for choice in Weekday.allCases { #expect(Weekday(name: choice.name) == choice) }
        for choice in HabitColour.allCases { #expect(HabitColour(name: choice.name) == choice) }
        for choice in HabitSymbol.allCases { #expect(HabitSymbol(name: choice.name) == choice) }
        for choice in ReminderRoutine.allCases { #expect(ReminderRoutine(name: choice.name) == choice) }
        for choice in ReminderWording.allCases { #expect(ReminderWording(name: choice.name) == choice) }
        #expect(Theme(name: "Dark") == nil)
        #expect(Theme(name: "") == nil)
    }
}
