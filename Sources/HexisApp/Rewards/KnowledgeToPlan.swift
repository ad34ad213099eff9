extension Knowledge {
    /// Plans, and how to make them work.
    static var toPlan: String {
        """
        plans-work
        A small sentence that works
        Across 94 tests with very different goals, people who had made an if-then plan reached them clearly more often than people with the same wish and no such plan. It works in two ways: the moment is noticed more easily, and what to do in it needs less thought.
        -
        Gollwitzer & Sheeran
        2006
        Implementation intentions and goal achievement: A meta-analysis of effects and processes
        Advances in Experimental Social Psychology
        10.1016/S0065-2601(06)38002-1

        wanting-is-not-doing
        Wanting is not yet doing
        Good intentions become deeds only about half of the time, and that is true of nearly everybody. Often the problem is getting started or keeping going. That is good news, because plans help with both.
        -
        Sheeran & Webb
        2016
        The intention–behavior gap
        Social and Personality Psychology Compass
        10.1111/spc3.12265

        few-on-one-cue
        Do not crowd a good moment
        The more things are tied to one thing in memory, the longer it takes until a certain one of them comes to mind. The same may hold for cues: the moment after coffee may carry one new habit well, and five of them badly. The day has many moments that carry nothing yet.
        If Hexis says that a moment is taken, look for a neighbour: not the coffee, but rinsing the cup.
        Anderson
        1974
        Retrieval of propositional information from long-term memory
        Cognitive Psychology
        10.1016/0010-0285(74)90021-8

        one-plan-at-a-time
        One new plan at a time
        Planning helps with one goal. When people made detailed plans for several goals at once, the help disappeared: seeing all the steps together made them feel how hard it would be, and their commitment went down. Let one habit settle a little before the next one gets its plan.
        -
        Dalton & Spiller
        2012
        Too much of a good thing: The benefits of implementation intentions depend on the number of goals
        Journal of Consumer Research
        10.1086/664500

        plan-for-the-obstacle
        Plan for what gets in the way
        A plan for the good day and a plan for the bad one do different work. People who were taking up exercise again after an illness kept at it better over the months when they had also thought about their obstacles: “If it rains, then I will do it indoors.” If you decide beforehand, you need not decide when tired.
        Choose “Plan for an obstacle” for one habit, and name what stopped you last time.
        Sniehotta, Schwarzer, Scholz & Schüz
        2005
        Action planning and coping planning for long-term lifestyle change: Theory and assessment
        European Journal of Social Psychology
        10.1002/ejsp.258

        weekends
        Weekends need a plan of their own
        People who were forming habits told researchers that weekdays soon went by themselves, while weekends and holidays threw them off. The cues were missing: no train, no desk, no lunch break. And when everyday life came back, the habits came back with it.
        Give a daily habit a second plan for Saturdays: “After I have read the paper…”
        Lally, Wardle & Gardner
        2011
        Experiences of habit formation: A qualitative study
        Psychology, Health & Medicine
        10.1080/13548506.2011.555774

        fresh-starts
        Use a fresh start
        A Monday, a birthday, the first of a month, the day after a holiday: at such moments people take up more of what they have been meaning to do. They feel like a new page. You may make use of that whenever one comes, and there is one every week.
        -
        Dai, Milkman & Riis
        2014
        The fresh start effect: Temporal landmarks motivate aspirational behavior
        Management Science
        10.1287/mnsc.2014.1901

        bundle-it
        Tie it to something you look forward to
        In one experiment people were given gripping audiobooks that they could hear only at the gym. At first they went more often than others, though a long holiday later wore the effect down. A pleasure that is kept for one occasion makes the occasion welcome.
        Choose one podcast, one song or one tea that belongs to a habit, and to nothing else.
        Milkman, Minson & Volpp
        2014
        Holding the Hunger Games hostage at the gym: An evaluation of temptation bundling
        Management Science
        10.1287/mnsc.2013.1784

        clear-the-way
        Clear the way beforehand
        What is easy gets done, and often seconds decide. Shoes beside the door, the fruit in sight, the book on the pillow: each takes away a little friction at the moment that counts. It works the other way round too. What should happen less may be a little further off.
        Tonight, lay out one thing that tomorrow’s habit needs.
        Wood & Neal
        2016
        Healthy through habit: Interventions for initiating and maintaining health behavior change
        Behavioral Science & Policy
        10.1353/bsp.2016.0008

        make-the-start-automatic
        Only the start has to be automatic
        A long habit has two parts: beginning, and carrying it out. Among people who exercise, it was the beginning that mattered. Those for whom setting off had become automatic exercised more often, however much they varied what came then. So practise the first step; the rest may stay lively.
        Name the first ten seconds of your habit, and let your plan be about those.
        Phillips & Gardner
        2016
        Habitual exercise instigation (vs. execution) predicts healthy adults’ exercise frequency
        Health Psychology
        10.1037/hea0000249

        clock-or-event
        And if only the clock fits?
        An event of your day is usually the better cue, since it needs no phone. But a fixed time is no failure: in a trial over twelve weeks, people who tied a small eating habit to a time of day did as well as those who tied it to a routine. What counted in both groups was carrying the plan out, again and again.
        -
        Keller, Kwasnicka, Klaiber, Sichert, Lally & Fleig
        2021
        Habit formation following routine-based versus time-based cue planning: A randomized controlled trial
        British Journal of Health Psychology
        10.1111/bjhp.12504
        """
    }
}
