# Dice Empires: čo hovorí správa pánovi mesta.

## Nadpisy, stĺpce, čísla
dice-empires-heading-welcome = Vitajte
dice-empires-heading-news = Čo je dôležité
dice-empires-heading-decrees = Rozhodnutia vedúceho
dice-empires-heading-threats = Pred vašimi hradbami
dice-empires-heading-failed = Vaše riadky
dice-empires-heading-cities = Mestá
dice-empires-heading-lords = Preteky o reputáciu
dice-empires-heading-start = Začiatok kola
dice-empires-heading-commands = Príkazy, ako išli za sebou
dice-empires-heading-fights = Bitky a obliehania, hod za hodom
dice-empires-heading-plunder = Drancovanie
dice-empires-heading-next = Ďalšie kolo, ak sa nič nezmení
dice-empires-heading-standing = Vaše trvalé príkazy
dice-empires-col-lord = Pán
dice-empires-col-reputation = Rep.
dice-empires-col-people = Ľudia
dice-empires-col-part = { $place ->
    [WL] Hradby Ľ
    [T] Radnica
    [C] Kostol
   *[WR] Hradby P
}
dice-empires-col-units = Jednotky
dice-empires-col-note = Kde
dice-empires-total-reputation = reputácie
dice-empires-total-people = { $count ->
    [one] človek
    [few] ľudia
   *[other] ľudí
}
dice-empires-total-commands = { $count ->
    [one] príkaz
    [few] príkazy
   *[other] príkazov
}
dice-empires-total-dice = { $count ->
    [one] voľná kocka
    [few] voľné kocky
   *[other] voľných kociek
}
dice-empires-total-round = { $count ->
    [one] kolo
    [few] kolá
   *[other] kôl
}
dice-empires-total-best = reputácie toho, kto vedie
dice-empires-lord = { SEAT($who) }
dice-empires-caption = { $place ->
    [WL] hradby
    [WR] hradby
    [OL] cesta
    [OR] cesta
   *[other] { dice-empires-place }
}
dice-empires-on-turn = { $mine ->
    [1] Na ťahu ste vy.
   *[other] Na ťahu: { SEAT($who) }.
}
dice-empires-city = Mesto { SEAT($who, case: "gen") }
dice-empires-city-own = Vaše mesto ({ SEAT($who) })
dice-empires-figure-ruined = zaniklo
dice-empires-figure-neighbour = { $side ->
    [left] sused vľavo
    [right] sused vpravo
   *[both] sused vľavo aj vpravo
}
dice-empires-figure-token = začína
dice-empires-figure-people = { $count ->
    [one] { $count } človek
    [few] { $count } ľudia
   *[other] { $count } ľudí
}
dice-empires-both = { $first }; { $second }
dice-empires-nothing = nič
dice-empires-then = { $first } { $second }
dice-empires-picture-legend = Každá kocka je jedna skupina, bodky sú jej ľudia. Kocky v reťaziach sú otroci, vo farbe svojej domoviny. Dole sú preteky o reputáciu.
dice-empires-picture-alt = Mestá a ich ľudia na kockách; to isté je aj v textovej časti a v tabuľkách.
dice-empires-quiet = Všade pokoj: žiadna bitka, žiadne obliehanie, nik nedrancoval ani nehladoval.

## Prvá správa
dice-empires-welcome = Ste pánom mesta { SEAT($who, case: "gen") }. V radnici máte šiestich ľudí (k1); farma, domy aj hradby sú zatiaľ prázdne a päť kociek je voľných.
dice-empires-welcome-goal = Vyhráva, kto prvý dosiahne { $points } bodov reputácie. V 1. kole sa nik nenarodí a nik neje: farmári musia byť na farme pred 2. kolom.
dice-empires-welcome-walls = { $first ->
    [1] Na vašich hradbách nikto nestojí a cudzie vojsko môže prísť hneď v prvom kole: cez prázdne hradby vojde bez boja.
   *[other] Pred { $first }. kolom nesmie vojsko nikto vyslať. Na vašich hradbách zatiaľ nikto nestojí; od toho kola vojde cudzie vojsko cez prázdne hradby bez boja.
}
dice-empires-throw = { SEAT($who) }: { $dice } = { $sum }
dice-empires-welcome-token = Žetón začínajúceho hráča držia { SEAT($who) }.

## Začiatok kola
dice-empires-births = { $born ->
    [one] Narodil sa { $born }
    [few] Narodili sa { $born }
   *[other] Narodilo sa { $born }
} (v domoch { $houses }){ $count ->
    [0] .
   *[other] : { $groups }.
}
dice-empires-unborn = Miesto chýba pre { $count }.
dice-empires-grown = { $before ->
    [0] nová skupina k{ $die } ({ $after })
   *[other] k{ $die } { $before } → { $after }
}
dice-empires-children = deti otrokov { SEAT($who, case: "gen") } ({ $people })
dice-empires-food = Jedlo { $farmers } × 3 = { $food }, ľudí { $eaters }: { $hungry ->
    [0] { $surplus ->
        [1] prebytok, +1 reputácia
       *[other] práve dosť
    }
    [one] od hladu zahynul { $hungry }
    [few] od hladu zahynuli { $hungry }
   *[other] od hladu zahynulo { $hungry }
}.
dice-empires-starved = { $group } ({ $place }) −{ $people }.
dice-empires-counted = { $number ->
    [one] { $number } príkaz
    [few] { $number } príkazy
   *[other] { $number } príkazov
} (radnica { $hall }).

## Vlastné riadky, ktoré nebolo možné vykonať
dice-empires-line = { $what ->
    [move] presuň { $group } → { $to }
    [transfer] preraď { $people } z { $group } → { $to }
    [split] oddeľ { $people } z { $group } → { $to }
    [send] pošli { $people ->
        [0] {""}
       *[other] { $people } z{" "}
    }{ $group } { $to }
    [recall] odvolaj { $group }
   *[other] pas
}
dice-empires-side = { $side ->
    [L] vľavo
   *[R] vpravo
}
dice-empires-skipped = Riadok { $order } ({ $said }) nebolo možné vykonať: { $reason ->
    [gone] tá kocka je voľná
    [none] taká skupina tam nebola
    [here] skupina tam už bola
    [peace] vojsko zatiaľ nesmie vyslať nikto
    [barracks] skupina nebola v kasárni
    [outside] skupina je na ceste
    [home] skupina nie je na ceste
    [full] nebolo miesto
    [no-die] nebola voľná kocka ani skupina, ku ktorej by sa pridali
    [slaves] otrokov možno len presúvať
    [workplaces] otroci smú byť len v domoch, na farme alebo v radnici
    [apart] skupiny neboli obe v meste alebo na tej istej ceste
    [same] je to tá istá skupina
    [alone] sused už nie je
   *[condition] podmienka nebola splnená
}. Na rad prišiel ďalší.

## Boje
dice-empires-battle = { $new ->
    [0] Bitka pokračuje:
   *[other] Bitka:
} { SEAT($one) } proti { SEAT($other, case: "dat") }
dice-empires-siege = Obliehanie: { SEAT($one) } pri { $wall ->
    [left] ľavých
   *[right] pravých
} hradbách { SEAT($other, case: "gen") }
dice-empires-conversion = Konvertovanie: { SEAT($who) }, otroci { SEAT($origin, case: "gen") } ({ $place })
dice-empires-fighter = { SEAT($who) }: { $sort ->
    [garrison] { $units ->
        [one] { $units } človek na hradbách
        [few] { $units } ľudia na hradbách
       *[other] { $units } ľudí na hradbách
    }
   *[units] { $units ->
        [one] { $units } jednotka
        [few] { $units } jednotky
       *[other] { $units } jednotiek
    }
}{ $again ->
    [0] {""}
   *[other] , prvý hod { $first }
}
dice-empires-thrower = { SEAT($who) }{ $again ->
    [0] {""}
   *[other] , prvý hod { $first }
}
dice-empires-battle-result = { $loser ->
    [no] Nerozhodne: nik nepadol, obe vojská ostávajú na ceste.
   *[other] { $captured ->
        [0] { SEAT($loser) } stratili { $killed }; { $halted ->
            [0] neostal im nik
           *[other] obe vojská ostávajú na ceste
        }.
       *[other] { SEAT($winner) } vzali do otroctva { $captured }{ $killed ->
            [0] {""}
           *[other] {" "}a zabili { $killed }
        }; víťazi sa s nimi vrátili domov.
    }{ $point ->
        [0] {""}
       *[other] {" "}+1 reputácia: { SEAT($winner) }.
    }
}
dice-empires-siege-result = { $loser ->
    [no] Nerozhodne: nik nepadol, obliehanie pokračuje.
   *[other] { SEAT($loser) } stratili { $lost }. { $open ->
        [0] Obliehanie pokračuje.
       *[other] Hradby už nik nebráni.
    }
}
dice-empires-conversion-result = { $done ->
    [0] Bolo treba viac ako { $people }: nič sa nemení.
   *[other] { $converted ->
        [one] Občanom sa stal { $converted }
        [few] Občanmi sa stali { $converted }
       *[other] Občanmi sa stalo { $converted }
    }{ $left ->
        [0] .
        [one] , { $left } nenašiel miesto a ostáva otrokom.
        [few] , { $left } nenašli miesto a ostávajú otrokmi.
       *[other] , { $left } nenašlo miesto a ostáva v otroctve.
    }
}

## Drancovanie
dice-empires-raid = { SEAT($who) } v meste { SEAT($of, case: "gen") }, cez { $side ->
    [L] pravé
   *[R] ľavé
} hradby
dice-empires-entered = { $found ->
    [0] nik tu nebol
   *[other] { $strokes }
}{ $left ->
    [0] {""}
   *[other] {" "}(ostáva { $left })
}
dice-empires-freed = oslobodení vlastní ľudia: { $people }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost ->
        [one] { $lost } doma nenašiel miesto
        [few] { $lost } doma nenašli miesto
       *[other] { $lost } doma nenašlo miesto
    })
}
dice-empires-raid-end = +{ $points } k reputácii; { $rests ->
    [0] vojsko je opäť za hradbami mesta.
   *[other] vojsko sa vrátilo do kasárne{ $taken ->
        [0] {""}
       *[other] {" "}s otrokmi ({ $taken })
    }.
}

## Správy
dice-empires-news-ended = Hra sa skončila.
dice-empires-news-ruined = Zánik mesta: { SEAT($who) }.
dice-empires-news-raided = { SEAT($who) } drancovali vaše mesto.
dice-empires-news-raid = Drancovali ste mesto { SEAT($of, case: "gen") }: +{ $points }.
dice-empires-news-raid-seen = { SEAT($who) } drancovali mesto { SEAT($of, case: "gen") }.
dice-empires-news-freed = Vaši ľudia sú slobodní: +1.
dice-empires-news-liberated = Vaši otroci boli oslobodení.
dice-empires-news-battle-won = Vyhraná bitka.
dice-empires-news-battle-lost = Prehraná bitka.
dice-empires-news-battle-drawn = Nerozhodná bitka.
dice-empires-news-battle-seen = Bitka.
dice-empires-news-siege-won = Vyhrané obliehanie.
dice-empires-news-siege-lost = Prehrané obliehanie.
dice-empires-news-siege-drawn = Nerozhodné obliehanie.
dice-empires-news-siege-seen = Obliehanie.
dice-empires-news-converted = Z otrokov sú občania.
dice-empires-news-hunger = Hlad vo vašom meste.
dice-empires-news-surplus = Prebytok jedla: +1.
dice-empires-news-sent = K vašim { $side ->
    [L] pravým
   *[R] ľavým
} hradbám prichádza vojsko.
dice-empires-subject-ended = hra sa skončila
dice-empires-subject-ruined = zánik mesta: { SEAT($who) }
dice-empires-subject-raided = drancovali vás { SEAT($who) }
dice-empires-subject-raid = +{ $points } za drancovanie
dice-empires-subject-freed = vaši ľudia sú slobodní
dice-empires-subject-battle-won = vyhraná bitka
dice-empires-subject-battle-lost = prehraná bitka
dice-empires-subject-siege-won = vyhrané obliehanie
dice-empires-subject-siege-lost = prehrané obliehanie
dice-empires-subject-hunger = hlad
dice-empires-ended = { $reason ->
    [reputation] Cieľ je dosiahnutý.
    [last] Ostalo jediné mesto.
    [limit] Odohralo sa posledné kolo.
   *[nobody] Nik neostal.
}{ $count ->
    [0] {" "}Nik nevyhral.
    [one] {" "}Víťaz: { SEAT($winners) }.
   *[other] {" "}O víťazstvo sa delia: { SEAT($winners) }.
}

## Čo príde
dice-empires-ahead-commands = { $count ->
    [one] { $count } príkaz
    [few] { $count } príkazy
   *[other] { $count } príkazov
} (radnica { $hall }).
dice-empires-ahead-left = V tomto kole vám { $count ->
    [one] ostáva { $count } príkaz
    [few] ostávajú { $count } príkazy
   *[other] ostáva { $count } príkazov
}.
dice-empires-ahead-convert = Na konci tohto kola sa pokúsite konvertovať otrokov { SEAT($who, case: "gen") }; odvoláte to riadkom „konvertuj nikdy“.
dice-empires-ahead-peace = Pred { $first }. kolom nesmie vojsko nikto vyslať. Na vašich hradbách je teraz: vľavo { $left }, vpravo { $right }.
dice-empires-ahead-first = V 1. kole sa nik nenarodí a nik neje; od 2. kola každý farmár nakŕmi troch.
dice-empires-ahead-hunger = { $births ->
    [one] Narodí sa { $births }
    [few] Narodia sa { $births }
   *[other] Narodí sa { $births }
}, potom jedlo { $food }, ľudí { $mouths }: od hladu { $count ->
    [few] zahynú { $count }
   *[other] zahynie { $count }
}.
dice-empires-ahead-enough = { $births ->
    [one] Narodí sa { $births }
    [few] Narodia sa { $births }
   *[other] Narodí sa { $births }
}, potom jedlo { $food }, ľudí { $mouths }: práve dosť.
dice-empires-ahead-surplus = { $births ->
    [one] Narodí sa { $births }
    [few] Narodia sa { $births }
   *[other] Narodí sa { $births }
}, potom jedlo { $food }, ľudí { $mouths }: prebytok, +1 reputácia.
dice-empires-ahead-dice = { $count ->
    [0] Žiadna kocka nie je voľná.
   *[other] Voľné kocky: { $dice }.
}
dice-empires-threat = { $side ->
    [L] Vľavo
   *[R] Vpravo
}: { $units ->
    [one] { $units } jednotka
    [few] { $units } jednotky
   *[other] { $units } jednotiek
} { SEAT($who, case: "gen") }; ľudí na vašich hradbách: { $walls }{ $own ->
    [0] {""}
   *[other] , vaše jednotky na ceste: { $own }
}.

## Trvalé príkazy
dice-empires-choice = { $choice ->
    [births] Deti
    [slaveborn] Deti otrokov
    [starve] Kto hladuje
    [convert] Konvertovanie
    [plan] Plán na kolá bez listu
    [reroll] Hod navyše
    [losses] Vlastné straty
    [plunder] Drancovanie
    [take] Pri drancovaní
    [targets] Kto v časti mesta
   *[captives] Po vyhranej bitke
}
dice-empires-in-force-births = { $count ->
    [0] najprv najplnšia skupina
   *[other] { $dice }, potom najplnšia skupina
}
dice-empires-in-force-slaveborn = { $become ->
    [slaves] otroci
   *[citizens] občania
}
dice-empires-in-force-starve = { $count ->
    [0] otroci, kostol, kasáreň, domy, hradby, radnica, farma
   *[other] { $order }, potom ako obvykle
}
dice-empires-hungry = { $who }{ $most ->
    [0] {""}
   *[other] {" "}(najviac { $most })
}
dice-empires-all-slaves = otroci
dice-empires-in-force-convert = { $on ->
    [0] len na príkaz
   *[other] každé kolo, najväčšia skupina, ktorá má šancu
}
dice-empires-in-force-plan = { $count ->
    [0] žiadny
    [one] { $count } riadok
    [few] { $count } riadky
   *[other] { $count } riadkov
}
dice-empires-in-force-reroll = { $mode ->
    [always] vždy
    [never] nikdy
    [behind] ak prehrávate
   *[most] po hode najviac { $most }
}
dice-empires-in-force-losses = { $by ->
    [largest] najprv najväčšia skupina
    [dice] najprv { $dice }
   *[smallest] najprv najmenšia skupina
}
dice-empires-in-force-plunder = { $way ->
    [no] ostať vonku
    [until] vstúpiť, ale nie ďalej ako: { $until }
   *[yes] vstúpiť, až do konca
}
dice-empires-in-force-take = { $enslave ->
    [0] zabíjať
   *[other] { $most ->
        [0] brať otrokov
       *[other] zotročiť { $most }, potom zabíjať
    }
}
dice-empires-in-force-targets = { $by ->
    [largest] najprv najväčšia skupina
    [slaves] najprv otroci
    [citizens] najprv občania
   *[smallest] najprv najmenšia skupina
}
dice-empires-in-force-captives = { $take ->
    [0] zabíjať
   *[other] brať zajatcov, kde to ide
}
