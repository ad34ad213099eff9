import HexisCore

/// User-facing text of setting up a medicine step by step.
enum OnboardingWording {
    static var title: String { "Your medicine" }
    static var begin: String { "Set it up step by step" }
    static var goOn: String { "Continue where you stopped" }
    static var onePage: String { "Add it on one page" }
    static var lead: String {
        "Step by step, one question at a time: alone, or together with your doctor, nurse or pharmacist."
    }

    static var leave: String { "You can stop at any step and go on later, on any of your devices." }
    static var stored: String { "What is kept, and where" }
    static var storedText: String {
        "Hexis keeps in mind what you take and when, reminds you if you like, and shows you that you took it. Kept are your medicines, every dose you mark, and what you answer here. They are on this device, so that all of it works without a network, and on the server that you chose: encrypted, so the database or a backup alone can’t be read. Your administrator could still get access; choose a server you trust. You can erase everything at any time."
    }

    static var company: String { "Are you setting this up together with somebody?" }
    static var alone: String { "I do it alone" }
    static var provider: String { "With my doctor, nurse or pharmacist" }
    static var providerHint: String { "Nothing is sent to them: you look at this screen together." }
    static var goal: String { "What goal did you agree on?" }
    static var goalText: String { "Every day is best. You and your care provider know what is realistic." }
    static var percent: String { "percent of days" }

    static var calls: String { "May Hexis remind you of each dose?" }
    static var callsText: String {
        "Your device asks you once more before it shows anything: at the end, or now in Settings."
    }
    static var health: String { "Should Hexis look at your resting heart rate, too?" }
    static var healthText: String {
        "You can type readings in. If you import Apple Health data or connect a watch, those readings are used as well. If one is above your limit, Hexis asks a question, no more. You need not use it."
    }
    static var boundary: String { "Above which heart rate should Hexis ask?" }
    static var boundaryText: String { "Best chosen with your doctor. Without it, nothing is asked." }
    static var beats: String { "beats a minute" }

    static var medicine: String { "What do you take?" }
    static var dose: String { "How much each time" }
    static var weekdays: String { "On which days?" }
    static var interval: String { "Every how many days?" }
    static var days: String { "days" }
    static var hours: String { "How many hours after the last dose?" }
    static var hour: String { "hours" }
    static var pieces: String { "pieces" }
    static var timesText: String { "Leave what you do not need empty. More can be added later." }
    static var done: String { "That is all" }
    static var ready: String { "All set up." }
    static var doneText: String {
        "From today on each dose waits on Today, and one tap marks it. All that you said here can be changed at any time, on the page “Medicine”: the times, the reminders, your heart rate. A last day can be added there."
    }
}
