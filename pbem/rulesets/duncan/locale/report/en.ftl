# Duncan: what a team's report says.

## Headings and columns
duncan-heading-start = Welcome
duncan-heading-news = What matters most
duncan-heading-failed = Orders that came to nothing
duncan-heading-rules = Changed rules
duncan-heading-map = The dungeon
duncan-heading-units = Your units
duncan-heading-fights = Fights, blow by blow
duncan-heading-seen = Others in sight
duncan-heading-points = Points
duncan-heading-shop = Prices now
duncan-heading-piles = Gold
duncan-heading-explored = Explored
duncan-heading-bonuses = Bonuses
duncan-heading-story = The story
duncan-heading-notes = Your notes
duncan-col-unit = Unit
duncan-col-cell = Square
duncan-col-strength = Str.
duncan-col-speed = Speed
duncan-col-sight = Sight
duncan-col-lives = Lives
duncan-col-carries = Bonuses, notes
duncan-col-upgrade = Upgrade
duncan-col-whose = Team
duncan-col-notes = Where from you
duncan-col-pile = Pile
duncan-col-size = Size
duncan-col-holder = Held by
duncan-col-gained = You got
duncan-col-seen = Last seen
duncan-col-where = Where
duncan-col-note = Note
duncan-col-points = Points
duncan-col-score = Victory points
duncan-col-team = Team
duncan-col-spent = Purchase points
duncan-col-won = Victory points
duncan-col-question = No.
duncan-col-answer = Your answer
duncan-col-verdict = Verdict
duncan-total-score = { $count ->
    [one] victory point
   *[other] victory points
}
duncan-total-points = { $count ->
    [one] purchase point
   *[other] purchase points
}
duncan-total-units = { $count ->
    [one] unit
   *[other] units
}
duncan-total-turns = { $count ->
    [one] turn played
   *[other] turns played
}
duncan-total-explored = explored
duncan-map-legend = A counter “1 | 2” is your unit u1 with strength 2. Units of others are shown only where you see now, gold as you last saw it.
duncan-map-alt = The dungeon after turn { $turn }; everything on it is also in the tables below.
duncan-quiet = A quiet turn: no fight, no gold won or lost.

## The first report
duncan-start-team = You are { SEAT($who) }. Your portal stands at { $at }, and you have { $count ->
    [one] one purchase point
   *[other] { $count } purchase points
}.
duncan-start-buy = Summon your first units on the squares around the portal: the first costs 2 points, the second 4, the third 6, and so on. A new unit has strength 1, speed 1 and sight 1 and obeys from the next turn. Upgrades are cheapest beside the portal: away from it they cost twice as much.
duncan-start-goal = Find the piles of gold and hold them: at the end of every turn a small pile gives its holder { $small } and a large one { $large } victory points{ $factor ->
    [1] {""}
    [2] , twice as many while one of the holder’s units stands on it
   *[other] , { $factor } times as many while one of the holder’s units stands on it
}. Most victory points after turn { $turns } win.
duncan-start-fight = Units of different teams on neighbouring squares fight by themselves, the faster ones first. Two units on one square always fight, even your own.
duncan-start-story = Orders are a list, carried out in the order you write them; you can show and cancel them until the turn is played. Questions of the story come by mail at any time; the first right answer earns a bonus.

## Small words of the tables
duncan-whose = { $who ->
    [neutral] Neutral
   *[other] { SEAT($who) }
}
duncan-param = { $param ->
    [strength] strength
    [speed] speed
   *[sight] sight
}
duncan-bonus = { $bonus ->
    [strength] +1 strength
    [speed] +1 speed
    [sight] +1 sight
    [regeneration] regeneration
    [invisibility] invisibility
    [leech] leech
    [quick] quick learner
    [flash] flash
   *[smoke] smoke
}
duncan-bonus-held = { duncan-bonus }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
duncan-unit-new = new
duncan-unit-note = “{ $note }”
duncan-unit-dead = fallen
duncan-units-none = You have no unit. Summon one beside your portal.
duncan-unit-named = { $seen ->
    [nobody] something unseen
    [own] u{ $unit }
    [neutral] the neutral unit{ $at ->
        [none] {""}
       *[other] {" "}at { $at }
    }
   *[team] the { SEAT($who) } unit{ $at ->
        [none] {""}
       *[other] {" "}at { $at }
    }
}
duncan-note-distance = { $steps ->
    [0] on the square of { $units }
    [1] next to { $units }
   *[other] { CELLS($steps) } from { $units }
}
duncan-portal-of = { SEAT($who) }: portal
duncan-pile-size = { $size ->
    [small] small
   *[large] large
}
duncan-pile-own = you
duncan-pile-holder = { $who ->
    [neutral] nobody
   *[other] { SEAT($who) }
}
duncan-pile-empty = empty
duncan-seen-now = now
duncan-seen-turn = turn { $turn }
duncan-team-excluded = excluded in turn { $turn }

## Fights
duncan-fight-title = { $own ->
    [0] { $against ->
        [unseen] Something unseen
        [neutral] A neutral unit
       *[teams] { SEAT($foes) }
    } in a fight you watched
   *[other] { $units } against { $against ->
        [own] one another
        [unseen] something unseen
        [neutral] a neutral unit
       *[teams] { SEAT($foes) }
    }
}
duncan-fight-when = { $round ->
    [1] blow { $tier }
   *[other] round { $round }, blow { $tier }
}
duncan-fight-blow = { $striker } → { $target }
duncan-fight-damage = { $count ->
    [one] 1 damage
   *[other] { $count } damage
}
duncan-fight-hurt = { $it } now
duncan-fight-left = strength { $fell ->
    [0] { $strength }
   *[other] { $before } → { $strength }
}{ $wounds ->
    [0] {""}
    [one] , 1 wound
   *[other] , { $wounds } wounds
}
duncan-fight-fell = { $it } falls{ $count ->
    [0] {""}
   *[other] , and { $bonuses } with it
}
duncan-fight-leeched = { $it } drains { $count ->
    [one] one life
   *[other] { $count } lives
}
duncan-fight-result = { $own ->
    [0] You watched from afar.
   *[other] { $lost ->
        [0] You lost nobody
        [one] You lost one unit
       *[other] You lost { $lost } units
    }{ $slain ->
        [0] .
        [one] {" "}and struck one down.
       *[other] {" "}and struck { $slain } down.
    }
}

## Points, prices, squares
duncan-points-before = Before the turn
duncan-points-left = Left now
duncan-score-now = Now
duncan-points-referee = by the referee
duncan-spent-upgraded = u{ $unit }: { duncan-param } { $value }{ $away ->
    [0] {""}
   *[other] {" "}(away from the portal)
}
duncan-spent-summoned = new unit u{ $unit } at { $at }
duncan-spent-allowance = income of the turn
duncan-spent-awarded = awarded{ $said ->
    [0] {""}
   *[other] : { $words }
}
duncan-won-income = { $size ->
    [small] Small
   *[large] Large
} pile { $at }{ $standing ->
    [0] {""}
   *[other] {" "}(your unit stands on it: ×{ $factor })
}
duncan-points-waiting = Awarded, to come with turn { $turn }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $said ->
    [0] .
   *[other] {" "}({ $words }).
}
duncan-shop-unit = The next unit costs { $price ->
    [one] 1 point
   *[other] { $price } points
}{ $more ->
    [0] : more than you have.
    [one] ; your points are enough for one.
   *[other] ; your points are enough for { $more }, each dearer by 2.
}
duncan-shop-squares = { $count ->
    [0] { $hidden ->
        [0] No square beside the portal { $portal } is free now.
        [one] No square beside the portal { $portal } is known to be free; one you have not discovered yet.
       *[other] No square beside the portal { $portal } is known to be free; { $hidden } you have not discovered yet.
    }
   *[other] Free beside the portal { $portal } now: { $squares }{ $hidden ->
        [0] .
        [one] {""}; one more is not discovered yet.
       *[other] {""}; { $hidden } more are not discovered yet.
    }
}
duncan-shop-upgrade = An upgrade by 1 costs strength + speed + sight − 2, away from the portal twice that; the table of the units shows the price where each stands, in brackets that at the portal.
duncan-ground-new = { $count ->
    [one] One new square: { $squares }.
   *[other] { $count } new squares: { $squares }.
}
duncan-ground-forgotten = { $count ->
    [one] One square forgotten in smoke: { $squares }. Nobody can enter it until it is seen again.
   *[other] { $count } squares forgotten in smoke: { $squares }. Nobody can enter them until they are seen again.
}
duncan-rule-changed = { $option } = { $value }: { $rule }.

## Bonuses and the story
duncan-bonuses-stock = In stock: { $bonuses }.
duncan-bonuses-none = No bonus in stock.
duncan-bonuses-choose = { $count ->
    [one] You may choose a bonus: write “choose” and its kind.
   *[other] You may choose { $count } bonuses: write “choose” and their kinds.
}
duncan-bonuses-due = { $count ->
    [one] The referee still owes you one bonus.
   *[other] The referee still owes you { $count } bonuses.
}
duncan-bonuses-next = Your next bonus will be number { $number }{ $how ->
    [choice] : you will choose it yourselves.
    [referee] : the referee will pick it{ $chosen ->
        [0] .
       *[other] ; number { $chosen } you will choose yourselves.
    }
   *[random] : it will be drawn{ $chosen ->
        [0] .
       *[other] ; number { $chosen } you will choose yourselves.
    }
}
duncan-story-question = Question { $number }: { $words }{ $state ->
    [closed] {" "}(closed)
    [until] {" "}(until turn { $until } is played)
   *[open] {""}
}{ $winner ->
    [none] {""}
   *[other] {" "}— first answered by { SEAT($winner) }
}
duncan-story-clue = { $question ->
    [0] Clue
   *[other] Clue for question { $question }
} (turn { $turn }): { $words }
duncan-story-verdict = { $verdict ->
    [right] right
    [wrong] not right: wait for further clues
    [again] not right: you may answer again
    [refused] not right
   *[open] with the referee
}{ $said ->
    [0] {""}
   *[other] {" "}— { $words }
}

## Leads of the news
duncan-news-ended = The game is over.
duncan-news-captured = { $size ->
    [small] A small pile
   *[large] A large pile
} is yours.
duncan-news-pile_lost = { $size ->
    [small] A small pile
   *[large] A large pile
} is lost.
duncan-news-lost = u{ $unit } has fallen.
duncan-news-slain = { $who ->
    [none] Something unseen was struck down.
    [neutral] A neutral unit was struck down.
   *[other] { SEAT($who) } lost a unit to you.
}
duncan-rest-fell = { $at ->
    [none] The blows are below.
   *[other] At { $at }; the blows are below.
}
duncan-news-excluded = { SEAT($who) } are out of the game.
duncan-news-removed = u{ $unit } was removed.
duncan-news-received = A new bonus.
duncan-news-chosen = A bonus of your choice.
duncan-news-choice = A bonus to choose.
duncan-news-due = A bonus is on its way.
duncan-news-awarded = Points for games.
duncan-news-fined = Points taken.
duncan-news-changed = u{ $unit } was changed.
duncan-news-not_first = Question { $question }.
duncan-news-portal_found = A portal!
duncan-news-pile_found = Gold!
duncan-news-forgot = Smoke.
duncan-news-blinded = Blind in the smoke.
duncan-news-flash = Light!
duncan-news-contested = A pile stays as it was.
duncan-news-emptied = The pile { $at } is empty.
duncan-news-pile_taken = The pile { $at } has changed hands.
duncan-news-last = The last turn is next.
duncan-rest-last = The game ends when turn { $turn } is played; the most victory points win.
duncan-news-choose = Choose a bonus.

## The subject line
duncan-subject-ended = the game is over
duncan-subject-captured = pile { $at } won
duncan-subject-pile_lost = pile { $at } lost
duncan-subject-lost = u{ $unit } fallen
duncan-subject-slain = a foe struck down
duncan-subject-excluded = { SEAT($who) } excluded
duncan-subject-received = a new bonus
duncan-subject-portal_found = a portal found
duncan-subject-forgot = squares forgotten in smoke
