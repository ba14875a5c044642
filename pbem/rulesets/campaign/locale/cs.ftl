# Kampaň: vše, co říkají zprávy a odpovědi.

## Nadpisy a sloupce
campaign-heading-start = Vítejte
campaign-heading-news = Hlavní události
campaign-heading-map = Mapa
campaign-heading-armies = Vaše oddíly
campaign-heading-cities = Vaše města
campaign-heading-battles = Bitvy
campaign-heading-seen = Koho vidíte
campaign-heading-known = Další města
campaign-heading-contacts = Diplomacie
campaign-col-number = Č.
campaign-col-strength = Síla
campaign-col-cell = Pole
campaign-col-where = Kde
campaign-col-deeds = V tomto tahu
campaign-col-city = Město
campaign-col-garrison = Posádka
campaign-col-notes = Poznámky
campaign-col-whose = Strana
campaign-col-what = Co
campaign-col-state = Stav
campaign-col-seen = Naposledy viděno
campaign-total-cities = { $count ->
    [one] město
    [few] města
   *[other] měst
}
campaign-total-armies = { $count ->
    [one] oddíl
    [few] oddíly
   *[other] oddílů
}
campaign-total-strength = { $count ->
    [one] bod síly
    [few] body síly
   *[other] bodů síly
}
campaign-total-explored = mapy odhaleno
campaign-map-legend = Štítek „3 | 17“ je váš oddíl 3 o síle 17, štítek se značkou je cizí oddíl. Zlatá hvězda: hlavní město, červená: bitva, čárkovaně: cesta v tomto tahu. Jasně: vidíte nyní, tlumeně: pamatujete si, šrafovaně: neznámé.
campaign-map-alt = Mapa po { $turn }. tahu; vše, co je na ní, je i v tabulkách níže.
campaign-armies-none = Nezbyl vám žádný oddíl.
campaign-cities-none = Nedržíte žádné město.
campaign-contacts-none = Zatím žádné kontakty. Zastavte se vedle cizího oddílu nebo s ním bojujte a kontakt vznikne.

## První zpráva
campaign-start-colour = Jste { SEAT($who) }. Držíte { $count ->
    [one] { $count } město: { $cities }
    [few] { $count } města: { $cities }
   *[other] { $count } měst: { $cities }
}. V každém stojí oddíl.
campaign-start-city = { NAME($city) } ({ $at })
campaign-start-capital = V prvních rozkazech si zvolte hlavní město, například: „hlavní město { NAME($city) }“. { $every ->
    [one] Každý tah
    [few] Každé { $every } tahy
   *[other] Každých { $every } tahů
} v něm vznikne nový oddíl, dokud je město vaše. Přestěhovat hlavní město nelze. Nezvolíte-li nic, bude jím { NAME($first) }.
campaign-start-orders = Každému oddílu napište jeden řádek vlastními slovy: kam jít (nejvýš { CELLS($steps, case: "acc") }) a co dělat, když někoho uvidí. Oddíl bez rozkazu zůstane na místě.
campaign-start-goal = Vyhrává ten, kdo drží všechna města, nebo kdo zbude jako poslední. Vidíte jen to, co vidí vaše oddíly a města; koho potkáte, tomu můžete psát.

## Slova v tabulkách
campaign-whose = { $who ->
    [neutral] Nikdo
   *[other] { SEAT($who) }
}
campaign-army = oddíl
campaign-city = { $capital ->
    [1] { NAME($city) } ★
   *[0] { NAME($city) }
}
campaign-army-in = oddíl ve městě { NAME($city) }
campaign-ground-plain = rovina
campaign-ground-forest = les
campaign-ground-hills = kopce
campaign-garrison = { $count ->
    [one] oddíl { $armies }
   *[other] oddíly { $armies }
}
campaign-garrison-none = — prázdné
campaign-note-capital = hlavní město; nový oddíl ({ $strength }) po tahu { $turn }
campaign-note-captured = dobyto v tomto tahu
campaign-note-ally = spojenec
campaign-note-distance = { $steps ->
    [0] na stejném poli jako oddíl { $army }
    [1] vedle oddílu { $army }
   *[other] { CELLS($steps) } od oddílu { $army }
}
campaign-note-gone = zmizel z dohledu; { $first ->
    [0] viděn do kroku { $last }
   *[other] viděn v krocích { $first }–{ $last }
}
campaign-standing-own = vlastní
campaign-standing-allied = spojenecké
campaign-standing-free = volné
campaign-standing-occupied = obsazené
campaign-seen-now = nyní
campaign-seen-turn = tah { $turn }
campaign-relation-ally = spojenec
campaign-relation-contact = kontakt: můžete si psát
campaign-deed-waits = { $bonus ->
    [0] stál
   *[other] držel město { NAME($city) } (+{ $bonus } v obraně)
}
campaign-deed-moved = ušel { CELLS($steps, case: "acc") } ({ $way })
campaign-deed-captured = dobyl město { NAME($city) }
campaign-deed-merged = přijal oddíl { $joined }
campaign-deed-produced = právě vznikl
campaign-deed-won = vyhrál bitvu
campaign-deed-lost = prohrál bitvu
campaign-deed-tied = bojoval nerozhodně

## Bitvy
campaign-battle-field = { $count ->
    [one] Oddíl { $armies }
   *[other] Oddíly { $armies }
} proti { SEAT($foes, case: "dat") }
campaign-battle-city = Bitva o město { NAME($city) }
campaign-battle-border = { $count ->
    [one] Oddíl { $armies }
   *[other] Oddíly { $armies }
} proti { SEAT($foes, case: "dat") } na hranici polí
campaign-battle-own = { $rounds ->
    [1] { SEAT($who) }, oddíl { $army }
   *[other] { $round }. kolo: { SEAT($who) }, oddíl { $army }
}
campaign-battle-foe = { $rounds ->
    [1] { $who ->
        [neutral] Neutrální posádka
       *[other] { SEAT($who) }
    }
   *[other] { $round }. kolo: { $who ->
        [neutral] neutrální posádka
       *[other] { SEAT($who) }
    }
}
campaign-battle-line = { SEAT($who) }: { $strength } + { $bonus } + { $die } = { $total }
campaign-battle-won = Vítězství. Síla vašeho oddílu: { $sum }.
campaign-battle-won-ally = Vítězství: po vašem boku zvítězili { SEAT($winner) }.
campaign-battle-lost = Porážka. { $winner ->
    [neutral] Zvítězila neutrální posádka
   *[other] Zvítězili { SEAT($winner) }
}.
campaign-battle-tied = Remíza: kdo přišel, zůstává na svém poli, sílu neztrácí nikdo.

## Podmínky a činy
campaign-trigger = { $on ->
    [reveal-enemy] objevil se nepřítel
    [see-enemy] je vidět nepřítel
    [reveal-occupied_city] objevilo se obsazené město
    [see-occupied_city] je vidět obsazené město
    [reveal-free_city] objevilo se volné město
    [see-free_city] je vidět volné město
    [reveal-any_city] objevilo se město
    [see-any_city] je vidět město
    [reveal-ally] objevil se spojenec
    [see-ally] je vidět spojenec
    [merged] oddíly se spojily
    [captured] město je dobyto
    [won] bitva je vyhraná
    [blocked] cesta je zavřená
    [arrived] oddíl je u cíle
    [step] nastal daný krok
   *[other] { $on }
}
campaign-then = { $then ->
    [move] oddíl šel dál podle rozkazu
    [goto] oddíl se vydal k cíli
    [capture] oddíl šel obsadit město
    [attack] oddíl zaútočil
    [approach] oddíl se přiblížil
    [flee] oddíl ustoupil
    [join] oddíl se šel spojit
    [wait_join] oddíl čekal na spojení
    [wait] oddíl čekal
    [stay] oddíl zůstal stát
    [resume] oddíl se vrátil k plánu
   *[other] { $then }
}
campaign-what = { $what ->
    [move] jít dál
    [wait] čekat
    [wait_join] čekat na spojení
    [stay] zůstat
    [goto] dojít k cíli
    [capture] obsadit město
    [attack] zaútočit
    [approach] přiblížit se
    [flee] ustoupit
    [join] spojit se
    [resume] vrátit se k plánu
   *[other] { $what }
}

## Události
campaign-event-march = Oddíl { $army } ušel { CELLS($steps, case: "acc") }: { $start } → { $end }, síla { $before } → { $after }.
campaign-event-fired = Oddíl { $army }, krok { $step }, podmínka { $rule }: { campaign-trigger } — { campaign-then }.
campaign-event-fired-who = Oddíl { $army }, krok { $step }, podmínka { $rule }: { campaign-trigger } ({ $who ->
    [neutral] neutrální
   *[other] { SEAT($who) }
}, { $at }) — { campaign-then }.
campaign-event-fired-city = Oddíl { $army }, krok { $step }, podmínka { $rule }: { campaign-trigger } ({ NAME($city) }, { $at }) — { campaign-then }.
campaign-event-blocked = Oddíl { $army }, krok { $step }: z { $at } to dál nejde — okraj mapy, voda nebo hory.
campaign-event-halted = Oddíl { $army }, krok { $step }: zastavil se na { $at } před { $before } — { $why ->
    [enemy] stojí tam nepřítel
    [ally_city] smlouva ho nepouští do spojencova města
   *[full] není tam už místo
}.
campaign-event-failed = Oddíl { $army }, krok { $step }: nepodařilo se { campaign-what } — { $why ->
    [unknown] takový cíl není znám
    [no_way] nevede tam cesta
    [held] ve městě stojí nepřítel
    [gone] ten oddíl už není
   *[bounced] remíza ho do konce tahu zastavila
}.
campaign-event-split = Oddíl { $army } se na { $at } rozdělil: zůstává mu { $strength }, nový oddíl { $new } má { $part }.
campaign-event-split_refused = Oddíl { $army } (síla { $strength }) nelze rozdělit: každá část musí mít aspoň { $least }.
campaign-event-merged = Oddíl { $joined } se na { $at } v kroku { $step } připojil k oddílu { $army }: síla { $strength }.{ $lost ->
    [0] {""}
   *[other] {" "}Nad mez propadlo { $lost }.
}
campaign-event-transferred = Oddíl { $joined } na { $at } v kroku { $step } doplnil oddíl { $army } na { $strength } a nechal si { $rest }.
campaign-event-merge_refused = Oddíl { $joined } se na { $at } v kroku { $step } nespojil s oddílem { $army }: { $total } je víc než { $limit }. Oba zůstávají zvlášť.
campaign-event-battle = Bitva na { $at } ({ SEAT($sides) }): { $result ->
    [won] zvítězili { SEAT($winner) }
   *[tied] remíza
}.
campaign-event-battle-border = Bitva mezi { $at } a { $other } ({ SEAT($sides) }): { $result ->
    [won] zvítězili { SEAT($winner) }
   *[tied] remíza
}.
campaign-event-battle_watched = Bitva na { $at } v kroku { $step } ({ SEAT($sides) }): { $result ->
    [won] zvítězili { SEAT($winner) }
   *[tied] remíza
}.
campaign-event-battle_watched-border = Bitva mezi { $at } a { $other } v kroku { $step } ({ SEAT($sides) }): { $result ->
    [won] zvítězili { SEAT($winner) }
   *[tied] remíza
}.
campaign-event-lost = Oddíl { $army } (síla { $strength }) byl v kroku { $step } zničen na { $at }.
campaign-event-bounced = Oddíl { $army }, krok { $step }: po remíze zůstává do konce tahu na { $at }.
campaign-event-retreated = Oddíl { $army } byl v kroku { $step } poražen na { $at } a ustoupil na { $to }; síla { $strength }.
campaign-event-captured = Oddíl { $army } dobyl město { NAME($city) } ({ $at }), { $owner ->
    [neutral] které nikomu nepatřilo
   *[other] které dosud drželi { SEAT($owner) }
}.{ $gain ->
    [0] {""}
   *[other] {" "}Síla +{ $gain }.
}
campaign-event-city_lost = Město { NAME($city) } ({ $at }) už není vaše.{ $capital ->
    [1] {" "}Bylo to vaše hlavní město: dokud ho nezískáte zpět, nové oddíly nevzniknou.
   *[other] {""}
}
campaign-event-city_lost-by = Město { NAME($city) } ({ $at }) vám vzali { SEAT($by) }.{ $capital ->
    [1] {" "}Bylo to vaše hlavní město: dokud ho nezískáte zpět, nové oddíly nevzniknou.
   *[other] {""}
}
campaign-event-city_taken = { SEAT($by) } dobyli město { NAME($city) } ({ $at }), { $owner ->
    [neutral] které nikomu nepatřilo
   *[other] které dosud drželi { SEAT($owner) }
}.
campaign-event-discovered = Objeveno město { NAME($city) } ({ $at }): { $owner ->
    [neutral] nikomu nepatří
   *[other] { SEAT($owner) }
}.
campaign-event-sighted = { $who ->
    [neutral] Neutrální oddíl
   *[other] { SEAT($who) }: oddíl
} — viděn na cestě { $start } → { $end }.
campaign-event-produced = Ve městě { NAME($city) } ({ $at }) vznikl nový oddíl { $army } o síle { $strength }.
campaign-event-no_production = Žádný nový oddíl: hlavní město { NAME($city) } je v cizích rukou.
campaign-event-capital = Vaše hlavní město je { NAME($city) } ({ $at }){ $chosen ->
    [0] , protože jste žádné nezvolili
   *[other] {""}
}. Zůstane jím do konce hry.
campaign-event-capital_refused = { NAME($city) } se vaším hlavním městem stát nemohlo.
campaign-event-named = Oddíl { $army } se nyní jmenuje „{ $name }“.
campaign-event-destroyed = { SEAT($who) } přišli o poslední město i poslední oddíl. Dozvídají se to všichni hráči.
campaign-event-ended = { $reason ->
    [all_cities] Všechna města drží vítězové: { SEAT($winners) }
    [last_standing] Nikdo jiný nezbyl, vítězí: { SEAT($winners) }
    [turn_limit] Dohrán poslední tah, vítězí: { SEAT($winners) }
   *[nobody] Nezbyl nikdo: remíza
}.

## To hlavní: první slova
campaign-quiet = Klidný tah: žádná bitva, žádné dobyté ani ztracené město, žádné nové setkání.
campaign-news-ended = Hra skončila.
campaign-news-city_lost = Ztraceno město { NAME($city) }.
campaign-news-captured = Dobyto město { NAME($city) }.
campaign-news-battle = { $mine ->
    [won] Vítězství na { $at }.
    [lost] Porážka na { $at }.
   *[tied] Remíza na { $at }.
}
campaign-rest-captured = Oddíl { $army } vstoupil do města ({ $at }); dosud { $owner ->
    [neutral] nikomu nepatřilo
   *[other] ho drželi { SEAT($owner) }
}.{ $gain ->
    [0] {""}
   *[other] {" "}Síla +{ $gain }.
}
campaign-rest-battle = Utkali se tu { SEAT($sides) }; hody najdete níže.
campaign-news-contact = Nový kontakt: { SEAT($whom) }.
campaign-news-alliance_ended = Konec aliance.
campaign-news-alliance_ending = Aliance končí.
campaign-news-destroyed = { SEAT($who) } jsou zničeni.
campaign-news-capital = Hlavní město.
campaign-news-produced = Nový oddíl.
campaign-news-no_production = Bez nového oddílu.
campaign-news-retreated = Ústup.
campaign-news-battle_watched = Viděli jste bitvu.
campaign-news-city_taken = Město { NAME($city) } změnilo pána.
campaign-news-split_refused = Rozdělení se nezdařilo.
campaign-news-merge_refused = Spojení se nezdařilo.

## Předmět
campaign-subject-ended = hra skončila
campaign-subject-city_lost = ztraceno město { NAME($city) }
campaign-subject-captured = dobyto město { NAME($city) }
campaign-subject-battle = { $mine ->
    [won] vítězství na { $at }
    [lost] porážka na { $at }
   *[tied] remíza na { $at }
}
campaign-subject-contact = kontakt: { SEAT($whom) }
campaign-subject-destroyed = { SEAT($who) } jsou zničeni
campaign-subject-produced = nový oddíl

## Co čekat od rozkazů
campaign-plan-way = { $start } → { $end }, { CELLS($steps) }.
campaign-plan-stays = Stojí na { $at }.
campaign-plan-guards = Posádka města { NAME($city) }: { $strength } + { $bonus } v obraně.
campaign-plan-blocked = Ujde { $steps } z { $asked }: za { $at } { $why ->
    [edge] je okraj mapy
   *[ground] je voda nebo hory
}.
campaign-plan-battle = Na { $at } { $who ->
    [neutral] stojí neutrální posádka
   *[other] stojí { SEAT($who) }
}: pokud neodejdou, bude bitva.
campaign-plan-halts = Zastaví se před { $at }: { $who ->
    [neutral] stojí tam neutrální posádka
   *[other] stojí tam { SEAT($who) }
}.
campaign-plan-unknown = Tento cíl nevidíte nebo neznáte: neobjeví-li se, z této části rozkazu nic nebude.
campaign-plan-no-way = Pokud je vám známo, na { $at } žádná cesta nevede.
campaign-plan-too-large = { $own } + { $other } = { $total } > { $limit }: s oddílem { $army } se nespojí.
campaign-plan-joins = Připojí se k oddílu { $army } na { $at } v kroku { $step }: { $own } + { $other } = { $total }.
campaign-plan-join-short = Oddíl { $army } bude na { $at }, zbývá k němu { CELLS($steps) }: v tomto tahu se nesejdou.
campaign-plan-nobody-joins = Čeká, ale podle vašich rozkazů se k němu v tomto tahu nikdo nepřipojí.
campaign-plan-short = Do { $at } to bude ještě { CELLS($steps) }: v tomto tahu nedojde.
campaign-plan-beside = Vedle oddílu na { $at }; kontakt už máte.
campaign-plan-contact = Zastaví se vedle oddílu na { $at }: zůstane-li tam, vznikne kontakt.
campaign-plan-split = Rozdělí se na { $parts }; { $count ->
    [one] nový oddíl dostane číslo { $new }
   *[other] nové oddíly dostanou čísla { $new }
}.
campaign-plan-rules = { $count ->
    [one] Platí přitom { $count } podmínka.
    [few] Platí přitom { $count } podmínky.
   *[other] Platí přitom { $count } podmínek.
}
campaign-plan-ally-city = Zastaví se před { $at }: do města spojence ho smlouva nepustí.
campaign-plan-full = Zastaví se před { $at }: pro další oddíl tam není místo.
campaign-plan-held = Na { $at } { $who ->
    [neutral] stojí neutrální posádka
   *[other] stojí { SEAT($who) }
}: dokud je tam vidět nepřítele, oddíl se o dobytí města nepokusí.
campaign-plan-no-fear = Není před kým prchat: zůstane stát.
campaign-plan-trimmed = Připojí se k oddílu { $army } na { $at } v kroku { $step }: { $own } + { $other } = { $total }, z toho { $lost } propadne a zbude { $strength }.
campaign-plan-transferred = Doplní oddíl { $army } na { $strength } na { $at } v kroku { $step }; { $rest } zůstane zvlášť.
campaign-plan-fired = Jak věci stojí, podmínka { $rule } nastane { $step ->
    [0] před prvním krokem
   *[other] po kroku { $step }
}.
campaign-plan-capital = { NAME($city) } bude vaším hlavním městem do konce hry.
campaign-plan-name = Oddíl { $army } se bude jmenovat „{ $name }“.

## Nastavení
campaign-option-map = random, nebo jméno souboru s mapou
campaign-option-board = text mapy, uložený s kampaní
campaign-option-city_names = písmo názvů měst na mapách a ve zprávách: latin nebo cyrillic; v rozkazech platí obojí
campaign-option-board_width = sloupců náhodné mapy
campaign-option-board_height = řádků náhodné mapy
campaign-option-seats = počet hráčů
campaign-option-cities_per_player = měst hráče na začátku
campaign-option-neutral_cities = měst nikoho na každého hráče
campaign-option-neutral_garrison = síla posádky v městě nikoho, 0: žádná
campaign-option-start_strength = síla oddílů na začátku
campaign-option-move_limit = kolik polí ujde oddíl za tah
campaign-option-move_metric = king: osm směrů, rook: čtyři
campaign-option-diagonal_squeeze = zda lze projít úhlopříčně mezi dvěma neprůchodnými poli
campaign-option-cross_diagonals_meet = zda se potkají oddíly, jejichž šikmé cesty se křížily
campaign-option-army_sight = jak daleko vidí oddíl
campaign-option-city_sight = jak daleko vidí město
campaign-option-battle_die = stěn bitevní kostky
campaign-option-city_bonus = kolik město přidá obránci
campaign-option-win_loss = kolik síly stojí vítězství
campaign-option-capture_gain = zisk za dobytí bráněného města
campaign-option-winner_floor = nejmenší síla vítěze, 0: může zahynout
campaign-option-loser_fate = destroyed: zničen, retreat: ustoupí
campaign-option-retreat_loss = ztráta síly při ústupu
campaign-option-after_win = zda vítěz pokračuje v plánu
campaign-option-capture_mode = město se bere při vstupu, nebo až zastavením v něm
campaign-option-merge_max = největší síla spojeného oddílu
campaign-option-merge_overflow = nad ni: odmítnout, doplnit, nebo oříznout
campaign-option-split_min = nejmenší síla části při dělení
campaign-option-stack_limit = oddílů na jednom poli, 0: bez omezení
campaign-option-production_every = po kolika tazích vznikne oddíl v hlavním městě
campaign-option-production_strength = síla nového oddílu
campaign-option-captured_capital_produces = zda dobyté hlavní město dává oddíly dobyvateli
campaign-option-enemy_strength = cizí síla: skrytá, v pásmech, nebo přesně
campaign-option-trigger_knowledge = podmínky platí podle toho, co vidí oddíl, nebo jeho pán
campaign-option-victory = all_cities, last_standing nebo either
campaign-option-turn_limit = poslední tah, 0: bez omezení
campaign-option-standing_orders = zda rozkazy platí, dokud se nezmění

## Co může být s rozkazy v nepořádku
problem-campaign-game-over = Hra skončila, rozkazy se už nepřijímají.
problem-campaign-destroyed = Váš stát byl zničen, rozkazy se už nepřijímají.
problem-campaign-no-army = Oddíl { $army } nemáte. Vaše oddíly: { $have }.
problem-campaign-move-far = Oddíl { $army }: { CELLS($steps) } je příliš daleko, za tah lze ujít nejvýš { $limit }.
problem-campaign-move-none = Oddíl { $army }: o kolik polí? Aspoň o jedno.
problem-campaign-move-diagonal = Oddíl { $army }: v této hře se šikmo nechodí.
problem-campaign-wait-none = Oddíl { $army }: kolik kroků čekat? Aspoň jeden.
problem-campaign-step-range = Oddíl { $army }: krok { $step } není; kroky jdou od 0 do { $limit }.
problem-campaign-unknown-city = Město { NAME($city) } neznáte.
problem-campaign-no-city-known = Oddíl { $army }: které město? Žádné cizí zatím neznáte.
problem-campaign-off-board = Pole { $cell } na mapě není: sloupce jsou A až { $columns }, řádky 1 až { $rows }.
problem-campaign-no-target = Oddíl { $army }: { campaign-what } — ale co je cílem?
problem-campaign-it-nowhere = Oddíl { $army }: „k němu“ má smysl jen v podmínce; pojmenujte cíl ({ campaign-what }).
problem-campaign-own-colour = Oddíl { $army }: to je vaše vlastní barva.
problem-campaign-join-self = Oddíl { $army } se nemůže spojit sám se sebou.
problem-campaign-split-sum = Oddíl { $army } má sílu { $strength }, části dávají dohromady { $total }.
problem-campaign-split-small = Oddíl { $army } (síla { $strength }) takto rozdělit nelze: každá část musí mít aspoň { $least }.
problem-campaign-split-one = Oddíl { $army }: jedna část není rozdělení.
problem-campaign-split-new = Oddíl { $army } právě vznikl rozdělením a ve stejném tahu ho dál dělit nelze.
problem-campaign-capital-late = Hlavní město se volí jen před prvním tahem.
problem-campaign-capital-foreign = Město { NAME($city) } není vaše a hlavním městem být nemůže.
problem-campaign-name-long = Jméno „{ $name }“ je příliš dlouhé: nejvýš { $limit } písmen.
problem-campaign-plan-long = Oddíl { $army }: celkem { CELLS($steps) }, ale za tah lze ujít { $limit }; zbytek se neprovede.
problem-campaign-plan-lost = Oddíl { $army }: na to, co následuje ({ campaign-what }), už nedojde.
problem-campaign-merge-large = Oddíly { $army } a { $other } mají dohromady { $total }, víc než { $limit }: takto se nespojí.
problem-campaign-split-twice = Oddíl { $army }: dvě rozdělení v jednom rozkazu; napište všechny části najednou, třeba 10+10+12.
problem-campaign-option-range = Volba { $option } je { $value }, musí být od { $low } do { $high }.

## Co je ještě bez rozkazu
campaign-about-army = oddíl { $name }
campaign-about-capital = hlavní město
campaign-about-name = jméno oddílu { $name }

## Co může stát na řádku
term-order = rozkaz, třeba „oddíl 1: nahoru 3“
term-item = co má oddíl dělat
term-condition = podmínka, třeba „při odhalení nepřítele“
term-army = číslo oddílu
term-steps = počet polí
term-ticks = jak dlouho čekat
term-parts = síly částí
term-step = číslo kroku
term-direction = směr
term-target = cíl: město, pole, oddíl nebo barva
term-city = název města
term-cell = pole, třeba E5
term-colour = barva
term-mode = „při odhalení“ nebo „při spatření“
term-object = nepřítel, spojenec nebo město
term-comparison = „alespoň“ nebo „nejvýše“
