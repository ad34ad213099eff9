extension Knowledge {
    /// Going on, and what to do with old habits.
    static var toGoOn: String {
        """
        looking-helps
        Looking at it helps
        People who look at how a thing is going get further with it. That held across many experiments in which some people were asked to keep track and others were not, and more so when the progress was written down. A tap on Today is just that; it need not be a good day to be worth noting.
        -
        Harkin, Webb, Chang, Prestwich, Conner, Kellar, Benn & Sheeran
        2016
        Does monitoring goal progress promote goal attainment? A meta-analysis of the experimental evidence
        Psychological Bulletin
        10.1037/bul0000025

        no-points
        Why there are no points here
        Rewards such as money or prizes, promised for doing a thing, tend to weaken people’s own wish to do it. What does not is praise that informs, and good things that come unasked. That is why Hexis counts no points for habits. Medicine has a streak and badges: a missed day matters more there, many people find that they help, and nothing earned is lost.
        -
        Deci, Koestner & Ryan
        1999
        A meta-analytic review of experiments examining the effects of extrinsic rewards on intrinsic motivation
        Psychological Bulletin
        10.1037/0033-2909.125.6.627

        no-streaks
        Why your cards show no streak
        A row of days in a log becomes a goal of its own. While it lasts people go on for its sake, and when it breaks they are less inclined to go on at all, although the habit itself has lost almost nothing. The strip on your cards shows the last ten days on which it was due and forgets the rest. (Medicine has a streak, since a missed day matters more there.)
        -
        Silverman & Barasch
        2023
        On or off track: How (broken) streaks affect consumer decisions
        Journal of Consumer Research
        10.1093/jcr/ucac029

        be-kind
        Be as kind to yourself as to a friend
        Being hard on oneself feels like a spur and is not one. In several experiments, people who looked at a weakness or a mistake of theirs with kindness were afterwards more willing to work on it than people who did not. Understanding makes it easier to look.
        After a day that went wrong, write the note you would write to a friend.
        Breines & Chen
        2012
        Self-compassion increases self-improvement motivation
        Personality and Social Psychology Bulletin
        10.1177/0146167212445599

        some-slack
        Leave yourself some slack
        A goal with a small reserve keeps people going longer than a strict one, and than a lax one. In experiments, people who aimed at every day of the week, with two days they could draw on in an emergency, persisted longer than those who aimed at seven, or at five. Skipping a day with a reason is meant for just this.
        -
        Sharif & Shu
        2017
        The benefits of emergency reserves: Greater preference and persistence for goals that have slack with a cost
        Journal of Marketing Research
        10.1509/jmr.15.0231

        short-stretches
        Short stretches take you far
        Children who worked through a large task in small parts, with a goal for each session, learned more, trusted themselves more, and liked it better than those who only had the end in view. A challenge of one week is such a part. After four of them, a month has passed.
        Choose the shortest challenge first, even if a longer one is open to you.
        Bandura & Schunk
        1981
        Cultivating competence, self-efficacy, and intrinsic interest through proximal self-motivation
        Journal of Personality and Social Psychology
        10.1037/0022-3514.41.3.586

        effort-fades
        The effort fades
        People who built new habits into their day said the same about it: at first it took thought and effort, then it became easier, and some felt odd when they had left it out. If it is hard at present, you are not doing it wrong. You are at the beginning.
        -
        Lally, Wardle & Gardner
        2011
        Experiences of habit formation: A qualitative study
        Psychology, Health & Medicine
        10.1080/13548506.2011.555774

        what-sets-it-off
        What really sets a habit off
        Asked why they do something by habit, people name a goal. When researchers looked closely, strong habits followed the place more than the reasons: runners with a strong habit thought of running when the places where they ran came up. Your surroundings know you better than you think.
        The next time you do something without having decided to, look around: where are you?
        Neal, Wood, Labrecque & Lally
        2012
        How do habits guide behavior? Perceived and actual triggers of habits in daily life
        Journal of Experimental Social Psychology
        10.1016/j.jesp.2011.10.011

        a-new-answer
        Give an old cue a new answer
        An old habit comes to mind first because it is tied so well to its cue. A plan for that very cue can take its head start away: “If I am bored at my desk, then I will open the window and stretch.” In experiments, the new answer then came to mind about as readily as the old one. It takes a real wish to change, too.
        Make a plan for an obstacle with the cue of an old habit, and a small thing to do instead.
        Adriaanse, Gollwitzer, De Ridder, de Wit & Kroese
        2011
        Breaking habits with implementation intentions: A test of underlying processes
        Personality and Social Psychology Bulletin
        10.1177/0146167211399102

        the-other-hand
        Stale popcorn, and the other hand
        In a cinema, people with a popcorn habit ate about as much when it was a week old as when it was fresh, though they did not like it. In a meeting room, or when they had to use the other hand, they ate less of the stale. A habit goes on while everything is as usual; a small change gives you the choice back.
        Change one detail of a habit you would like to lose: another hand, another chair, another cup.
        Neal, Wood, Wu & Kurlander
        2011
        The pull of the past: When do habits persist despite conflict with motives?
        Personality and Social Psychology Bulletin
        10.1177/0146167211419863

        a-window-of-change
        When life changes, habits are open
        After a move, the old cues are gone and new ones not yet taken. In a large field study, help with new habits worked best for people who had moved within the last three months. A new job, a new flat or a new timetable is a good time to lay a habit where you want it.
        -
        Verplanken & Roy
        2016
        Empowering interventions to promote sustainable lifestyles: Testing the habit discontinuity hypothesis in a field experiment
        Journal of Environmental Psychology
        10.1016/j.jenvp.2015.11.008
        """
    }
}
