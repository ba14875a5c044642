# What may stand on lines of orders, and what is wrong with them.
powers-unit = { $row ->
    [inf] infantry
    [tnk] tanks
    [atg] anti-tank guns
    [neu] neutral armies
    [building] units under construction
    [cru] cruisers
    [des] destroyers
    [sub] submarines
    [trs] transports
    [raw] raw cargo
    [bom] bombers
    [fig] fighters
    [aab] AA batteries
    [kai] kaibokans
    [bat] battleships
    [car] carriers
    [bun] bunkers
    [atf] AT forts
    [aaf] AA forts
    [gnf] artillery forts
    [gun] guns
    [trk] trucks
    [agn] armoured guns
    [atr] armoured trucks
    [gen] gendarmes
    [par] partisans
    [pio] pioneers
    [rec] scouts
    [rbo] scout boats
    [rpl] spotters
    [tec] technology points
    [lab] laboratories
    [mny] ministries
    [ori] Orion
    [tit] Titan
    [atl] Atlas
    [sat] Saturn
    [nep] Neptune
    [jup] Jupiter
    [peg] Pegasus
    [tri] Triton
    [ica] Icarus
    [cyc] Cyclops
    [cen] Centaur
    [pho] Phoenix
    [spl] supplies
    [hatg] half anti-tank guns
    [hdes] half destroyers
    [haab] half AA batteries
    [hkai] half kaibokans
    [atgt] hidden anti-tank guns
    [atgf] dummy anti-tank guns
    [atgq] uncertain anti-tank guns
    [dest] hidden destroyers
    [desf] dummy destroyers
    [desq] uncertain destroyers
    [aabt] hidden AA batteries
    [aabf] dummy AA batteries
    [aabq] uncertain AA batteries
    [caet] Caesar (true)
    [caef] Caesar (false)
    [caeq] Caesar
    [ptrt] Patriot (true)
    [ptrf] Patriot (false)
    [ptrq] Patriot
    [libt] Liberty (true)
    [libf] Liberty (false)
    [libq] Liberty
    [vict] Victory (true)
    [vicf] Victory (false)
    [vicq] Victory
    [cont] Constitution (true)
    [conf] Constitution (false)
    [conq] Constitution
    [frit] Friendship (true)
    [frif] Friendship (false)
    [friq] Friendship
    [mec] mechanised infantry
    [ltk] light tanks
    [htk] heavy tanks
    [pgn] piercing guns
    [lgn] light guns
    [lgf] light artillery forts
    [factory] factories
    [config] own types
    [rail] railways
    [airfield] airfields
    [tbo] tactical bombers
    [sbo] strategic bombers
    [ifg] interceptors
   *[other] { $row }
}
powers-chapter = { $chapter ->
    [land] the minimal version
    [blitz] blitz war
    [elim] elimination
    [place-blind] blind placement
    [place-alt] alternate placement
    [terrain] terrain
    [line2] second line
    [retreat] retreat
    [factory] factories
    [freq] production frequency
    [multi] many players
    [scenario] scenarios
    [invasion] invasion
    [neutral] neutral armies
    [fair2] fair start of two
    [fair-div] fair start by division
    [fair-mat] fair start by matrix
    [naval] ships
    [air] aircraft
    [sbomb] strategic bombing
    [capital] battleships and carriers
    [fort] fortresses
    [cargo] raw cargo
    [arty] artillery
    [ltrans] land transport
    [pioneer] pioneers
    [recon] reconnaissance
    [supply] supply lines
    [landing] landings
    [national] national advantages
    [civ-start] start on one land
    [civ-fac] factories by trade
    [civ-hist] historical units
    [civ-pol] political points
    [secret-res] secret research
    [civ-hide] buildings in formations
    [goal-rnd] random goal
    [armgun] armoured guns and trucks
    [tech] technology
    [pace] groups of plants
    [rail] railways
    [wareco] war economy
    [people] government and people
    [upkeep] upkeep
    [ally] allies
    [tech] technologies
    [hide] hiding
    [hide1] hidden units
    [goals] goals
    [hold] holding damage
    [statkill] statistical destruction
    [half] half units
    [cheap] units below 1 BV
    [expensive] units in parts
    [special] specialised units
    [sub3] submarines’ third line
   *[other] { $chapter }
}

term-order = an order, such as “move 2 tank A1 -> B2”
term-units = units, such as “2 tank”
term-fresh = new units, such as “2 new tank”
term-area = an area, by its sign or name
term-payment = a land and what it pays, such as “B2: 2”
term-point = a point from each
term-until = until when: “line1 <= 2”, “salvo >= 3” or “enemy tank gone”
term-doctrine = a battle order: aim, line2, reserve, pull, retreat, retreat to, versus or hold fire
term-retreat = a retreat, such as “retreat odds 1/3” or “retreat after 2”
term-outnumbered = how much stronger the enemy is, such as “twice as strong” or “outnumbered 1:2”
term-seat = a power, by its colour or the letter of its side
term-water = a sea, by its sign or name
term-side = a side, by its letter
term-bid = a side and what it is worth to you, such as “A: 13”
term-held = enemy units and where they are, “best” or “none”
term-clause = a clause: peace, until round 6, text

powers-about-place = placing your army
powers-about-end = the end of your turn (“end”)
powers-about-doctrine = battle orders
powers-about-standing = standing builds
powers-about-bid = your bid
powers-about-treaty = treaties

problem-powers-game-over = The game is over.
problem-powers-not-a-power = Only a power that plays can order this.
problem-powers-referee-only = Only the referee can do this.
problem-powers-out = You are out of the war.
problem-powers-chapter-off = This belongs to a chapter that is not in play: { powers-chapter }.
problem-powers-unit-off = { $unit }: they belong to a chapter that is not in play: { powers-chapter }.
problem-powers-not-your-turn = { $who ->
    [none] It is not your turn now.
   *[other] It is the turn of { SEAT($who, case: "acc") }. Battle orders, standing builds and treaties can be sent at any time.
}
problem-powers-before-start = The war has not begun: this is asked for later.
problem-powers-not-placing = The army is placed before the start; now it can only move.
problem-powers-not-bidding = Nobody bids now.
problem-powers-no-end = All play at the same time: nothing need be ended.
problem-powers-none-of = Nobody at all? Say how many; a plural without a number is all of them.
problem-powers-nobody-there = No unit of yours that can move stands in { $at }.
problem-powers-none-near = No such units of yours can reach { $at } this turn.
problem-powers-which-start = Units from { $areas } can reach { $at }. Which are meant? Say from where.
problem-powers-place-what = Say which units are to be placed: 2 infantry, 1 tank.
problem-powers-put = Is something to be built in { $at }, or moved there? Begin with “build”, or say from where.
problem-powers-key-twice = The same battle order is said twice: { $key ->
    [aim] aim
    [second] line2
    [pull] pull
    [retreat] retreat
    [retreat_to] retreat to
    [versus] versus
    [subs] subs
    [chosen] at landings
   *[holdfire] hold fire
}.
problem-powers-pull = Damage is a number of sixths between 1/6 and 5+5/6.
problem-powers-retreat-when = A retreat is “never”, “after 3”, “losses 50%” (1 to 100), “odds 1/3” or “recon”.
problem-powers-payment = BV are paid in sixtieths: 1/2, 1/3, 1/4, 1/5, 1/6, 1/12 will do.
problem-powers-how-many = From 1 to { $most } buildings in a line.
problem-powers-no-lands = You have no land.
problem-powers-immovable = { $unit } cannot move.
problem-powers-no-land = { $at } is a sea; nothing in play moves over it.
problem-powers-not-next = { $goal } is not next to { $start }, and no way over your own lands leads there. Next to { $start }: { $near }.
problem-powers-stays = { $at } to { $at } is no way at all.
problem-powers-not-played = { SEAT($who) }: not another power of this game. In play: { SEAT($seats) }.
problem-powers-no-side = Nobody plays side { $side }.
problem-powers-no-units = There is nothing of that in { $at }: { $unit }. { $have ->
    [0] You have no unit there that can move.
   *[other] You have there: { $units }.
}
problem-powers-too-few = { $ordered ->
    [0] { $unit } in { $at }: you have { $have }, and lines before take them all.
   *[other] { $unit } in { $at }: you have { $have }, { $left } are left, { $ordered } are ordered.
}
problem-powers-too-far = { $units } cannot go farther than { $at } this turn: { $goal } is too far.
problem-powers-ends-there = An attack ends the movement in { $at }: { $goal } is not reached this turn.
problem-powers-unable = Nobody in the attack on { $goal } can conquer a land ({ $units }).
problem-powers-at-peace = { $goal } belongs to { SEAT($who, case: "acc") }, and a treaty of peace is in force.
problem-powers-no-price = { $unit } cannot be built.
problem-powers-not-own = { $at } is not yours (it is held by: { powers-holder }).
problem-powers-fresh = { $at } is freshly conquered then: no production there this round.
problem-powers-short = { $at } has { $has } BV left, this costs { $cost }. Other lands have { $elsewhere }.
problem-powers-part = In { $at } only { $count } of { $ordered } can be paid.
problem-powers-not-due = No production this round. { $round ->
    [0] It comes much later.
   *[other] The next one is in round { $round }.
}
problem-powers-payer = Only own lands next to { $at } can pay with it: { $near }.
problem-powers-no-scorching = Factories may not be pulled down in this game.
problem-powers-no-factory = { $at } has { $count ->
    [0] no factory.
    [one] only { $count } factory.
   *[other] only { $count } factories.
}
problem-powers-grant = This costs { $cost } BV; { $has } BV are left of what can be placed now.
problem-powers-kept-few = { $unit }: you have { $left } of them left to place.
problem-powers-kept-many = { $most ->
    [0] Nothing can be kept back in this game.
    [one] Only { $most } unit can be kept back.
   *[other] Only { $most } units can be kept back.
}
problem-powers-no-partners = A treaty needs another party.
problem-powers-clause-off = This clause belongs to a chapter that is not in play: { powers-chapter }.
problem-powers-treaty-over = A treaty until round { $round } would be over at once.
problem-powers-treaty-stands = Treaty { $number } gives you this peace already.
problem-powers-own-proposal = Proposal { $number } is your own; you can only withdraw it.
problem-powers-no-proposal = There is no such proposal. { $count ->
    [0] Nothing lies on the table.
   *[other] On the table: { $open }.
}
problem-powers-no-treaty = There is no such treaty. { $count ->
    [0] No treaty is in force.
   *[other] In force: { $open }.
}
problem-powers-which-treaty = Several are meant by that: { $open }. Say the number.
problem-powers-noticed = Notice of treaty { $number } is given already; it ends after round { $round }.
problem-powers-words-long = At most { $limit } letters of free text.
problem-powers-bid-halves = Bids are in halves of a BV.
problem-powers-bid-twice = A side is named twice.
problem-powers-bid-unknown = { $column } is not bid for. What is: { $known }.
problem-powers-bid-negative = { $column }: a bid cannot be below 0.
problem-powers-bid-missing = These have no bid: { $columns }.
problem-powers-bid-over = The bids make { $sum } BV, { $by } more than { $total }.
problem-powers-bid-short = The bids make { $sum } BV, { $by } less than { $total }.
