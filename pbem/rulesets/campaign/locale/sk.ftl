# Kampaň: všetko, čo hovoria správy a odpovede.

## Nadpisy a stĺpce
campaign-heading-start = Vitajte
campaign-heading-news = To hlavné
campaign-heading-map = Mapa
campaign-heading-armies = Vaše armády
campaign-heading-cities = Vaše mestá
campaign-heading-battles = Bitky
campaign-heading-seen = Koho vidíte
campaign-heading-known = Ďalšie mestá
campaign-heading-contacts = Diplomacia
campaign-col-number = Č.
campaign-col-strength = Sila
campaign-col-cell = Pole
campaign-col-where = Kde
campaign-col-deeds = V tomto ťahu
campaign-col-city = Mesto
campaign-col-garrison = Posádka
campaign-col-notes = Poznámky
campaign-col-whose = Čie
campaign-col-what = Čo
campaign-col-state = Stav
campaign-col-seen = Naposledy videné
campaign-total-cities = { $count ->
    [one] mesto
    [few] mestá
   *[other] miest
}
campaign-total-armies = { $count ->
    [one] armáda
    [few] armády
   *[other] armád
}
campaign-total-strength = celková sila
campaign-total-explored = mapy poznáte
campaign-map-legend = Štítok „3 | 17“ je vaša armáda 3 so silou 17, štítok so značkou je cudzia armáda. ★ hlavné mesto, červená hviezda bitka, prerušovaná čiara cesta v tomto ťahu. Jasne: vidíte teraz, tlmene: pamätáte si, šrafované: neznáme.
campaign-map-alt = Mapa po { $turn }. ťahu; všetko, čo je na nej, je aj v tabuľkách nižšie.
campaign-armies-none = Nezostala vám žiadna armáda.
campaign-cities-none = Nedržíte žiadne mesto.
campaign-contacts-none = Zatiaľ žiadne kontakty. Zastavte sa vedľa cudzej armády alebo s ňou bojujte a kontakt vznikne.

## Prvá správa
campaign-start-colour = Ste { SEAT($who) }. Držíte { $count ->
    [one] { $count } mesto: { $cities }
    [few] { $count } mestá: { $cities }
   *[other] { $count } miest: { $cities }
}. V každom stojí armáda.
campaign-start-capital = V prvých rozkazoch si zvoľte hlavné mesto, napríklad: „hlavné mesto { $city }“. { $every ->
    [one] Každý { $every } ťah
    [few] Každé { $every } ťahy
   *[other] Každých { $every } ťahov
} v ňom vznikne nová armáda, kým je vaše. Preniesť ho nemožno. Ak nezvolíte nič, bude ním { $first }.
campaign-start-orders = Každej armáde napíšte jeden riadok vlastnými slovami: kam ísť (najviac { CELLS($steps, case: "acc") }) a čo robiť, keď niekoho uvidí. Armáda bez rozkazu zostane na mieste.
campaign-start-goal = Vyhráva ten, kto drží všetky mestá, alebo kto zostane ako posledný. Vidíte len to, čo vidia vaše armády a mestá; koho stretnete, tomu môžete písať.

## Slová v tabuľkách
campaign-whose = { $who ->
    [neutral] Nikoho
   *[other] { SEAT($who) }
}
campaign-army = armáda
campaign-army-in = armáda v meste { $city }
campaign-ground-plain = rovina
campaign-ground-forest = les
campaign-ground-hills = kopce
campaign-garrison = { $count ->
    [one] armáda { $armies }
   *[other] armády { $armies }
}
campaign-garrison-none = — prázdne
campaign-note-capital = hlavné mesto; nová armáda ({ $strength }) po ťahu { $turn }
campaign-note-captured = dobyté v tomto ťahu
campaign-note-ally = spojenec
campaign-note-distance = { $steps ->
    [0] na rovnakom poli ako armáda { $army }
    [1] vedľa armády { $army }
   *[other] { CELLS($steps) } od armády { $army }
}
campaign-note-gone = zmizla z dohľadu; { $first ->
    [0] videná do kroku { $last }
   *[other] videná v krokoch { $first }–{ $last }
}
campaign-standing-own = vlastné
campaign-standing-allied = spojenecké
campaign-standing-free = voľné
campaign-standing-occupied = obsadené
campaign-seen-now = teraz
campaign-seen-turn = ťah { $turn }
campaign-relation-ally = spojenec
campaign-relation-contact = kontakt: môžete si písať
campaign-treaty = Aliancia { $number } ({ SEAT($others) }): { $last ->
    [0] na neurčito
   *[other] do ťahu { $last }
}.
campaign-deed-waits = { $bonus ->
    [0] stála
   *[other] držala { $city } (+{ $bonus } v obrane)
}
campaign-deed-moved = prešla { CELLS($steps, case: "acc") } ({ $way })
campaign-deed-captured = dobyla mesto { $city }
campaign-deed-merged = prijala armádu { $joined }
campaign-deed-produced = práve vznikla
campaign-deed-won = vyhrala bitku
campaign-deed-lost = prehrala bitku
campaign-deed-tied = bojovala nerozhodne

## Bitky
campaign-battle-field = { $count ->
    [one] Armáda { $armies }
   *[other] Armády { $armies }
} proti { SEAT($foes, case: "dat") }
campaign-battle-city = Bitka o mesto { $city }
campaign-battle-border = { $count ->
    [one] Armáda { $armies }
   *[other] Armády { $armies }
} proti { SEAT($foes, case: "dat") } na hranici polí
campaign-battle-own = { $rounds ->
    [1] { SEAT($who) }, armáda { $army }
   *[other] { $round }. kolo: { SEAT($who) }, armáda { $army }
}
campaign-battle-foe = { $rounds ->
    [1] { $who ->
        [neutral] Neutrálna posádka
       *[other] { SEAT($who) }
    }
   *[other] { $round }. kolo: { $who ->
        [neutral] neutrálna posádka
       *[other] { SEAT($who) }
    }
}
campaign-battle-line = { SEAT($who) }: { $strength } + { $bonus } + { $die } = { $total }
campaign-battle-won = Víťazstvo. Vaša armáda má teraz: { $sum }.
campaign-battle-won-ally = Víťazstvo: po vašom boku zvíťazili { SEAT($winner) }.
campaign-battle-lost = Porážka. { $winner ->
    [neutral] Zvíťazila neutrálna posádka
   *[other] Zvíťazili { SEAT($winner) }
}.
campaign-battle-tied = Remíza: kto prišiel, zostáva na svojom poli, silu nestráca nikto.

## Podmienky a činy
campaign-trigger = { $on ->
    [reveal-enemy] objavil sa nepriateľ
    [see-enemy] vidno nepriateľa
    [reveal-occupied_city] objavilo sa obsadené mesto
    [see-occupied_city] vidno obsadené mesto
    [reveal-free_city] objavilo sa voľné mesto
    [see-free_city] vidno voľné mesto
    [reveal-any_city] objavilo sa mesto
    [see-any_city] vidno mesto
    [reveal-ally] objavil sa spojenec
    [see-ally] vidno spojenca
    [merged] armády sa spojili
    [captured] mesto je dobyté
    [won] bitka je vyhratá
    [blocked] cesta je zatvorená
    [arrived] armáda je pri cieli
    [step] nastal daný krok
   *[other] { $on }
}
campaign-then = { $then ->
    [move] armáda šla ďalej podľa rozkazu
    [goto] armáda sa vydala k cieľu
    [capture] armáda šla obsadiť mesto
    [attack] armáda zaútočila
    [approach] armáda sa priblížila
    [flee] armáda ustúpila
    [join] armáda sa šla spojiť
    [wait_join] armáda čakala na spojenie
    [wait] armáda čakala
    [stay] armáda zostala stáť
    [resume] armáda sa vrátila k plánu
   *[other] { $then }
}
campaign-what = { $what ->
    [move] ísť ďalej
    [wait] čakať
    [wait_join] čakať na spojenie
    [stay] zostať
    [goto] dôjsť k cieľu
    [capture] obsadiť mesto
    [attack] zaútočiť
    [approach] priblížiť sa
    [flee] ustúpiť
    [join] spojiť sa
    [resume] vrátiť sa k plánu
   *[other] { $what }
}

## Udalosti
campaign-event-march = Armáda { $army } prešla { CELLS($steps, case: "acc") }: { $start } → { $end }, sila { $before } → { $after }.
campaign-event-fired = Armáda { $army }, krok { $step }, podmienka { $rule }: { campaign-trigger } — { campaign-then }.
campaign-event-fired-who = Armáda { $army }, krok { $step }, podmienka { $rule }: { campaign-trigger } ({ $who ->
    [neutral] neutrálni
   *[other] { SEAT($who) }
}, { $at }) — { campaign-then }.
campaign-event-fired-city = Armáda { $army }, krok { $step }, podmienka { $rule }: { campaign-trigger } ({ $city }, { $at }) — { campaign-then }.
campaign-event-blocked = Armáda { $army }, krok { $step }: z { $at } sa ďalej nedá — okraj mapy, voda alebo hory.
campaign-event-halted = Armáda { $army }, krok { $step }: zastavila sa na { $at } pred { $before } — { $why ->
    [enemy] stojí tam nepriateľ
    [ally_city] zmluva ju nepúšťa do spojencovho mesta
   *[full] nie je tam už miesto
}.
campaign-event-failed = Armáda { $army }, krok { $step }: nepodarilo sa { campaign-what } — { $why ->
    [unknown] taký cieľ nie je známy
    [no_way] nevedie tam cesta
    [held] v meste stojí nepriateľ
    [gone] tej armády už niet
   *[bounced] remíza ju do konca ťahu zastavila
}.
campaign-event-split = Armáda { $army } sa na { $at } rozdelila: zostáva jej { $strength }, nová armáda { $new } má { $part }.
campaign-event-split_refused = Armádu { $army } (sila { $strength }) nemožno rozdeliť: každá časť musí mať aspoň { $least }.
campaign-event-merged = Armáda { $joined } sa na { $at } v kroku { $step } pripojila k armáde { $army }: sila { $strength }.{ $lost ->
    [0] {""}
   *[other] {" "}Nad hranicu prepadlo { $lost }.
}
campaign-event-transferred = Armáda { $joined } na { $at } v kroku { $step } doplnila armádu { $army } na { $strength } a nechala si { $rest }.
campaign-event-merge_refused = Armáda { $joined } sa na { $at } v kroku { $step } nespojila s armádou { $army }: { $total } je viac ako { $limit }. Obe zostávajú samostatné.
campaign-event-battle = Bitka na { $at } ({ SEAT($sides) }): { $result ->
    [won] zvíťazili { SEAT($winner) }
   *[tied] remíza
}.
campaign-event-battle-border = Bitka medzi { $at } a { $other } ({ SEAT($sides) }): { $result ->
    [won] zvíťazili { SEAT($winner) }
   *[tied] remíza
}.
campaign-event-battle_watched = Bitka na { $at } v kroku { $step } ({ SEAT($sides) }): { $result ->
    [won] zvíťazili { SEAT($winner) }
   *[tied] remíza
}.
campaign-event-battle_watched-border = Bitka medzi { $at } a { $other } v kroku { $step } ({ SEAT($sides) }): { $result ->
    [won] zvíťazili { SEAT($winner) }
   *[tied] remíza
}.
campaign-event-lost = Armáda { $army } (sila { $strength }) bola v kroku { $step } zničená na { $at }.
campaign-event-bounced = Armáda { $army }, krok { $step }: po remíze zostáva do konca ťahu na { $at }.
campaign-event-retreated = Armáda { $army } bola v kroku { $step } porazená na { $at } a ustúpila na { $to }; sila { $strength }.
campaign-event-captured = Armáda { $army } dobyla mesto { $city } ({ $at }), { $owner ->
    [neutral] ktoré nikomu nepatrilo
   *[other] dosiaľ ho držali { SEAT($owner) }
}.{ $gain ->
    [0] {""}
   *[other] {" "}Sila +{ $gain }.
}
campaign-event-city_lost = Mesto { $city } ({ $at }) už nie je vaše.{ $capital ->
    [1] {" "}Bolo to vaše hlavné mesto: kým ho nezískate späť, nové armády nevzniknú.
   *[other] {""}
}
campaign-event-city_lost-by = Mesto { $city } ({ $at }) vám vzali { SEAT($by) }.{ $capital ->
    [1] {" "}Bolo to vaše hlavné mesto: kým ho nezískate späť, nové armády nevzniknú.
   *[other] {""}
}
campaign-event-city_taken = { SEAT($by) } dobyli mesto { $city } ({ $at }), { $owner ->
    [neutral] ktoré nikomu nepatrilo
   *[other] dosiaľ ho držali { SEAT($owner) }
}.
campaign-event-discovered = Objavené mesto { $city } ({ $at }): { $owner ->
    [neutral] nikomu nepatrí
   *[other] { SEAT($owner) }
}.
campaign-event-sighted = { $who ->
    [neutral] Neutrálna armáda
   *[other] { SEAT($who) }: armáda
} — videná na ceste { $start } → { $end }.
campaign-event-produced = V meste { $city } ({ $at }) vznikla nová armáda { $army } so silou { $strength }.
campaign-event-no_production = Žiadna nová armáda: hlavné mesto { $city } je v cudzích rukách.
campaign-event-contact = { $how ->
    [battle] Bojovali ste na { $at }
   *[neighbours] Vaša armáda na { $at } stála vedľa ich armády na { $other }
} — odteraz si môžete písať.
campaign-event-capital = Vaše hlavné mesto je { $city } ({ $at }){ $chosen ->
    [0] , lebo ste žiadne nezvolili
   *[other] {""}
}. Zostane ním do konca hry.
campaign-event-capital_refused = { $city } sa vaším hlavným mestom stať nemohlo.
campaign-event-named = Armáda { $army } sa teraz volá „{ $name }“.
campaign-event-alliance_ending = Aliancia ({ SEAT($others) }): { $left ->
    [0] skončila sa, od budúceho ťahu ste nepriatelia
    [one] zostáva { $left } ťah
    [few] zostávajú { $left } ťahy
   *[other] zostáva { $left } ťahov
}.
campaign-event-alliance_ended = Aliancia ({ SEAT($others) }) sa skončila: { $why ->
    [expired] uplynul jej čas
    [separate] zostali len jej členovia a teraz hrá každý sám za seba
   *[destroyed] zostalo primálo členov
}.
campaign-event-destroyed = { SEAT($who) } prišli o posledné mesto aj poslednú armádu. Dozvedajú sa to všetci hráči.
campaign-event-ended = { $reason ->
    [all_cities] Všetky mestá držia víťazi: { SEAT($winners) }
    [last_standing] Nikto iný nezostal, víťazia: { SEAT($winners) }
    [turn_limit] Dohraný posledný ťah, víťazia: { SEAT($winners) }
   *[nobody] Nezostal nikto: remíza
}.

## To hlavné: prvé slová
campaign-news-ended = Hra sa skončila.
campaign-news-city_lost = Stratené mesto { $city }.
campaign-news-captured = Dobyté mesto { $city }.
campaign-news-battle = { $mine ->
    [won] Víťazstvo na { $at }.
    [lost] Porážka na { $at }.
   *[tied] Remíza na { $at }.
}
campaign-news-contact = Nový kontakt: { SEAT($whom) }.
campaign-news-alliance_ended = Koniec aliancie.
campaign-news-alliance_ending = Aliancia sa končí.
campaign-news-destroyed = { SEAT($who) } sú zničení.
campaign-news-capital = Hlavné mesto.
campaign-news-produced = Nová armáda.
campaign-news-no_production = Bez novej armády.
campaign-news-retreated = Ústup.
campaign-news-battle_watched = Videli ste bitku.
campaign-news-city_taken = Mesto { $city } zmenilo pána.
campaign-news-split_refused = Nerozdelená.
campaign-news-merge_refused = Nespojené.

## Predmet
campaign-subject-ended = hra sa skončila
campaign-subject-city_lost = stratené mesto { $city }
campaign-subject-captured = dobyté mesto { $city }
campaign-subject-battle = { $mine ->
    [won] víťazstvo na { $at }
    [lost] porážka na { $at }
   *[tied] remíza na { $at }
}
campaign-subject-contact = nový kontakt: { SEAT($whom) }
campaign-subject-destroyed = { SEAT($who) } sú zničení
campaign-subject-produced = nová armáda

## Čo čakať od rozkazov
campaign-plan-way = { $start } → { $end }, { CELLS($steps) }.
campaign-plan-stays = Stojí na { $at }.
campaign-plan-guards = Posádka mesta { $city }: { $strength } + { $bonus } v obrane.
campaign-plan-blocked = Prejde { $steps } z { $asked }: za { $at } { $why ->
    [edge] je okraj mapy
   *[ground] je voda alebo hory
}.
campaign-plan-battle = Na { $at } { $who ->
    [neutral] stojí neutrálna posádka
   *[other] stoja { SEAT($who) }
}: ak zostanú, bude bitka.
campaign-plan-halts = Zastaví sa pred { $at }: { $who ->
    [neutral] stojí tam neutrálna posádka
   *[other] stoja tam { SEAT($who) }
}.
campaign-plan-unknown = Tento cieľ nevidíte alebo nepoznáte: ak sa neobjaví, z tejto časti rozkazu nič nebude.
campaign-plan-no-way = Pokiaľ viete, na { $at } žiadna cesta nevedie.
campaign-plan-too-large = { $own } + { $other } = { $total } > { $limit }: s armádou { $army } sa nespojí.
campaign-plan-joins = Pripojí sa k armáde { $army } na { $at } v kroku { $step }: { $own } + { $other } = { $total }.
campaign-plan-join-short = Armáda { $army } bude na { $at }, zostáva k nej { CELLS($steps) }: v tomto ťahu sa nestretnú.
campaign-plan-nobody-joins = Čaká, ale podľa vašich rozkazov sa k nej v tomto ťahu nikto nepripojí.
campaign-plan-short = Do { $at } zostáva { CELLS($steps) }: v tomto ťahu nie.
campaign-plan-beside = Vedľa armády na { $at }; kontakt už máte.
campaign-plan-contact = Zastaví sa vedľa armády na { $at }: ak tam zostane, vznikne kontakt.
campaign-plan-split = Rozdelí sa na { $parts }; { $count ->
    [one] nová armáda dostane číslo { $new }
   *[other] nové armády dostanú čísla { $new }
}.
campaign-plan-rules = { $count ->
    [one] Stráži ju { $count } podmienka.
    [few] Strážia ju { $count } podmienky.
   *[other] Stráži ju { $count } podmienok.
}
campaign-plan-capital = { $city } bude vaším hlavným mestom do konca hry.
campaign-plan-name = Armáda { $army } sa bude volať „{ $name }“.

## Nastavenia
campaign-option-map = random, alebo meno súboru s mapou
campaign-option-board = text mapy, uložený s kampaňou
campaign-option-city_names = písmo názvov miest na mapách a v správach: latin alebo cyrillic; v rozkazoch platí oboje
campaign-option-board_width = stĺpcov náhodnej mapy
campaign-option-board_height = riadkov náhodnej mapy
campaign-option-seats = počet hráčov
campaign-option-cities_per_player = miest hráča na začiatku
campaign-option-neutral_cities = miest nikoho na každého hráča
campaign-option-neutral_garrison = sila posádky v meste nikoho, 0: žiadna
campaign-option-start_strength = sila armád na začiatku
campaign-option-move_limit = koľko polí prejde armáda za ťah
campaign-option-move_metric = king: osem smerov, rook: štyri
campaign-option-diagonal_squeeze = či sa dá prejsť uhlopriečne medzi dvoma nepriechodnými poľami
campaign-option-cross_diagonals_meet = či sa stretnú armády, ktorých šikmé cesty sa krížili
campaign-option-army_sight = ako ďaleko vidí armáda
campaign-option-city_sight = ako ďaleko vidí mesto
campaign-option-battle_die = stien bojovej kocky
campaign-option-city_bonus = koľko mesto pridá obrancovi
campaign-option-win_loss = koľko sily stojí víťazstvo
campaign-option-capture_gain = zisk za dobytie bráneného mesta
campaign-option-winner_floor = najmenšia sila víťaza, 0: môže zahynúť
campaign-option-loser_fate = destroyed: zničený, retreat: ustúpi
campaign-option-retreat_loss = strata sily pri ústupe
campaign-option-after_win = či víťaz pokračuje v pláne
campaign-option-capture_mode = mesto sa berie pri vstupe, alebo až zastavením v ňom
campaign-option-merge_max = najväčšia sila spojenej armády
campaign-option-merge_overflow = nad ňu: odmietnuť, doplniť, alebo orezať
campaign-option-split_min = najmenšia sila časti pri delení
campaign-option-stack_limit = armád na jednom poli, 0: bez obmedzenia
campaign-option-production_every = po koľkých ťahoch vznikne armáda v hlavnom meste
campaign-option-production_strength = sila novej armády
campaign-option-captured_capital_produces = či dobyté hlavné mesto dáva armády dobyvateľovi
campaign-option-enemy_strength = cudzia sila: skrytá, v pásmach, alebo presná
campaign-option-trigger_knowledge = podmienky platia podľa toho, čo vidí armáda, alebo jej pán
campaign-option-victory = all_cities, last_standing alebo either
campaign-option-turn_limit = posledný ťah, 0: bez obmedzenia
campaign-option-standing_orders = či rozkazy platia, kým sa nezmenia

## Čo môže byť s rozkazmi v neporiadku
problem-campaign-game-over = Hra sa skončila, rozkazy sa už neprijímajú.
problem-campaign-destroyed = Váš štát bol zničený, rozkazy sa už neprijímajú.
problem-campaign-no-army = Armádu { $army } nemáte. Vaše armády: { $have }.
problem-campaign-move-far = Armáda { $army }: { CELLS($steps) } je priďaleko, za ťah možno prejsť najviac { $limit }.
problem-campaign-move-none = Armáda { $army }: o koľko polí? Aspoň o jedno.
problem-campaign-move-diagonal = Armáda { $army }: v tejto hre armády nechodia šikmo.
problem-campaign-wait-none = Armáda { $army }: koľko krokov čakať? Aspoň jeden.
problem-campaign-step-range = Armáda { $army }: krok { $step } neexistuje; kroky idú od 0 do { $limit }.
problem-campaign-unknown-city = Mesto { $city } nepoznáte.
problem-campaign-off-board = Pole { $cell } na mape nie je: stĺpce sú A až { $columns }, riadky 1 až { $rows }.
problem-campaign-no-target = Armáda { $army }: { campaign-what } — ale čo je cieľom?
problem-campaign-it-nowhere = Armáda { $army }: „k nemu“ má zmysel len v podmienke; pomenujte cieľ ({ campaign-what }).
problem-campaign-own-colour = Armáda { $army }: to je vaša vlastná farba.
problem-campaign-join-self = Armáda { $army } sa nemôže spojiť sama so sebou.
problem-campaign-split-sum = Armáda { $army } má silu { $strength }, časti dávajú spolu { $total }.
problem-campaign-split-small = Armádu { $army } (sila { $strength }) takto rozdeliť nemožno: každá časť musí mať aspoň { $least }.
problem-campaign-split-one = Armáda { $army }: jedna časť nie je rozdelenie.
problem-campaign-split-new = Armáda { $army } práve vznikla rozdelením a v tom istom ťahu ju ďalej deliť nemožno.
problem-campaign-capital-late = Hlavné mesto sa volí len pred prvým ťahom.
problem-campaign-capital-foreign = Mesto { $city } nie je vaše a hlavným mestom byť nemôže.
problem-campaign-name-long = Meno „{ $name }“ je pridlhé: najviac { $limit } písmen.
problem-campaign-plan-long = Armáda { $army }: spolu { CELLS($steps) }, ale za ťah možno prejsť { $limit }; zvyšok sa nevykoná.
problem-campaign-plan-lost = Armáda { $army }: na to, čo nasleduje ({ campaign-what }), už nepríde.
problem-campaign-merge-large = Armády { $army } a { $other } majú spolu { $total }, viac ako { $limit }: takto sa nespoja.
problem-campaign-split-twice = Armáda { $army }: deľte len raz, všetky časti v jednom rozkaze.
problem-campaign-option-range = Voľba { $option } je { $value }, musí byť od { $low } do { $high }.

## Čo je ešte bez rozkazu
subject-army = armáda { $name }
subject-capital = hlavné mesto
subject-name = meno armády { $name }
