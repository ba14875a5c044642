# Duncan: co říká zpráva týmu.

## Nadpisy a sloupce
duncan-heading-start = Vítejte
duncan-heading-news = Hlavní události
duncan-heading-failed = Rozkazy, z nichž nic nebylo
duncan-heading-rules = Změna pravidel
duncan-heading-map = Podzemí
duncan-heading-units = Vaše jednotky
duncan-heading-fights = Souboje, úder za úderem
duncan-heading-seen = Cizí v dohledu
duncan-heading-points = Body
duncan-heading-shop = Ceny právě teď
duncan-heading-piles = Hromady zlata
duncan-heading-explored = Průzkum
duncan-heading-bonuses = Bonusy
duncan-heading-story = Příběh
duncan-heading-notes = Vaše poznámky
duncan-col-unit = Jedn.
duncan-col-cell = Pole
duncan-col-strength = Síla
duncan-col-speed = Rychl.
duncan-col-sight = Dohled
duncan-col-lives = Životy
duncan-col-carries = Bonusy, poznámky
duncan-col-upgrade = Vylepšení
duncan-col-whose = Tým
duncan-col-notes = Kde od vás
duncan-col-pile = Hromada
duncan-col-size = Velikost
duncan-col-holder = Drží
duncan-col-gained = Získáno
duncan-col-seen = Naposled viděna
duncan-col-where = Kde
duncan-col-note = Poznámka
duncan-col-points = Body
duncan-col-score = Vítězné body
duncan-col-team = Tým
duncan-col-spent = Nákupní body
duncan-col-won = Vítězné body
duncan-col-question = Č.
duncan-col-answer = Vaše odpověď
duncan-col-verdict = Verdikt
duncan-total-score = { $count ->
    [one] vítězný bod
    [few] vítězné body
   *[other] vítězných bodů
}
duncan-total-points = { $count ->
    [one] nákupní bod
    [few] nákupní body
   *[other] nákupních bodů
}
duncan-total-units = { $count ->
    [one] jednotka
    [few] jednotky
   *[other] jednotek
}
duncan-total-turns = { $count ->
    [one] odehraný tah
    [few] odehrané tahy
   *[other] odehraných tahů
}
duncan-total-explored = prozkoumáno
duncan-map-legend = Štítek „1 | 2“ je vaše jednotka u1 se silou 2. Cizí jednotky jsou vidět jen tam, kam teď dohlédnete, Hromady zlata tak, jak jste je viděli naposled.
duncan-map-alt = Podzemí po tahu { $turn }; všechno, co je na mapě, je i v tabulkách níže.
duncan-quiet = Klidný tah: žádný souboj, žádná Hromada zlata nepřibyla ani neubyla.

## První zpráva
duncan-start-team = Jste { SEAT($who) }. Váš Portál stojí na poli { $at } a máte { $count ->
    [one] jeden nákupní bod
    [few] { $count } nákupní body
   *[other] { $count } nákupních bodů
}.
duncan-start-buy = Vyvolejte první jednotky na polích kolem Portálu: první stojí 2 body, druhá 4, třetí 6 a tak dál. Nová jednotka má Sílu 1, Rychlost 1 a Dohled 1 a poslouchá od příštího tahu. Vylepšování je nejlevnější hned u Portálu, jinde stojí dvakrát tolik.
duncan-start-goal = Hledejte Hromady zlata a zabírejte je: na konci každého tahu dává malá svému držiteli { $small ->
    [one] { $small } vítězný bod
    [few] { $small } vítězné body
   *[other] { $small } vítězných bodů
} a velká { $large }{ $factor ->
    [1] {""}
    [2] ; dvakrát tolik, když na ní stojí jeho jednotka
   *[other] ; { $factor }krát tolik, když na ní stojí jeho jednotka
}. Po tahu { $turns } vyhrává, kdo má vítězných bodů nejvíc.
duncan-start-fight = Jednotky různých týmů na sousedních polích spolu bojují samy, rychlejší dříve. Dvě jednotky na jednom poli bojují vždy, i když jsou obě vaše.
duncan-start-story = Rozkazy jsou seznam a plní se v tom pořadí, v jakém je napíšete; dokud se tah neodehraje, můžete si je zobrazit i zrušit. Otázky k příběhu přicházejí dopisem kdykoli a první správná odpověď vynese bonus.

## Slůvka do tabulek
duncan-whose = { $who ->
    [neutral] Neutrální
   *[other] { SEAT($who) }
}
duncan-param = { $param ->
    [strength] síla
    [speed] rychlost
   *[sight] dohled
}
duncan-bonus = { $bonus ->
    [strength] zvýšení síly
    [speed] zvýšení rychlosti
    [sight] zvýšení dohledu
    [regeneration] regenerace životů
    [invisibility] neviditelnost
    [leech] vysávání životů
    [quick] rychle se trénující
    [flash] záblesk
   *[smoke] dýmavnice
}
duncan-bonus-held = { duncan-bonus }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
duncan-unit-new = nová
duncan-unit-note = „{ $note }“
duncan-unit-dead = padla
duncan-units-none = Nemáte žádnou jednotku. Vyvolejte ji u svého Portálu.
duncan-unit-named = { $seen ->
    [nobody] něco neviditelného
    [own] u{ $unit }
    [neutral] neutrální jednotka{ $at ->
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
    [1] hned vedle { $units }
   *[other] { CELLS($steps) } od { $units }
}
duncan-portal-of = Portál { SEAT($who, case: "gen") }
duncan-pile-size = { $size ->
    [small] malá
   *[large] velká
}
duncan-pile-own = vy
duncan-pile-holder = { $who ->
    [neutral] nikdo
   *[other] { SEAT($who) }
}
duncan-pile-empty = prázdná
duncan-seen-now = teď
duncan-seen-turn = tah { $turn }
duncan-team-excluded = vyloučeni v tahu { $turn }

## Souboje
duncan-fight-title = { $own ->
    [0] { $against ->
        [unseen] Něco neviditelného
        [neutral] Neutrální jednotka
       *[teams] { SEAT($foes) }
    } v souboji, který jste zahlédli
   *[other] { $units } proti { $against ->
        [own] sobě navzájem
        [unseen] něčemu neviditelnému
        [neutral] neutrální jednotce
       *[teams] { SEAT($foes, case: "dat") }
    }
}
duncan-fight-when = { $round ->
    [1] { $tier }. úder
   *[other] { $round }. kolo, { $tier }. úder
}
duncan-fight-blow = { $striker } → { $target }
duncan-fight-damage = { $count ->
    [one] 1 zranění
   *[other] { $count } zranění
}
duncan-fight-hurt = { $it } teď
duncan-fight-left = síla { $fell ->
    [0] { $strength }
   *[other] { $before } → { $strength }
}{ $wounds ->
    [0] {""}
   *[other] , { $wounds } zranění
}
duncan-fight-fell = { $it } padá{ $count ->
    [0] {""}
   *[other] {" "}a s ní { $bonuses }
}
duncan-fight-leeched = { $it } vysává { $count ->
    [one] jeden život
    [few] { $count } životy
   *[other] { $count } životů
}
duncan-fight-result = { $own ->
    [0] Jen jste přihlíželi.
   *[other] { $lost ->
        [0] Nikoho jste neztratili
        [one] Ztratili jste jednu jednotku
        [few] Ztratili jste { $lost } jednotky
       *[other] Ztratili jste { $lost } jednotek
    }{ $slain ->
        [0] .
        [one] {" "}a jednu zničili.
        [few] {" "}a { $slain } zničili.
       *[other] {" "}a { $slain } zničili.
    }
}

## Body, ceny, pole
duncan-points-before = Před tahem
duncan-points-left = Zbývá
duncan-score-now = Celkem
duncan-points-referee = od vedoucího
duncan-spent-upgraded = u{ $unit }: { duncan-param } { $value }{ $away ->
    [0] {""}
   *[other] {" "}(mimo Portál)
}
duncan-spent-summoned = nová jednotka u{ $unit } na { $at }
duncan-spent-allowance = příjem za tah
duncan-spent-awarded = body za hry{ $said ->
    [0] {""}
   *[other] : { $words }
}
duncan-won-income = { $size ->
    [small] Malá
   *[large] Velká
} Hromada { $at }{ $standing ->
    [0] {""}
   *[other] {" "}(stojí na ní vaše jednotka: ×{ $factor })
}
duncan-points-waiting = S tahem { $turn } přibude { $points ->
    [one] 1 nákupní bod
    [few] { $points } nákupní body
   *[other] { $points } nákupních bodů
}{ $said ->
    [0] .
   *[other] {" "}({ $words }).
}
duncan-shop-unit = Další jednotka stojí { $price ->
    [one] 1 bod
    [few] { $price } body
   *[other] { $price } bodů
}{ $more ->
    [0] : tolik nemáte.
    [one] ; vaše body stačí na jednu.
    [few] ; vaše body stačí na { $more }, každou o 2 dražší.
   *[other] ; vaše body stačí na { $more }, každou o 2 dražší.
}
duncan-shop-squares = { $count ->
    [0] { $hidden ->
        [0] U Portálu { $portal } teď není volné žádné pole.
        [one] U Portálu { $portal } nevíte o žádném volném poli; jedno jste ještě neobjevili.
        [few] U Portálu { $portal } nevíte o žádném volném poli; { $hidden } jste ještě neobjevili.
       *[other] U Portálu { $portal } nevíte o žádném volném poli; { $hidden } jste jich ještě neobjevili.
    }
   *[other] { $count ->
        [one] U Portálu { $portal } je teď volné: { $squares }
       *[other] U Portálu { $portal } jsou teď volná: { $squares }
    }{ $hidden ->
        [0] .
        [one] {""}; jedno jste ještě neobjevili.
        [few] {""}; { $hidden } jste ještě neobjevili.
       *[other] {""}; { $hidden } jste jich ještě neobjevili.
    }
}
duncan-shop-upgrade = Vylepšení o 1 stojí síla + rychlost + dohled − 2, mimo Portál dvakrát tolik; v tabulce jednotek je cena tam, kde která stojí, v závorce cena u Portálu.
duncan-ground-new = { $count ->
    [one] Jedno nové pole: { $squares }.
    [few] { $count } nová pole: { $squares }.
   *[other] { $count } nových polí: { $squares }.
}
duncan-ground-forgotten = { $count ->
    [one] Jedno pole zapomenuto v dýmu: { $squares }. Dokud ho zase někdo neuvidí, nelze na ně vstoupit.
    [few] { $count } pole zapomenuta v dýmu: { $squares }. Dokud je zase někdo neuvidí, nelze na ně vstoupit.
   *[other] { $count } polí zapomenuto v dýmu: { $squares }. Dokud je zase někdo neuvidí, nelze na ně vstoupit.
}
duncan-rule-changed = { $option } = { $value }: { $rule }.

## Bonusy a příběh
duncan-bonuses-stock = V zásobě: { $bonuses }.
duncan-bonuses-none = V zásobě nic.
duncan-bonuses-choose = { $count ->
    [one] Můžete si vybrat bonus: napište „vyber“ a jeho druh.
    [few] Můžete si vybrat { $count } bonusy: napište „vyber“ a jejich druhy.
   *[other] Můžete si vybrat { $count } bonusů: napište „vyber“ a jejich druhy.
}
duncan-bonuses-due = { $count ->
    [one] Vedoucí vám ještě dluží jeden bonus.
    [few] Vedoucí vám ještě dluží { $count } bonusy.
   *[other] Vedoucí vám ještě dluží { $count } bonusů.
}
duncan-bonuses-next = Příští bonus bude váš { $number }. v pořadí{ $how ->
    [choice] : ten si vyberete sami.
    [referee] : přidělí ho vedoucí{ $chosen ->
        [0] .
       *[other] ; { $chosen }. si vyberete sami.
    }
   *[random] : ten se losuje{ $chosen ->
        [0] .
       *[other] ; { $chosen }. si vyberete sami.
    }
}
duncan-story-question = Otázka { $number }: { $words }{ $state ->
    [closed] {" "}(uzavřena)
    [until] {" "}(odpovídat lze, dokud se neodehraje tah { $until })
   *[open] {""}
}{ $winner ->
    [none] {""}
   *[other] {" "}— jako první odpověděli { SEAT($winner) }
}
duncan-story-clue = { $question ->
    [0] Indicie
   *[other] Indicie k otázce { $question }
} (tah { $turn }): { $words }
duncan-story-verdict = { $verdict ->
    [right] správně
    [wrong] neuznáno: vyčkejte dalších indicií
    [again] neuznáno: můžete to zkusit znovu
    [refused] neuznáno
   *[open] u vedoucího
}{ $said ->
    [0] {""}
   *[other] {" "}— { $words }
}

## Začátky zpráv
duncan-news-ended = Hra skončila.
duncan-news-captured = { $size ->
    [small] Malá Hromada zlata
   *[large] Velká Hromada zlata
} je vaše.
duncan-news-pile_lost = { $size ->
    [small] Malá Hromada zlata
   *[large] Velká Hromada zlata
} je ztracena.
duncan-news-lost = u{ $unit } padla.
duncan-news-slain = { $who ->
    [none] Něco neviditelného jste zničili.
    [neutral] Zničili jste neutrální jednotku.
   *[other] { SEAT($who) } přišli o jednotku.
}
duncan-rest-fell = { $at ->
    [none] Údery jsou níže.
   *[other] Na poli { $at }; údery jsou níže.
}
duncan-news-excluded = { SEAT($who) } jsou ze hry venku.
duncan-news-removed = u{ $unit } byla odstraněna.
duncan-news-received = Nový bonus.
duncan-news-chosen = Vybraný bonus.
duncan-news-choice = Bonus podle vašeho výběru.
duncan-news-due = Čeká na vás bonus.
duncan-news-awarded = Body za hry.
duncan-news-fined = Odebrané body.
duncan-news-changed = u{ $unit } se změnila.
duncan-news-not_first = Otázka { $question }.
duncan-news-portal_found = Cizí Portál!
duncan-news-pile_found = Zlato!
duncan-news-forgot = Dým.
duncan-news-blinded = Slepí v dýmu.
duncan-news-flash = Světlo!
duncan-news-contested = Hromada zůstává, komu patřila.
duncan-news-emptied = Hromada { $at } je prázdná.
duncan-news-pile_taken = Hromada { $at } změnila držitele.
duncan-news-last = Čeká nás poslední tah.
duncan-rest-last = Hra skončí odehráním tahu { $turn }; vyhraje, kdo bude mít nejvíc vítězných bodů.
duncan-news-choose = Vyberte si bonus.

## Předmět zprávy
duncan-subject-ended = hra skončila
duncan-subject-captured = hromada { $at } zabrána
duncan-subject-pile_lost = hromada { $at } ztracena
duncan-subject-lost = u{ $unit } padla
duncan-subject-slain = zničená cizí jednotka
duncan-subject-excluded = { SEAT($who) } vyloučeni
duncan-subject-received = nový bonus
duncan-subject-portal_found = objeven cizí Portál
duncan-subject-forgot = pole zapomenutá v dýmu
