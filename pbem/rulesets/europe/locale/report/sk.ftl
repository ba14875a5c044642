# Správa o kole.
europe-heading-log = Čo sa stalo
europe-heading-hand = Vaše karty
europe-heading-dealing = Osud: karty na rozdanie
europe-heading-private = Len pre vás
europe-heading-revealed = Karty všetkých
europe-heading-orders = Rozkazy posledného kola
europe-heading-powers = Mocnosti
europe-heading-deck = Balíček
europe-heading-map = Mapa
europe-heading-danger = Čo hrozí
europe-heading-force = Trvalé rozkazy
europe-nothing = Zatiaľ nič.
europe-start = Každá mocnosť má na každom zo svojich troch polí jednu figúrku. Víťazíte, len čo vaše figúrky stoja na všetkých troch poliach niektorej inej mocnosti a doma vám ostáva aspoň jedna.
europe-start-left = Sused po vašej ľavici: { SEAT($who) }. Víťazíte aj vtedy, keď mu na vlastnom území neostane žiadna figúrka.
europe-told-round_begun = Začína sa kolo { $number }: { $codes }.
europe-on-turn = { $mine ->
    [1] Na ťahu ste vy.
   *[other] Na ťahu: { SEAT($who) }.
}
europe-order = Poradie { $round }. kola: { $order }.
europe-holds = { SEAT($who) }: drží { $trios }.
europe-trio = { $count } z 3 polí { SEAT($who, case: "gen") }
europe-trio-code = { europe-code } { $count }/3
europe-no-trio = Žiadna mocnosť nedrží cudzie domáce pole.
europe-left = { europe-code } { $count }
europe-total-figures = { $count ->
    [one] figúrka
    [few] figúrky
   *[other] figúrok
}
europe-total-home = doma
europe-total-hand = v ruke
europe-total-deck = v balíčku
europe-column-name = mocnosť
europe-column-figures = figúrky
europe-column-home = doma
europe-column-cards = karty
europe-column-trio = drží cudzie polia
europe-column-left = ľavý sused doma
europe-hand-empty = žiadne karty
europe-hand-count = { $count } z najviac { $limit }.
europe-hand-of = { SEAT($who) }: { $count ->
    [0] žiadne karty
   *[other] { $cards }
}
europe-orders-of = { SEAT($who) }: { $count ->
    [0] žiadne rozkazy na toto kolo
   *[other] { $words }
}
europe-deck-left = Zvyšok balíčka zhora: { $cards }
europe-new = nová
europe-deck = Kariet v balíčku: { $count }.
europe-discard = Odhadzovací balíček ({ $count }): { $cards }
europe-seal = Pečať tohto balíčka: { $seal }
europe-check = Otvorené miešania: prvý riadok je SHA-256 druhého (soľ a karty zhora). Môžete si ich overiť.
europe-check-card = Z tohto balíčka vzal vedúci kartu { $card }. Od tej chvíle platí ďalšia pečať, a to pre karty, ktoré zostali.
europe-check-deck = Tento balíček vedúci zostavil znova. Od tej chvíle platí ďalšia pečať.
europe-map-legend-open = Čiarkovaná: útok, ktorý ešte nie je rozhodnutý. { europe-map-legend }
europe-map-legend = Tenká šípka: pohyb; hrubá: útok; prečiarknutá: odrazený; holubica: zastavený; bodkovaná: ústup. Šrafovanie: drží iná mocnosť. Hnedé bodky: susedia cez vodu. Lode: prístavy A a M.
europe-map-alt = Mapa Európy, kolo { $round }; všetko, čo je na nej, stojí aj v textovej časti.
europe-danger = { europe-code-of } môže útočiť { $start } → { $end }{ europe-by-sea }, najviac { europe-figures }.
europe-danger-end = { europe-code-of } môže útočiť { $start } → { $end }{ europe-by-sea }, najviac { europe-figures }: ak uspeje, hra sa môže skončiť. Víťaz: { SEAT($wins) }.
europe-danger-move = { europe-code-of } môže hneď vyhrať: pohyb { $start } → { $end }.
europe-danger-none = Ako to teraz vyzerá, nemôže na vás zaútočiť nikto.
europe-danger-no-end = Nič z toho by hru neukončilo.
europe-code-of = { $seat ->
    [britain] BR
    [russia] RU
    [france] FR
    [dual] DU
    [ottoman] OT
   *[other] { $seat }
}
europe-force-stop-never = Diplomacia: nikdy.
europe-force-stop = Diplomacia: zastaviť útoky{ $on ->
    [all] {""}
    [me] {" "}na vás
   *[other] {" "}na { SEAT($on, case: "acc") }
}{ $by ->
    [any] {""}
   *[other] {" "}od { SEAT($by, case: "gen") }
}{ $some ->
    [0] {""}
   *[other] , ak { $limits }
}{ $ace ->
    [1] , hoci aj esom
   *[other] {""}
}.
europe-force-deadly = by sa hra skončila a vy by ste nevyhrali
europe-force-least = { $count ->
    [one] útočí aspoň { $count } figúrka
    [few] útočia aspoň { $count } figúrky
   *[other] útočí aspoň { $count } figúrok
}
europe-force-hands = { $count ->
    [one] sa odovzdá aspoň { $count } karta
    [few] sa odovzdajú aspoň { $count } karty
   *[other] sa odovzdá aspoň { $count } kariet
}
europe-force-defend = Obrana: { $least ->
    [0] { $policy ->
        [best] najlepšie karty
        [cheap] najlacnejšie karty
       *[enough] práve dosť
    }
   *[other] práve dosť; od { $least } bodov útočníka: { $policy ->
        [best] najlepšie karty
        [cheap] najlacnejšie karty
       *[enough] práve dosť
    }
}.
europe-force-retreat-list = Ústup{ $start ->
    [any] {""}
   *[other] {" "}z { $start }
}: { $lands }.
europe-force-retreat-usual = Ústup{ $start ->
    [any] {""}
   *[other] {" "}z { $start }
}: kde zvíťazíte, na vlastné územie, na územie nikoho, inam.
europe-force-rank = Karty sa nechávajú v poradí: { $ranks }.
europe-force-rank-usual = Karty sa nechávajú v poradí: A K 10 9 8 7 6 5 Q J 4 3 2.
europe-force-default = Keď nejde nič iné: { $choices }.
europe-force-auto = Na reakcie sa vás nepýtame: odpovedajú tieto rozkazy.
europe-force-action = { europe-action }{ $what ->
    [draft] {" "}{ $at }
    [move] {" "}{ $start } → { $end }
    [attack] {" "}{ $start } → { $end }
   *[other] {""}
}
europe-force-guarded = { europe-force-action } (s podmienkou)
europe-news-ended = Koniec.
europe-news-lost = Strata figúrky:
europe-news-taken = Vyhraný útok:
europe-news-beaten = Porážka:
europe-news-defended = Útok odrazený:
europe-news-failed = Váš útok nevyšiel:
europe-news-stopped = Zastavené:
europe-news-hit = Sabotáž proti vám:
europe-subject-ended = víťazstvo: { SEAT($winners) }
europe-subject-lost = strata figúrky v { $at }
europe-subject-taken = útok na { $end } vyhraný
europe-subject-beaten = porážka v { $end }
europe-subject-defended = { $end } ubránené
europe-asked-turn-own = Ste na ťahu:
europe-asked-turn-own-rest = akcie kariet a potom jedna akcia.
europe-asked-turn-other = Na ťahu:
europe-asked-turn-other-rest = { SEAT($who) }.
europe-asked-fate-own = Osud:
europe-asked-fate-own-rest = rozdávate karty, ktoré sú nižšie.
europe-asked-fate-other = Osud:
europe-asked-fate-other-rest = { SEAT($who) } – karty sa rozdávajú.
europe-asked-attack = Útok:
europe-asked-diplomacy-rest = { SEAT($who) }, { $start } → { $end } ({ SEAT($on) }). Napíšte „zastaviť“ alebo „nechať tak“; inak za vás odpovedia trvalé rozkazy.
europe-asked-defence-rest = { SEAT($who) }, { $start } → { $end }. Akými kartami sa bránite? Inak za vás odpovedia trvalé rozkazy.
europe-asked-retreat-rest = { SEAT($who) }, { $start } → { $end }: ste porazení. Kam ustúpite? Inak za vás odpovedia trvalé rozkazy.
europe-asked-watch-rest = { SEAT($who) }, { $start } → { $end } ({ SEAT($on) }): čaká sa na odpovede.
