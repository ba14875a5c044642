# The referee's report, standings and decrees.
term-strength = the strength of the army
campaign-heading-warnings = To watch
campaign-heading-all-armies = All armies
campaign-heading-other-orders = Other orders
campaign-heading-log = What was told to whom
campaign-heading-all-cities = All cities
campaign-heading-all-contacts = Who may write to whom
campaign-heading-treaties = Treaties and proposals
campaign-heading-learned = What each state has learned
campaign-col-army = Army
campaign-col-way = Way
campaign-col-orders = Orders
campaign-col-capital = Capital of
campaign-col-cells = Cells
campaign-col-cities = Cities
campaign-col-met = New contacts
campaign-col-place = Place
campaign-col-lived = Survived
campaign-lived = to the end
campaign-fell = until turn { $turn }
campaign-total-states = { $count ->
    [one] state
   *[other] states
}
campaign-total-held = { $count ->
    [one] city held
   *[other] cities held
}
campaign-oversee-legend = Everything: armies with their numbers and strengths, ★ capitals, × battles, lines: ways.
campaign-oversee-battle = { SEAT($sides) }, step { $step }
campaign-oversee-battle-city = { SEAT($sides) }, step { $step } ({ NAME($city) })
campaign-oversee-result = { $result ->
    [tied] A tie.
   *[won] { $winner ->
        [neutral] The neutral garrison won; its strength now: { $after }.
       *[other] { SEAT($winner) } won; strength now: { $after }.
    }
}
campaign-oversee-guard = { $who ->
    [neutral] neutral
   *[other] { SEAT($who) }
} { $army }
campaign-oversee-seats = { SEAT($who) }
campaign-oversee-said = { SEAT($who) }: { $words }
campaign-oversee-alliance = Alliance { $number } of { SEAT($who) }, turns { $first } { $last ->
    [0] on, without limit
   *[other] to { $last }
}; { $joint ->
    [1] joint victory
   *[other] separate victory
}{ $entry ->
    [1] {"; "}entry to cities
   *[other] {""}
}{ $explored ->
    [1] {"; "}explored areas shared
   *[other] {""}
}{ $view ->
    [1] {"; "}view shared
   *[other] {""}
}.
campaign-oversee-words = Alliance { $number }, on their honour: “{ $words }”
campaign-oversee-proposal = Proposal { $number } by { SEAT($by) }: { $alliance ->
    [1] alliance
   *[other] exchange or gift
} of { SEAT($who) }{ $alliance ->
    [1] {", "}{ $turns ->
        [0] without limit
       *[other] { $turns } turns
    }, { $joint ->
        [1] joint victory
       *[other] separate victory
    }
   *[other] {""}
}; open to the end of turn { $until }. Agreed: { SEAT($accepted) }{ $passed ->
    [1] {"; "}passed by the referee
   *[other] {""}
}.
campaign-oversee-term = Proposal { $number }: { $term }
campaign-oversee-together = { $cell }: armies of { SEAT($who) } stand in one cell and are enemies in the coming turn.
campaign-oversee-watch = Treaties with words the rules do not enforce: { $numbers }.
campaign-oversee-unarmed = Without an army: { SEAT($who) }.
campaign-event-awarded_army = The referee awards you army { $army }, strength { $strength }, at { $at }.
campaign-event-taken_army = The referee takes army { $army } (strength { $strength }, at { $at }) from you.
campaign-event-awarded_city = The referee awards you the city { NAME($city) } at { $at }.
campaign-event-taken_city = The referee takes the city { NAME($city) } at { $at } from you.
problem-campaign-decree-state = There is no living state of { SEAT($who) }.
problem-campaign-decree-army = { SEAT($who) } has no army { $army }; there are: { $have }.
problem-campaign-decree-city = { SEAT($who) } does not hold a city “{ NAME($city) }”.
problem-campaign-decree-owns = { SEAT($who) } holds { NAME($city) } already.
problem-campaign-decree-cell = No army can stand at { $cell }.
problem-campaign-decree-strength = An army has a strength of 1 at least, not { $strength }.
problem-campaign-decree-garrison = { $who ->
    [neutral] A neutral garrison stands
   *[other] An army of { SEAT($who) } stands
} in { NAME($city) } and will take it at the first step, unless that is changed too.
problem-campaign-decree-battle = At { $cell } stands an enemy: there will be a battle at the first step.
