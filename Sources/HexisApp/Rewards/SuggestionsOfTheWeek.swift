extension Suggestion {
    /// Habits for some times a week, and with other people.
    static var ofTheWeek: String {
        """
        call-somebody
        Call somebody I like
        people
        plum
        1 a week
        -
        Being close to others is good for more than the mood. Across many studies, people with strong social ties lived longer, and the difference was as large as that of other well-known risks. A call once a week keeps a tie alive.
        finish Sunday breakfast
        call somebody I like
        Holt-Lunstad, Smith & Layton
        2010
        Social relationships and mortality risk: A meta-analytic review
        PLOS Medicine
        10.1371/journal.pmed.1000316

        out-in-the-green
        Spend time in the green
        leaf
        moss
        3 a week
        -
        In a survey of some twenty thousand people, those who had spent at least two hours of the week in nature more often felt well and healthy, whether at one go or in several visits. A park is nature enough.
        finish work
        go home through the park
        White, Alcock, Grellier et al.
        2019
        Spending at least 120 minutes a week in nature is associated with good health and wellbeing
        Scientific Reports
        10.1038/s41598-019-44097-3

        strength
        Do a few strength exercises
        dumbbell
        rose
        2 a week
        -
        The World Health Organization recommends that adults strengthen their muscles on two days a week or more. Getting up from a chair ten times is strength training; so are push-ups against a wall. Take what you can do without pain.
        put on the kettle
        do ten squats at the chair
        World Health Organization
        2020
        WHO guidelines on physical activity and sedentary behaviour
        World Health Organization
        -

        write-to-an-old-friend
        Write to somebody I have lost sight of
        phone
        sky
        1 a week
        -
        We think that an unexpected message might be a bother. In a series of studies, those who got one were more pleased than the senders had expected, most of all when it came as a surprise. Three sentences are enough.
        finish my coffee on Saturday
        write three sentences to somebody
        Liu, Rim, Min & Min
        2023
        The surprise of reaching out: Appreciated more than we think
        Journal of Personality and Social Psychology
        10.1037/pspi0000402

        a-kindness
        Do somebody a small kindness
        heart
        coral
        2 a week
        -
        Kindness does good on both sides. Those who did something for others in experiments were a little happier afterwards than those who did not. Holding a door, carrying a bag, saying what one appreciates: it may be very small.
        arrive at work
        ask somebody how they are, and listen
        Curry, Rowland, Van Lissa, Zlotowitz, McAlaney & Whitehouse
        2018
        Happy to help? A systematic review and meta-analysis of the effects of performing acts of kindness on the well-being of the actor
        Journal of Experimental Social Psychology
        10.1016/j.jesp.2018.02.014

        eat-together
        Eat with somebody
        home
        amber
        3 a week
        -
        People who often eat with others feel happier, more at home where they live, and surer of friends they can count on, a British survey found. It need not be a feast. Bread and somebody to talk to will do.
        come home
        ask who would like to eat with me
        Dunbar
        2017
        Breaking bread: The functions of social eating
        Adaptive Human Behavior and Physiology
        10.1007/s40750-017-0061-4

        three-words
        Learn three new words
        book
        sky
        workdays
        -
        What is learned in small portions with days in between stays longer than what is learned at one go. That is among the best-tested findings about memory. Three words a day, with yesterday’s first, are a language in the making.
        sit down on the train
        go through yesterday’s words and three new ones
        Cepeda, Pashler, Vul, Wixted & Rohrer
        2006
        Distributed practice in verbal recall tasks: A review and quantitative synthesis
        Psychological Bulletin
        10.1037/0033-2909.132.3.354

        on-foot-or-by-bike
        Go somewhere by bike or on foot
        bike
        teal
        3 a week
        -
        In a study of a quarter of a million people in Britain, those who cycled to work had less heart disease and cancer than those who drove or took the bus, and walking went with a healthier heart. One way in the week is a beginning.
        put on my jacket
        leave the car where it is
        Celis-Morales, Lyall, Welsh et al.
        2017
        Association between active commuting and incident cardiovascular disease, cancer, and mortality: Prospective cohort study
        BMJ
        10.1136/bmj.j1456

        awe-walk
        Go for a walk and look for wonders
        star
        indigo
        1 a week
        -
        Older adults took a walk every week for two months; half of them were asked to look at it with fresh eyes, as a child would. They felt more joy and goodwill on their walks, and their days brought them less distress. A new path helps, but a familiar one holds wonders too.
        have lunch on Sunday
        go out and look for something astonishing
        Sturm, Datta, Roy et al.
        2022
        Big smile, small self: Awe walks promote prosocial positive emotions in older adults
        Emotion
        10.1037/emo0000876

        a-hobby
        Make time for a hobby
        music
        plum
        2 a week
        -
        In sixteen countries, people over 65 who had a hobby were healthier by their own account, happier and more content with life than those who had none. Music, knitting, stamps or a garden: what counts is that it is yours.
        clear the table
        sit down to my hobby for ten minutes
        Mak, Noguchi, Bone et al.
        2023
        Hobby engagement and mental wellbeing among people aged 65 years and older in 16 countries
        Nature Medicine
        10.1038/s41591-023-02506-1
        """
    }
}
