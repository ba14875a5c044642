# Duncan: čo hovorí správa tímu.

## Nadpisy a stĺpce
duncan-heading-start = Vitajte
duncan-heading-news = Hlavné udalosti
duncan-heading-failed = Rozkazy, z ktorých nič nebolo
duncan-heading-rules = Zmena pravidiel
duncan-heading-map = Podzemie
duncan-heading-units = Vaše jednotky
duncan-heading-fights = Súboje, úder za úderom
duncan-heading-seen = Cudzí v dohľade
duncan-heading-points = Body
duncan-heading-shop = Ceny práve teraz
duncan-heading-piles = Hromady zlata
duncan-heading-explored = Prieskum
duncan-heading-bonuses = Bonusy
duncan-heading-story = Príbeh
duncan-heading-notes = Vaše poznámky
duncan-col-unit = Jedn.
duncan-col-cell = Pole
duncan-col-strength = Sila
duncan-col-speed = Rýchl.
duncan-col-sight = Dohľad
duncan-col-lives = Životy
duncan-col-carries = Bonusy, poznámky
duncan-col-upgrade = Vylepšenie
duncan-col-whose = Tím
duncan-col-notes = Kde od vás
duncan-col-pile = Hromada
duncan-col-size = Veľkosť
duncan-col-holder = Drží
duncan-col-gained = Získané
duncan-col-seen = Naposledy videná
duncan-col-where = Kde
duncan-col-note = Poznámka
duncan-col-points = Body
duncan-col-score = Víťazné body
duncan-col-team = Tím
duncan-col-spent = Nákupné body
duncan-col-won = Víťazné body
duncan-col-question = Č.
duncan-col-answer = Vaša odpoveď
duncan-col-verdict = Verdikt
duncan-total-score = { $count ->
    [one] víťazný bod
    [few] víťazné body
   *[other] víťazných bodov
}
duncan-total-points = { $count ->
    [one] nákupný bod
    [few] nákupné body
   *[other] nákupných bodov
}
duncan-total-units = { $count ->
    [one] jednotka
    [few] jednotky
   *[other] jednotiek
}
duncan-total-turns = { $count ->
    [one] odohraný ťah
    [few] odohrané ťahy
   *[other] odohraných ťahov
}
duncan-total-explored = preskúmané
duncan-map-legend = Štítok „1 | 2“ je vaša jednotka u1 so silou 2. Cudzie jednotky vidno len tam, kam teraz dovidíte, Hromady zlata tak, ako ste ich videli naposledy.
duncan-map-alt = Podzemie po ťahu { $turn }; všetko, čo je na mape, je aj v tabuľkách nižšie.
duncan-quiet = Pokojný ťah: žiadny súboj, žiadna Hromada zlata nepribudla ani neubudla.

## Prvá správa
duncan-start-team = Ste { SEAT($who) }. Váš Portál stojí na poli { $at } a máte { $count ->
    [one] jeden nákupný bod
    [few] { $count } nákupné body
   *[other] { $count } nákupných bodov
}.
duncan-start-buy = Vyvolajte prvé jednotky na poliach okolo Portálu: prvá stojí 2 body, druhá 4, tretia 6 a tak ďalej. Nová jednotka má Silu 1, Rýchlosť 1 a Dohľad 1 a poslúcha od budúceho ťahu. Vylepšovanie je najlacnejšie hneď pri Portáli, inde stojí dvakrát toľko.
duncan-start-goal = Hľadajte Hromady zlata a zaberajte ich: na konci každého ťahu dáva malá svojmu držiteľovi { $small ->
    [one] { $small } víťazný bod
    [few] { $small } víťazné body
   *[other] { $small } víťazných bodov
} a veľká { $large }{ $factor ->
    [1] {""}
    [2] ; dvakrát toľko, keď na nej stojí jeho jednotka
   *[other] ; { $factor }-krát toľko, keď na nej stojí jeho jednotka
}. Po ťahu { $turns } vyhráva, kto má víťazných bodov najviac.
duncan-start-fight = Jednotky rôznych tímov na susedných poliach bojujú samy, rýchlejšie skôr. Dve jednotky na jednom poli bojujú vždy, aj keď sú obe vaše.
duncan-start-story = Rozkazy sú zoznam a plnia sa v tom poradí, v akom ich napíšete; kým sa ťah neodohrá, môžete si ich zobraziť aj zrušiť. Otázky k príbehu prichádzajú listom kedykoľvek a prvá správna odpoveď prinesie bonus.

## Slovká do tabuliek
duncan-whose = { $who ->
    [neutral] Neutrálni
   *[other] { SEAT($who) }
}
duncan-param = { $param ->
    [strength] sila
    [speed] rýchlosť
   *[sight] dohľad
}
duncan-bonus = { $bonus ->
    [strength] zvýšenie sily
    [speed] zvýšenie rýchlosti
    [sight] zvýšenie dohľadu
    [regeneration] regenerácia životov
    [invisibility] neviditeľnosť
    [leech] vysávanie životov
    [quick] rýchlo sa trénujúci
    [flash] záblesk
   *[smoke] dymovnica
}
duncan-bonus-held = { duncan-bonus }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
duncan-unit-new = nová
duncan-unit-note = „{ $note }“
duncan-unit-dead = padla
duncan-units-none = Nemáte žiadnu jednotku. Vyvolajte ju pri svojom Portáli.
duncan-unit-named = { $seen ->
    [nobody] niečo neviditeľné
    [own] u{ $unit }
    [neutral] neutrálna jednotka{ $at ->
        [none] {""}
       *[other] {" "}na { $at }
    }
   *[team] jednotka { SEAT($who, case: "gen") }{ $at ->
        [none] {""}
       *[other] {" "}na { $at }
    }
}
duncan-note-distance = { $steps ->
    [0] na poli s { $units }
    [1] hneď vedľa { $units }
   *[other] { CELLS($steps) } od { $units }
}
duncan-portal-of = Portál { SEAT($who, case: "gen") }
duncan-pile-size = { $size ->
    [small] malá
   *[large] veľká
}
duncan-pile-own = vy
duncan-pile-holder = { $who ->
    [neutral] nikto
   *[other] { SEAT($who) }
}
duncan-pile-empty = prázdna
duncan-seen-now = teraz
duncan-seen-turn = ťah { $turn }
duncan-team-excluded = vylúčení v ťahu { $turn }

## Súboje
duncan-fight-title = { $own ->
    [0] { $against ->
        [unseen] Niečo neviditeľné
        [neutral] Neutrálna jednotka
       *[teams] { SEAT($foes) }
    } v súboji, ktorý ste zahliadli
   *[other] { $units } proti { $against ->
        [own] sebe navzájom
        [unseen] niečomu neviditeľnému
        [neutral] neutrálnej jednotke
       *[teams] { SEAT($foes, case: "dat") }
    }
}
duncan-fight-when = { $round ->
    [1] { $tier }. úder
   *[other] { $round }. kolo, { $tier }. úder
}
duncan-fight-blow = { $striker } → { $target }
duncan-fight-damage = { $count ->
    [one] 1 zranenie
    [few] { $count } zranenia
   *[other] { $count } zranení
}
duncan-fight-hurt = { $it } teraz
duncan-fight-left = sila { $fell ->
    [0] { $strength }
   *[other] { $before } → { $strength }
}{ $wounds ->
    [0] {""}
    [one] , 1 zranenie
    [few] , { $wounds } zranenia
   *[other] , { $wounds } zranení
}
duncan-fight-fell = { $it } padá{ $count ->
    [0] {""}
   *[other] {" "}a s ňou { $bonuses }
}
duncan-fight-leeched = { $it } vysáva { $count ->
    [one] jeden život
    [few] { $count } životy
   *[other] { $count } životov
}
duncan-fight-result = { $own ->
    [0] Len ste sa prizerali.
   *[other] { $lost ->
        [0] Nikoho ste nestratili
        [one] Stratili ste jednu jednotku
        [few] Stratili ste { $lost } jednotky
       *[other] Stratili ste { $lost } jednotiek
    }{ $slain ->
        [0] .
        [one] {" "}a jednu zničili.
        [few] {" "}a { $slain } zničili.
       *[other] {" "}a { $slain } zničili.
    }
}

## Body, ceny, polia
duncan-points-before = Pred ťahom
duncan-points-left = Zostáva
duncan-score-now = Spolu
duncan-points-referee = od vedúceho
duncan-spent-upgraded = u{ $unit }: { duncan-param } { $value }{ $away ->
    [0] {""}
   *[other] {" "}(mimo Portálu)
}
duncan-spent-summoned = nová jednotka u{ $unit } na { $at }
duncan-spent-allowance = príjem za ťah
duncan-spent-awarded = body za hry{ $said ->
    [0] {""}
   *[other] : { $words }
}
duncan-won-income = { $size ->
    [small] Malá
   *[large] Veľká
} Hromada { $at }{ $standing ->
    [0] {""}
   *[other] {" "}(stojí na nej vaša jednotka: ×{ $factor })
}
duncan-points-waiting = S ťahom { $turn } pribudne { $points ->
    [one] 1 nákupný bod
    [few] { $points } nákupné body
   *[other] { $points } nákupných bodov
}{ $said ->
    [0] .
   *[other] {" "}({ $words }).
}
duncan-shop-unit = Ďalšia jednotka stojí { $price ->
    [one] 1 bod
    [few] { $price } body
   *[other] { $price } bodov
}{ $more ->
    [0] : toľko nemáte.
    [one] ; vaše body stačia na jednu.
    [few] ; vaše body stačia na { $more }, každú o 2 drahšiu.
   *[other] ; vaše body stačia na { $more }, každú o 2 drahšiu.
}
duncan-shop-squares = { $count ->
    [0] { $hidden ->
        [0] Pri Portáli { $portal } teraz nie je voľné žiadne pole.
        [one] Pri Portáli { $portal } neviete o žiadnom voľnom poli; jedno ste ešte neobjavili.
        [few] Pri Portáli { $portal } neviete o žiadnom voľnom poli; { $hidden } ste ešte neobjavili.
       *[other] Pri Portáli { $portal } neviete o žiadnom voľnom poli; { $hidden } ste ich ešte neobjavili.
    }
   *[other] { $count ->
        [one] Pri Portáli { $portal } je teraz voľné: { $squares }
       *[other] Pri Portáli { $portal } sú teraz voľné: { $squares }
    }{ $hidden ->
        [0] .
        [one] {""}; jedno ste ešte neobjavili.
        [few] {""}; { $hidden } ste ešte neobjavili.
       *[other] {""}; { $hidden } ste ich ešte neobjavili.
    }
}
duncan-shop-upgrade = Vylepšenie o 1 stojí sila + rýchlosť + dohľad − 2, mimo Portálu dvakrát toľko; v tabuľke jednotiek je cena tam, kde ktorá stojí, v zátvorke cena pri Portáli.
duncan-ground-new = { $count ->
    [one] Jedno nové pole: { $squares }.
    [few] { $count } nové polia: { $squares }.
   *[other] { $count } nových polí: { $squares }.
}
duncan-ground-forgotten = { $count ->
    [one] Jedno pole zabudnuté v dyme: { $squares }. Kým ho zase niekto neuvidí, nedá sa naň vstúpiť.
    [few] { $count } polia zabudnuté v dyme: { $squares }. Kým ich zase niekto neuvidí, nedá sa na ne vstúpiť.
   *[other] { $count } polí zabudnutých v dyme: { $squares }. Kým ich zase niekto neuvidí, nedá sa na ne vstúpiť.
}
duncan-rule-changed = { $option } = { $value }: { $rule }.

## Bonusy a príbeh
duncan-bonuses-stock = V zásobe: { $bonuses }.
duncan-bonuses-none = V zásobe nič.
duncan-bonuses-choose = { $count ->
    [one] Môžete si vybrať bonus: napíšte „vyber“ a jeho druh.
    [few] Môžete si vybrať { $count } bonusy: napíšte „vyber“ a ich druhy.
   *[other] Môžete si vybrať { $count } bonusov: napíšte „vyber“ a ich druhy.
}
duncan-bonuses-due = { $count ->
    [one] Vedúci vám ešte dlhuje jeden bonus.
    [few] Vedúci vám ešte dlhuje { $count } bonusy.
   *[other] Vedúci vám ešte dlhuje { $count } bonusov.
}
duncan-bonuses-next = Ďalší bonus bude váš { $number }. v poradí{ $how ->
    [choice] : ten si vyberiete sami.
    [referee] : pridelí ho vedúci{ $chosen ->
        [0] .
       *[other] ; { $chosen }. si vyberiete sami.
    }
   *[random] : ten sa žrebuje{ $chosen ->
        [0] .
       *[other] ; { $chosen }. si vyberiete sami.
    }
}
duncan-story-question = Otázka { $number }: { $words }{ $state ->
    [closed] {" "}(uzavretá)
    [until] {" "}(odpovedať možno, kým sa neodohrá ťah { $until })
   *[open] {""}
}{ $winner ->
    [none] {""}
   *[other] {" "}— ako prví odpovedali { SEAT($winner) }
}
duncan-story-clue = { $question ->
    [0] Indícia
   *[other] Indícia k otázke { $question }
} (ťah { $turn }): { $words }
duncan-story-verdict = { $verdict ->
    [right] správne
    [wrong] neuznané: počkajte na ďalšie indície
    [again] neuznané: môžete to skúsiť znova
    [refused] neuznané
   *[open] u vedúceho
}{ $said ->
    [0] {""}
   *[other] {" "}— { $words }
}

## Začiatky správ
duncan-news-ended = Hra sa skončila.
duncan-news-captured = { $size ->
    [small] Malá Hromada zlata
   *[large] Veľká Hromada zlata
} je vaša.
duncan-news-pile_lost = { $size ->
    [small] Malá Hromada zlata
   *[large] Veľká Hromada zlata
} je stratená.
duncan-news-lost = u{ $unit } padla.
duncan-news-slain = { $who ->
    [none] Niečo neviditeľné ste zničili.
    [neutral] Zničili ste neutrálnu jednotku.
   *[other] { SEAT($who) } prišli o jednotku.
}
duncan-rest-fell = { $at ->
    [none] Údery sú nižšie.
   *[other] Na poli { $at }; údery sú nižšie.
}
duncan-news-excluded = { SEAT($who) } sú z hry von.
duncan-news-removed = u{ $unit } bola odstránená.
duncan-news-received = Nový bonus.
duncan-news-chosen = Vybraný bonus.
duncan-news-choice = Bonus podľa vášho výberu.
duncan-news-due = Čaká na vás bonus.
duncan-news-awarded = Body za hry.
duncan-news-fined = Odobraté body.
duncan-news-changed = u{ $unit } sa zmenila.
duncan-news-not_first = Otázka { $question }.
duncan-news-portal_found = Cudzí Portál!
duncan-news-pile_found = Zlato!
duncan-news-forgot = Dym.
duncan-news-blinded = Slepí v dyme.
duncan-news-flash = Svetlo!
duncan-news-contested = Hromada ostáva, komu patrila.
duncan-news-emptied = Hromada { $at } je prázdna.
duncan-news-pile_taken = Hromada { $at } zmenila držiteľa.
duncan-news-last = Čaká nás posledný ťah.
duncan-rest-last = Hra sa skončí odohraním ťahu { $turn }; vyhrá, kto bude mať najviac víťazných bodov.
duncan-news-choose = Vyberte si bonus.

## Predmet správy
duncan-subject-ended = hra sa skončila
duncan-subject-captured = hromada { $at } zabratá
duncan-subject-pile_lost = hromada { $at } stratená
duncan-subject-lost = u{ $unit } padla
duncan-subject-slain = zničená cudzia jednotka
duncan-subject-excluded = { SEAT($who) } vylúčení
duncan-subject-received = nový bonus
duncan-subject-portal_found = objavený cudzí Portál
duncan-subject-forgot = polia zabudnuté v dyme
