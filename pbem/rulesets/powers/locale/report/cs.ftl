# Zpráva o kole.
powers-heading-battles = Bitvy
powers-heading-failed = Neprovedeno podle rozkazu
powers-heading-moves = Pohyby
powers-heading-placed = Počáteční armády
powers-heading-production = Výroba
powers-heading-decrees = Vedoucí
powers-heading-map = Mapa
powers-heading-powers = Mocnosti
powers-heading-lands = Vaše země
powers-heading-neutrals = Neutrální armády
powers-heading-standing = Vaše trvalé rozkazy
powers-heading-goal = O co hrajete
powers-heading-goals = Cíle
powers-heading-bids = Nabídkový list
powers-heading-fair = Spravedlivý start
powers-heading-treaties = Smlouvy
powers-total-round = kolo
powers-total-lands = { $count ->
    [one] země
    [few] země
   *[other] zemí
}
powers-total-worth = BV v jednotkách
powers-total-income = BV příště
powers-start = Mocnosti bojují o země této mapy. Toto je první zpráva; níže je, kdo hraje za kterou stranu.
powers-start-side = { SEAT($who) }: strana { $side }; { $sea ->
    [none] země: { $lands }
   *[other] začíná na moři { $sea }
}; { $bv } BV na počáteční armádu.
powers-stage = Před začátkem: { $stage ->
    [bid] nabídkami se rozhoduje, kdo hraje za kterou stranu.
    [divide] strany se postupně dělí nabídkami.
    [place] tajně se umísťují počáteční armády.
    [place-kept] umísťují se jednotky ponechané stranou.
    [place-alternate] armády se umísťují střídavě.
   *[other] { $stage }.
}{ $plays ->
    [0] {""}
   *[other] {" "}Máte { $bv } BV.
}
powers-on-turn = Kolo { $round }. { $mine ->
    [1] Jste na tahu.
   *[other] Na tahu: { SEAT($who) }.
}
powers-column-power = Mocnost
powers-column-lands = Země
powers-column-units = Jednotky (+ ve stavbě)
powers-column-worth = BV
powers-column-income = BV příště
powers-column-grant = BV na start
powers-column-land = Země
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
powers-no-land = Nemáte žádnou zemi.
powers-neutral = { $at }: { $many ->
    [1] { $units }
   *[other] v každé { $units }
}
powers-map-alt = Mapa války, kolo { $round }; vše z ní je v textové části.
powers-news-ended = Konec.
powers-news-out = Jste vyřazeni.
powers-news-lost = Ztraceno:
powers-news-taken = Dobyto:
powers-news-held = Ubráněno:
powers-news-failed = Váš útok neuspěl:
powers-news-fallen = Vyřazeno:
powers-news-treaty = Smlouva:
powers-news-side = Vaše strana:
powers-news-began = Začátek.
powers-subject-more = { $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}
powers-subject-ended = válka skončila
powers-subject-out = jste vyřazeni
powers-subject-lost = ztraceno { $at }{ powers-subject-more }
powers-subject-taken = dobyto { $at }{ powers-subject-more }
powers-subject-held = ubráněno { $at }{ powers-subject-more }
powers-subject-failed = útok na { $at } neuspěl{ powers-subject-more }
powers-subject-treaty = smlouva
powers-way = { $start } → { $at }
powers-ways = { $many ->
    [1] { $units } { $ways }
   *[other] { $units } všude: { $ways }
}
powers-moves = { SEAT($who) }: { $ways }.
powers-elsewhere = { $what ->
    [battle] Bitva o { $at }
    [meeting] Střet na hranici { $at }
    [contest] Spor o { $at }
    [raid] Nálet na { $at }
   *[interception] Zachycení nad { $at }
}: { $who } proti: { $foes }. { $count ->
    [0] Beze ztrát.
   *[other] Ztráty – { $losses }.
}{ $winner ->
    [none] {""}
   *[other] {" "}Drží { SEAT($winner) }.
}
powers-flights = { SEAT($who) }, { $task ->
    [strike] nálety
    [escort] doprovod
   *[rebase] přelety na jiná letiště
}: { $ways }.
powers-ready = { SEAT($who) } mají hotovo: { $deeds }.
powers-made-in = { $what } – { $many ->
    [1] { $at }
   *[other] v každé: { $at }
}
powers-made = { $at } { $what }
powers-works = { $what ->
    [factory] továrna (teď { $count })
    [trade] továrna s oborem (teď celkem { $count })
    [demolish] zbořené továrny (teď { $count })
    [research] technologie úrovně { $count }
    [deliver] spotřebovaný náklad ({ $count })
    [relief] pomoc lidu
   *[other] { $what }
}
powers-theirs = { SEAT($who) } utratili { $bv } BV: { $deeds }.
powers-salvo-start = Sestava: { $forces }
powers-salvo-after = Zbývá: { $forces }
powers-salvo = { $label } { $who }{ $die ->
    [0] {""}
   *[other] , hod { $die }
} (×{ $factor }): { $deeds }
powers-salvo-nothing = bez palby
powers-salvo-retreat = ohlášen ústup
powers-salvo-step = { $units }: do linie { $line }
powers-salvo-leaves = { $units } odchází ({ $who })
powers-salvo-hit = { $units } → { $target }{ $many ->
    [0] {""}
   *[other] {" "}({ $who })
}: { $amount }{ $was ->
    [0] {""}
   *[other] {" "}(už { $before })
}{ $destroyed ->
    [0] {""}
   *[other] , zničeno
}
powers-lot = { $units }{ $hurt ->
    [0] {""}
   *[other] {" "}[{ $damage }]
}{ $line ->
    [1] {""}
   *[other] {" "}v linii { $line }
}
powers-stand = { $who } ({ $lots })
powers-word = { $word ->
    [inf] pěchota
    [tnk] tank
    [atg] protitankové dělo
    [neu] neutrální armáda
    [best] nejlepší
    [threat] hrozba
    [cost] cena
    [others] ostatní
    [all] všichni
    [holder] držitel
    [hatg] poloviční protitankové dělo
    [hdes] poloviční torpédoborec
    [haab] poloviční protiletecká baterie
    [hkai] poloviční kaibokan
    [bom] bombardér
    [fig] stíhačka
    [aab] protiletecká baterie
    [kai] kaibokan
    [cru] křižník
    [des] torpédoborec
    [sub] ponorka
    [trs] transportní loď
    [raw] náklad surovin
    [spl] zásoba
    [bat] bitevní loď
   *[other] { $word }
}
powers-stands = { $at ->
    [all] Všude
   *[other] V { $at }
}{ $role ->
    [attack] , při útoku
    [defence] , při obraně
   *[both] {""}
}: { $parts }.
powers-stands-build = Zbylé BV v { $at } se utratí za: { $what }.
powers-stands-aim = cíl { $words }
powers-stands-second = { $count ->
    [0] nikdo v linii 2
   *[other] linie 2: { $words }
}
powers-stands-versus = palba na: { $words }
powers-stands-holdfire = { $count ->
    [0] palba na všechny
   *[other] bez palby na: { $words }
}
powers-stands-pull = { $damage ->
    [0] nikdo se nestahuje
   *[other] zpět do linie 2 od poškození { $damage }/6
}
powers-stands-retreat = { $when ->
    [never] nikdy neustupovat
    [after] ústup před vlastní salvou { $number }
    [losses] ústup při ztrátách { $number } %
    [odds] ústup při poměru pod { $share }
   *[recon] ústup po první salvě
}
powers-stands-retreat_to = { $count ->
    [0] ústup kamkoli
   *[other] ústup do { $words }
}
powers-stands-reserve = v záloze: { $units }, { $until ->
    [line1] dokud má linie 1 víc než { $number }
    [salvo] do vlastní salvy { $number }
   *[gone] dokud je tu nepřítel: { $enemy }
}
powers-stands-nothing = Žádné: nejlepší cíle, ústup při poměru pod 1/3, kde je ústup možný, samo se nestaví nic.
powers-pact = Platí: smlouva { $number } ({ SEAT($members) }): { $terms }{ $denounced ->
    [0] .
   *[other] . Výpověď: { SEAT($who) }; končí po kole { $last }.
}
powers-proposal = Návrh { $number }, navrhují { SEAT($who) } ({ SEAT($members) }): { $terms }. { $waiting ->
    [0] Všichni přijali.
   *[other] Ještě nepřijali: { SEAT($missing) }.
}{ $mine ->
    [0] {""}
   *[other] {" "}Čeká na vás.
}
powers-overture-proposed = Návrh { $number }, navrhují { SEAT($who) }
powers-overture-gone = Návrh { $number } je vzat zpět: { SEAT($who) }
powers-overture-accept = { SEAT($who) }: návrh { $number } přijat
powers-overture-reject = { SEAT($who) }: návrh { $number } odmítnut
powers-overture-back = { SEAT($who) }: souhlas s návrhem { $number } vzat zpět
powers-overture-denounced = { SEAT($who) }: smlouva { $number } vypovězena
powers-overture-stays = { SEAT($who) }: výpověď smlouvy { $number } vzata zpět
powers-overture-how = Odpovíte řádkem „přijmout { $number }“ nebo „odmítnout { $number }“.
