# Duncan: čo sa od rozkazov čaká.
duncan-plan-raise = Cena { $sum } ({ $near ->
    [0] mimo Portálu
   *[other] pri Portáli
}), { $left ->
    [one] zostane 1 bod
    [few] zostanú { $left } body
   *[other] zostane { $left } bodov
}; { duncan-param } potom { $value }.
duncan-plan-raise-unpaid = { $paid ->
    [0] Stojí to { $price }
   *[other] Zaplatiť sa dá len { $paid } z { $times }: ďalšie stojí { $price }
} a { $spent ->
    [0] bodov máte { $left }
   *[other] bodov zostáva { $left }, lebo rozkazy vykonané skôr stoja { $spent }: na poradí riadkov záleží
}. Ak body nepribudnú, nič z toho nebude.
duncan-plan-summon = Cena { $price } pri { $owned ->
    [one] 1 jednotke
   *[other] { $owned } jednotkách
}; zostane asi { $left }.
duncan-plan-summon-unpaid = Stojí to { $price } a { $spent ->
    [0] bodov máte { $left }
   *[other] bodov zostáva { $left }, lebo vylepšenia a skoršie riadky stoja { $spent }: na poradí riadkov záleží
}. Ak body nepribudnú, nič z toho nebude.
duncan-plan-summon-else = Ak bude { $first } obsadené: na { $others }.
duncan-plan-summon-own = Podľa toho, čo vieme, tam bude stáť u{ $unit }: pole { $at } by nebolo voľné.
duncan-plan-summon-foreign = Na { $at } teraz stojí { $who ->
    [neutral] neutrálna jednotka
   *[other] { SEAT($who) }
}: ak neodídu, pole nebude voľné.
duncan-plan-move = { $cost }, rýchlosť { $speed } stačí.
duncan-plan-move-far = { $cost }, na rýchlosť { $speed } príliš ďaleko: u{ $unit } by zostala, kde je. Došla by na { $nearest }.
duncan-plan-move-no-way = Na { $to } nevedie po objavených poliach žiadna cesta: jednotka by zostala, kde je.
duncan-plan-meets = Vedľa { SEAT($who, case: "gen") }: { $count ->
    [one] ak tam jednotka zostane
    [few] ak tam { $count } jednotky zostanú
   *[other] ak tam { $count } jednotiek zostane
}, dôjde k súboju.
duncan-plan-meets-neutral = Vedľa { $count ->
    [one] neutrálnej jednotky
   *[other] { $count } neutrálnych jednotiek
}: dôjde k súboju.
duncan-plan-meets-own = Na { $at } bude aj { $units }: jednotky na jednom poli bojujú, aj keď sú všetky vaše.
duncan-plan-meets-new = Na { $at } bude aj { $units }: jedna z nich je nová, preto v tomto ťahu nebojujú, v budúcom však áno.
duncan-plan-pile = { $size ->
    [small] Malá Hromada zlata
   *[large] Veľká Hromada zlata
}: kým ju držíte a stojíte na nej, dáva { $points ->
    [one] 1 víťazný bod
    [few] { $points } víťazné body
   *[other] { $points } víťazných bodov
} za ťah.
duncan-plan-gift = { $bonus ->
    [strength] Sila { $value }, už v tomto ťahu.
    [speed] Rýchlosť { $value }, už v tomto ťahu.
    [sight] Dohľad { $value }, už v tomto ťahu.
    [regeneration] Každý ťah si vylieči { $value ->
        [one] jeden život
        [few] { $value } životy
       *[other] { $value } životov
    }.
    [invisibility] Žiadny iný tím ju už neuvidí.
    [leech] Za každé { $damage } zranenia, ktoré v súboji spôsobí, si vylieči jeden život.
   *[quick] Mimo Portálu ju vylepšenia vyjdú { $value ->
        [one] o 2 lacnejšie
       *[other] lacnejšie, o 2 za každý z jej { $value } bonusov
    }, nikdy však lacnejšie než pri Portáli.
} Po odohraní ťahu sa to už nedá vziať späť.
duncan-plan-bonus-none = { $stock ->
    [0] Taký bonus nemáte: { duncan-bonus }.
   *[other] Už nezostáva: { duncan-bonus }, v zásobe { $stock }, spotrebovali ho riadky vyššie.
}
duncan-plan-flash = V 3. fáze objavíte všetko do 3 polí, aj za stenami, { $units ->
    [0] jednotky však nie
   *[other] aj s jednotkami
}.
duncan-plan-flash-smoked = Vaša vlastná dymovnica vám v tomto ťahu časť záblesku zase vezme.
duncan-plan-smoke = { $mode ->
    [blind] V 3. fáze žiadna jednotka neuvidí polia do vzdialenosti 5, ani vaše.
   *[forget] V 3. fáze všetci zabudnú všetko do 5 polí, vy tiež; čo potom vaše jednotky uvidia, zase poznáte.
}
duncan-plan-choose = V poslednej fáze; použiť ho môžete od budúceho ťahu.
duncan-plan-choose-none = Teraz nemáte čo vyberať; platí to, len ak vám výber pribudne v tomto ťahu.
duncan-plan-note = Uvidí to len váš tím.
duncan-plan-note-away = Poznámka zmizne, keď sa ťah odohrá.
duncan-plan-answer = K otázke { $question }; odovzdávame vedúcemu hneď, na ťah to nečaká.
duncan-plan-bug = Odovzdávame vedúcemu hneď. Ďakujeme.
duncan-plan-award = Pripíše sa s ťahom { $turn }.
