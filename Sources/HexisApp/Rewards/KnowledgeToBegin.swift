extension Knowledge {
    /// How to begin.
    static var toBegin: String {
        """
        a-habit-is-a-reply
        A habit is a reply to a situation
        A habit is not a matter of character. When you do the same thing in the same situation again and again, the two grow together in memory, until the situation alone brings the action to mind. What you are building is that link, one repetition at a time.
        Look at one of your habits on Today and ask: what comes right before it? That moment is its cue.
        Wood & Neal
        2007
        A new look at habits and the habit–goal interface
        Psychological Review
        10.1037/0033-295X.114.4.843

        begin-small
        Begin smaller than seems worthwhile
        One page, one minute, one glass. Something that small is done even on a bad day, and it is the doing that makes the habit. Growing comes later; a beginning that is too large often ends soon.
        Take the habit that you find hardest and halve it. Then ask whether it could be halved again.
        Fogg
        2019
        Tiny Habits: The Small Changes That Change Everything
        Houghton Mifflin Harcourt
        -

        after-something
        Hang it on something that happens anyway
        You finish breakfast, close the front door, brush your teeth: such moments come every day without a clock. In a study over four weeks, people who tied a new habit to an event came to do it more automatically than people who relied on reminders. The event is there even when the phone is not.
        Open a habit, choose “Make or change plans”, and finish the sentence “After I…”.
        Stawarz, Cox & Blandford
        2015
        Beyond self-tracking and reminders: Designing smartphone apps that support habit formation
        Proceedings of CHI ’15, ACM
        10.1145/2702123.2702230

        decide-the-moment
        Decide the moment, not only the deed
        “I want to read more” leaves a decision for every evening. “After I have cleared the table, I will read two pages” has made it already. Such a plan hands the beginning over to the moment itself: when it comes, you no longer have to weigh whether to.
        Say one of your plans aloud, once, from “After” to the full stop.
        Gollwitzer
        1999
        Implementation intentions: Strong effects of simple plans
        American Psychologist
        10.1037/0003-066X.54.7.493

        as-long-as-it-takes
        It takes as long as it takes
        There is no rule of 21 days. When people chose a small daily action and did it in the same situation, half of them needed up to 66 days until it stopped becoming more automatic; estimates ran from 18 to 254. If yours takes longer than somebody else’s, nothing is wrong with you or with it.
        -
        Lally, van Jaarsveld, Potts & Wardle
        2010
        How are habits formed: Modelling habit formation in the real world
        European Journal of Social Psychology
        10.1002/ejsp.674

        a-missed-day
        A missed day now and then does no harm
        In the best-known study of how habits form, missing one opportunity did not noticeably hold people back: the next day they went on about where they had been. What helps is a steady rhythm, not a perfect one. So there is nothing to make up for. The habit is still there; it only waits for its next moment.
        When you have missed a day, do the smallest version of the habit at the next occasion.
        Lally, van Jaarsveld, Potts & Wardle
        2010
        How are habits formed: Modelling habit formation in the real world
        European Journal of Social Psychology
        10.1002/ejsp.674

        your-own-wish
        Choose it because you want it
        People stay with what they chose themselves, what they feel able to do, and what connects them with others. A habit that is there because one “should” has a harder life. If you can say in a few words what it is good for in your own life, it is on firm ground.
        Finish this sentence for one habit: “I do this because I…”
        Deci & Ryan
        2000
        The “what” and “why” of goal pursuits: Human needs and the self-determination of behavior
        Psychological Inquiry
        10.1207/S15327965PLI1104_01

        same-place
        Same situation, same action
        When people noted down every hour what they were doing, a third to a half of it turned out to be things they did nearly every day and mostly in the same place. That is how habits live: in kitchens, on stairs, at desks. Doing yours in the same place helps the place to remind you.
        Give one habit a place of its own: this chair, this shelf, this corner.
        Wood, Quinn & Kashy
        2002
        Habits in everyday life: Thought, emotion, and action
        Journal of Personality and Social Psychology
        10.1037/0022-3514.83.6.1281

        the-first-repetitions
        The first repetitions count most
        A habit grows quickly at first and then ever more slowly, along a curve that levels off. So the early weeks are worth a little care: a good moment, little in the way, a small amount. Later each repetition adds less, because most of the work is done.
        -
        Lally, van Jaarsveld, Potts & Wardle
        2010
        How are habits formed: Modelling habit formation in the real world
        European Journal of Social Psychology
        10.1002/ejsp.674

        after-rather-than-before
        The end of one thing begins the next
        People who wanted to make flossing a habit were asked to do it either before or after brushing their teeth. Those who did it after brushing tended to form the stronger habit, and still had it eight months later. Something you have just finished is a clear signal; something you are about to do is not.
        If a plan of yours happens before something, try to move it to just after.
        Judah, Gardner & Aunger
        2013
        Forming a flossing habit: An exploratory study of the psychological determinants of habit formation
        British Journal of Health Psychology
        10.1111/j.2044-8287.2012.02086.x

        make-it-pleasant
        What is pleasant settles better
        Repetition works best for things people enjoy. In a study of two new daily habits, those who found them pleasant, or did them for their own sake, gained more from each repetition; knowing that something is useful did not have that effect. So the nicer way of doing it is also the wiser one.
        Change one thing that makes a habit nicer: the music, the mug, the company, the route.
        Judah, Gardner, Kenward, DeStavola & Aunger
        2018
        Exploratory study of the impact of perceived reward on habit formation
        BMC Psychology
        10.1186/s40359-018-0270-z
        """
    }
}
