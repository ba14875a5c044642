# Zpráva o kole.
europe-heading-log = Co se stalo
europe-heading-hand = Vaše karty
europe-heading-dealing = Osud: karty k rozdání
europe-heading-private = Jen pro vás
europe-heading-revealed = Karty všech
europe-heading-orders = Rozkazy posledního kola
europe-heading-powers = Mocnosti
europe-heading-deck = Balíček
europe-heading-map = Mapa
europe-heading-danger = Co hrozí
europe-heading-force = Trvalé rozkazy
europe-nothing = Zatím nic.
europe-start = Každá mocnost má na každém ze svých tří polí jednu figurku. Vítězíte, jakmile vaše figurky stojí na všech třech polích některé jiné mocnosti a doma vám zbývá aspoň jedna.
europe-start-left = Soused po vaší levici: { SEAT($who) }. Vítězíte také, když mu na vlastním území nezbude žádná figurka.
europe-told-round_begun = Začíná kolo { $number }: { $codes }.
europe-on-turn = { $mine ->
    [1] Na tahu jste vy.
   *[other] Na tahu: { SEAT($who) }.
}
europe-order = Pořadí { $round }. kola: { $order }.
europe-holds = { SEAT($who) }: drží { $trios }.
europe-trio = { $count } ze 3 polí { SEAT($who, case: "gen") }
europe-trio-code = { europe-code } { $count }/3
europe-no-trio = Žádná mocnost nedrží cizí domácí pole.
europe-left = { europe-code } { $count }
europe-total-figures = { $count ->
    [one] figurka
    [few] figurky
   *[other] figurek
}
europe-total-home = doma
europe-total-hand = v ruce
europe-total-deck = v balíčku
europe-column-name = mocnost
europe-column-figures = figurky
europe-column-home = doma
europe-column-cards = karty
europe-column-trio = drží cizí pole
europe-column-left = levý soused doma
europe-hand-empty = žádné karty
europe-hand-count = { $count } z nejvýše { $limit }.
europe-hand-of = { SEAT($who) }: { $count ->
    [0] žádné karty
   *[other] { $cards }
}
europe-orders-of = { SEAT($who) }: { $count ->
    [0] žádné rozkazy pro toto kolo
   *[other] { $words }
}
europe-deck-left = Zbytek balíčku shora: { $cards }
europe-new = nová
europe-deck = Karet v balíčku: { $count }.
europe-discard = Odhazovací balíček ({ $count }): { $cards }
europe-seal = Pečeť tohoto balíčku: { $seal }
europe-check = Otevřená míchání: první řádek je SHA-256 druhého (sůl a karty shora). Můžete si je ověřit.
europe-check-card = Z tohoto balíčku vzal vedoucí kartu { $card }. Od té chvíle platí další pečeť, a to pro karty, které zbyly.
europe-check-deck = Tento balíček vedoucí sestavil znovu. Od té chvíle platí další pečeť.
europe-map-legend-open = Čárkovaná: útok, který ještě není rozhodnut. { europe-map-legend }
europe-map-legend = Tenká šipka: pohyb; silná: útok; přeškrtnutá: odražen; holubice: zastaven; tečkovaná: ústup. Šrafování: drží jiná mocnost. Hnědé tečky: sousedé přes vodu. Lodě: přístavy A a M.
europe-map-alt = Mapa Evropy, kolo { $round }; vše, co je na ní, stojí i v textové části.
europe-danger = { europe-code-of } může útočit { $start } → { $end }{ europe-by-sea }, nejvýše { europe-figures }.
europe-danger-end = { europe-code-of } může útočit { $start } → { $end }{ europe-by-sea }, nejvýše { europe-figures }: když uspěje, může hra skončit. Vítěz: { SEAT($wins) }.
europe-danger-move = { europe-code-of } může hned vyhrát: pohyb { $start } → { $end }.
europe-danger-none = Jak to teď vypadá, nemůže na vás zaútočit nikdo.
europe-danger-no-end = Nic z toho by hru neukončilo.
europe-code-of = { $seat ->
    [britain] BR
    [russia] RU
    [france] FR
    [dual] DU
    [ottoman] OT
   *[other] { $seat }
}
europe-force-stop-never = Diplomacie: nikdy.
europe-force-stop = Diplomacie: zastavit útoky{ $on ->
    [all] {""}
    [me] {" "}na vás
   *[other] {" "}na { SEAT($on, case: "acc") }
}{ $by ->
    [any] {""}
   *[other] {" "}od { SEAT($by, case: "gen") }
}{ $some ->
    [0] {""}
   *[other] , pokud { $limits }
}{ $ace ->
    [1] , třeba i esem
   *[other] {""}
}.
europe-force-deadly = by hra skončila a vy byste nevyhráli
europe-force-least = útočí aspoň { $count ->
    [one] { $count } figurka
    [few] { $count } figurky
   *[other] { $count } figurek
}
europe-force-hands = { $count ->
    [one] se předá aspoň { $count } karta
    [few] se předají aspoň { $count } karty
   *[other] se předá aspoň { $count } karet
}
europe-force-defend = Obrana: { $least ->
    [0] { $policy ->
        [best] nejlepší karty
        [cheap] nejlevnější karty
       *[enough] právě dost
    }
   *[other] právě dost; od { $least } bodů útočníka: { $policy ->
        [best] nejlepší karty
        [cheap] nejlevnější karty
       *[enough] právě dost
    }
}.
europe-force-retreat-list = Ústup{ $start ->
    [any] {""}
   *[other] {" "}z { $start }
}: { $lands }.
europe-force-retreat-usual = Ústup{ $start ->
    [any] {""}
   *[other] {" "}z { $start }
}: kde zvítězíte, na vlastní území, na území nikoho, jinam.
europe-force-rank = Karty se nechávají v pořadí: { $ranks }.
europe-force-rank-usual = Karty se nechávají v pořadí: A K 10 9 8 7 6 5 Q J 4 3 2.
europe-force-default = Když nejde nic jiného: { $choices }.
europe-force-auto = Na reakce se vás neptáme: odpovídají tyto rozkazy.
europe-force-action = { europe-action }{ $what ->
    [draft] {" "}{ $at }
    [move] {" "}{ $start } → { $end }
    [attack] {" "}{ $start } → { $end }
   *[other] {""}
}
europe-force-guarded = { europe-force-action } (s podmínkou)
europe-news-ended = Konec.
europe-news-lost = Ztráta figurky:
europe-news-taken = Vyhraný útok:
europe-news-beaten = Porážka:
europe-news-defended = Útok odražen:
europe-news-failed = Váš útok nevyšel:
europe-news-stopped = Zastaveno:
europe-news-hit = Sabotáž proti vám:
europe-subject-ended = vítězství: { SEAT($winners) }
europe-subject-lost = ztráta figurky v { $at }
europe-subject-taken = útok na { $end } vyhrán
europe-subject-beaten = porážka v { $end }
europe-subject-defended = { $end } ubráněno
europe-asked-turn-own = Jste na tahu:
europe-asked-turn-own-rest = akce karet a potom jedna akce.
europe-asked-turn-other = Na tahu:
europe-asked-turn-other-rest = { SEAT($who) }.
europe-asked-fate-own = Osud:
europe-asked-fate-own-rest = rozdáváte karty, které jsou níže.
europe-asked-fate-other = Osud:
europe-asked-fate-other-rest = { SEAT($who) } – karty se rozdávají.
europe-asked-attack = Útok:
europe-asked-diplomacy-rest = { SEAT($who) }, { $start } → { $end } ({ SEAT($on) }). Napište „zastavit“ nebo „nechat být“; jinak za vás odpoví trvalé rozkazy.
europe-asked-defence-rest = { SEAT($who) }, { $start } → { $end }. Jakými kartami se bráníte? Jinak za vás odpoví trvalé rozkazy.
europe-asked-retreat-rest = { SEAT($who) }, { $start } → { $end }: jste poraženi. Kam ustoupíte? Jinak za vás odpoví trvalé rozkazy.
europe-asked-watch-rest = { SEAT($who) }, { $start } → { $end } ({ SEAT($on) }): čeká se na odpovědi.
