# Duncan: co se říká vedoucímu a co je na jeho příkazech špatně.

## Pořadí
duncan-standing-place = Místo
duncan-standing-whose = Tým
duncan-standing-score = Vítězné body
duncan-standing-piles = Hromady
duncan-standing-units = Jednotky
duncan-standing-who = { $who ->
    [neutral] neutrální
   *[other] { SEAT($who) }{ $excluded ->
        [0] {""}
       *[other] {" "}(vyloučeni v tahu { $excluded })
    }
}

## Odpovědi, které čekají
duncan-queue-number = Číslo
duncan-queue-team = Tým
duncan-queue-question = Otázka
duncan-queue-answer = Odpověď
duncan-queue-due = { SEAT($who) } { $count ->
    [one] čekají na bonus od vás: „udělit“, tým a druh.
    [few] čekají na { $count } bonusy od vás: „udělit“, tým a druh.
   *[other] čekají na { $count } bonusů od vás: „udělit“, tým a druh.
}
duncan-queue-empty = Žádná odpověď nečeká.
duncan-overture-answer = odpověď { $answer } na otázku { $number }
duncan-overture-answer-lead = { SEAT($who) }: odpověď na otázku { $number } ({ $asked }): { $words }
duncan-overture-judge = Posoudíte ji, odpovíte-li některým z těchto řádků; slova za ním předáme týmu:
duncan-overture-how-right = správně { $answer }
duncan-overture-how-wrong = špatně { $answer }
duncan-overture-others = { $count ->
    [one] Čeká ještě jedna odpověď; všechny v pořadí, jak došly:
    [few] Čekají ještě { $count } odpovědi; všechny v pořadí, jak došly:
   *[other] Čeká ještě { $count } odpovědí; všechny v pořadí, jak došly:
}
duncan-overture-answer-gone = odpověď { $answer } vzata zpět
duncan-overture-answer-gone-lead = { SEAT($who) }: odpověď { $answer } na otázku { $number } byla vzata zpět: { $words }
duncan-overture-bug = chyba
duncan-overture-bug-lead = { SEAT($who) } hlásí chybu: { $words }

## Co je na jeho příkazech špatně
problem-duncan-referee-only = To smí jen vedoucí.
problem-duncan-referee-asks = Vedoucí otázky klade, odpovídají na ně týmy.
problem-duncan-referee-team = { SEAT($who) }: takový tým nehraje. Týmy: { SEAT($teams) }.
problem-duncan-referee-unit = { SEAT($who) } nemají jednotku u{ $unit }. Jejich: { $have }.
problem-duncan-referee-number = { $value } být nemůže: { $high ->
    [0] je to nejméně { $low }.
   *[other] je to { $low } až { $high }.
}
problem-duncan-referee-fine = { SEAT($who) } mají jen { $have }; pod 0 nikdo neklesne.
problem-duncan-referee-option = Volba { $option } není mezi těmi, které teď lze měnit: { $options }.
problem-duncan-referee-value = { $option } nemůže být „{ $value }“. Může být: { $values }.
problem-duncan-referee-same = { $option } už { $value } je.
problem-duncan-question-again = Otázka { $question } už byla položena; teď zní takto.
problem-duncan-question-past = Tah { $until } už byl odehrán; teď je tah { $turn }.
problem-duncan-verdict-unknown = Taková odpověď nečeká. { $count ->
    [0] Nečeká žádná.
   *[other] Čekají: { $answers }.
}
problem-duncan-verdict-several = Může to být několik odpovědí: { $answers }. Uveďte tým a otázku: správně červení Q3.
problem-duncan-verdict-rewarded = { SEAT($who) } už otázku { $question } vyhráli; bonus jim zůstane.
problem-duncan-award-later = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} pro { SEAT($who, case: "acc") } bude připsáno na konci tahu { $turn }. Se slovem „hned“ už v tomto tahu.
problem-duncan-grant-choice = Příští bonus { SEAT($who, case: "gen") } (číslo { $number }) by si vybírali sami: tento dostanou navíc a nepočítá se.
refusal-duncan-no-team = { SEAT($who) }: takový tým nehraje.
refusal-duncan-no-unit = { SEAT($who) } nemají jednotku u{ $unit }.
refusal-duncan-no-rule = { $option } nemůže být „{ $value }“.

## Zpráva o všem
duncan-oversee-subject = { $count ->
    [one] čeká jedna odpověď
    [few] čekají { $count } odpovědi
   *[other] čeká { $count } odpovědí
}
duncan-oversee-heading-queue = Odpovědi, které na vás čekají
duncan-oversee-heading-map = Podzemí
duncan-oversee-heading-teams = Týmy
duncan-oversee-heading-all-units = Všechny jednotky
duncan-oversee-heading-all-piles = Všechny hromady
duncan-oversee-heading-orders = Co kdo přikázal
duncan-oversee-heading-tiers = Souboje, stupeň po stupni
duncan-oversee-heading-draws = Vylosované bonusy
duncan-oversee-heading-all-story = Příběh
duncan-oversee-heading-log = Co bylo komu řečeno
duncan-oversee-col-whose = Tým
duncan-oversee-col-points = Nákupní body
duncan-oversee-col-score = Vítězné body
duncan-oversee-col-stock = Bonusy v zásobě
duncan-oversee-col-received = Bonusů dostali
duncan-oversee-col-units = Jednotky
duncan-oversee-col-unit = Jednotka
duncan-oversee-col-way = Pole
duncan-oversee-col-values = Síla/rychlost/dohled
duncan-oversee-col-carries = Bonusy
duncan-oversee-col-pile = Hromada
duncan-oversee-col-size = Velikost
duncan-oversee-col-holder = Drží
duncan-oversee-col-left = Zbývá
duncan-oversee-total-waiting = { $count ->
    [one] odpověď čeká
    [few] odpovědi čekají
   *[other] odpovědí čeká
}
duncan-oversee-total-teams = { $count ->
    [one] tým
    [few] týmy
   *[other] týmů
}
duncan-oversee-total-units = { $count ->
    [one] jednotka
    [few] jednotky
   *[other] jednotek
}
duncan-oversee-total-held = { $count ->
    [one] držená hromada
    [few] držené hromady
   *[other] držených hromad
}
duncan-oversee-legend = Všechno: jednotky s čísly, portály, hromady.
duncan-oversee-received = { $received }{ $choices ->
    [0] {""}
   *[other] , na výběr: { $choices }
}{ $due ->
    [0] {""}
   *[other] , dlužíte: { $due }
}
duncan-oversee-tier = Kolo { $round }, rychlost { $speed }:
duncan-oversee-fighter = { $who ->
    [neutral] neutrální
   *[other] { SEAT($who) }
} u{ $unit } ({ $at })
duncan-oversee-blow = { $it } → { $target }: { $damage }
duncan-oversee-hurt = { $it }: teď { $values }
duncan-oversee-dead = { $it }: mrtvá
duncan-oversee-leech = { $it } se léčí: teď { $values }
duncan-oversee-draw = { THROW($why) }: { $value } z 9, { duncan-bonus }
duncan-oversee-question = Otázka { $number }: { $words }{ $until ->
    [0] {""}
   *[other] {" "}(do tahu { $until })
}{ $closed ->
    [1] {" "}(uzavřena)
   *[other] {""}
}{ $winner ->
    [none] {""}
   *[other] {" "}Vyhráli { SEAT($winner) }.
}
duncan-oversee-answer = { SEAT($who) } na otázku { $question }, číslo { $answer }: { $words } — { $verdict ->
    [right] správně
    [wrong] špatně
   *[open] čeká
}
duncan-oversee-award = { SEAT($who) }: { $points ->
    [one] 1 nákupní bod
    [few] { $points } nákupní body
   *[other] { $points } nákupních bodů
} s tahem { $turn }{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}.
