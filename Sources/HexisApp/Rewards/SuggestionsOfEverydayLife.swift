extension Suggestion {
    /// Small changes to everyday life.
    static var ofEverydayLife: String {
        """
        the-stairs
        Take the stairs
        run
        coral
        daily
        -
        Stairs are a workout that is nearly everywhere. In a small trial, young women who had not exercised climbed stairs for two minutes, once a day at first and later five times, and became fitter within eight weeks. One floor at your own pace is a start.
        come to a lift
        take the stairs for at least one floor
        Boreham, Kennedy, Murphy, Tully, Wallace & Young
        2005
        Training effects of short bouts of stair climbing on cardiorespiratory fitness, blood lipids, and homocysteine in sedentary young women
        British Journal of Sports Medicine
        10.1136/bjsm.2002.001131

        same-bedtime
        Go to bed at my usual time
        bed
        indigo
        daily
        -
        How regular sleep is seems to matter about as much as how long it is. In a large study, people with regular sleep lived longer than people with irregular sleep of the same length. It shows a link, not a cause; but a steady bedtime is also easier than a new decision every night.
        brush my teeth
        go to bed
        Windred, Burns, Lane et al.
        2024
        Sleep regularity is a stronger predictor of mortality risk than sleep duration: A prospective cohort study
        Sleep
        10.1093/sleep/zsad253

        tomorrows-list
        Write tomorrow’s list
        pen
        sky
        daily
        -
        People who took five minutes at bedtime to write down what they had to do in the next days fell asleep sooner than people who wrote about what they had done. What is on paper need not be kept in mind.
        put on my pyjamas
        write down what tomorrow needs
        Scullin, Krueger, Ballard, Pruett & Bliwise
        2018
        The effects of bedtime writing on difficulty falling asleep: A polysomnographic study comparing to-do lists and completed activity lists
        Journal of Experimental Psychology: General
        10.1037/xge0000374

        vegetables
        Eat vegetables
        leaf
        moss
        daily
        2 portions
        The World Health Organization recommends several portions of fruit and vegetables a day. Two of vegetables, one at noon and one in the evening, are a good part of that. Frozen ones count as well.
        sit down to lunch
        eat the vegetables first
        World Health Organization
        2003
        Diet, nutrition and the prevention of chronic diseases
        WHO Technical Report Series
        -

        phone-outside
        Leave the phone outside the bedroom
        phone
        plum
        daily
        -
        In a small experiment, people who left their phones outside the bedroom for a week felt a little happier and more content at its end, and many said that they slept better. An alarm clock does the waking just as well.
        brush my teeth
        put my phone on its charger in the hall
        Hughes & Burke
        2018
        Sleeping with the frenemy: How restricting ‘bedroom use’ of smartphones impacts happiness and wellbeing
        Computers in Human Behavior
        -

        coffee-in-the-morning
        Have my last coffee at lunch
        cup
        amber
        daily
        -
        Caffeine stays for longer than one notices. In one study a large amount, as in four cups of coffee, took away sleep even six hours before bedtime. If the cup after lunch is the last, the evening has time to get tired.
        finish my coffee after lunch
        switch to tea without caffeine or water
        Drake, Roehrs, Shambroom & Roth
        2013
        Caffeine effects on sleep taken 0, 3, or 6 hours before going to bed
        Journal of Clinical Sleep Medicine
        10.5664/jcsm.3170

        stand-on-one-leg
        Practise my balance
        stretch
        teal
        daily
        -
        Exercises for balance, done regularly, make falls rarer in later life, and it is never too early to start. Stand beside something that you can hold on to, lift one foot a little, and change sides. If you have fallen lately or feel dizzy, ask your doctor or physiotherapist first.
        brush my teeth
        stand on one leg, one hand on the basin
        Sherrington, Fairhall, Wallbank et al.
        2019
        Exercise for preventing falls in older people living in the community
        Cochrane Database of Systematic Reviews
        10.1002/14651858.CD012424.pub2

        sunscreen
        Put on sunscreen
        sun
        coral
        daily
        -
        In an Australian town, people who were asked to use sunscreen every day had fewer melanomas in the years that followed than people who used it as they liked. It goes well with washing one’s face, in the sunny part of the year at least.
        wash my face in the morning
        put on sunscreen
        Green, Williams, Logan & Strutton
        2011
        Reduced melanoma after regular sunscreen use: Randomized trial follow-up
        Journal of Clinical Oncology
        10.1200/JCO.2010.28.7078

        sweet-drinks
        Sweet drinks
        cup
        rose
        daily
        at most 1 glass
        The World Health Organization advises to keep sugar that is added to food and drink low, and sweet drinks hold much of it. A limit leaves room: one glass, enjoyed, and water for the thirst.
        feel thirsty
        drink a glass of water first
        World Health Organization
        2015
        Guideline: Sugars intake for adults and children
        World Health Organization
        -

        sit-quietly
        Sit quietly for five minutes
        lotus
        indigo
        daily
        -
        Programmes of mindfulness meditation help somewhat with anxiety, low mood and pain, as a review of many trials found. Sitting and noticing one’s breath is how they begin. Thoughts will wander; noticing that is the exercise. If it makes you uneasy, leave it and choose something else.
        come home
        sit down and follow my breath for five minutes
        Goyal, Singh, Sibinga et al.
        2014
        Meditation programs for psychological stress and well-being: A systematic review and meta-analysis
        JAMA Internal Medicine
        10.1001/jamainternmed.2013.13018
        """
    }
}
