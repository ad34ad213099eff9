extension Suggestion {
    /// Habits that take about a minute.
    static var ofSmallThings: String {
        """
        glass-of-water
        Drink a glass of water in the morning
        drop
        sky
        daily
        -
        The European Food Safety Authority recommends about two litres of water a day for women and two and a half for men, from food and drink together. A glass at the same moment every morning is about the smallest habit there is, which makes it a good one to begin with.
        get up
        drink a glass of water
        EFSA Panel on Dietetic Products, Nutrition, and Allergies
        2010
        Scientific opinion on dietary reference values for water
        EFSA Journal
        10.2903/j.efsa.2010.1459

        walk-after-a-meal
        Take a short walk after a meal
        walk
        moss
        daily
        -
        A quarter of an hour on foot after a meal helps the body to deal with what was eaten. In a study of older people, such walks did more for their blood sugar after dinner than one long walk in the morning or afternoon. It is also a pleasant way to end a meal.
        clear the table
        put on my shoes and walk around the block
        DiPietro, Gribok, Stevens, Hamm & Rumpler
        2013
        Three 15-min bouts of moderate postmeal walking significantly improves 24-h glycemic control in older people at risk for impaired glucose tolerance
        Diabetes Care
        10.2337/dc13-0084

        a-piece-of-fruit
        Eat a piece of fruit
        apple
        coral
        daily
        -
        People who eat more fruit and vegetables have less heart disease and live longer, as many studies together suggest, and the first portions seem to count most. One piece a day, always at the same moment, is a good start.
        sit down to breakfast
        eat a piece of fruit
        Aune, Giovannucci, Boffetta et al.
        2017
        Fruit and vegetable intake and the risk of cardiovascular disease, total cancer and all-cause mortality: A systematic review and dose-response meta-analysis of prospective studies
        International Journal of Epidemiology
        10.1093/ije/dyw319

        between-the-teeth
        Clean between my teeth
        star
        teal
        daily
        -
        Floss or small brushes reach where the toothbrush does not, and together with brushing they may keep the gums calmer than brushing alone. Beginning with a single gap is enough; the others tend to follow.
        put down my toothbrush
        clean at least one gap
        Worthington, MacDonald, Poklepovic Pericic et al.
        2019
        Home use of interdental cleaning devices, in addition to toothbrushing, for preventing and controlling periodontal diseases and dental caries
        Cochrane Database of Systematic Reviews
        10.1002/14651858.CD012018.pub2

        one-good-thing
        Write down one good thing
        pen
        amber
        daily
        -
        People who regularly noted what they were grateful for felt better about their lives than people who noted burdens or just events. It need not be anything great. The smell of rain will do.
        get into bed
        write down one good thing of the day
        Emmons & McCullough
        2003
        Counting blessings versus burdens: An experimental investigation of gratitude and subjective well-being in daily life
        Journal of Personality and Social Psychology
        10.1037/0022-3514.84.2.377

        stand-up
        Stand up and move a little
        stretch
        rose
        daily
        4 times
        Long sitting is easier on the body when it is broken up. In trials, short breaks of easy walking did more for blood sugar than standing, and standing more than sitting on. Four times a day is a friendly beginning.
        finish a call
        get up and walk to the window
        Buffey, Herring, Langley, Donnelly & Carson
        2022
        The acute effects of interrupting prolonged sitting time in adults with standing and light-intensity walking on biomarkers of cardiometabolic health in adults: A systematic review and meta-analysis
        Sports Medicine
        10.1007/s40279-022-01649-4

        morning-light
        Step outside in the morning
        sun
        amber
        daily
        -
        Daylight in the morning tells the inner clock that the day has begun, which helps it to know in the evening when to end it. Even a grey sky is far brighter than a lit room. A few minutes on the balcony or at the door count.
        finish my coffee
        step outside for a few minutes
        Brown, Brainard, Cajochen et al.
        2022
        Recommendations for daytime, evening, and nighttime indoor light exposure to best support physiology, sleep, and wakefulness in healthy adults
        PLOS Biology
        10.1371/journal.pbio.3001571

        two-pages
        Read two pages of a book
        book
        indigo
        daily
        -
        In a long study of older adults, those who read books lived somewhat longer than those who did not, whatever their health and schooling. That does not prove that it was the reading. But two pages are a good end to a day in any case.
        get into bed
        read two pages
        Bavishi, Slade & Levy
        2016
        A chapter a day: Association of book reading with longevity
        Social Science & Medicine
        10.1016/j.socscimed.2016.07.014

        wash-hands
        Wash my hands when I come home
        drop
        teal
        daily
        -
        Hands bring home what was on handles and handrails. Washing them with soap is among the simplest things known to keep infections away from a household. The front door is a good cue: it is there every time.
        close the front door
        wash my hands with soap
        Ejemot-Nwadiaro, Ehiri, Arikpo, Meremikwu & Critchley
        2021
        Hand-washing promotion for preventing diarrhoea
        Cochrane Database of Systematic Reviews
        10.1002/14651858.CD004265.pub4

        slow-breaths
        Take ten slow breaths
        lotus
        plum
        daily
        -
        Breathing slowly, at about six breaths a minute or a little more, goes with a calmer body and a calmer mind, as a review of fifteen studies found. It takes under two minutes and can be done anywhere. If it feels odd, breathe as you like.
        sit down at my desk
        take ten slow breaths
        Zaccaro, Piarulli, Laurino et al.
        2018
        How breath-control can change your life: A systematic review on psycho-physiological correlates of slow breathing
        Frontiers in Human Neuroscience
        10.3389/fnhum.2018.00353

        look-far
        Rest my eyes on something far away
        leaf
        moss
        workdays
        3 breaks
        Eyes that look at a screen for hours get tired and dry. In a study, people who were reminded to look into the distance for twenty seconds every twenty minutes had fewer complaints while they did so. A few such breaks are easily tied to things you do anyway.
        send a message
        look out of the window for twenty seconds
        Talens-Estarelles, Cerviño, García-Lázaro et al.
        2023
        The effects of breaks on digital eye strain, dry eye and binocular vision: Testing the 20-20-20 rule
        Contact Lens and Anterior Eye
        10.1016/j.clae.2022.101744
        """
    }
}
