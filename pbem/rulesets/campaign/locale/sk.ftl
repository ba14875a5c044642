# Kampaň: všetko, čo hovoria správy a odpovede.

## Nadpisy a stĺpce
campaign-heading-start = Vitajte
campaign-heading-news = Hlavné udalosti
campaign-heading-map = Mapa
campaign-heading-armies = Vaše oddiely
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
campaign-col-whose = Strana
campaign-col-what = Čo
campaign-col-state = Stav
campaign-col-seen = Naposledy videné
campaign-total-cities = { $count ->
    [one] mesto
    [few] mestá
   *[other] miest
}
campaign-total-armies = { $count ->
    [one] oddiel
    [few] oddiely
   *[other] oddielov
}
campaign-total-strength = { $count ->
    [one] bod sily
    [few] body sily
   *[other] bodov sily
}
campaign-total-explored = mapy odhalené
campaign-map-legend = Štítok „3 | 17“ je váš oddiel 3 so silou 17, štítok so značkou je cudzí oddiel. Zlatá hviezda: hlavné mesto, červená: bitka, čiarkovane: cesta v tomto ťahu. Jasne: vidíte teraz, tlmene: pamätáte si, šrafované: neznáme.
campaign-map-alt = Mapa po { $turn }. ťahu; všetko, čo je na nej, je aj v tabuľkách nižšie.
campaign-armies-none = Nezostal vám žiadny oddiel.
campaign-cities-none = Nedržíte žiadne mesto.
campaign-contacts-none = Zatiaľ žiadne kontakty. Zastavte sa vedľa cudzieho oddielu alebo s ním bojujte a kontakt vznikne.

## Prvá správa
campaign-start-colour = Ste { SEAT($who) }. Držíte { $count ->
    [one] { $count } mesto: { $cities }
    [few] { $count } mestá: { $cities }
   *[other] { $count } miest: { $cities }
}. V každom stojí oddiel.
campaign-start-city = { NAME($city) } ({ $at })
campaign-start-capital = V prvých rozkazoch si zvoľte hlavné mesto, napríklad: „hlavné mesto { NAME($city) }“. { $every ->
    [one] Každý ťah
    [few] Každé { $every } ťahy
   *[other] Každých { $every } ťahov
} v ňom vznikne nový oddiel, kým je mesto vaše. Presťahovať hlavné mesto nemožno. Ak nezvolíte nič, bude ním { NAME($first) }.
campaign-start-orders = Každému oddielu napíšte jeden riadok vlastnými slovami: kam ísť (najviac { CELLS($steps, case: "acc") }) a čo robiť, keď niekoho uvidí. Oddiel bez rozkazu zostane na mieste.
campaign-start-goal = Vyhráva ten, kto drží všetky mestá, alebo kto zostane ako posledný. Vidíte len to, čo vidia vaše oddiely a mestá; koho stretnete, tomu môžete písať.

## Slová v tabuľkách
campaign-whose = { $who ->
    [neutral] Nikto
   *[other] { SEAT($who) }
}
campaign-army = oddiel
campaign-city = { $capital ->
    [1] { NAME($city) } ★
   *[0] { NAME($city) }
}
campaign-army-in = oddiel v meste { NAME($city) }
campaign-ground-plain = rovina
campaign-ground-forest = les
campaign-ground-hills = kopce
campaign-garrison = { $count ->
    [one] oddiel { $armies }
   *[other] oddiely { $armies }
}
campaign-garrison-none = — prázdne
campaign-note-capital = hlavné mesto; nový oddiel ({ $strength }) po ťahu { $turn }
campaign-note-captured = dobyté v tomto ťahu
campaign-note-ally = spojenec
campaign-note-distance = { $steps ->
    [0] na rovnakom poli ako oddiel { $army }
    [1] vedľa oddielu { $army }
   *[other] { CELLS($steps) } od oddielu { $army }
}
campaign-note-gone = zmizol z dohľadu; { $first ->
    [0] videný do kroku { $last }
   *[other] videný v krokoch { $first }–{ $last }
}
campaign-standing-own = vlastné
campaign-standing-allied = spojenecké
campaign-standing-free = voľné
campaign-standing-occupied = obsadené
campaign-seen-now = teraz
campaign-seen-turn = ťah { $turn }
campaign-relation-ally = spojenec
campaign-relation-contact = kontakt: môžete si písať
campaign-deed-waits = { $bonus ->
    [0] stál
   *[other] držal mesto { NAME($city) } (+{ $bonus } v obrane)
}
campaign-deed-moved = prešiel { CELLS($steps, case: "acc") } ({ $way })
campaign-deed-captured = dobyl mesto { NAME($city) }
campaign-deed-merged = prijal oddiel { $joined }
campaign-deed-produced = práve vznikol
campaign-deed-won = vyhral bitku
campaign-deed-lost = prehral bitku
campaign-deed-tied = bojoval nerozhodne

## Bitky
campaign-battle-field = { $count ->
    [one] Oddiel { $armies }
   *[other] Oddiely { $armies }
} proti { SEAT($foes, case: "dat") }
campaign-battle-city = Bitka o mesto { NAME($city) }
campaign-battle-border = { $count ->
    [one] Oddiel { $armies }
   *[other] Oddiely { $armies }
} proti { SEAT($foes, case: "dat") } na hranici polí
campaign-battle-own = { $rounds ->
    [1] { SEAT($who) }, oddiel { $army }
   *[other] { $round }. kolo: { SEAT($who) }, oddiel { $army }
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
campaign-battle-won = Víťazstvo. Sila vášho oddielu: { $sum }.
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
    [merged] oddiely sa spojili
    [captured] mesto je dobyté
    [won] bitka je vyhratá
    [blocked] cesta je zatvorená
    [arrived] oddiel je pri cieli
    [step] nastal daný krok
   *[other] { $on }
}
campaign-then = { $then ->
    [move] oddiel šiel ďalej podľa rozkazu
    [goto] oddiel sa vydal k cieľu
    [capture] oddiel šiel obsadiť mesto
    [attack] oddiel zaútočil
    [approach] oddiel sa priblížil
    [flee] oddiel ustúpil
    [join] oddiel sa šiel spojiť
    [wait_join] oddiel čakal na spojenie
    [wait] oddiel čakal
    [stay] oddiel zostal stáť
    [resume] oddiel sa vrátil k plánu
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
campaign-event-march = Oddiel { $army } prešiel { CELLS($steps, case: "acc") }: { $start } → { $end }, sila { $before } → { $after }.
campaign-event-fired = Oddiel { $army }, krok { $step }, podmienka { $rule }: { campaign-trigger } — { campaign-then }.
campaign-event-fired-who = Oddiel { $army }, krok { $step }, podmienka { $rule }: { campaign-trigger } ({ $who ->
    [neutral] neutrálni
   *[other] { SEAT($who) }
}, { $at }) — { campaign-then }.
campaign-event-fired-city = Oddiel { $army }, krok { $step }, podmienka { $rule }: { campaign-trigger } ({ NAME($city) }, { $at }) — { campaign-then }.
campaign-event-blocked = Oddiel { $army }, krok { $step }: z { $at } sa ďalej nedá — okraj mapy, voda alebo hory.
campaign-event-halted = Oddiel { $army }, krok { $step }: zastavil sa na { $at } pred { $before } — { $why ->
    [enemy] stojí tam nepriateľ
    [ally_city] zmluva ho nepúšťa do spojencovho mesta
   *[full] nie je tam už miesto
}.
campaign-event-failed = Oddiel { $army }, krok { $step }: nepodarilo sa { campaign-what } — { $why ->
    [unknown] taký cieľ nie je známy
    [no_way] nevedie tam cesta
    [held] v meste stojí nepriateľ
    [gone] toho oddielu už niet
   *[bounced] remíza ho do konca ťahu zastavila
}.
campaign-event-split = Oddiel { $army } sa na { $at } rozdelil: zostáva mu { $strength }, nový oddiel { $new } má { $part }.
campaign-event-split_refused = Oddiel { $army } (sila { $strength }) nemožno rozdeliť: každá časť musí mať aspoň { $least }.
campaign-event-merged = Oddiel { $joined } sa na { $at } v kroku { $step } pripojil k oddielu { $army }: sila { $strength }.{ $lost ->
    [0] {""}
   *[other] {" "}Nad hranicu prepadlo { $lost }.
}
campaign-event-transferred = Oddiel { $joined } na { $at } v kroku { $step } doplnil oddiel { $army } na { $strength } a nechal si { $rest }.
campaign-event-merge_refused = Oddiel { $joined } sa na { $at } v kroku { $step } nespojil s oddielom { $army }: { $total } je viac ako { $limit }. Oba zostávajú samostatné.
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
campaign-event-lost = Oddiel { $army } (sila { $strength }) bol v kroku { $step } zničený na { $at }.
campaign-event-bounced = Oddiel { $army }, krok { $step }: po remíze zostáva do konca ťahu na { $at }.
campaign-event-retreated = Oddiel { $army } bol v kroku { $step } porazený na { $at } a ustúpil na { $to }; sila { $strength }.
campaign-event-captured = Oddiel { $army } dobyl mesto { NAME($city) } ({ $at }), { $owner ->
    [neutral] ktoré nikomu nepatrilo
   *[other] ktoré dosiaľ držali { SEAT($owner) }
}.{ $gain ->
    [0] {""}
   *[other] {" "}Sila +{ $gain }.
}
campaign-event-city_lost = Mesto { NAME($city) } ({ $at }) už nie je vaše.{ $capital ->
    [1] {" "}Bolo to vaše hlavné mesto: kým ho nezískate späť, nové oddiely nevzniknú.
   *[other] {""}
}
campaign-event-city_lost-by = Mesto { NAME($city) } ({ $at }) vám vzali { SEAT($by) }.{ $capital ->
    [1] {" "}Bolo to vaše hlavné mesto: kým ho nezískate späť, nové oddiely nevzniknú.
   *[other] {""}
}
campaign-event-city_taken = { SEAT($by) } dobyli mesto { NAME($city) } ({ $at }), { $owner ->
    [neutral] ktoré nikomu nepatrilo
   *[other] ktoré dosiaľ držali { SEAT($owner) }
}.
campaign-event-discovered = Objavené mesto { NAME($city) } ({ $at }): { $owner ->
    [neutral] nikomu nepatrí
   *[other] { SEAT($owner) }
}.
campaign-event-sighted = { $who ->
    [neutral] Neutrálny oddiel
   *[other] { SEAT($who) }: oddiel
} — videný na ceste { $start } → { $end }.
campaign-event-produced = V meste { NAME($city) } ({ $at }) vznikol nový oddiel { $army } so silou { $strength }.
campaign-event-no_production = Žiadny nový oddiel: hlavné mesto { NAME($city) } je v cudzích rukách.
campaign-event-capital = Vaše hlavné mesto je { NAME($city) } ({ $at }){ $chosen ->
    [0] , lebo ste žiadne nezvolili
   *[other] {""}
}. Zostane ním do konca hry.
campaign-event-capital_refused = { NAME($city) } sa vaším hlavným mestom stať nemohlo.
campaign-event-named = Oddiel { $army } sa teraz volá „{ $name }“.
campaign-event-destroyed = { SEAT($who) } prišli o posledné mesto aj posledný oddiel. Dozvedajú sa to všetci hráči.
campaign-event-ended = { $reason ->
    [all_cities] Všetky mestá držia víťazi: { SEAT($winners) }
    [last_standing] Nikto iný nezostal, víťazia: { SEAT($winners) }
    [turn_limit] Dohraný posledný ťah, víťazia: { SEAT($winners) }
   *[nobody] Nezostal nikto: remíza
}.

## To hlavné: prvé slová
campaign-quiet = Pokojný ťah: žiadna bitka, žiadne dobyté ani stratené mesto, žiadne nové stretnutie.
campaign-news-ended = Hra sa skončila.
campaign-news-city_lost = Stratené mesto { NAME($city) }.
campaign-news-captured = Dobyté mesto { NAME($city) }.
campaign-news-battle = { $mine ->
    [won] Víťazstvo na { $at }.
    [lost] Porážka na { $at }.
   *[tied] Remíza na { $at }.
}
campaign-rest-captured = Oddiel { $army } vstúpil do mesta ({ $at }); dosiaľ { $owner ->
    [neutral] nikomu nepatrilo
   *[other] ho držali { SEAT($owner) }
}.{ $gain ->
    [0] {""}
   *[other] {" "}Sila +{ $gain }.
}
campaign-rest-battle = Stretli sa tu { SEAT($sides) }; hody nájdete nižšie.
campaign-news-contact = Nový kontakt: { SEAT($whom) }.
campaign-news-alliance_ended = Koniec aliancie.
campaign-news-alliance_ending = Aliancia sa končí.
campaign-news-destroyed = { SEAT($who) } sú zničení.
campaign-news-capital = Hlavné mesto.
campaign-news-produced = Nový oddiel.
campaign-news-no_production = Bez nového oddielu.
campaign-news-retreated = Ústup.
campaign-news-battle_watched = Videli ste bitku.
campaign-news-city_taken = Mesto { NAME($city) } zmenilo pána.
campaign-news-split_refused = Rozdelenie sa nepodarilo.
campaign-news-merge_refused = Spojenie sa nepodarilo.

## Predmet
campaign-subject-ended = hra sa skončila
campaign-subject-city_lost = stratené mesto { NAME($city) }
campaign-subject-captured = dobyté mesto { NAME($city) }
campaign-subject-battle = { $mine ->
    [won] víťazstvo na { $at }
    [lost] porážka na { $at }
   *[tied] remíza na { $at }
}
campaign-subject-contact = kontakt: { SEAT($whom) }
campaign-subject-destroyed = { SEAT($who) } sú zničení
campaign-subject-produced = nový oddiel

## Čo čakať od rozkazov
campaign-plan-way = { $start } → { $end }, { CELLS($steps) }.
campaign-plan-stays = Stojí na { $at }.
campaign-plan-guards = Posádka mesta { NAME($city) }: { $strength } + { $bonus } v obrane.
campaign-plan-blocked = Prejde { $steps } z { $asked }: za { $at } { $why ->
    [edge] je okraj mapy
   *[ground] je voda alebo hory
}.
campaign-plan-battle = Na { $at } { $who ->
    [neutral] stojí neutrálna posádka
   *[other] stoja { SEAT($who) }
}: ak neodídu, bude bitka.
campaign-plan-halts = Zastaví sa pred { $at }: { $who ->
    [neutral] stojí tam neutrálna posádka
   *[other] stoja tam { SEAT($who) }
}.
campaign-plan-unknown = Tento cieľ nevidíte alebo nepoznáte: ak sa neobjaví, z tejto časti rozkazu nič nebude.
campaign-plan-no-way = Pokiaľ viete, na { $at } žiadna cesta nevedie.
campaign-plan-too-large = { $own } + { $other } = { $total } > { $limit }: s oddielom { $army } sa nespojí.
campaign-plan-joins = Pripojí sa k oddielu { $army } na { $at } v kroku { $step }: { $own } + { $other } = { $total }.
campaign-plan-join-short = Oddiel { $army } bude na { $at }, zostáva k nemu { CELLS($steps) }: v tomto ťahu sa nestretnú.
campaign-plan-nobody-joins = Čaká, ale podľa vašich rozkazov sa k nemu v tomto ťahu nikto nepripojí.
campaign-plan-short = Do { $at } to bude ešte { CELLS($steps) }: v tomto ťahu nedôjde.
campaign-plan-beside = Vedľa oddielu na { $at }; kontakt už máte.
campaign-plan-contact = Zastaví sa vedľa oddielu na { $at }: ak tam zostane, vznikne kontakt.
campaign-plan-split = Rozdelí sa na { $parts }; { $count ->
    [one] nový oddiel dostane číslo { $new }
   *[other] nové oddiely dostanú čísla { $new }
}.
campaign-plan-rules = { $count ->
    [one] Platí pritom { $count } podmienka.
    [few] Platia pritom { $count } podmienky.
   *[other] Platí pritom { $count } podmienok.
}
campaign-plan-ally-city = Zastaví sa pred { $at }: do mesta spojenca ho zmluva nepustí.
campaign-plan-full = Zastaví sa pred { $at }: pre ďalší oddiel tam nie je miesto.
campaign-plan-held = Na { $at } { $who ->
    [neutral] stojí neutrálna posádka
   *[other] stoja { SEAT($who) }
}: kým tam vidno nepriateľa, oddiel sa o dobytie mesta nepokúsi.
campaign-plan-no-fear = Niet pred kým utekať: zostane stáť.
campaign-plan-trimmed = Pripojí sa k oddielu { $army } na { $at } v kroku { $step }: { $own } + { $other } = { $total }, z toho { $lost } prepadne a zostane { $strength }.
campaign-plan-transferred = Doplní oddiel { $army } na { $strength } na { $at } v kroku { $step }; { $rest } zostane zvlášť.
campaign-plan-fired = Ako veci stoja, podmienka { $rule } nastane { $step ->
    [0] pred prvým krokom
   *[other] po kroku { $step }
}.
campaign-plan-capital = { NAME($city) } bude vaším hlavným mestom do konca hry.
campaign-plan-name = Oddiel { $army } sa bude volať „{ $name }“.

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
campaign-option-start_strength = sila oddielov na začiatku
campaign-option-move_limit = koľko polí prejde oddiel za ťah
campaign-option-move_metric = king: osem smerov, rook: štyri
campaign-option-diagonal_squeeze = či sa dá prejsť uhlopriečne medzi dvoma nepriechodnými poľami
campaign-option-cross_diagonals_meet = či sa stretnú oddiely, ktorých šikmé cesty sa krížili
campaign-option-army_sight = ako ďaleko vidí oddiel
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
campaign-option-merge_max = najväčšia sila spojeného oddielu
campaign-option-merge_overflow = nad ňu: odmietnuť, doplniť, alebo orezať
campaign-option-split_min = najmenšia sila časti pri delení
campaign-option-stack_limit = oddielov na jednom poli, 0: bez obmedzenia
campaign-option-production_every = po koľkých ťahoch vznikne oddiel v hlavnom meste
campaign-option-production_strength = sila nového oddielu
campaign-option-captured_capital_produces = či dobyté hlavné mesto dáva oddiely dobyvateľovi
campaign-option-enemy_strength = cudzia sila: skrytá, v pásmach, alebo presná
campaign-option-trigger_knowledge = podmienky platia podľa toho, čo vidí oddiel, alebo jeho pán
campaign-option-victory = all_cities, last_standing alebo either
campaign-option-turn_limit = posledný ťah, 0: bez obmedzenia
campaign-option-standing_orders = či rozkazy platia, kým sa nezmenia

## Čo môže byť s rozkazmi v neporiadku
problem-campaign-game-over = Hra sa skončila, rozkazy sa už neprijímajú.
problem-campaign-destroyed = Váš štát bol zničený, rozkazy sa už neprijímajú.
problem-campaign-no-army = Oddiel { $army } nemáte. Vaše oddiely: { $have }.
problem-campaign-move-far = Oddiel { $army }: { CELLS($steps) } je priďaleko, za ťah možno prejsť najviac { $limit }.
problem-campaign-move-none = Oddiel { $army }: o koľko polí? Aspoň o jedno.
problem-campaign-move-diagonal = Oddiel { $army }: v tejto hre sa šikmo nechodí.
problem-campaign-wait-none = Oddiel { $army }: koľko krokov čakať? Aspoň jeden.
problem-campaign-step-range = Oddiel { $army }: krok { $step } neexistuje; kroky idú od 0 do { $limit }.
problem-campaign-unknown-city = Mesto { NAME($city) } nepoznáte.
problem-campaign-no-city-known = Oddiel { $army }: ktoré mesto? Žiadne cudzie zatiaľ nepoznáte.
problem-campaign-off-board = Pole { $cell } na mape nie je: stĺpce sú A až { $columns }, riadky 1 až { $rows }.
problem-campaign-no-target = Oddiel { $army }: { campaign-what } — ale čo je cieľom?
problem-campaign-it-nowhere = Oddiel { $army }: „k nemu“ má zmysel len v podmienke; pomenujte cieľ ({ campaign-what }).
problem-campaign-own-colour = Oddiel { $army }: to je vaša vlastná farba.
problem-campaign-join-self = Oddiel { $army } sa nemôže spojiť sám so sebou.
problem-campaign-split-sum = Oddiel { $army } má silu { $strength }, časti dávajú spolu { $total }.
problem-campaign-split-small = Oddiel { $army } (sila { $strength }) takto rozdeliť nemožno: každá časť musí mať aspoň { $least }.
problem-campaign-split-one = Oddiel { $army }: jedna časť nie je rozdelenie.
problem-campaign-split-new = Oddiel { $army } práve vznikol rozdelením a v tom istom ťahu ho ďalej deliť nemožno.
problem-campaign-capital-late = Hlavné mesto sa volí len pred prvým ťahom.
problem-campaign-capital-foreign = Mesto { NAME($city) } nie je vaše a hlavným mestom byť nemôže.
problem-campaign-name-long = Meno „{ $name }“ je pridlhé: najviac { $limit } písmen.
problem-campaign-plan-long = Oddiel { $army }: spolu { CELLS($steps) }, ale za ťah možno prejsť { $limit }; zvyšok sa nevykoná.
problem-campaign-plan-lost = Oddiel { $army }: na to, čo nasleduje ({ campaign-what }), už nepríde.
problem-campaign-merge-large = Oddiely { $army } a { $other } majú spolu { $total }, viac ako { $limit }: takto sa nespoja.
problem-campaign-split-twice = Oddiel { $army }: dve rozdelenia v jednom rozkaze; napíšte všetky časti naraz, napríklad 10+10+12.
problem-campaign-option-range = Voľba { $option } je { $value }, musí byť od { $low } do { $high }.

## Čo je ešte bez rozkazu
campaign-about-army = oddiel { $name }
campaign-about-capital = hlavné mesto
campaign-about-name = meno oddielu { $name }

## Čo môže stáť v riadku
term-order = rozkaz, napríklad „oddiel 1: hore 3“
term-item = čo má oddiel robiť
term-condition = podmienka, napríklad „pri odhalení nepriateľa“
term-army = číslo oddielu
term-steps = počet polí
term-ticks = ako dlho čakať
term-parts = sily častí
term-step = číslo kroku
term-direction = smer
term-target = cieľ: mesto, pole, oddiel alebo farba
term-city = názov mesta
term-cell = pole, napríklad E5
term-colour = farba
term-mode = „pri odhalení“ alebo „pri zazretí“
term-object = nepriateľ, spojenec alebo mesto
term-comparison = „aspoň“ alebo „najviac“
