# Dice Empires: what lines of orders should hold, and what is wrong with them.

term-order = an order, such as “move d1 to farm”
term-command = a command, such as “move d1 to farm”
term-step = a command, such as “move d1 to farm”
term-line = the number of a line of your list
term-group = a group, such as d1, “barracks” or “slaves of red”
term-die = a die, d1 to d6
term-part = a part of the city, such as “farm” or “walls left”
term-side = left or right
term-people = how many people, 1 to 6
term-condition = a condition, such as “enemy left >= 2”
term-colour = a lord
term-attempt = auto or never
term-become = citizens or slaves
term-rolling = always, never, behind or “<= 3”
term-size = smallest, largest or dice
term-enter = yes or no
term-take = kill or enslave
term-prey = smallest, largest, slaves first or citizens first
term-captivity = yes or no

dice_empires-about-one-command = one command
dice_empires-about-few-commands = { $name } commands
dice_empires-about-many-commands = { $name } commands

answer-missing = Still to give: { $subjects }.
reminder-missing = Still to give: { $subjects }.
status-missing = Still to give

dice-empires-into = { $to ->
    [WL] to the left walls
    [H] to the houses
    [B] to the barracks
    [T] to the town hall
    [C] to the church
    [F] to the farm
    [WR] to the right walls
    [OL] out on the left road
    [OR] out on the right road
   *[other] { "" }
}

problem-dice-empires-which-wall = The city has two walls. Write “walls left” or “walls right”.
problem-dice-empires-send-side = Left or right is missing.
problem-dice-empires-no-neighbour = { SEAT($left) } is your left neighbour and { SEAT($right) } your right one: troops reach nobody else.
problem-dice-empires-both-sides = { SEAT($who) } sits on both sides of you. Write “left” or “right”.
problem-dice-empires-whose-slaves = { $count ->
    [0] You have no slaves now. If you mean some you will have later, name the lord they come from.
   *[other] You have slaves from several lords ({ SEAT($lords) }). Name the lord they come from.
}
problem-dice-empires-people = { $people } people: a die shows 1 to 6.
problem-dice-empires-half = { $size ->
    [0] It cannot be told from here how large that group is: write how many people.
   *[other] { $size } people cannot be halved: write how many.
}
problem-dice-empires-starve-nobody = “: 0” would be nobody. Leave that group out to spare it as long as others are left, or write 1 or more.
problem-dice-empires-no-die = You have six dice, d1 to d6; there is no d{ $die }.
problem-dice-empires-slaves-place = Slaves may only go to the houses, the farm or the town hall, not { dice-empires-into }.
problem-dice-empires-slaves-only-move = Slaves can only be moved; they are never split, merged with citizens or sent out.
problem-dice-empires-own-slaves = Your own people are not your slaves. Name the lord they come from.
problem-dice-empires-own-army = Your own troops are not your enemies. Name another lord.
problem-dice-empires-never = Fewer than { $below } is never so. Write 1 or more.
problem-dice-empires-no-lord = There is no such lord in this game. The lords are: { SEAT($lords) }.
problem-dice-empires-same-group = A group cannot give people to itself.
problem-dice-empires-same-place = Whoever is to go { dice-empires-into } is there already.
problem-dice-empires-from-road = Units on a road can only be recalled, or give people to a group on the same road.
problem-dice-empires-apart = People pass between two groups in the city, or between two on the same road.
problem-dice-empires-send-from = Troops are sent from the barracks only. Move the group there first; it may leave in the same round.
problem-dice-empires-peace = Nobody may send troops before round { $first }. A plan for later rounds may hold this line already.
problem-dice-empires-recall-from = Only a group on a road can be recalled.
problem-dice-empires-roll = A die shows 1 to 6; “{ $most }” cannot be thrown. Write “reroll always” or “reroll never” if you mean that.
problem-dice-empires-plan-long = The plan has { $count } lines; it may have { $limit } at most.
problem-dice-empires-step-long = There are { $count } alternatives in this line; { $limit } are allowed.

problem-dice-empires-game-over = The game is over.
problem-dice-empires-not-a-lord = Only lords of cities give such orders.
problem-dice-empires-ruined = Your city is ruined and gives no more orders.
problem-dice-empires-not-your-turn = It is not your turn to give a command{ $who ->
    [none] { "" }
   *[other] : we wait for { SEAT($who) }
}. Standing orders are taken at any time; “plan: ...” says what to do when you do not write.
