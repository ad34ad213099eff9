extension Knowledge {
    /// How far along a habit is, and letting go of help.
    static var toLetGo: String {
        """
        on-tired-days
        Habits carry you on tired days
        When people were worn out, they fell back on their habits, and on the good ones as much as on the others. That is what a habit is for. On the days when you have the least to give, what you have practised still happens.
        -
        Neal, Wood & Drolet
        2013
        How do people adhere to goals when willpower is low? The profits (and pitfalls) of strong habits
        Journal of Personality and Social Psychology
        10.1037/a0032626

        not-willpower
        It is less about willpower than it seems
        People who are known for their self-control do not spend their days resisting. Much of their secret is good habits: they study, sleep or exercise at a usual time and place, so that there is less to resist. You can build that without being made of iron.
        -
        Galla & Duckworth
        2015
        More than resisting temptation: Beneficial habits mediate the relationship between self-control and positive life outcomes
        Journal of Personality and Social Psychology
        10.1037/pspp0000026

        simple-ones-first
        Simple ones settle in weeks, large ones in months
        Researchers followed millions of visits to the gym and millions of hand washings in hospitals. The hand washing became a habit within weeks, the gym within months. There is no magic number of days; how long it takes depends on what it is, and on you.
        -
        Buyalskaya, Ho, Milkman, Li, Duckworth & Camerer
        2023
        What can machine learning teach us about habit formation? Evidence from exercise and hygiene
        Proceedings of the National Academy of Sciences
        10.1073/pnas.2216115120

        often-and-simple
        For larger habits: often, simple, pleasant
        New members of gyms were followed for twelve weeks. Exercise became a habit for those who came at least four times a week for six weeks; what helped was coming regularly, keeping it simple, having an agreeable place and enjoying it. A short visit four times can be worth more than a long one on Saturday.
        -
        Kaushal & Rhodes
        2015
        Exercise habit formation in new gym members: A longitudinal study
        Journal of Behavioral Medicine
        10.1007/s10865-015-9640-7

        how-automatic
        How to tell how far along it is
        Four sentences are enough to measure a habit: I do it automatically, without having to remember, without thinking, and before I notice that I am doing it. The more you agree, the more automatic the habit is. That is what Hexis asks now and then, and there is no right answer.
        -
        Gardner, Abraham, Lally & de Bruijn
        2012
        Towards parsimony in habit measurement: Testing the convergent and predictive validity of an automaticity subscale of the Self-Report Habit Index
        International Journal of Behavioral Nutrition and Physical Activity
        10.1186/1479-5868-9-102

        who-you-are
        What you do often becomes a part of you
        People feel that some of their habits show who they really are: above all those that go with what they find important. Such habits were linked with a firmer sense of oneself. So it may help to see a habit not as a task, but as one small way of being somebody who reads, walks, or calls.
        -
        Verplanken & Sui
        2019
        Habit and identity: Behavioral, cognitive, affective, and motivational facets of an integrated self
        Frontiers in Psychology
        10.3389/fpsyg.2019.01504

        reminders-carry-cues-teach
        Reminders carry you, cues teach you
        A reminder makes sure that you do it today. But as long as it does the remembering, your memory need not: in one study people who relied on reminders repeated the action more, and did it less automatically, than people with a cue of their own. Use reminders to begin with, and let the cue take over.
        When a reminder comes, look at what you are just doing. That might be your cue.
        Stawarz, Cox & Blandford
        2015
        Beyond self-tracking and reminders: Designing smartphone apps that support habit formation
        Proceedings of CHI ’15, ACM
        10.1145/2702123.2702230

        routines-remember
        Your routines remember for you
        Many people who take medicine every day rely on a routine, such as breakfast, to remember it. Those who looked at apps for this found that few support it. What has its place in your day reminds you without a sound. (Keep medicines dry, cool and out of children’s reach: not in the bathroom.)
        Name the moment of your day that your habit follows.
        Stawarz, Cox & Blandford
        2014
        Don’t forget your pill! Designing effective medication reminder apps that support users’ daily routines
        Proceedings of CHI ’14, ACM
        10.1145/2556288.2557079

        let-reminders-go
        When to let the reminders go
        An app that carries a habit can also take it along when it goes: people who depended on reminders and streaks often gave up the habit when they stopped using the app. So try now and then to do without. If you think of it by yourself on most days, one reminder fewer will do, and later none.
        Do without one reminder for a week, and see what your day reminds you of.
        Renfree, Harrison, Marshall, Stawarz & Cox
        2016
        Don’t kick the habit: The role of dependency in habit formation apps
        CHI ’16 Extended Abstracts, ACM
        10.1145/2851581.2892495

        let-it-graduate
        When a habit may graduate
        Once a habit starts by itself, it lasts with little attention, also when enthusiasm has cooled. Then it no longer needs to be ticked off. Let it leave Today with a good conscience; its history stays, and you can bring it back whenever you like. There is room now for something new.
        -
        Gardner, Lally & Wardle
        2012
        Making health habitual: The psychology of “habit-formation” and general practice
        British Journal of General Practice
        10.3399/bjgp12X659466
        """
    }
}
