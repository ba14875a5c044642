# Duncan: co se od rozkazů čeká.
duncan-plan-raise = Cena { $sum } ({ $near ->
    [0] mimo Portál
   *[other] u Portálu
}), { $left ->
    [one] zbude 1 bod
    [few] zbudou { $left } body
   *[other] zbude { $left } bodů
}; { duncan-param } pak { $value }.
duncan-plan-raise-unpaid = { $paid ->
    [0] Stojí to { $price }
   *[other] Zaplatit lze jen { $paid } z { $times }: další stojí { $price }
} a { $spent ->
    [0] bodů máte { $left }
   *[other] bodů zbývá { $left }, protože rozkazy provedené dřív stojí { $spent }: na pořadí řádků záleží
}. Nepřibudou-li body, nic z toho nebude.
duncan-plan-summon = Cena { $price } při { $owned ->
    [one] 1 jednotce
   *[other] { $owned } jednotkách
}; zbude asi { $left }.
duncan-plan-summon-unpaid = Stojí to { $price } a { $spent ->
    [0] bodů máte { $left }
   *[other] bodů zbývá { $left }, protože vylepšení a dřívější řádky stojí { $spent }: na pořadí řádků záleží
}. Nepřibudou-li body, nic z toho nebude.
duncan-plan-summon-else = Bude-li { $first } obsazeno: na { $others }.
duncan-plan-summon-own = Podle toho, co víme, tam bude stát u{ $unit }: pole { $at } by nebylo volné.
duncan-plan-summon-foreign = Na { $at } teď stojí { $who ->
    [neutral] neutrální jednotka
   *[other] { SEAT($who) }
}: pokud neodejdou, pole nebude volné.
duncan-plan-move = { $cost }, rychlost { $speed } stačí.
duncan-plan-move-far = { $cost }, na rychlost { $speed } příliš daleko: u{ $unit } by zůstala, kde je. Došla by na { $nearest }.
duncan-plan-move-no-way = Na { $to } nevede po objevených polích žádná cesta: jednotka by zůstala, kde je.
duncan-plan-meets = Vedle { SEAT($who, case: "gen") }: { $count ->
    [one] zůstane-li tam jednotka
    [few] zůstanou-li tam { $count } jednotky
   *[other] zůstane-li tam { $count } jednotek
}, dojde k souboji.
duncan-plan-meets-neutral = Vedle { $count ->
    [one] neutrální jednotky
   *[other] { $count } neutrálních jednotek
}: dojde k souboji.
duncan-plan-meets-own = Na { $at } bude i { $units }: jednotky na jednom poli spolu bojují, i když jsou všechny vaše.
duncan-plan-meets-new = Na { $at } bude i { $units }: jedna z nich je nová, proto v tomto tahu nebojují, v příštím ale ano.
duncan-plan-pile = { $size ->
    [small] Malá Hromada zlata
   *[large] Velká Hromada zlata
}: dokud ji držíte a stojíte na ní, dává { $points ->
    [one] 1 vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
} za tah.
duncan-plan-gift = { $bonus ->
    [strength] Síla { $value }, už v tomto tahu.
    [speed] Rychlost { $value }, už v tomto tahu.
    [sight] Dohled { $value }, už v tomto tahu.
    [regeneration] Každý tah si vyléčí { $value ->
        [one] jeden život
        [few] { $value } životy
       *[other] { $value } životů
    }.
    [invisibility] Žádný jiný tým ji už neuvidí.
    [leech] Za každá { $damage } zranění, která v souboji způsobí, si vyléčí jeden život.
   *[quick] Mimo Portál ji vylepšení vyjdou { $value ->
        [one] o 2 levněji
       *[other] levněji, o 2 za každý z jejích { $value } bonusů
    }, nikdy ale levněji než u Portálu.
} Po odehrání tahu už to nejde vzít zpět.
duncan-plan-bonus-none = { $stock ->
    [0] Takový bonus nemáte: { duncan-bonus }.
   *[other] Už nezbývá: { duncan-bonus }, v zásobě { $stock }, spotřebovaly ho řádky výše.
}
duncan-plan-flash = Ve 3. fázi objevíte všechno do 3 polí, i za zdmi, { $units ->
    [0] jednotky ale ne
   *[other] i s jednotkami
}.
duncan-plan-flash-smoked = Vaše vlastní dýmavnice vám v tomto tahu část záblesku zase vezme.
duncan-plan-smoke = { $mode ->
    [blind] Ve 3. fázi žádná jednotka neuvidí pole do vzdálenosti 5, ani vaše.
   *[forget] Ve 3. fázi všichni zapomenou vše do 5 polí, vy také; co pak vaše jednotky uvidí, zase znáte.
}
duncan-plan-choose = V poslední fázi; použít ho můžete od příštího tahu.
duncan-plan-choose-none = Teď nemáte co vybírat; platí to, jen pokud vám výběr přibude v tomto tahu.
duncan-plan-note = Uvidí to jen váš tým.
duncan-plan-note-away = Poznámka zmizí, až se tah odehraje.
duncan-plan-answer = K otázce { $question }; předáváme vedoucímu hned, na tah to nečeká.
duncan-plan-bug = Předáváme vedoucímu hned. Děkujeme.
duncan-plan-award = Připíše se s tahem { $turn }.
