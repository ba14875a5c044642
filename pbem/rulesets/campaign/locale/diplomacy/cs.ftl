# Kampaň: vše, co její zprávy, odpovědi a dopisy říkají o diplomacii.

## Co může stát na řádku
term-thing = co se předává: město, oddíl, mapa, nebo kontakt
term-shared = „prozkoumané území“, nebo „výhled“
term-term = podmínka smlouvy, třeba „doba 10“
term-outcome = „společné“, nebo „oddělené“
term-turns = počet tahů
term-proposal = číslo návrhu
term-alliance = číslo aliance
term-words = slova v uvozovkách

## Čeho se rozkaz týká
campaign-about-proposal = návrh { $name }
campaign-about-alliance = aliance { $name }
campaign-about-union = Unie států

## Podmínky smlouvy
campaign-term-turns = { $turns ->
    [one] { $turns } tah: { $first }–{ $last }.
    [few] { $turns } tahy: { $first }–{ $last }.
   *[other] { $turns } tahů: { $first }–{ $last }.
}
campaign-term-unlimited = Na neurčito, od tahu { $first }.
campaign-term-victory = { $joint ->
    [0] Vítězství oddělené: až nikdo jiný nezbude, bojují spojenci proti sobě.
   *[other] Vítězství společné.
}
campaign-term-peace = Nikdo ze členů na jiného neútočí.
campaign-term-explored = Prozkoumané území se sdílí, tah za tahem.
campaign-term-view = Co právě vidí jeden, vidí všichni.
campaign-term-entry = Spojenecká vojska smějí do měst toho druhého.
campaign-term-no-entry = Spojenecká vojska nesmějí do měst toho druhého.
campaign-term-city = { SEAT($giver) } předají { SEAT($to, case: "dat") } město { NAME($city) }.
campaign-term-army = { SEAT($giver) } předají { SEAT($to, case: "dat") } oddíl { $army }.
campaign-term-map = { SEAT($giver) } předají { SEAT($to, case: "dat") } svou mapu.
campaign-term-contact = { SEAT($giver) } předají { SEAT($to, case: "dat") } kontakt { SEAT($of, case: "gen") }.
campaign-term-words = Vlastními slovy, jen na čestné slovo: „{ $words }“

## Co je na rozkazu špatně
problem-campaign-member-twice = { SEAT($who) } jsou uvedeni dvakrát.
problem-campaign-treaty-foreign = Vy ({ SEAT($who) }) nejste stranou této smlouvy a navrhnout ji může jen strana.
problem-campaign-treaty-alone = Smlouva se neuzavírá sama se sebou. S kým?
problem-campaign-treaty-contradicts = Podmínky si odporují: { $what ->
    [duration] doba je uvedena dvojím způsobem
    [victory] vítězství je uvedeno dvojím způsobem
   *[entry] vstup do měst je dovolen i zakázán
}.
problem-campaign-treaty-turns = Smlouva trvá 1 až { $limit } tahů, nebo je na neurčito; napsali jste { $turns }.
problem-campaign-exchange-terms = Při výměně se něco předává a na ničem jiném se nedohaduje. Pro ostatní navrhněte alianci.
problem-campaign-exchange-empty = V této výměně se nic nepředává.
problem-campaign-gift-open = { $what ->
    [from] Kdo to má předat?
   *[to] Komu se to má předat?
} Uveďte prosím barvu.
problem-campaign-no-state = Vedoucí není stát a smlouvy nenavrhuje.
problem-campaign-no-proposal = Návrh { $number } pro vás není otevřený: byl stažen, změněn (pak má jiné číslo), propadl, nebo nikdy nebyl.{ $count ->
    [0] {""}
   *[other] { " " }Teď jsou otevřené: { $open }.
}
problem-campaign-nothing-open = Není návrh, který byste mohli { $answer ->
    [accept] přijmout
    [reject] odmítnout
   *[withdraw] stáhnout
}.
problem-campaign-which-proposal = Může jít o různé návrhy: { $open }. Uveďte prosím číslo.
problem-campaign-no-alliance = V takové alianci nejste.
problem-campaign-referee-only = To může jen vedoucí.
problem-campaign-no-contact = Žádný kontakt: { SEAT($who) }.
problem-campaign-no-contact-yet = Zatím nemáte kontakt: { SEAT($who) }. Nesetkáte-li se v tomto tahu a smlouva vás neseznámí, nevstoupí v platnost.
problem-campaign-term-stranger = { SEAT($who) } nejsou stranou této smlouvy a nemohou v ní nic dát ani dostat.
problem-campaign-gift-self = { SEAT($who) } nemohou nic předat sami sobě.
problem-campaign-contact-self = { SEAT($who) } by dostali nebo dali kontakt na sebe.
problem-campaign-give-city = Město { NAME($city) } není vaše, nemůžete ho předat.
problem-campaign-give-twice = { $what ->
    [city] Město { NAME($city) }
   *[army] Oddíl { $army }
} se předává dvakrát.
problem-campaign-give-capital = { NAME($city) } je vaše hlavní město: nové oddíly tam už nikdo nedostane, dokud ho nezískáte zpět.
problem-campaign-give-garrison = { $count ->
    [one] Váš oddíl { $armies } stojí
    [few] Vaše oddíly { $armies } stojí
   *[other] Vaše oddíly { $armies } stojí
} ve městě { NAME($city) }. Zůstane-li tam na konci tahu některý váš oddíl, město se nepředá.
problem-campaign-words-long = Volná podmínka má nejvýš { $limit } znaků.
problem-campaign-terms-many = Smlouva má nejvýš { $limit } podmínek.
problem-campaign-already-proposed = Přesně tohle jste už navrhli: návrh { $number } je otevřený do uzávěrky tahu { $until }.
problem-campaign-own-proposal = Návrh { $number } je váš vlastní, přijímají ho ostatní. Vy ho můžete stáhnout.
problem-campaign-bound = Do tahu { $last } vás váže aliance { $number } ({ SEAT($others) }). Nová musí mít všechny její členy, nebo se musí všichni napřed shodnout na jejím konci.
problem-campaign-alliance-replaced = Jakmile tohle vstoupí v platnost, vaše aliance { $number } ({ SEAT($others) }) pro vás skončí.
problem-campaign-union-stands = Unie států už je.
problem-campaign-union-contacts = Zatím nemáte kontakt: { SEAT($who) }; Unie potřebuje kontakty všech žijících států.
problem-campaign-pass-needless = V této kampani smlouvy schválení nepotřebují; návrh { $number } projde sám.
problem-campaign-pass-early = S návrhem { $number } ještě nesouhlasí všichni; chybějí { SEAT($missing) }.

## Co čekat od rozkazů
campaign-plan-proposed = Návrh { $number } hned dostanou { SEAT($others) }.
campaign-plan-force = Budou-li do uzávěrky všichni souhlasit, platí { $last ->
    [0] od tahu { $first } na neurčito
   *[other] od tahu { $first } do { $last }
}.
campaign-plan-exchange = Budou-li do uzávěrky všichni souhlasit, všechno se předá na konci tahu.
campaign-plan-gift-free = Předá se na konci tahu; nikdo nemusí souhlasit.
campaign-plan-gift-waits = Předá se na konci tahu, v němž budou souhlasit { SEAT($who) }.
campaign-plan-until = Přijmout ho lze do uzávěrky tahu { $until }; do té doby ho můžete vzít zpět: „stáhnout { $number }“.
campaign-plan-approval = Až budou souhlasit všichni, musí ho propustit vedoucí.
campaign-plan-accepted = Už souhlasí: { SEAT($who) }.
campaign-plan-missing = Ještě nesouhlasí: { SEAT($who) }.
campaign-plan-agreed = Souhlasí všichni: platí { $last ->
    [0] od tahu { $first } na neurčito
   *[other] od tahu { $first } do { $last }
}, nevezme-li to nikdo do uzávěrky zpět.
campaign-plan-agreed-exchange = Souhlasí všichni: předá se na konci tahu, nevezme-li to nikdo do uzávěrky zpět.
campaign-plan-accept = Přijímáte návrh { $number } od { SEAT($by, case: "gen") }:
campaign-plan-reject = Odmítáte návrh { $number } od { SEAT($by, case: "gen") }. Do uzávěrky si to můžete rozmyslet.
campaign-plan-withdraw-own = Návrh { $number } je stažen; hned se to dozvědí { SEAT($others) }.
campaign-plan-withdraw = Berete zpět souhlas s návrhem { $number } od { SEAT($by, case: "gen") }.
campaign-plan-end = Aliance { $number } ({ SEAT($others) }) skončí na konci tahu, v němž to napíší všichni členové.
campaign-plan-end-missing = Ještě to nenapsali: { SEAT($who) }.
campaign-plan-end-all = Chtějí to všichni: skončí po pohybu tohoto tahu, nevezme-li to nikdo zpět.
campaign-plan-union = Na konci tahu, budete-li mít kontakty všech žijících států. Všichni pak mají všechny kontakty a společný protokol.
campaign-plan-pass = Dohoda { $number } projde na konci tahu, budou-li všichni stále souhlasit.
campaign-plan-refuse = Dohoda { $number } neprojde.

## Dopisy o tom, co říkají ostatní
campaign-overture-proposal = { SEAT($by) } navrhují { $what ->
    [alliance] alianci
    [exchange] výměnu
   *[gift] předání
} ({ $number })
campaign-overture-proposal-lead = { SEAT($by) } navrhují { $what ->
    [alliance] alianci ({ SEAT($members) })
    [exchange] výměnu ({ SEAT($members) })
   *[gift] předání
}. Je to návrh { $number }:
campaign-overture-free = Předá se na konci tahu; váš souhlas není třeba.
campaign-overture-until = Přijmout ho lze do uzávěrky tahu { $until }. { $last ->
    [-1] Budou-li v tomto tahu souhlasit všichni, všechno se předá na jeho konci.
    [0] Budou-li v tomto tahu souhlasit všichni, platí od tahu { $first } na neurčito.
   *[other] Budou-li v tomto tahu souhlasit všichni, platí od tahu { $first } do { $last }.
}
campaign-overture-how = Odpovězte jedním z těchto řádků:
campaign-overture-how-accept = přijmout { $number }
campaign-overture-how-reject = odmítnout { $number }
campaign-overture-how-withdraw = stáhnout { $number }
campaign-overture-how-end = ukončit alianci { $number }
campaign-overture-how-pass = propustit { $number }
campaign-overture-how-refuse = zakázat { $number }
campaign-overture-changeable = Odpověď platí s uzávěrkou; do té doby ji můžete změnit.
campaign-overture-gone = { SEAT($by) } stáhli návrh { $number }
campaign-overture-gone-lead = { SEAT($by) } stáhli návrh { $number }. Přijmout ho už nelze.
campaign-overture-accept = { SEAT($by) } přijímají návrh { $number }
campaign-overture-accept-lead = { SEAT($by) } přijímají návrh { $number } od { SEAT($author, case: "gen") }:
campaign-overture-reject = { SEAT($by) } odmítají návrh { $number }
campaign-overture-reject-lead = { SEAT($by) } odmítají návrh { $number } od { SEAT($author, case: "gen") }. Do uzávěrky si to mohou rozmyslet, pak už nebude.
campaign-overture-back = { SEAT($by) } berou zpět odpověď na návrh { $number }
campaign-overture-back-lead = { SEAT($by) } berou zpět svou odpověď na návrh { $number } od { SEAT($author, case: "gen") }.
campaign-overture-end = { SEAT($by) } chtějí ukončit alianci { $number }
campaign-overture-end-lead = { SEAT($by) } chtějí ukončit alianci { $number } ({ SEAT($members) }). Skončí po pohybu tohoto tahu, napíší-li to do uzávěrky všichni členové:
campaign-overture-stays = { SEAT($by) } už nechtějí ukončit alianci { $number }
campaign-overture-stays-lead = { SEAT($by) } už nechtějí ukončit alianci { $number } ({ SEAT($members) }).
campaign-overture-agreed = dohoda { $number } čeká na vás
campaign-overture-agreed-lead = { SEAT($members) } se shodli na návrhu { $number }. Čeká, až ho propustíte:

## Zpráva
campaign-heading-common = Společný protokol Unie
campaign-pact = Aliance { $number } ({ SEAT($others) }): { $left ->
    [-1] na neurčito
    [0] tohle byl její poslední tah
    [one] ještě { $left } tah, do tahu { $last }
    [few] ještě { $left } tahy, do tahu { $last }
   *[other] ještě { $left } tahů, do tahu { $last }
}.
campaign-pact-later = Aliance { $number } ({ SEAT($others) }): od tahu { $first } { $last ->
    [0] na neurčito
   *[other] do { $last }
}.
campaign-pact-ending = Ukončit ji chtějí { SEAT($who) }; skončí, když v témž tahu napíší „ukončit alianci { $number }“ všichni členové.
campaign-open-yours = Váš návrh { $number } ({ SEAT($others) }) je otevřený do uzávěrky tahu { $until }:
campaign-open-theirs = { SEAT($by) } navrhují { $what ->
    [alliance] alianci ({ SEAT($members) })
    [exchange] výměnu ({ SEAT($members) })
   *[gift] předání
} – návrh { $number }, do uzávěrky tahu { $until }. Odpovíte řádkem „přijmout { $number }“, nebo „odmítnout { $number }“.
campaign-union-stands = Trvá Unie států: všichni mají kontakt se všemi. Mapa zůstává zavřená.
# In mails of earlier versions.
campaign-start-diplomacy = S těmi, které jste potkali, můžete uzavírat smlouvy: aliance, výměny, dary. Napište třeba „navrhnout alianci s červenými“, pod to podmínky řádek po řádku („doba 10“, „sdílet výhled“) a „konec“. Dokud nesouhlasí všichni, nic neplatí.
campaign-start-treaties = S těmi, které jste potkali, můžete uzavírat smlouvy: aliance, výměny, dary. Napište třeba „navrhnout alianci s { SEAT($other, case: "ins") }“, pod to podmínky řádek po řádku („doba 10“, „sdílet výhled“) a „konec“. Dokud nesouhlasí všichni, nic neplatí.

## Události jako věty
campaign-event-contact = { $how ->
    [battle] Bojovali jste na { $at }
    [neighbours] Váš oddíl na { $at } stojí vedle jejich oddílu na { $other }
    [union] Unie států seznamuje všechny se všemi
   *[handed] Někdo vás seznámil
} — od nynějška si můžete psát.
campaign-event-contact-by = Seznámili vás { SEAT($by) } — od nynějška si můžete psát.
campaign-event-alliance_ending = Aliance ({ SEAT($others) }): { $left ->
    [0] skončila, od příštího tahu jste nepřátelé
    [one] zbývá { $left } tah
    [few] zbývají { $left } tahy
   *[other] zbývá { $left } tahů
}.
campaign-event-alliance_ended = Aliance ({ SEAT($others) }) skončila: { $why ->
    [expired] vypršela její doba
    [consent] chtěli to všichni členové
    [another] některý člen uzavřel jinou alianci
    [separate] zbyli jen její členové a teď hraje každý sám za sebe
   *[destroyed] zbylo příliš málo členů
}.
campaign-event-proposal_answered = { SEAT($who) } { $answer ->
    [accept] přijali návrh { $number }; je stále otevřený
   *[withdraw] vzali zpět souhlas s návrhem { $number }; je stále otevřený
}.
campaign-event-proposal_over = Návrh { $number } od { SEAT($by, case: "gen") } už není: { $why ->
    [rejected] byl odmítnut
    [withdrawn] byl stažen
    [lapsed] nepřijali ho včas všichni
    [destroyed] jedna ze stran zanikla
    [refused] vedoucí ho nepropustil
    [no_contact] strany se všechny neznají
    [bound] váže vás aliance na určitou dobu
   *[hindered] jedna ze stran ho nemohla uzavřít
}.
campaign-event-proposal_over-who = Návrh { $number } od { SEAT($by, case: "gen") } už není: { $why ->
    [destroyed] { SEAT($who) } jsou zničeni
   *[rejected] { SEAT($who) } ho odmítli
}.
campaign-event-agreement_waits = S návrhem { $number } souhlasí všechny strany; vedoucí ho ještě nepropustil.
campaign-event-answer_void = Vaše odpověď na návrh { $number } neměla účinek: při uzávěrce už nebyl.
campaign-event-alliance_made = Jste v alianci ({ SEAT($others) }) { $last ->
    [0] od tahu { $first } na neurčito
   *[other] od tahu { $first } do { $last }
}: { $joint ->
    [0] vítězství oddělené
   *[other] vítězství společné
}{ $explored ->
    [0] {""}
   *[other] , sdílené území
}{ $view ->
    [0] {""}
   *[other] , sdílený výhled
}{ $entry ->
    [0] , bez vstupu do měst toho druhého
   *[other] , se vstupem do měst toho druhého
} (aliance { $number }).
campaign-event-alliance_left = { SEAT($who) } opustili alianci { $number } kvůli jiné. Vašimi spojenci zůstávají { SEAT($others) }.
campaign-event-end_asked = Aliance { $number } trvá dál: ukončit ji chtěli { SEAT($asked) }, nenapsali to { SEAT($missing) }.
campaign-event-given = Předali jste { SEAT($whom, case: "dat") } { $what ->
    [city] město { NAME($city) }
    [army] oddíl { $army } (síla { $strength })
    [map] svou mapu
   *[contact] kontakt
}.
campaign-event-given-of = Seznámili jste { SEAT($whom, case: "acc") } a { SEAT($of, case: "acc") }.
campaign-event-received = { SEAT($whom) } vám předali { $what ->
    [city] město { NAME($city) } ({ $at })
    [army] oddíl o síle { $strength } na { $at }: je to teď váš oddíl { $army }
    [map] svou mapu; nové pro vás je na ní { CELLS($cells) } a { $cities ->
        [one] { $cities } město
        [few] { $cities } města
       *[other] { $cities } měst
    }
   *[contact] kontakt
}.
campaign-event-received-of = { SEAT($whom) } vás seznámili; nový kontakt: { SEAT($of) }.
campaign-event-gift_failed = { SEAT($giver) } nemohli předat { SEAT($to, case: "dat") } { $what ->
    [city] město { NAME($city) }
    [army] oddíl { $army }
    [map] mapu
   *[contact] kontakt
}: { $why ->
    [not_owned] město jim nepatří
    [garrison] stojí v něm jejich oddíl
    [gone] takový oddíl už není
    [foreign_city] stojí ve městě, kde nesmí zůstat
    [no_contact] chybějí k tomu kontakty
   *[destroyed] jedna ze stran zanikla
}.
campaign-event-city_passed = { SEAT($owner) } předali { SEAT($to, case: "dat") } město { NAME($city) } ({ $at }).
campaign-event-union_made = { SEAT($by) } založili Unii států. Máte teď kontakty: { SEAT($others) }, a všichni dostávají společný protokol.
campaign-event-union_refused = Unie států nevznikla: nemáte kontakty všech žijících států.
campaign-event-ex_allies = { $left ->
    [0] { SEAT($whom) } už nejsou vaši spojenci
   *[other] Aliance končí ({ SEAT($whom) })
} a na { $at } stojí oddíly obou stran: kdo tam zůstane, bude v prvním kroku prvního nepřátelského tahu bojovat.
campaign-event-ex_allies-city = { $left ->
    [0] { SEAT($whom) } už nejsou vaši spojenci
   *[other] Aliance končí ({ SEAT($whom) })
} a ve městě { NAME($city) } ({ $at }) jedné strany stojí oddíly druhé: kdo tam zůstane, bude od prvního nepřátelského tahu bojovat, nebo město obsadí.
campaign-event-common_battle = Bitva ({ SEAT($sides) }): { $result ->
    [tied] nerozhodně
   *[won] vyhráli { SEAT($winner) }
}.
campaign-event-common_battle-city = Bitva o město { NAME($city) } ({ SEAT($sides) }): { $result ->
    [tied] nerozhodně
   *[won] vyhráli { SEAT($winner) }
}.
campaign-event-common_battle-at = Bitva na { $at } ({ SEAT($sides) }): { $result ->
    [tied] nerozhodně
   *[won] vyhráli { SEAT($winner) }
}.
campaign-event-common_battle-city_at = Bitva o město { NAME($city) } na { $at } ({ SEAT($sides) }): { $result ->
    [tied] nerozhodně
   *[won] vyhráli { SEAT($winner) }
}.
campaign-event-common_city = Město { NAME($city) }: { SEAT($owner) } → { SEAT($by) }.
campaign-event-common_handover = Předané město { NAME($city) }: { SEAT($owner) } → { SEAT($to) }.
campaign-event-common_capital = { SEAT($owner) } přišli o hlavní město { NAME($city) }, teď tam jsou { SEAT($by) }.
campaign-event-common_city-at = Město { NAME($city) } ({ $at }): { SEAT($owner) } → { SEAT($by) }.
campaign-event-common_handover-at = Předané město { NAME($city) } ({ $at }): { SEAT($owner) } → { SEAT($to) }.
campaign-event-common_capital-at = { SEAT($owner) } přišli o hlavní město { NAME($city) } ({ $at }), teď tam jsou { SEAT($by) }.
campaign-event-common_alliance = { SEAT($members) } uzavřeli alianci: { $turns ->
    [0] na neurčito
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}, { $joint ->
    [0] vítězství oddělené
   *[other] vítězství společné
}.
campaign-event-common_alliance_ended = Aliance skončila ({ SEAT($members) }): { $why ->
    [expired] vypršela její doba
    [consent] chtěli to všichni členové
    [another] některý člen uzavřel jinou
    [separate] zbyli jen její členové
   *[destroyed] zbylo příliš málo členů
}.
campaign-event-common_alliance_left = { SEAT($who) } opustili alianci kvůli jiné; spojenci zůstávají { SEAT($members) }.
campaign-event-abandoned = Vedoucí ukončil hru: { SEAT($who) }. Jejich města a oddíly jsou teď neutrální. Dozvídají se to všichni hráči.

## Totéž jako novinky a v předmětu
campaign-news-proposal_answered = Návrh.
campaign-news-proposal_over = Konec návrhu.
campaign-news-agreement_waits = Dohoda čeká na vedoucího.
campaign-news-answer_void = Odpověď bez účinku.
campaign-news-alliance_made = Aliance.
campaign-news-alliance_left = Spojenec odešel.
campaign-news-end_asked = Aliance trvá dál.
campaign-news-given = Předáno.
campaign-news-received = Dostali jste.
campaign-news-gift_failed = Nepředáno.
campaign-news-city_passed = Město { NAME($city) } změnilo pána.
campaign-news-union_made = Unie států.
campaign-news-union_refused = Unie států nevznikla.
campaign-news-ex_allies = Oddíly spojenců na jednom místě.
campaign-subject-alliance_made = aliance: { SEAT($others) }
campaign-subject-alliance_ended = konec aliance: { SEAT($others) }
campaign-subject-alliance_left = { SEAT($who) } opustili alianci
campaign-subject-received = dar: { SEAT($whom) }
campaign-subject-union_made = Unie států
campaign-news-abandoned = { SEAT($who) } odešli ze hry.
campaign-subject-abandoned = { SEAT($who) } odešli

## Nastavení
campaign-option-gift_consent = co z darů se musí přijmout: nic (none), města a oddíly (goods), nebo všechno (all)
campaign-option-introduction_named = zda se říká, kdo dva státy seznámil
campaign-option-alliance_news = kdo se dozví o alianci: členové (members), nebo všichni (all)
campaign-option-protocol_detail = společný protokol Unie: události (events), nebo celý, s poli (full)
campaign-option-proposal_ttl = po kolik tahů lze návrh přijmout
campaign-option-treaty_approval = dohody projdou samy (automatic), nebo je propouští vedoucí (referee)
