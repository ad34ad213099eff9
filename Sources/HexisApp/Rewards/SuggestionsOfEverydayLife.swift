import HexisCore

extension Suggestion {
    /// Positions 11 to 20: small changes to everyday life.
    static func ofEverydayLife(_ place: Int) -> Suggestion {
        switch place {
        case 11:
            Suggestion(
                "the-stairs", "Take the stairs", .run, .coral,
                "Stairs are a workout that is nearly everywhere. In a small trial, young women who had not exercised climbed stairs for two minutes, once a day at first and later five times, and became fitter within eight weeks. One floor at your own pace is a start.",
                after: "come to a lift", "take the stairs for at least one floor",
                Source(
                    "Boreham, Kennedy, Murphy, Tully, Wallace & Young", 2005,
                    "Training effects of short bouts of stair climbing on cardiorespiratory fitness, blood lipids, and homocysteine in sedentary young women",
                    "British Journal of Sports Medicine", doi: "10.1136/bjsm.2002.001131"))
        case 12:
            Suggestion(
                "same-bedtime", "Go to bed at my usual time", .bed, .indigo,
                "How regular sleep is seems to matter about as much as how long it is. In a large study, people with regular sleep lived longer than people with irregular sleep of the same length. It shows a link, not a cause; but a steady bedtime is also easier than a new decision every night.",
                after: "brush my teeth", "go to bed",
                Source(
                    "Windred, Burns, Lane et al.", 2024,
                    "Sleep regularity is a stronger predictor of mortality risk than sleep duration: A prospective cohort study",
                    "Sleep", doi: "10.1093/sleep/zsad253"))
        case 13:
            Suggestion(
                "tomorrows-list", "Write tomorrow’s list", .pen, .sky,
                "People who took five minutes at bedtime to write down what they had to do in the next days fell asleep sooner than people who wrote about what they had done. What is on paper need not be kept in mind.",
                after: "put on my pyjamas", "write down what tomorrow needs",
                Source(
                    "Scullin, Krueger, Ballard, Pruett & Bliwise", 2018,
                    "The effects of bedtime writing on difficulty falling asleep: A polysomnographic study comparing to-do lists and completed activity lists",
                    "Journal of Experimental Psychology: General", doi: "10.1037/xge0000374"))
        case 14:
            Suggestion(
                "vegetables", "Eat vegetables", .leaf, .moss, goal: amount(.atLeast, 2, "portions"),
                "The World Health Organization recommends several portions of fruit and vegetables a day. Two of vegetables, one at noon and one in the evening, are a good part of that. Frozen ones count as well.",
                after: "sit down to lunch", "eat the vegetables first",
                Source(
                    "World Health Organization", 2003,
                    "Diet, nutrition and the prevention of chronic diseases",
                    "WHO Technical Report Series"))
        case 15:
            Suggestion(
                "phone-outside", "Leave the phone outside the bedroom", .phone, .plum,
                "In a small experiment, people who left their phones outside the bedroom for a week felt a little happier and more content at its end, and many said that they slept better. An alarm clock does the waking just as well.",
                after: "brush my teeth", "put my phone on its charger in the hall",
                Source(
                    "Hughes & Burke", 2018,
                    "Sleeping with the frenemy: How restricting ‘bedroom use’ of smartphones impacts happiness and wellbeing",
                    "Computers in Human Behavior"))
        case 16:
            Suggestion(
                "coffee-in-the-morning", "Have my last coffee at lunch", .cup, .amber,
                "Caffeine stays for longer than one notices. In one study a large amount, as in four cups of coffee, took away sleep even six hours before bedtime. If the cup after lunch is the last, the evening has time to get tired.",
                after: "finish my coffee after lunch", "switch to tea without caffeine or water",
                Source(
                    "Drake, Roehrs, Shambroom & Roth", 2013,
                    "Caffeine effects on sleep taken 0, 3, or 6 hours before going to bed",
                    "Journal of Clinical Sleep Medicine", doi: "10.5664/jcsm.3170"))
        case 17:
            Suggestion(
                "stand-on-one-leg", "Practise my balance", .stretch, .teal,
                "Exercises for balance, done regularly, make falls rarer in later life, and it is never too early to start. Stand beside something that you can hold on to, lift one foot a little, and change sides. If you have fallen lately or feel dizzy, ask your doctor or physiotherapist first.",
                after: "brush my teeth", "stand on one leg, one hand on the basin",
                Source(
                    "Sherrington, Fairhall, Wallbank et al.", 2019,
                    "Exercise for preventing falls in older people living in the community",
                    "Cochrane Database of Systematic Reviews", doi: "10.1002/14651858.CD012424.pub2"))
        case 18:
            Suggestion(
                "sunscreen", "Put on sunscreen", .sun, .coral,
                "In an Australian town, people who were asked to use sunscreen every day had fewer melanomas in the years that followed than people who used it as they liked. It goes well with washing one’s face, in the sunny part of the year at least.",
                after: "wash my face in the morning", "put on sunscreen",
                Source(
                    "Green, Williams, Logan & Strutton", 2011,
                    "Reduced melanoma after regular sunscreen use: Randomized trial follow-up",
                    "Journal of Clinical Oncology", doi: "10.1200/JCO.2010.28.7078"))
        case 19:
            Suggestion(
                "sweet-drinks", "Sweet drinks", .cup, .rose, goal: amount(.atMost, 1, "glass"),
                "The World Health Organization advises to keep sugar that is added to food and drink low, and sweet drinks hold much of it. A limit leaves room: one glass, enjoyed, and water for the thirst.",
                after: "feel thirsty", "drink a glass of water first",
                Source(
                    "World Health Organization", 2015, "Guideline: Sugars intake for adults and children",
                    "World Health Organization"))
        default:
            Suggestion(
                "sit-quietly", "Sit quietly for five minutes", .lotus, .indigo,
                "Programmes of mindfulness meditation help somewhat with anxiety, low mood and pain, as a review of many trials found. Sitting and noticing one’s breath is how they begin. Thoughts will wander; noticing that is the exercise. If it makes you uneasy, leave it and choose something else.",
                after: "come home", "sit down and follow my breath for five minutes",
                Source(
                    "Goyal, Singh, Sibinga et al.", 2014,
                    "Meditation programs for psychological stress and well-being: A systematic review and meta-analysis",
                    "JAMA Internal Medicine", doi: "10.1001/jamainternmed.2013.13018"))
        }
    }
}
