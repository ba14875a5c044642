# Správa o kole.
powers-heading-battles = Bitky
powers-heading-failed = Nevykonané podľa rozkazu
powers-heading-moves = Presuny
powers-heading-placed = Počiatočné armády
powers-heading-production = Výroba
powers-heading-decrees = Vedúci
powers-heading-map = Mapa
powers-heading-powers = Mocnosti
powers-heading-lands = Vaše krajiny
powers-heading-neutrals = Neutrálne armády
powers-heading-standing = Vaše trvalé rozkazy
powers-heading-goal = O čo hráte
powers-heading-goals = Ciele
powers-heading-bids = Ponukový list
powers-heading-fair = Spravodlivý štart
powers-heading-treaties = Zmluvy
powers-total-round = kolo
powers-total-lands = { $count ->
    [one] krajina
    [few] krajiny
   *[other] krajín
}
powers-total-worth = BV v jednotkách
powers-total-income = BV nabudúce
powers-start = Mocnosti bojujú o krajiny tejto mapy. Toto je prvá správa; nižšie je, kto hrá za ktorú stranu.
powers-start-side = { SEAT($who) }: strana { $side }; { $sea ->
    [none] krajiny: { $lands }
   *[other] začína na mori { $sea }
}; { $bv } BV na počiatočnú armádu.
powers-stage = Pred začiatkom: { $stage ->
    [bid] ponukami sa rozhoduje, kto hrá za ktorú stranu.
    [divide] strany sa postupne delia ponukami.
    [place] tajne sa umiestňujú počiatočné armády.
    [place-kept] umiestňujú sa jednotky ponechané bokom.
    [place-alternate] armády sa umiestňujú striedavo.
   *[other] { $stage }.
}{ $plays ->
    [0] {""}
   *[other] {" "}Máte { $bv } BV.
}
powers-on-turn = Kolo { $round }. { $mine ->
    [1] Ste na ťahu.
   *[other] Na ťahu: { SEAT($who) }.
}
powers-column-power = Mocnosť
powers-column-lands = Krajiny
powers-column-units = Jednotky (+ vo výstavbe)
powers-column-worth = BV
powers-column-income = BV nabudúce
powers-column-grant = BV na štart
powers-column-land = Krajina
powers-power = { SEAT($who) }{ $out ->
    [0] {""}
   *[other] {" "}(mimo od kola { $out })
}
powers-land = { $at } { $name }{ $terrain ->
    [plain] { $state ->
        [fresh] {" "}(čerstvé)
       *[other] {""}
    }
   *[other] {" "}({ powers-terrain }{ $state ->
        [fresh] , čerstvé
       *[other] {""}
    })
}
powers-terrain = { $terrain ->
    [forest] les
    [mountain] hory
   *[plain] rovina
}
powers-no-land = Nemáte žiadnu krajinu.
powers-neutral = { $at }: { $many ->
    [1] { $units }
   *[other] v každej { $units }
}
powers-map-alt = Mapa vojny, kolo { $round }; všetko z nej je v textovej časti.
powers-news-ended = Koniec.
powers-news-out = Ste vyradení.
powers-news-lost = Stratené:
powers-news-taken = Dobyté:
powers-news-held = Ubránené:
powers-news-failed = Váš útok neuspel:
powers-news-fallen = Vyradené:
powers-news-treaty = Zmluva:
powers-news-side = Vaša strana:
powers-news-began = Začiatok.
powers-subject-more = { $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}
powers-subject-ended = vojna sa skončila
powers-subject-out = ste vyradení
powers-subject-lost = stratené { $at }{ powers-subject-more }
powers-subject-taken = dobyté { $at }{ powers-subject-more }
powers-subject-held = ubránené { $at }{ powers-subject-more }
powers-subject-failed = útok na { $at } neuspel{ powers-subject-more }
powers-subject-treaty = zmluva
powers-way = { $start } → { $at }
powers-ways = { $many ->
    [1] { $units } { $ways }
   *[other] { $units } všade: { $ways }
}
powers-moves = { SEAT($who) }: { $ways }.
powers-elsewhere = { $what ->
    [battle] Bitka o { $at }
    [meeting] Stret na hranici { $at }
    [contest] Spor o { $at }
    [raid] Nálet na { $at }
   *[interception] Zachytenie nad { $at }
}: { $who } proti: { $foes }. { $count ->
    [0] Bez strát.
   *[other] Straty – { $losses }.
}{ $winner ->
    [none] {""}
   *[other] {" "}Držia { SEAT($winner) }.
}
powers-flights = { SEAT($who) }, { $task ->
    [strike] nálety
    [escort] sprievod
   *[rebase] prelety na iné letiská
}: { $ways }.
powers-ready = { SEAT($who) } majú hotové: { $deeds }.
powers-made-in = { $what } – { $many ->
    [1] { $at }
   *[other] v každej: { $at }
}
powers-made = { $at } { $what }
powers-works = { $what ->
    [factory] továreň (teraz { $count })
    [trade] továreň s odborom (teraz spolu { $count })
    [demolish] zbúrané továrne (teraz { $count })
    [research] technológia úrovne { $count }
    [deliver] spotrebovaný náklad ({ $count })
    [relief] pomoc ľudu
   *[other] { $what }
}
powers-theirs = { SEAT($who) } minuli { $bv } BV: { $deeds }.
powers-salvo-start = Zostava: { $forces }
powers-salvo-after = Zostáva: { $forces }
powers-salvo = { $label } { $who }{ $die ->
    [0] {""}
   *[other] , hod { $die }
} (×{ $factor }): { $deeds }
powers-salvo-nothing = bez paľby
powers-salvo-retreat = ohlásený ústup
powers-salvo-step = { $units }: do línie { $line }
powers-salvo-leaves = { $units } odchádza ({ $who })
powers-salvo-hit = { $units } → { $target }{ $many ->
    [0] {""}
   *[other] {" "}({ $who })
}: { $amount }{ $was ->
    [0] {""}
   *[other] {" "}(už { $before })
}{ $destroyed ->
    [0] {""}
   *[other] , zničené
}
powers-lot = { $units }{ $hurt ->
    [0] {""}
   *[other] {" "}[{ $damage }]
}{ $line ->
    [1] {""}
   *[other] {" "}v línii { $line }
}
powers-stand = { $who } ({ $lots })
powers-word = { $word ->
    [inf] pechota
    [tnk] tank
    [atg] protitankové delo
    [neu] neutrálna armáda
    [best] najlepší
    [threat] hrozba
    [cost] cena
    [others] ostatní
    [all] všetci
    [holder] držiteľ
    [hatg] polovičné protitankové delo
    [hdes] polovičný torpédoborec
    [haab] polovičná protilietadlová batéria
    [hkai] polovičný kaibokan
    [bom] bombardér
    [fig] stíhačka
    [aab] protilietadlová batéria
    [kai] kaibokan
    [cru] krížnik
    [des] torpédoborec
    [sub] ponorka
    [trs] transportná loď
    [raw] náklad surovín
    [spl] zásoba
    [bat] bitevná loď
   *[other] { $word }
}
powers-stands = { $at ->
    [all] Všade
   *[other] V { $at }
}{ $role ->
    [attack] , pri útoku
    [defence] , pri obrane
   *[both] {""}
}: { $parts }.
powers-stands-build = Zvyšné BV v { $at } sa minú na: { $what }.
powers-stands-aim = cieľ { $words }
powers-stands-second = { $count ->
    [0] nikto v línii 2
   *[other] línia 2: { $words }
}
powers-stands-versus = paľba na: { $words }
powers-stands-holdfire = { $count ->
    [0] paľba na všetkých
   *[other] bez paľby na: { $words }
}
powers-stands-pull = { $damage ->
    [0] nikto sa nesťahuje
   *[other] späť do línie 2 od poškodenia { $damage }/6
}
powers-stands-retreat = { $when ->
    [never] nikdy neustupovať
    [after] ústup pred vlastnou salvou { $number }
    [losses] ústup pri stratách { $number } %
    [odds] ústup pri pomere pod { $share }
   *[recon] ústup po prvej salve
}
powers-stands-retreat_to = { $count ->
    [0] ústup kamkoľvek
   *[other] ústup do { $words }
}
powers-stands-reserve = v zálohe: { $units }, { $until ->
    [line1] kým má línia 1 viac než { $number }
    [salvo] do vlastnej salvy { $number }
   *[gone] kým je tu nepriateľ: { $enemy }
}
powers-stands-nothing = Žiadne: najlepšie ciele, ústup pri pomere pod 1/3, kde je ústup možný, samo sa nestavia nič.
powers-pact = Platí: zmluva { $number } ({ SEAT($members) }): { $terms }{ $denounced ->
    [0] .
   *[other] . Výpoveď: { SEAT($who) }; končí po kole { $last }.
}
powers-proposal = Návrh { $number }, navrhujú { SEAT($who) } ({ SEAT($members) }): { $terms }. { $waiting ->
    [0] Všetci prijali.
   *[other] Ešte neprijali: { SEAT($missing) }.
}{ $mine ->
    [0] {""}
   *[other] {" "}Čaká na vás.
}
powers-overture-proposed = Návrh { $number }, navrhujú { SEAT($who) }
powers-overture-gone = Návrh { $number } je vzatý späť: { SEAT($who) }
powers-overture-accept = { SEAT($who) }: návrh { $number } prijatý
powers-overture-reject = { SEAT($who) }: návrh { $number } odmietnutý
powers-overture-back = { SEAT($who) }: súhlas s návrhom { $number } vzatý späť
powers-overture-denounced = { SEAT($who) }: zmluva { $number } vypovedaná
powers-overture-stays = { SEAT($who) }: výpoveď zmluvy { $number } vzatá späť
powers-overture-how = Odpoviete riadkom „prijať { $number }“ alebo „odmietnuť { $number }“.
