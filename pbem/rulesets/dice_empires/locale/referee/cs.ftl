# Dice Empires: co čte vedoucí, co udělá hned a co je na jeho příkazech špatně.

## Zpráva o všem
dice-empires-oversee-legend = Všechno: všechna města se všemi kostkami.
dice-empires-oversee-alt = Všechna města; všechno z obrázku je také v tabulkách níže.
dice-empires-oversee-heading-map = Stůl
dice-empires-oversee-heading-cities = Města
dice-empires-oversee-heading-orders = Co kdo přikázal
dice-empires-oversee-heading-throws = Všechny hody
dice-empires-oversee-heading-standing = Trvalé příkazy, které nejsou obvyklé
dice-empires-oversee-heading-pending = Na co toto kolo ještě čeká
dice-empires-oversee-heading-log = Co bylo komu sděleno
dice-empires-oversee-total-lords = { $count ->
    [one] pán ve hře
    [few] páni ve hře
   *[other] pánů ve hře
}
dice-empires-oversee-total-people = { $count ->
    [one] člověk
    [few] lidé
   *[other] lidí
}
dice-empires-oversee-total-best = nejvyšší reputace
dice-empires-oversee-col-whose = Pán
dice-empires-oversee-col-reputation = Reputace
dice-empires-oversee-col-people = Lidé
dice-empires-oversee-col-dice = Skupiny
dice-empires-oversee-col-slaves = Otroci
dice-empires-oversee-col-free = Volné kostky
dice-empires-oversee-band = k{ $die } { $place } { $people }
dice-empires-oversee-slaves = { SEAT($who) } { $place } { $people }
dice-empires-oversee-throw = { THROW($why) }: { $value }
dice-empires-oversee-stands = { SEAT($who) }: { $words }
dice-empires-oversee-else = { $first } jinak { $other }
dice-empires-oversee-step = { $count ->
    [0] {""}
   *[other] pokud { $when }:{" "}
}{ $do }{ $die ->
    [0] {""}
   *[other] {" "}(k{ $die })
}
dice-empires-oversee-condition = { $what ->
    [enemy] nepřítel { dice-empires-oversee-at } ≥ { $number }
    [army] vojsko { SEAT($who, case: "gen") } { dice-empires-oversee-at } ≥ { $number }
    [siege] obléhání { dice-empires-oversee-at }
    [walls] hradby { dice-empires-oversee-at } < { $number }
    [hall] radnice ≥ { $number }
    [people] lidí < { $number }
   *[reputation] reputace { SEAT($who, case: "gen") } ≥ { $number }
}
dice-empires-oversee-at = { $side ->
    [L] vlevo
   *[R] vpravo
}
dice-empires-oversee-queue = Další příkazy v tomto pořadí: { SEAT($who) }.
dice-empires-oversee-convert = { SEAT($who) } se pokusí konvertovat otroky { SEAT($origin, case: "gen") }.

## Pořadí
dice-empires-standing-col-place = Místo
dice-empires-standing-col-whose = Pán
dice-empires-standing-col-reputation = Reputace
dice-empires-standing-col-people = Lidé
dice-empires-standing-col-slaves = Z toho otroci
dice-empires-standing-who = { SEAT($who) }{ $ruined ->
    [0] {""}
   *[other] {" "}(město zaniklo)
}

## Co udělá hned
dice_empires-event-decree-reputation = Vedoucí { $more ->
    [0] bere { SEAT($who, case: "dat") } { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    } reputace; zbývá { $now }.
   *[other] dává { SEAT($who, case: "dat") } { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    } reputace; teď mají { $now }.
}
dice_empires-event-decree-group = Vedoucí klade na stůl skupinu { SEAT($who, case: "gen") }: k{ $die }, lidí { $people } ({ dice-empires-place }).
dice_empires-event-decree-gone = Vedoucí bere ze stolu skupinu { SEAT($who, case: "gen") }: k{ $die }, lidí { $people } ({ dice-empires-place }).

## Co je na jeho příkazech špatně
problem-dice-empires-referee-only = To smí jen vedoucí.
problem-dice-empires-referee-lord = { SEAT($who) }: takový pán nehraje. Hrají: { SEAT($lords) }.
problem-dice-empires-referee-number = { $value } být nemůže, jen { $low } až { $high }.
problem-dice-empires-referee-points = Bez bodů to není rozhodnutí.
problem-dice-empires-referee-fine = { SEAT($who) } mají jen { $have }; reputace neklesne pod 0.
problem-dice-empires-referee-victory = { SEAT($who) } by měli { $points } bodů a hned by vyhráli: k výhře jich stačí { $goal }.
problem-dice-empires-referee-die = { SEAT($who) }: { $die } už je volná. Používají: { $have }.
problem-dice-empires-referee-last = { SEAT($who) } by neměli nikoho a na konci kola by jejich město zaniklo.
refusal-dice-empires-no-lord = { SEAT($who) }: takový pán nehraje.
refusal-dice-empires-no-die = { SEAT($who) }: { $die } už je volná.
refusal-dice-empires-no-group = Kostka je k1 až k6 a ukazuje 1 až 6 lidí.
