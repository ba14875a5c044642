# Dice Empires: co říká zpráva pánovi města.

## Nadpisy, sloupce, čísla
dice-empires-heading-welcome = Vítejte
dice-empires-heading-news = Co je důležité
dice-empires-heading-decrees = Rozhodnutí vedoucího
dice-empires-heading-threats = Před vašimi hradbami
dice-empires-heading-failed = Vaše řádky
dice-empires-heading-cities = Města
dice-empires-heading-lords = Závod o reputaci
dice-empires-heading-start = Začátek kola
dice-empires-heading-commands = Příkazy, jak šly za sebou
dice-empires-heading-fights = Bitvy a obléhání, hod za hodem
dice-empires-heading-plunder = Drancování
dice-empires-heading-next = Příští kolo, pokud se nic nezmění
dice-empires-heading-standing = Vaše trvalé příkazy
dice-empires-col-lord = Pán
dice-empires-col-reputation = Rep.
dice-empires-col-people = Lidé
dice-empires-col-part = { $place ->
    [WL] Hradby L
    [T] Radnice
    [C] Kostel
   *[WR] Hradby P
}
dice-empires-col-units = Jednotky
dice-empires-col-note = Kde
dice-empires-total-reputation = reputace
dice-empires-total-people = { $count ->
    [one] člověk
    [few] lidé
   *[other] lidí
}
dice-empires-total-commands = { $count ->
    [one] příkaz
    [few] příkazy
   *[other] příkazů
}
dice-empires-total-dice = { $count ->
    [one] volná kostka
    [few] volné kostky
   *[other] volných kostek
}
dice-empires-total-round = { $count ->
    [one] kolo
    [few] kola
   *[other] kol
}
dice-empires-total-best = reputace toho, kdo vede
dice-empires-lord = { SEAT($who) }
dice-empires-caption = { $place ->
    [WL] hradby
    [WR] hradby
    [OL] cesta
    [OR] cesta
   *[other] { dice-empires-place }
}
dice-empires-on-turn = { $mine ->
    [1] Na tahu jste vy.
   *[other] Na tahu: { SEAT($who) }.
}
dice-empires-city = Město { SEAT($who, case: "gen") }
dice-empires-city-own = Vaše město ({ SEAT($who) })
dice-empires-figure-ruined = zaniklo
dice-empires-figure-neighbour = { $side ->
    [left] soused vlevo
    [right] soused vpravo
   *[both] soused vlevo i vpravo
}
dice-empires-figure-token = začíná
dice-empires-figure-people = { $count ->
    [one] { $count } člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}
dice-empires-both = { $first }; { $second }
dice-empires-nothing = nic
dice-empires-then = { $first } { $second }
dice-empires-picture-legend = Každá kostka je jedna skupina, tečky jsou její lidé. Kostky v řetězech jsou otroci, v barvě své domoviny. Dole je závod o reputaci.
dice-empires-picture-alt = Města a jejich lidé na kostkách; totéž je i v textové části a v tabulkách.
dice-empires-quiet = Všude klid: žádná bitva, žádné obléhání, nikdo nedrancoval ani nehladověl.

## První zpráva
dice-empires-welcome = Jste pánem města { SEAT($who, case: "gen") }. V radnici máte šest lidí (k1); farma, domy i hradby jsou zatím prázdné a pět kostek je volných.
dice-empires-welcome-goal = Vyhrává, kdo první dosáhne { $points } bodů reputace. V 1. kole se nikdo nenarodí a nikdo nejí: farmáři musí být na farmě před 2. kolem.
dice-empires-welcome-walls = { $first ->
    [1] Na vašich hradbách nikdo nestojí a cizí vojsko může přijít hned v prvním kole: přes prázdné hradby vejde bez boje.
   *[other] Před { $first }. kolem nesmí vojsko nikdo vyslat. Na vašich hradbách zatím nikdo nestojí; od toho kola vejde cizí vojsko přes prázdné hradby bez boje.
}
dice-empires-throw = { SEAT($who) }: { $dice } = { $sum }
dice-empires-welcome-token = Žeton začínajícího hráče drží { SEAT($who) }.

## Začátek kola
dice-empires-births = Narodilo se { $born } (v domech { $houses }){ $count ->
    [0] .
   *[other] : { $groups }.
}
dice-empires-unborn = Pro další { $count } není místo.
dice-empires-grown = { $before ->
    [0] nová skupina k{ $die } ({ $after })
   *[other] k{ $die } { $before } → { $after }
}
dice-empires-children = děti otroků { SEAT($who, case: "gen") } ({ $people })
dice-empires-food = Jídlo { $farmers } × 3 = { $food }, lidí { $eaters }: { $hungry ->
    [0] { $surplus ->
        [1] přebytek, +1 reputace
       *[other] právě dost
    }
    [one] hladem zahynul { $hungry }
    [few] hladem zahynuli { $hungry }
   *[other] hladem zahynulo { $hungry }
}.
dice-empires-starved = { $group } ({ $place }) −{ $people }.
dice-empires-counted = { $number ->
    [one] { $number } příkaz
    [few] { $number } příkazy
   *[other] { $number } příkazů
} (radnice { $hall }).

## Vlastní řádky, které nešlo provést
dice-empires-line = { $what ->
    [move] přesuň { $group } → { $to }
    [transfer] přeřaď { $people } z { $group } → { $to }
    [split] odděl { $people } z { $group } → { $to }
    [send] pošli { $people ->
        [0] {""}
       *[other] { $people } z{" "}
    }{ $group } { $to }
    [recall] odvolej { $group }
   *[other] pas
}
dice-empires-side = { $side ->
    [L] vlevo
   *[R] vpravo
}
dice-empires-skipped = Řádek { $order } ({ $said }) nešlo provést: { $reason ->
    [gone] ta kostka je volná
    [none] taková skupina tam nebyla
    [here] skupina tam už byla
    [peace] vojsko zatím nesmí vyslat nikdo
    [barracks] skupina nebyla v kasárnách
    [outside] skupina je na cestě
    [home] skupina není na cestě
    [full] nebylo místo
    [no-die] nebyla volná kostka ani skupina, ke které by se přidali
    [slaves] otroky lze jen přesouvat
    [workplaces] otroci smějí být jen v domech, na farmě nebo v radnici
    [apart] skupiny nebyly obě ve městě nebo na téže cestě
    [same] je to tatáž skupina
    [alone] soused už není
   *[condition] podmínka nebyla splněna
}. Na řadu přišel další.

## Boje
dice-empires-battle = { $new ->
    [0] Bitva pokračuje:
   *[other] Bitva:
} { SEAT($one) } proti { SEAT($other, case: "dat") }
dice-empires-siege = Obléhání: { SEAT($one) } u { $wall ->
    [left] levých
   *[right] pravých
} hradeb { SEAT($other, case: "gen") }
dice-empires-conversion = Konvertování: { SEAT($who) }, otroci { SEAT($origin, case: "gen") } ({ $place })
dice-empires-fighter = { SEAT($who) }: { $sort ->
    [garrison] { $units ->
        [one] { $units } člověk na hradbách
        [few] { $units } lidé na hradbách
       *[other] { $units } lidí na hradbách
    }
   *[units] { $units ->
        [one] { $units } jednotka
        [few] { $units } jednotky
       *[other] { $units } jednotek
    }
}{ $again ->
    [0] {""}
   *[other] , první hod { $first }
}
dice-empires-thrower = { SEAT($who) }{ $again ->
    [0] {""}
   *[other] , první hod { $first }
}
dice-empires-battle-result = { $loser ->
    [no] Nerozhodně: nikdo nepadl, obě vojska zůstávají na cestě.
   *[other] { $captured ->
        [0] { SEAT($loser) } ztratili { $killed }; { $halted ->
            [0] nezbyl jim nikdo
           *[other] obě vojska zůstávají na cestě
        }.
       *[other] { SEAT($winner) } vzali do otroctví { $captured }{ $killed ->
            [0] {""}
           *[other] {" "}a zabili { $killed }
        }; vítězové se s nimi vrátili domů.
    }{ $point ->
        [0] {""}
       *[other] {" "}+1 reputace: { SEAT($winner) }.
    }
}
dice-empires-siege-result = { $loser ->
    [no] Nerozhodně: nikdo nepadl, obléhání pokračuje.
   *[other] { SEAT($loser) } ztratili { $lost }. { $open ->
        [0] Obléhání pokračuje.
       *[other] Hradby už nikdo nebrání.
    }
}
dice-empires-conversion-result = { $done ->
    [0] Bylo třeba víc než { $people }: nic se nemění.
   *[other] { $converted ->
        [one] Občanem se stal { $converted }
        [few] Občany se stali { $converted }
       *[other] Občany se stalo { $converted }
    }{ $left ->
        [0] .
        [one] , { $left } nenašel místo a zůstává v otroctví.
        [few] , { $left } nenašli místo a zůstávají v otroctví.
       *[other] , { $left } nenašlo místo a zůstává v otroctví.
    }
}

## Drancování
dice-empires-raid = { SEAT($who) } ve městě { SEAT($of, case: "gen") }, přes { $side ->
    [L] pravé
   *[R] levé
} hradby
dice-empires-entered = { $found ->
    [0] nikdo tu nebyl
   *[other] { $strokes }
}{ $left ->
    [0] {""}
   *[other] {" "}(zbývá { $left })
}
dice-empires-freed = osvobozeni vlastní lidé: { $people }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost ->
        [one] { $lost } doma nenašel místo
        [few] { $lost } doma nenašli místo
       *[other] { $lost } doma nenašlo místo
    })
}
dice-empires-raid-end = +{ $points } k reputaci; { $rests ->
    [0] vojsko je opět za hradbami města.
   *[other] vojsko se vrátilo do kasáren{ $taken ->
        [0] {""}
       *[other] {" "}s otroky ({ $taken })
    }.
}

## Zprávy
dice-empires-news-ended = Hra skončila.
dice-empires-news-ruined = Zánik města: { SEAT($who) }.
dice-empires-news-raided = { SEAT($who) } drancovali vaše město.
dice-empires-news-raid = Drancovali jste město { SEAT($of, case: "gen") }: +{ $points }.
dice-empires-news-raid-seen = { SEAT($who) } drancovali město { SEAT($of, case: "gen") }.
dice-empires-news-freed = Vaši lidé jsou svobodní: +1.
dice-empires-news-liberated = Vaši otroci byli osvobozeni.
dice-empires-news-battle-won = Vyhraná bitva.
dice-empires-news-battle-lost = Prohraná bitva.
dice-empires-news-battle-drawn = Nerozhodná bitva.
dice-empires-news-battle-seen = Bitva.
dice-empires-news-siege-won = Vyhrané obléhání.
dice-empires-news-siege-lost = Prohrané obléhání.
dice-empires-news-siege-drawn = Nerozhodné obléhání.
dice-empires-news-siege-seen = Obléhání.
dice-empires-news-converted = Z otroků jsou občané.
dice-empires-news-hunger = Hlad ve vašem městě.
dice-empires-news-surplus = Přebytek jídla: +1.
dice-empires-news-sent = K vašim { $side ->
    [L] pravým
   *[R] levým
} hradbám přichází vojsko.
dice-empires-subject-ended = hra skončila
dice-empires-subject-ruined = zánik města: { SEAT($who) }
dice-empires-subject-raided = drancovali vás { SEAT($who) }
dice-empires-subject-raid = +{ $points } za drancování
dice-empires-subject-freed = vaši lidé jsou svobodní
dice-empires-subject-battle-won = vyhraná bitva
dice-empires-subject-battle-lost = prohraná bitva
dice-empires-subject-siege-won = vyhrané obléhání
dice-empires-subject-siege-lost = prohrané obléhání
dice-empires-subject-hunger = hlad
dice-empires-ended = { $reason ->
    [reputation] Cíle je dosaženo.
    [last] Zbylo jediné město.
    [limit] Odehrálo se poslední kolo.
   *[nobody] Nikdo nezbyl.
}{ $count ->
    [0] {" "}Nikdo nevyhrál.
    [one] {" "}Vítěz: { SEAT($winners) }.
   *[other] {" "}O vítězství se dělí: { SEAT($winners) }.
}

## Co přijde
dice-empires-ahead-commands = { $count ->
    [one] { $count } příkaz
    [few] { $count } příkazy
   *[other] { $count } příkazů
} (radnice { $hall }).
dice-empires-ahead-left = V tomto kole vám { $count ->
    [one] zbývá { $count } příkaz
    [few] zbývají { $count } příkazy
   *[other] zbývá { $count } příkazů
}.
dice-empires-ahead-convert = Na konci tohoto kola se pokusíte konvertovat otroky { SEAT($who, case: "gen") }; odvoláte to řádkem „konvertuj nikdy“.
dice-empires-ahead-peace = Před { $first }. kolem nesmí vojsko nikdo vyslat. Na vašich hradbách je teď: vlevo { $left }, vpravo { $right }.
dice-empires-ahead-first = V 1. kole se nikdo nenarodí a nikdo nejí; od 2. kola každý farmář nakrmí tři lidi.
dice-empires-ahead-hunger = Narodí se { $births }, potom jídlo { $food }, lidí { $mouths }: hladem { $count ->
    [few] zahynou { $count }
   *[other] zahyne { $count }
}.
dice-empires-ahead-enough = Narodí se { $births }, potom jídlo { $food }, lidí { $mouths }: právě dost.
dice-empires-ahead-surplus = Narodí se { $births }, potom jídlo { $food }, lidí { $mouths }: přebytek, +1 reputace.
dice-empires-ahead-dice = { $count ->
    [0] Žádná kostka není volná.
   *[other] Volné kostky: { $dice }.
}
dice-empires-threat = { $side ->
    [L] Vlevo
   *[R] Vpravo
}: { $units ->
    [one] { $units } jednotka
    [few] { $units } jednotky
   *[other] { $units } jednotek
} { SEAT($who, case: "gen") }; lidí na vašich hradbách: { $walls }{ $own ->
    [0] {""}
   *[other] , vaše jednotky na cestě: { $own }
}.

## Trvalé příkazy
dice-empires-choice = { $choice ->
    [births] Děti
    [slaveborn] Děti otroků
    [starve] Kdo hladoví
    [convert] Konvertování
    [plan] Plán na kola bez dopisu
    [reroll] Hod navíc
    [losses] Vlastní ztráty
    [plunder] Drancování
    [take] Při drancování
    [targets] Kdo v části města
   *[captives] Po vyhrané bitvě
}
dice-empires-in-force-births = { $count ->
    [0] nejdřív nejplnější skupina
   *[other] { $dice }, potom nejplnější skupina
}
dice-empires-in-force-slaveborn = { $become ->
    [slaves] otroci
   *[citizens] občané
}
dice-empires-in-force-starve = { $count ->
    [0] otroci, kostel, kasárny, domy, hradby, radnice, farma
   *[other] { $order }, potom jako obvykle
}
dice-empires-hungry = { $who }{ $most ->
    [0] {""}
   *[other] {" "}(nejvýš { $most })
}
dice-empires-all-slaves = otroci
dice-empires-in-force-convert = { $on ->
    [0] jen na příkaz
   *[other] každé kolo, největší skupina, která má šanci
}
dice-empires-in-force-plan = { $count ->
    [0] žádný
    [one] { $count } řádek
    [few] { $count } řádky
   *[other] { $count } řádků
}
dice-empires-in-force-reroll = { $mode ->
    [always] vždy
    [never] nikdy
    [behind] když prohráváte
   *[most] po hodu nejvýš { $most }
}
dice-empires-in-force-losses = { $by ->
    [largest] nejdřív největší skupina
    [dice] nejdřív { $dice }
   *[smallest] nejdřív nejmenší skupina
}
dice-empires-in-force-plunder = { $way ->
    [no] zůstat venku
    [until] vstoupit, ale ne dál než: { $until }
   *[yes] vstoupit, až do konce
}
dice-empires-in-force-take = { $enslave ->
    [0] zabíjet
   *[other] { $most ->
        [0] brát otroky
       *[other] zotročit { $most }, potom zabíjet
    }
}
dice-empires-in-force-targets = { $by ->
    [largest] nejdřív největší skupina
    [slaves] nejdřív otroci
    [citizens] nejdřív občané
   *[smallest] nejdřív nejmenší skupina
}
dice-empires-in-force-captives = { $take ->
    [0] zabíjet
   *[other] brát zajatce, kde to jde
}
