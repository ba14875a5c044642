# Dice Empires: čo číta vedúci, čo urobí hneď a čo je na jeho príkazoch zle.

## Správa o všetkom
dice-empires-oversee-legend = Všetko: všetky mestá so všetkými kockami.
dice-empires-oversee-alt = Všetky mestá; všetko z obrázka je aj v tabuľkách nižšie.
dice-empires-oversee-heading-map = Stôl
dice-empires-oversee-heading-cities = Mestá
dice-empires-oversee-heading-orders = Čo kto prikázal
dice-empires-oversee-heading-throws = Všetky hody
dice-empires-oversee-heading-standing = Trvalé príkazy, ktoré nie sú obvyklé
dice-empires-oversee-heading-pending = Na čo toto kolo ešte čaká
dice-empires-oversee-heading-log = Čo bolo komu povedané
dice-empires-oversee-total-lords = { $count ->
    [one] pán v hre
    [few] páni v hre
   *[other] pánov v hre
}
dice-empires-oversee-total-people = { $count ->
    [one] človek
    [few] ľudia
   *[other] ľudí
}
dice-empires-oversee-total-best = najvyššia reputácia
dice-empires-oversee-col-whose = Pán
dice-empires-oversee-col-reputation = Reputácia
dice-empires-oversee-col-people = Ľudia
dice-empires-oversee-col-dice = Skupiny
dice-empires-oversee-col-slaves = Otroci
dice-empires-oversee-col-free = Voľné kocky
dice-empires-oversee-band = k{ $die } { $place } { $people }
dice-empires-oversee-slaves = { SEAT($who) } { $place } { $people }
dice-empires-oversee-throw = { THROW($why) }: { $value }
dice-empires-oversee-stands = { SEAT($who) }: { $words }
dice-empires-oversee-else = { $first } inak { $other }
dice-empires-oversee-step = { $count ->
    [0] {""}
   *[other] ak { $when }:{" "}
}{ $do }{ $die ->
    [0] {""}
   *[other] {" "}(k{ $die })
}
dice-empires-oversee-condition = { $what ->
    [enemy] nepriateľ { dice-empires-oversee-at } ≥ { $number }
    [army] vojsko { SEAT($who, case: "gen") } { dice-empires-oversee-at } ≥ { $number }
    [siege] obliehanie { dice-empires-oversee-at }
    [walls] hradby { dice-empires-oversee-at } < { $number }
    [hall] radnica ≥ { $number }
    [people] ľudí < { $number }
   *[reputation] reputácia { SEAT($who, case: "gen") } ≥ { $number }
}
dice-empires-oversee-at = { $side ->
    [L] vľavo
   *[R] vpravo
}
dice-empires-oversee-queue = Ďalšie príkazy v tomto poradí: { SEAT($who) }.
dice-empires-oversee-convert = { SEAT($who) } sa pokúsia skonvertovať otrokov { SEAT($origin, case: "gen") }.

## Poradie
dice-empires-standing-col-place = Miesto
dice-empires-standing-col-whose = Pán
dice-empires-standing-col-reputation = Reputácia
dice-empires-standing-col-people = Ľudia
dice-empires-standing-col-slaves = Z toho otroci
dice-empires-standing-who = { SEAT($who) }{ $ruined ->
    [0] {""}
   *[other] {" "}(mesto zaniklo)
}

## Čo urobí hneď
dice_empires-event-decree-reputation = Vedúci { $more ->
    [0] berie { SEAT($who, case: "dat") } { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodov
    } reputácie; ostáva { $now }.
   *[other] dáva { SEAT($who, case: "dat") } { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodov
    } reputácie; teraz majú { $now }.
}
dice_empires-event-decree-group = Vedúci kladie na stôl skupinu { SEAT($who, case: "gen") }: k{ $die }, ľudí { $people } ({ dice-empires-place }).
dice_empires-event-decree-gone = Vedúci berie zo stola skupinu { SEAT($who, case: "gen") }: k{ $die }, ľudí { $people } ({ dice-empires-place }).

## Čo je na jeho príkazoch zle
problem-dice-empires-referee-only = To smie len vedúci.
problem-dice-empires-referee-lord = { SEAT($who) }: taký pán nehrá. Hrajú: { SEAT($lords) }.
problem-dice-empires-referee-number = { $value } byť nemôže, len { $low } až { $high }.
problem-dice-empires-referee-points = Bez bodov to nie je rozhodnutie.
problem-dice-empires-referee-fine = { SEAT($who) } majú len { $have }; reputácia neklesne pod 0.
problem-dice-empires-referee-victory = { SEAT($who) } by mali { $points } bodov a hneď by vyhrali: na výhru ich stačí { $goal }.
problem-dice-empires-referee-die = { SEAT($who) }: { $die } je už voľná. Používajú: { $have }.
problem-dice-empires-referee-last = { SEAT($who) } by nemali nikoho a na konci kola by ich mesto zaniklo.
refusal-dice-empires-no-lord = { SEAT($who) }: taký pán nehrá.
refusal-dice-empires-no-die = { SEAT($who) }: { $die } je už voľná.
refusal-dice-empires-no-group = Kocka je k1 až k6 a ukazuje 1 až 6 ľudí.
