/// User-facing text of the introduction.
extension LoopsWording {
    static var learnLead: String { "Three minutes that make an old habit easier to change." }
    static var how: String { "How to find yours" }
    static var source: String {
        "C. Duhigg, The Power of Habit, 2012. W. Wood and D. Rünger, Psychology of Habit, Annual Review of Psychology 67, 2016, doi.org/10.1146/annurev-psych-122414-033417."
    }

    static var parts: [(name: String, text: String)] {
        [
            (
                cue,
                "What sets it off. Nearly always a place, a time, a feeling, other people, or what you did just before."
            ),
            (routine, "What you then do, hardly noticing."),
            (reward, "What it gives you, and why it stayed. You crave it as soon as the cue comes."),
        ]
    }

    static var examples: [LoopExample] {
        [
            LoopExample(
                title: "The cookie at half past three", cue: "About 15:30, at the desk, tired",
                routine: "Fetch a cookie from the kitchen", craving: "Not the sugar: a chat with somebody",
                plan: PlansWording.statement(
                    "it is half past three", "walk over to a colleague", "I can chat")),
            LoopExample(
                title: "The telephone in bed", cue: "Lights out, but your mind is still going over the day",
                routine: "Scroll until one o’clock", craving: "To think of something else",
                plan: PlansWording.statement("I lie down", "read two pages", "I can let the day go")),
            LoopExample(
                title: "The series after work", cue: "Coming home, shoes off, alone",
                routine: "Watch one episode after another", craving: "To feel that work is over",
                plan: PlansWording.statement("I come home", "take a hot shower", "I feel that work is over")),
        ]
    }

    static var steps: [String] {
        [
            "Name the routine that you would like to change.",
            "Each time the urge comes, note what is going on. Ten seconds are enough.",
            "Look for a pattern: that is the cue.",
            "Guess what you crave, and try other things that might give it.",
            "Write the plan out, and do the new thing when the cue comes.",
        ]
    }
}
