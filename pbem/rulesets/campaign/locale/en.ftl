# The campaign game: everything its reports and answers say.

## Headings and columns
campaign-heading-start = Welcome
campaign-heading-news = What matters most
campaign-heading-map = Map
campaign-heading-armies = Your armies
campaign-heading-cities = Your cities
campaign-heading-battles = Battles
campaign-heading-seen = What you saw
campaign-heading-known = Other cities
campaign-heading-contacts = Diplomacy
campaign-col-number = No.
campaign-col-strength = Strength
campaign-col-cell = Cell
campaign-col-where = Where
campaign-col-deeds = This turn
campaign-col-city = City
campaign-col-garrison = Garrison
campaign-col-notes = Notes
campaign-col-whose = Side
campaign-col-what = What
campaign-col-state = State
campaign-col-seen = Last seen
campaign-total-cities = { $count ->
    [one] city
   *[other] cities
}
campaign-total-armies = { $count ->
    [one] army
   *[other] armies
}
campaign-total-strength = strength in all
campaign-total-explored = map known
campaign-map-legend = A counter “3 | 17” is your army 3 with strength 17; a counter with a symbol is a foreign army. Gold star: a capital; red star: a battle; dashed line: the way gone this turn. Bright: seen now; dim: remembered; hatched: unknown.
campaign-map-alt = Map after turn { $turn }; everything on it is also in the tables below.
campaign-armies-none = You have no army left.
campaign-cities-none = You hold no city.
campaign-contacts-none = No contacts yet. Stop next to a foreign army, or fight one, and you will have contact.

## The first report
campaign-start-colour = You are { SEAT($who) }. You hold { $count ->
    [one] one city: { $cities }
   *[other] { $count } cities: { $cities }
}. An army stands in each of them.
campaign-start-city = { NAME($city) } ({ $at })
campaign-start-capital = Choose your capital with your first orders, for example: “capital { NAME($city) }”. Every { $every ->
    [one] turn
   *[other] { $every } turns
} a new army appears there, as long as it is yours. The capital can never be moved. If you choose nothing, it will be { NAME($first) }.
campaign-start-orders = Give every army one line in your own words: where to go (up to { CELLS($steps) }) and what to do when it sees something. An army without an order stays where it is.
campaign-start-goal = You win by holding every city, or by being the last one left. You see only what your armies and cities see; once you have met somebody, you can write to them.

## Small words of the tables
campaign-whose = { $who ->
    [neutral] Nobody
   *[other] { SEAT($who) }
}
campaign-army = army
campaign-city = { $capital ->
    [1] { NAME($city) } ★
   *[0] { NAME($city) }
}
campaign-army-in = army in { NAME($city) }
campaign-ground-plain = open field
campaign-ground-forest = forest
campaign-ground-hills = hills
campaign-garrison = { $count ->
    [one] army { $armies }
   *[other] armies { $armies }
}
campaign-garrison-none = — empty
campaign-note-capital = capital; a new army ({ $strength }) after turn { $turn }
campaign-note-captured = taken this turn
campaign-note-ally = ally
campaign-note-distance = { $steps ->
    [0] in the same cell as army { $army }
    [1] next to army { $army }
   *[other] { CELLS($steps) } from army { $army }
}
campaign-note-gone = out of sight; { $first ->
    [0] seen until step { $last }
   *[other] seen in steps { $first }–{ $last }
}
campaign-standing-own = own
campaign-standing-allied = allied
campaign-standing-free = free
campaign-standing-occupied = occupied
campaign-seen-now = now
campaign-seen-turn = turn { $turn }
campaign-relation-ally = ally
campaign-relation-contact = contact: you can write to each other
campaign-deed-waits = { $bonus ->
    [0] stood
   *[other] held { NAME($city) } (+{ $bonus } in defence)
}
campaign-deed-moved = went { CELLS($steps) } ({ $way })
campaign-deed-captured = took { NAME($city) }
campaign-deed-merged = took in army { $joined }
campaign-deed-produced = newly formed
campaign-deed-won = won a battle
campaign-deed-lost = lost a battle
campaign-deed-tied = fought to a tie

## Battles
campaign-battle-field = { $count ->
    [one] Army { $armies }
   *[other] Armies { $armies }
} against { SEAT($foes) }
campaign-battle-city = The battle for { NAME($city) }
campaign-battle-border = { $count ->
    [one] Army { $armies }
   *[other] Armies { $armies }
} met { SEAT($foes) } on the border
campaign-battle-own = { $rounds ->
    [1] { SEAT($who) }, army { $army }
   *[other] Round { $round }: { SEAT($who) }, army { $army }
}
campaign-battle-foe = { $rounds ->
    [1] { $who ->
        [neutral] Neutral garrison
       *[other] { SEAT($who) }
    }
   *[other] Round { $round }: { $who ->
        [neutral] neutral garrison
       *[other] { SEAT($who) }
    }
}
campaign-battle-line = { SEAT($who) }: { $strength } + { $bonus } + { $die } = { $total }
campaign-battle-won = Victory. The strength of your army: { $sum }.
campaign-battle-won-ally = Victory: { SEAT($winner) } won at your side.
campaign-battle-lost = Defeat. { $winner ->
    [neutral] The neutral garrison
   *[other] { SEAT($winner) }
} won.
campaign-battle-tied = A tie: those who came go back to their cells, nobody loses strength.

## What fired a rule, and what an action is called
campaign-trigger = { $on ->
    [reveal-enemy] an enemy came into sight
    [see-enemy] an enemy is in sight
    [reveal-occupied_city] an occupied city came into sight
    [see-occupied_city] an occupied city is in sight
    [reveal-free_city] a free city came into sight
    [see-free_city] a free city is in sight
    [reveal-any_city] a city came into sight
    [see-any_city] a city is in sight
    [reveal-ally] an ally came into sight
    [see-ally] an ally is in sight
    [merged] the armies merged
    [captured] the city was taken
    [won] the battle was won
    [blocked] the way was blocked
    [arrived] it arrived
    [step] that step came
   *[other] { $on }
}
campaign-then = { $then ->
    [move] it went on as ordered
    [goto] it set out for the place
    [capture] it went to take the city
    [attack] it attacked
    [approach] it approached
    [flee] it fled
    [join] it went to join the other army
    [wait_join] it waited to be joined
    [wait] it waited
    [stay] it stayed
    [resume] it took up its plan again
   *[other] { $then }
}
campaign-what = { $what ->
    [move] moving on
    [wait] waiting
    [wait_join] waiting to be joined
    [stay] staying
    [goto] going there
    [capture] taking the city
    [attack] attacking
    [approach] approaching
    [flee] fleeing
    [join] joining
    [resume] taking up the plan
   *[other] { $what }
}

## Events, as sentences
campaign-event-march = Army { $army } went from { $start } to { $end } ({ CELLS($steps) }), strength { $before } → { $after }.
campaign-event-fired = Army { $army }, step { $step }, condition { $rule }: { campaign-trigger } — { campaign-then }.
campaign-event-fired-who = Army { $army }, step { $step }, condition { $rule }: { campaign-trigger } ({ $who ->
    [neutral] neutral
   *[other] { SEAT($who) }
}, { $at }) — { campaign-then }.
campaign-event-fired-city = Army { $army }, step { $step }, condition { $rule }: { campaign-trigger } ({ NAME($city) }, { $at }) — { campaign-then }.
campaign-event-blocked = Army { $army }, step { $step }: no way on from { $at } — the edge of the map, water or mountains.
campaign-event-halted = Army { $army }, step { $step }: halted at { $at } before { $before } — { $why ->
    [enemy] an enemy stands there
    [ally_city] the treaty does not let it into an ally’s city
   *[full] there is no more room there
}.
campaign-event-failed = Army { $army }, step { $step }: { campaign-what } failed — { $why ->
    [unknown] no such target is known
    [no_way] there is no way there
    [held] a hostile army stands in the city
    [gone] that army is no more
   *[bounced] a tie stopped the army for this turn
}.
campaign-event-split = Army { $army } was split at { $at }: it keeps { $strength }, the new army { $new } gets { $part }.
campaign-event-split_refused = Army { $army } (strength { $strength }) could not be split: every part needs at least { $least }.
campaign-event-merged = Army { $joined } joined army { $army } at { $at }, step { $step }: strength { $strength }.{ $lost ->
    [0] {""}
   *[other] {" "}{ $lost } beyond the limit were lost.
}
campaign-event-transferred = Army { $joined } filled up army { $army } to { $strength } at { $at }, step { $step }, and keeps { $rest }.
campaign-event-merge_refused = Army { $joined } did not merge with army { $army } at { $at }, step { $step }: { $total } is more than { $limit }. Both stay separate.
campaign-event-battle = { SEAT($sides) } fought at { $at }: { $result ->
    [won] { SEAT($winner) } won
   *[tied] a tie
}.
campaign-event-battle-border = { SEAT($sides) } met between { $at } and { $other }: { $result ->
    [won] { SEAT($winner) } won
   *[tied] a tie
}.
campaign-event-battle_watched = { SEAT($sides) } fought at { $at }, step { $step }: { $result ->
    [won] { SEAT($winner) } won
   *[tied] a tie
}.
campaign-event-battle_watched-border = { SEAT($sides) } met between { $at } and { $other }, step { $step }: { $result ->
    [won] { SEAT($winner) } won
   *[tied] a tie
}.
campaign-event-lost = Army { $army } (strength { $strength }) was destroyed at { $at }, step { $step }.
campaign-event-bounced = Army { $army }, step { $step }: after the tie it stays at { $at } for the rest of the turn.
campaign-event-retreated = Army { $army } was beaten at { $at }, step { $step }, and fell back to { $to }; strength { $strength }.
campaign-event-captured = Army { $army } took { NAME($city) } ({ $at }), { $owner ->
    [neutral] which belonged to nobody
   *[other] which { SEAT($owner) } held
}.{ $gain ->
    [0] {""}
   *[other] {" "}Strength +{ $gain }.
}
campaign-event-city_lost = { NAME($city) } ({ $at }) is no longer yours.{ $capital ->
    [1] {" "}It was your capital: no new armies appear until you have it back.
   *[other] {""}
}
campaign-event-city_lost-by = { SEAT($by) } took { NAME($city) } ({ $at }) from you.{ $capital ->
    [1] {" "}It was your capital: no new armies appear until you have it back.
   *[other] {""}
}
campaign-event-city_taken = { SEAT($by) } took { NAME($city) } ({ $at }), { $owner ->
    [neutral] which belonged to nobody
   *[other] which { SEAT($owner) } held
}.
campaign-event-discovered = A city was discovered: { NAME($city) } ({ $at }), { $owner ->
    [neutral] nobody’s
   *[other] { SEAT($owner) }
}.
campaign-event-sighted = { $who ->
    [neutral] A neutral army
   *[other] An army of { SEAT($who) }
} was seen going from { $start } to { $end }.
campaign-event-produced = A new army { $army } (strength { $strength }) has formed in { NAME($city) } ({ $at }).
campaign-event-no_production = No new army: your capital { NAME($city) } is in foreign hands.
campaign-event-capital = { NAME($city) } ({ $at }) is your capital{ $chosen ->
    [0] , because you chose none
   *[other] {""}
}. It stays so until the end of the game.
campaign-event-capital_refused = { NAME($city) } could not become your capital.
campaign-event-named = Army { $army } is now called “{ $name }”.
campaign-event-destroyed = { SEAT($who) } have lost their last city and their last army. All players are told.
campaign-event-ended = { $reason ->
    [all_cities] { SEAT($winners) } hold every city
    [last_standing] Nobody but { SEAT($winners) } is left
    [turn_limit] The last turn has been played; the best placed: { SEAT($winners) }
   *[nobody] Nobody is left
}.

## Leads of the news
campaign-quiet = A quiet turn: no battles, no city won or lost, nobody met.
campaign-news-ended = The game is over.
campaign-news-city_lost = { NAME($city) } is lost.
campaign-news-captured = { NAME($city) } is yours.
campaign-news-battle = { $mine ->
    [won] Victory at { $at }.
    [lost] Defeat at { $at }.
   *[tied] A tie at { $at }.
}
campaign-rest-captured = Army { $army } marched in ({ $at }); { $owner ->
    [neutral] it belonged to nobody
   *[other] { SEAT($owner) } held it until now
}.{ $gain ->
    [0] {""}
   *[other] {" "}Strength +{ $gain }.
}
campaign-rest-battle = { SEAT($sides) } fought there; the throws are below.
campaign-news-contact = New contact: { SEAT($whom) }.
campaign-news-alliance_ended = An alliance has ended.
campaign-news-alliance_ending = An alliance is ending.
campaign-news-destroyed = { SEAT($who) } are no more.
campaign-news-capital = Capital.
campaign-news-produced = New army.
campaign-news-no_production = No new army.
campaign-news-retreated = Retreat.
campaign-news-battle_watched = You watched a battle.
campaign-news-city_taken = { NAME($city) } has changed hands.
campaign-news-split_refused = No split.
campaign-news-merge_refused = No merger.

## The subject line
campaign-subject-ended = the game is over
campaign-subject-city_lost = { NAME($city) } lost
campaign-subject-captured = { NAME($city) } taken
campaign-subject-battle = { $mine ->
    [won] victory at { $at }
    [lost] defeat at { $at }
   *[tied] a tie at { $at }
}
campaign-subject-contact = contact with { SEAT($whom) }
campaign-subject-destroyed = { SEAT($who) } destroyed
campaign-subject-produced = a new army

## What orders are expected to do
campaign-plan-way = { $start } → { $end }, { CELLS($steps) }.
campaign-plan-stays = Stays at { $at }.
campaign-plan-guards = Garrison of { NAME($city) }: { $strength } + { $bonus } in defence.
campaign-plan-blocked = Only { $steps } of { CELLS($asked) }: after { $at } { $why ->
    [edge] the map ends
   *[ground] there is water or mountains
}.
campaign-plan-battle = { $who ->
    [neutral] A neutral garrison
   *[other] { SEAT($who) }
} at { $at }: if they stay, there will be a battle.
campaign-plan-halts = Halts before { $at }: { $who ->
    [neutral] a neutral garrison stands
   *[other] { SEAT($who) } stand
} there.
campaign-plan-unknown = You do not see this target, or do not know it: unless it comes into sight, nothing will come of this part.
campaign-plan-no-way = As far as you know there is no way to { $at }.
campaign-plan-too-large = { $own } + { $other } = { $total } > { $limit }: it will not merge with army { $army }.
campaign-plan-joins = Joins army { $army } at { $at }, step { $step }: { $own } + { $other } = { $total }.
campaign-plan-join-short = Army { $army } will be at { $at }, still { CELLS($steps) } away: they will not meet this turn.
campaign-plan-nobody-joins = Waits, but by your orders no army joins it this turn.
campaign-plan-short = { $at } will still be { CELLS($steps) } away: not this turn.
campaign-plan-beside = Next to the army at { $at }; you already have contact.
campaign-plan-contact = Stops next to the army at { $at }: contact, if it stays there.
campaign-plan-split = Is split into { $parts }; { $count ->
    [one] the new army gets number { $new }
   *[other] the new armies get numbers { $new }
}.
campaign-plan-rules = { $count ->
    [one] One condition applies.
   *[other] { $count } conditions apply.
}
campaign-plan-ally-city = Halts before { $at }: the treaty does not let it into the city of an ally.
campaign-plan-full = Halts before { $at }: there is no room for another army.
campaign-plan-held = { $who ->
    [neutral] A neutral garrison stands
   *[other] { SEAT($who) } stand
} at { $at }: as long as they are seen there, it will not try to capture the city.
campaign-plan-no-fear = Sees nothing to flee from: stays.
campaign-plan-trimmed = Joins army { $army } at { $at }, step { $step }: { $own } + { $other } = { $total }, of which { $lost } are lost; { $strength } remain.
campaign-plan-transferred = Fills army { $army } up to { $strength } at { $at }, step { $step }; { $rest } remain by themselves.
campaign-plan-fired = As things stand, condition { $rule } holds { $step ->
    [0] before the first step
   *[other] after step { $step }
}.
campaign-plan-capital = { NAME($city) } will be your capital until the end of the game.
campaign-plan-name = Army { $army } will be called “{ $name }”.

## Options
campaign-option-map = random, or the name of a map file
campaign-option-board = the text of the map, kept with the campaign
campaign-option-city_names = the script of city names on maps and in reports: latin or cyrillic; orders may use either
campaign-option-board_width = columns of a random map
campaign-option-board_height = rows of a random map
campaign-option-seats = number of players
campaign-option-cities_per_player = cities each player starts with
campaign-option-neutral_cities = cities nobody holds, for each player
campaign-option-neutral_garrison = strength of the army in a neutral city, 0 for none
campaign-option-start_strength = strength of the armies at the start
campaign-option-move_limit = cells an army may go in a turn
campaign-option-move_metric = king: eight directions, rook: four
campaign-option-diagonal_squeeze = whether armies pass diagonally between two impassable cells
campaign-option-cross_diagonals_meet = whether armies whose diagonal ways cross meet
campaign-option-army_sight = how far an army sees
campaign-option-city_sight = how far a city sees
campaign-option-battle_die = sides of the die thrown in battle
campaign-option-city_bonus = what a city adds to the army defending it
campaign-option-win_loss = strength a victory costs
campaign-option-capture_gain = strength gained by taking a defended city
campaign-option-winner_floor = least strength of a winner, 0: a winner may die
campaign-option-loser_fate = destroyed or retreat
campaign-option-retreat_loss = strength lost in a retreat
campaign-option-after_win = whether the winner goes on with its plan
campaign-option-capture_mode = cities are taken on entering, or only by stopping there
campaign-option-merge_max = greatest strength of merged armies
campaign-option-merge_overflow = beyond it: refuse, transfer or trim
campaign-option-split_min = least strength of each part when splitting
campaign-option-stack_limit = armies in one cell, 0: any number
campaign-option-production_every = turns between new armies in the capital
campaign-option-production_strength = strength of a new army
campaign-option-captured_capital_produces = whether a captured capital gives armies to its captor
campaign-option-enemy_strength = foreign strength: hidden, banded or exact
campaign-option-trigger_knowledge = conditions fire on what the army sees, or its owner
campaign-option-victory = all_cities, last_standing or either
campaign-option-turn_limit = last turn, 0: no limit
campaign-option-standing_orders = whether orders stay in force until changed

## What may be wrong with orders
problem-campaign-game-over = The game is over; nothing can be ordered any more.
problem-campaign-destroyed = Your state has been destroyed; nothing can be ordered any more.
problem-campaign-no-army = You have no army { $army }. Yours are: { $have }.
problem-campaign-move-far = Army { $army }: { CELLS($steps) } is too far, an army can go at most { $limit } in a turn.
problem-campaign-move-none = Army { $army }: how many cells? At least one.
problem-campaign-move-diagonal = Army { $army }: in this game nobody moves diagonally.
problem-campaign-wait-none = Army { $army }: wait how many steps? At least one.
problem-campaign-step-range = Army { $army }: there is no step { $step }; steps go from 0 to { $limit }.
problem-campaign-unknown-city = You know no city { NAME($city) }.
problem-campaign-no-city-known = Army { $army }: which city? You know no foreign one yet.
problem-campaign-off-board = { $cell } is off the map; it has columns A to { $columns } and rows 1 to { $rows }.
problem-campaign-no-target = Army { $army }: { campaign-what } — but what is the target?
problem-campaign-it-nowhere = Army { $army }: “it” means something only in a condition; name the target ({ campaign-what }).
problem-campaign-own-colour = Army { $army }: that is your own colour.
problem-campaign-join-self = Army { $army } cannot join itself.
problem-campaign-split-sum = Army { $army } has strength { $strength }; the parts make { $total }.
problem-campaign-split-small = Army { $army } (strength { $strength }) cannot be split so: each part needs at least { $least }.
problem-campaign-split-one = Army { $army }: one part is no split.
problem-campaign-split-new = Army { $army } has only just been made by a split and cannot be split again in the same turn.
problem-campaign-capital-late = The capital can be chosen only before the first turn.
problem-campaign-capital-foreign = { NAME($city) } is not your city and cannot be your capital.
problem-campaign-name-long = The name “{ $name }” is too long: at most { $limit } letters.
problem-campaign-plan-long = Army { $army }: { CELLS($steps) } in all, but it can go only { $limit } in a turn; the rest will not happen.
problem-campaign-plan-lost = Army { $army }: what comes after that ({ campaign-what }) will never be reached.
problem-campaign-merge-large = Armies { $army } and { $other } make { $total } together, more than { $limit }: as they are, they will not merge.
problem-campaign-split-twice = Army { $army }: two splits in one order; write all the parts at once, for example 10+10+12.
problem-campaign-option-range = The option { $option } is { $value }; it must be from { $low } to { $high }.

## What orders are still missing for
campaign-about-army = army { $name }
campaign-about-capital = the capital
campaign-about-name = the name of army { $name }

## What may stand in a line
term-order = an order, such as “army 1: up 3”
term-item = what the army is to do
term-condition = a condition, such as “if it reveals an enemy”
term-army = the number of an army
term-steps = the number of cells
term-ticks = how long to wait
term-parts = the strengths of the parts
term-step = the number of the step
term-direction = a direction
term-target = a target: a city, a cell, an army or a colour
term-city = the name of a city
term-cell = a cell, such as E5
term-colour = a colour
term-mode = “if it reveals” or “if it sees”
term-object = an enemy, an ally or a city
term-comparison = “at least” or “at most”
