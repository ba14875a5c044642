# Duncan: čo sa hovorí vedúcemu a čo je na jeho príkazoch zle.

## Poradie
duncan-standing-place = Miesto
duncan-standing-whose = Tím
duncan-standing-score = Víťazné body
duncan-standing-piles = Hromady
duncan-standing-units = Jednotky
duncan-standing-who = { $who ->
    [neutral] neutrálne
   *[other] { SEAT($who) }{ $excluded ->
        [0] {""}
       *[other] {" "}(vylúčení v ťahu { $excluded })
    }
}

## Odpovede, ktoré čakajú
duncan-queue-number = Číslo
duncan-queue-team = Tím
duncan-queue-question = Otázka
duncan-queue-answer = Odpoveď
duncan-queue-due = { SEAT($who) } { $count ->
    [one] čakajú na bonus od vás: „udeliť“, tím a druh.
    [few] čakajú na { $count } bonusy od vás: „udeliť“, tím a druh.
   *[other] čakajú na { $count } bonusov od vás: „udeliť“, tím a druh.
}
duncan-queue-empty = Žiadna odpoveď nečaká.
duncan-overture-answer = odpoveď { $answer } na otázku { $number }
duncan-overture-answer-lead = { SEAT($who) }: odpoveď na otázku { $number } ({ $asked }): { $words }
duncan-overture-judge = Posúdite ju, ak odpoviete niektorým z týchto riadkov; slová za ním odovzdáme tímu:
duncan-overture-how-right = správne { $answer }
duncan-overture-how-wrong = zle { $answer }
duncan-overture-others = { $count ->
    [one] Čaká ešte jedna odpoveď; všetky v poradí, ako došli:
    [few] Čakajú ešte { $count } odpovede; všetky v poradí, ako došli:
   *[other] Čaká ešte { $count } odpovedí; všetky v poradí, ako došli:
}
duncan-overture-answer-gone = odpoveď { $answer } vzatá späť
duncan-overture-answer-gone-lead = { SEAT($who) }: odpoveď { $answer } na otázku { $number } bola vzatá späť: { $words }
duncan-overture-bug = chyba
duncan-overture-bug-lead = { SEAT($who) } hlásia chybu: { $words }

## Čo je na jeho príkazoch zle
problem-duncan-referee-only = To smie len vedúci.
problem-duncan-referee-asks = Vedúci otázky kladie, odpovedajú na ne tímy.
problem-duncan-referee-team = { SEAT($who) }: taký tím nehrá. Tímy: { SEAT($teams) }.
problem-duncan-referee-unit = { SEAT($who) } nemajú jednotku u{ $unit }. Ich: { $have }.
problem-duncan-referee-number = { $value } byť nemôže: { $high ->
    [0] je to najmenej { $low }.
   *[other] je to { $low } až { $high }.
}
problem-duncan-referee-fine = { SEAT($who) } majú len { $have }; pod 0 nikto neklesne.
problem-duncan-referee-option = Voľba { $option } nie je medzi tými, ktoré teraz možno meniť: { $options }.
problem-duncan-referee-value = { $option } nemôže byť „{ $value }“. Môže byť: { $values }.
problem-duncan-referee-same = { $option } už { $value } je.
problem-duncan-question-again = Otázka { $question } už bola položená; teraz znie takto.
problem-duncan-question-past = Ťah { $until } už bol odohraný; teraz je ťah { $turn }.
problem-duncan-verdict-unknown = Taká odpoveď nečaká. { $count ->
    [0] Nečaká žiadna.
   *[other] Čakajú: { $answers }.
}
problem-duncan-verdict-several = Môže to byť niekoľko odpovedí: { $answers }. Uveďte tím a otázku: správne červení Q3.
problem-duncan-verdict-rewarded = { SEAT($who) } už otázku { $question } vyhrali; bonus im zostane.
problem-duncan-award-later = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
} pre { SEAT($who, case: "acc") } sa pripíše na konci ťahu { $turn }. So slovom „hneď“ už v tomto ťahu.
problem-duncan-grant-choice = Ďalší bonus { SEAT($who, case: "gen") } (číslo { $number }) by si vyberali sami: tento dostanú navyše a nepočíta sa.
refusal-duncan-no-team = { SEAT($who) }: taký tím nehrá.
refusal-duncan-no-unit = { SEAT($who) } nemajú jednotku u{ $unit }.
refusal-duncan-no-rule = { $option } nemôže byť „{ $value }“.

## Správa o všetkom
duncan-oversee-subject = { $count ->
    [one] čaká jedna odpoveď
    [few] čakajú { $count } odpovede
   *[other] čaká { $count } odpovedí
}
duncan-oversee-heading-queue = Odpovede, ktoré na vás čakajú
duncan-oversee-heading-map = Podzemie
duncan-oversee-heading-teams = Tímy
duncan-oversee-heading-all-units = Všetky jednotky
duncan-oversee-heading-all-piles = Všetky hromady
duncan-oversee-heading-orders = Čo kto prikázal
duncan-oversee-heading-tiers = Súboje, stupeň po stupni
duncan-oversee-heading-draws = Vyžrebované bonusy
duncan-oversee-heading-all-story = Príbeh
duncan-oversee-heading-log = Čo bolo komu povedané
duncan-oversee-col-whose = Tím
duncan-oversee-col-points = Nákupné body
duncan-oversee-col-score = Víťazné body
duncan-oversee-col-stock = Bonusy v zásobe
duncan-oversee-col-received = Bonusov dostali
duncan-oversee-col-units = Jednotky
duncan-oversee-col-unit = Jednotka
duncan-oversee-col-way = Pole
duncan-oversee-col-values = Sila/rýchlosť/dohľad
duncan-oversee-col-carries = Bonusy
duncan-oversee-col-pile = Hromada
duncan-oversee-col-size = Veľkosť
duncan-oversee-col-holder = Drží
duncan-oversee-col-left = Zostáva
duncan-oversee-total-waiting = { $count ->
    [one] odpoveď čaká
    [few] odpovede čakajú
   *[other] odpovedí čaká
}
duncan-oversee-total-teams = { $count ->
    [one] tím
    [few] tímy
   *[other] tímov
}
duncan-oversee-total-units = { $count ->
    [one] jednotka
    [few] jednotky
   *[other] jednotiek
}
duncan-oversee-total-held = { $count ->
    [one] držaná hromada
    [few] držané hromady
   *[other] držaných hromád
}
duncan-oversee-legend = Všetko: jednotky s číslami, portály, hromady.
duncan-oversee-received = { $received }{ $choices ->
    [0] {""}
   *[other] , na výber: { $choices }
}{ $due ->
    [0] {""}
   *[other] , dlhujete: { $due }
}
duncan-oversee-tier = Kolo { $round }, rýchlosť { $speed }:
duncan-oversee-fighter = { $who ->
    [neutral] neutrálna
   *[other] { SEAT($who) }
} u{ $unit } ({ $at })
duncan-oversee-blow = { $it } → { $target }: { $damage }
duncan-oversee-hurt = { $it }: teraz { $values }
duncan-oversee-dead = { $it }: mŕtva
duncan-oversee-leech = { $it } sa lieči: teraz { $values }
duncan-oversee-draw = { THROW($why) }: { $value } z 9, { duncan-bonus }
duncan-oversee-question = Otázka { $number }: { $words }{ $until ->
    [0] {""}
   *[other] {" "}(do ťahu { $until })
}{ $closed ->
    [1] {" "}(uzavretá)
   *[other] {""}
}{ $winner ->
    [none] {""}
   *[other] {" "}Vyhrali { SEAT($winner) }.
}
duncan-oversee-answer = { SEAT($who) } na otázku { $question }, číslo { $answer }: { $words } — { $verdict ->
    [right] správne
    [wrong] zle
   *[open] čaká
}
duncan-oversee-award = { SEAT($who) }: { $points ->
    [one] 1 nákupný bod
    [few] { $points } nákupné body
   *[other] { $points } nákupných bodov
} s ťahom { $turn }{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}.
