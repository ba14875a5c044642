# Co může stát na řádcích rozkazů a co je s nimi špatně.
powers-unit = { $row ->
    [inf] pěchota
    [tnk] tanky
    [atg] protitanková děla
    [neu] neutrální armády
    [building] rozestavěné jednotky
    [cru] křižníky
    [des] torpédoborce
    [sub] ponorky
    [trs] transportní lodě
    [raw] náklad surovin
    [bom] bombardéry
    [fig] stíhačky
    [aab] protiletecké baterie
    [kai] kaibokany
    [bat] bitevní lodě
    [car] letadlové lodě
    [bun] pevnosti
    [atf] protitankové pevnosti
    [aaf] protiletecké pevnosti
    [gnf] dělostřelecké pevnosti
    [gun] děla
    [trk] náklaďáky
    [agn] pancéřovaná děla
    [atr] pancéřované náklaďáky
    [gen] četníci
    [par] partyzáni
    [pio] pionýři
    [rec] průzkumníci
    [rbo] průzkumné čluny
    [rpl] průzkumná letadla
    [tec] technologické body
    [lab] laboratoře
    [mny] ministerstva
    [ori] Orion
    [tit] Titan
    [atl] Atlas
    [sat] Saturn
    [nep] Neptun
    [jup] Jupiter
    [peg] Pegas
    [tri] Triton
    [ica] Ikar
    [cyc] Kyklop
    [cen] Kentaur
    [pho] Fénix
    [spl] zásoby
    [hatg] poloviční protitanková děla
    [hdes] poloviční torpédoborce
    [haab] poloviční protiletecké baterie
    [hkai] poloviční kaibokany
    [atgt] skrytá protitanková děla
    [atgf] klamná protitanková děla
    [atgq] nejistá protitanková děla
    [dest] skryté torpédoborce
    [desf] klamné torpédoborce
    [desq] nejisté torpédoborce
    [aabt] skryté protiletecké baterie
    [aabf] klamné protiletecké baterie
    [aabq] nejisté protiletecké baterie
    [caet] Caesar (pravý)
    [caef] Caesar (falešný)
    [caeq] Caesar
    [ptrt] Patriot (pravý)
    [ptrf] Patriot (falešný)
    [ptrq] Patriot
    [libt] Liberty (pravý)
    [libf] Liberty (falešný)
    [libq] Liberty
    [vict] Victory (pravý)
    [vicf] Victory (falešný)
    [vicq] Victory
    [cont] Constitution (pravý)
    [conf] Constitution (falešný)
    [conq] Constitution
    [frit] Friendship (pravý)
    [frif] Friendship (falešný)
    [friq] Friendship
    [mec] mechanizovaná pěchota
    [ltk] lehké tanky
    [htk] těžké tanky
    [pgn] průrazná děla
    [lgn] lehká děla
    [lgf] lehké dělostřelecké pevnosti
    [factory] továrny
    [config] vlastní typy
    [rail] železnice
    [airfield] letiště
    [tbo] taktické bombardéry
    [sbo] strategické bombardéry
    [ifg] přepadové stíhačky
   *[other] { $row }
}
powers-chapter = { $chapter ->
    [land] minimální verze
    [blitz] blesková válka
    [elim] eliminace
    [place-blind] slepé rozmístění
    [place-alt] střídavé rozmístění
    [terrain] terén
    [line2] druhá linie
    [retreat] ústup
    [factory] továrny
    [freq] frekvence výroby
    [multi] více hráčů
    [scenario] scénáře
    [invasion] invaze
    [neutral] neutrální armády
    [fair2] férový začátek pro dva
    [fair-div] férový začátek dělením
    [fair-mat] férový začátek maticí
    [naval] lodě
    [air] letadla
    [sbomb] strategické bombardování
    [capital] bitevní a letadlové lodě
    [fort] pevnosti
    [cargo] náklad surovin
    [arty] dělostřelectvo
    [ltrans] pozemní transport
    [pioneer] pionýři
    [recon] průzkum
    [supply] zásobovací linie
    [landing] výsadky
    [national] národní výhody
    [civ-start] začátek na jednom poli
    [civ-fac] továrny s oborem
    [civ-hist] historické jednotky
    [civ-pol] politické body
    [secret-res] utajený výzkum
    [civ-hide] budovy v uskupeních
    [goal-rnd] náhodný cíl
    [armgun] pancéřovaná děla a náklaďáky
    [tech] technologie
    [pace] skupiny budov
    [rail] železnice
    [wareco] válečná ekonomika
    [people] vláda a lid
    [upkeep] údržba
    [ally] spojenci
    [tech] technologie
    [hide] skrývání
    [hide1] skryté jednotky
    [goals] cíle
    [hold] držení poškození
    [statkill] statistické zničení
    [half] poloviční jednotky
    [cheap] levné jednotky
    [expensive] drahé jednotky po částech
    [special] specializované jednotky
    [sub3] třetí linie ponorek
   *[other] { $chapter }
}

term-order = rozkaz, například „pohyb 2 tank A1 -> B2“
term-units = jednotky, například „2 tank“
term-fresh = nové jednotky, například „2 nové tanky“
term-area = pole, značkou nebo jménem
term-payment = pole a kolik zaplatí, například „B2: 2“
term-point = po jednom bodu
term-until = dokdy: „linie1 <= 2“, „salva >= 3“ nebo „nepřítel tank pryč“
term-doctrine = bojový rozkaz: cíl, linie2, záloha, stáhnout, ústup, ústup do, proti komu nebo nestřílet na
term-retreat = ústup, například „ústup po 2“ nebo „ústup poměr 1/3“
term-outnumbered = kolikrát je nepřítel silnější, například „dvakrát silnější“
term-seat = mocnost, barvou nebo písmenem strany
term-water = moře, značkou nebo jménem
term-side = strana, písmenem
term-bid = strana a kolik za ni, například „A: 13“
term-held = cizí jednotky a kde jsou, „nejlepší“ nebo „nic“
term-clause = ustanovení: mír, do kola 6, text

powers-about-place = rozmístění vaší armády
powers-about-end = konec vašeho tahu („konec“)
powers-about-doctrine = bojové rozkazy
powers-about-standing = stálé stavby
powers-about-bid = vaše nabídka
powers-about-treaty = smlouvy

problem-powers-game-over = Hra skončila.
problem-powers-not-a-power = Tohle může rozkázat jen mocnost, která hraje.
problem-powers-referee-only = To může jen vedoucí.
problem-powers-out = Z války jste už vyřazeni.
problem-powers-chapter-off = To patří ke kapitole, se kterou se nehraje: { powers-chapter }.
problem-powers-unit-off = { $unit }: patří ke kapitole, se kterou se nehraje: { powers-chapter }.
problem-powers-not-your-turn = { $who ->
    [none] Teď nejste na tahu.
   *[other] Na tahu: { SEAT($who) }. Bojové rozkazy, stálé stavby a smlouvy lze posílat kdykoli.
}
problem-powers-before-start = Válka ještě nezačala: na tohle dojde později.
problem-powers-not-placing = Armáda se rozmisťuje před začátkem; teď se může jen pohybovat.
problem-powers-not-bidding = Teď nikdo nenabízí.
problem-powers-no-end = Hrají všichni najednou: nic není třeba ukončovat.
problem-powers-none-of = Vůbec žádné? Napište kolik; množné číslo bez počtu jsou všechny.
problem-powers-nobody-there = V poli { $at } nestojí žádná vaše jednotka, která se může pohnout.
problem-powers-none-near = Do pole { $at } žádné takové vaše jednotky v tomto tahu nedojdou.
problem-powers-which-start = Do pole { $at } dojdou jednotky z: { $areas }. Které mají jít? Napište odkud.
problem-powers-place-what = Napište, které jednotky chcete rozmístit: 2 pěchoty, 1 tank.
problem-powers-put = Má se v poli { $at } něco stavět, nebo se tam má něco přesunout? Začněte slovem „postav“, nebo napište odkud.
problem-powers-key-twice = Týž bojový rozkaz je tu dvakrát: { $key ->
    [aim] cíl
    [second] linie2
    [pull] stáhnout
    [retreat] ústup
    [retreat_to] ústup do
    [versus] proti komu
    [subs] ponorky
    [chosen] při výsadku
   *[holdfire] nestřílet na
}.
problem-powers-pull = Poškození se píše v šestinách, od 1/6 do 5+5/6.
problem-powers-retreat-when = Ústup je „nikdy“, „po 3“, „ztráty 50%“ (1 až 100), „poměr 1/3“ nebo „průzkum boje“.
problem-powers-payment = BV se platí v šedesátinách: 1/2, 1/3, 1/4, 1/5, 1/6, 1/12 jdou.
problem-powers-how-many = Na jednom řádku 1 až { $most } budov.
problem-powers-no-lands = Nemáte žádné pole.
problem-powers-immovable = { $unit }: nemohou se pohybovat.
problem-powers-no-land = { $at } je moře; nic, s čím se hraje, po něm nechodí.
problem-powers-not-next = { $goal } nesousedí s { $start } a cesta po vlastních polích tam nevede. S { $start } sousedí: { $near }.
problem-powers-stays = Z { $at } do { $at } není žádná cesta.
problem-powers-not-played = { SEAT($who) }: to není jiná mocnost této hry. Hrají: { SEAT($seats) }.
problem-powers-no-side = Za stranu { $side } nikdo nehraje.
problem-powers-no-units = Nic takového v poli { $at } není: { $unit }. { $have ->
    [0] Nemáte tam žádnou jednotku, která se může pohnout.
   *[other] Máte tam: { $units }.
}
problem-powers-too-few = { $ordered ->
    [0] { $unit } v poli { $at }: máte { $have } a předchozí řádky je berou všechny.
   *[other] { $unit } v poli { $at }: máte { $have }, zbývá { $left }, rozkázáno { $ordered }.
}
problem-powers-too-far = { $units }: v tomto tahu nedojdou dál než do { $at }; { $goal } je příliš daleko.
problem-powers-ends-there = Útok v poli { $at } pohyb ukončí: do { $goal } se v tomto tahu nedojde.
problem-powers-unable = Při útoku na { $goal } nemůže nikdo dobýt pole ({ $units }).
problem-powers-at-peace = { $goal } patří { SEAT($who, case: "dat") } a platí mírová smlouva.
problem-powers-no-price = { $unit }: to se stavět nedá.
problem-powers-not-own = { $at } není vaše (drží je: { powers-holder }).
problem-powers-fresh = { $at } bude čerstvě dobyté: v tomto kole se tam nevyrábí.
problem-powers-short = V poli { $at } zbývá { $has } BV, tohle stojí { $cost }. Ostatní pole mají { $elsewhere }.
problem-powers-part = V poli { $at } se dá zaplatit jen { $count } z { $ordered }.
problem-powers-not-due = V tomto kole se nevyrábí. { $round ->
    [0] Výroba přijde mnohem později.
   *[other] Další výroba je v kole { $round }.
}
problem-powers-payer = Přispět mohou jen vlastní pole sousedící s { $at }: { $near }.
problem-powers-no-scorching = V této hře se továrny bořit nesmějí.
problem-powers-no-factory = V poli { $at } { $count ->
    [0] není žádná továrna.
    [one] je jen { $count } továrna.
    [few] jsou jen { $count } továrny.
   *[other] je jen { $count } továren.
}
problem-powers-grant = To stojí { $cost } BV; z toho, co se teď dá rozmístit, zbývá { $has } BV.
problem-powers-kept-few = { $unit }: k rozmístění zbývá { $left }.
problem-powers-kept-many = { $most ->
    [0] V této hře si nelze nic nechat stranou.
    [one] Stranou lze nechat jen { $most } jednotku.
    [few] Stranou lze nechat jen { $most } jednotky.
   *[other] Stranou lze nechat jen { $most } jednotek.
}
problem-powers-no-partners = Smlouva potřebuje ještě někoho.
problem-powers-clause-off = Toto ustanovení patří ke kapitole, se kterou se nehraje: { powers-chapter }.
problem-powers-treaty-over = Smlouva do kola { $round } by hned skončila.
problem-powers-treaty-stands = Tento mír už máte ze smlouvy { $number }.
problem-powers-own-proposal = Návrh { $number } je váš; můžete ho jen odvolat.
problem-powers-no-proposal = Takový návrh není. { $count ->
    [0] Na stole neleží žádný.
   *[other] Na stole leží: { $open }.
}
problem-powers-no-treaty = Taková smlouva není. { $count ->
    [0] Žádná neplatí.
   *[other] Platí: { $open }.
}
problem-powers-which-treaty = Může jít o několik z nich: { $open }. Napište číslo.
problem-powers-noticed = Smlouva { $number } už je vypovězena; skončí po kole { $round }.
problem-powers-words-long = Volný text má nejvýš { $limit } znaků.
problem-powers-bid-halves = Nabídky jsou v polovinách BV.
problem-powers-bid-twice = Některá strana je tu dvakrát.
problem-powers-bid-unknown = O { $column } se nenabízí. Nabízí se o: { $known }.
problem-powers-bid-negative = { $column }: nabídka nemůže být záporná.
problem-powers-bid-missing = Chybí nabídka na: { $columns }.
problem-powers-bid-over = Nabídky dávají { $sum } BV, o { $by } víc než { $total }.
problem-powers-bid-short = Nabídky dávají { $sum } BV, o { $by } méně než { $total }.
