# Čo môže stáť na riadkoch rozkazov a čo je s nimi zle.
powers-unit = { $row ->
    [inf] pechota
    [tnk] tanky
    [atg] protitankové delá
    [neu] neutrálne armády
    [building] rozostavané jednotky
    [cru] krížniky
    [des] torpédoborce
    [sub] ponorky
    [trs] transportné lode
    [raw] náklad surovín
    [bom] bombardéry
    [fig] stíhačky
    [aab] protilietadlové batérie
    [kai] kaibokany
    [bat] bitevné lode
    [car] lietadlové lode
    [bun] bunkre
    [atf] protitankové pevnosti
    [aaf] protilietadlové pevnosti
    [gnf] delostrelecké pevnosti
    [gun] delá
    [trk] nákladiaky
    [agn] pancierované delá
    [atr] pancierované nákladiaky
    [gen] žandári
    [par] partizáni
    [pio] ženisti
    [rec] prieskumníci
    [rbo] prieskumné člny
    [rpl] prieskumné lietadlá
    [tec] technologické body
    [lab] laboratóriá
    [mny] ministerstvá
    [ori] Orion
    [tit] Titan
    [atl] Atlas
    [sat] Saturn
    [nep] Neptún
    [jup] Jupiter
    [peg] Pegas
    [tri] Triton
    [ica] Ikar
    [cyc] Kyklop
    [cen] Kentaur
    [pho] Fénix
    [spl] zásoby
    [hatg] polovičné protitankové delá
    [hdes] polovičné torpédoborce
    [haab] polovičné protilietadlové batérie
    [hkai] polovičné kaibokany
    [atgt] skryté protitankové delá
    [atgf] klamné protitankové delá
    [atgq] neisté protitankové delá
    [dest] skryté torpédoborce
    [desf] klamné torpédoborce
    [desq] neisté torpédoborce
    [aabt] skryté protilietadlové batérie
    [aabf] klamné protilietadlové batérie
    [aabq] neisté protilietadlové batérie
    [caet] Caesar (pravý)
    [caef] Caesar (falošný)
    [caeq] Caesar
    [ptrt] Patriot (pravý)
    [ptrf] Patriot (falošný)
    [ptrq] Patriot
    [libt] Liberty (pravý)
    [libf] Liberty (falošný)
    [libq] Liberty
    [vict] Victory (pravý)
    [vicf] Victory (falošný)
    [vicq] Victory
    [cont] Constitution (pravý)
    [conf] Constitution (falošný)
    [conq] Constitution
    [frit] Friendship (pravý)
    [frif] Friendship (falošný)
    [friq] Friendship
    [mec] mechanizovaná pechota
    [ltk] ľahké tanky
    [htk] ťažké tanky
    [pgn] prierazné delá
    [lgn] ľahké delá
    [lgf] ľahké delostrelecké pevnosti
    [factory] továrne
    [config] vlastné typy
    [rail] železnice
    [airfield] letiská
    [tbo] taktické bombardéry
    [sbo] strategické bombardéry
    [ifg] prepadové stíhačky
   *[other] { $row }
}
powers-chapter = { $chapter ->
    [land] minimálna verzia
    [blitz] blesková vojna
    [elim] eliminácia
    [place-blind] slepé rozmiestnenie
    [place-alt] striedavé rozmiestnenie
    [terrain] terén
    [line2] druhá línia
    [retreat] ústup
    [factory] továrne
    [freq] frekvencia výroby
    [multi] viac hráčov
    [scenario] scenáre
    [invasion] invázia
    [neutral] neutrálne armády
    [fair2] férový začiatok pre dvoch
    [fair-div] férový začiatok delením
    [fair-mat] férový začiatok maticou
    [naval] lode
    [air] lietadlá
    [sbomb] strategické bombardovanie
    [capital] bitevné a lietadlové lode
    [fort] pevnosti
    [cargo] náklad surovín
    [arty] delostrelectvo
    [ltrans] pozemný transport
    [pioneer] ženisti
    [recon] prieskum
    [supply] zásobovacie línie
    [landing] výsadky
    [national] národné výhody
    [civ-start] začiatok na jednom poli
    [civ-fac] továrne s odborom
    [civ-hist] historické jednotky
    [civ-pol] politické body
    [secret-res] utajený výskum
    [civ-hide] budovy v zoskupeniach
    [goal-rnd] náhodný cieľ
    [armgun] pancierované delá a nákladiaky
    [tech] technológia
    [pace] skupiny budov
    [rail] železnice
    [wareco] vojnová ekonomika
    [people] vláda a ľud
    [upkeep] údržba
    [ally] spojenci
    [tech] technológie
    [hide] skrývanie
    [hide1] skryté jednotky
    [goals] ciele
    [hold] držanie poškodenia
    [statkill] štatistické zničenie
    [half] polovičné jednotky
    [cheap] lacné jednotky
    [expensive] drahé jednotky po častiach
    [special] špecializované jednotky
    [sub3] tretia línia ponoriek
   *[other] { $chapter }
}

term-order = rozkaz, napríklad „presuň 2 tank A1 -> B2“
term-units = jednotky, napríklad „2 tank“
term-fresh = nové jednotky, napríklad „2 nové tanky“
term-area = pole, značkou alebo menom
term-payment = pole a koľko zaplatí, napríklad „B2: 2“
term-point = po jednom bode
term-until = dokedy: „línia1 <= 2“, „salva >= 3“ alebo „nepriateľ tank preč“
term-doctrine = bojový rozkaz: cieľ, línia2, záloha, stiahnuť, ústup, ústup do, proti komu alebo nestrieľať na
term-retreat = ústup, napríklad „ústup po 2“ alebo „ústup pomer 1/3“
term-outnumbered = koľkokrát je nepriateľ silnejší, napríklad „dvakrát silnejší“
term-seat = mocnosť, farbou alebo písmenom strany
term-water = more, značkou alebo menom
term-side = strana, písmenom
term-bid = strana a koľko za ňu, napríklad „A: 13“
term-held = cudzie jednotky a kde sú, „najlepší“ alebo „nič“
term-clause = ustanovenie: mier, do kola 6, text

powers-about-place = rozmiestnenie vašej armády
powers-about-end = koniec vášho ťahu („koniec“)
powers-about-doctrine = bojové rozkazy
powers-about-standing = stále stavby
powers-about-bid = vaša ponuka
powers-about-treaty = zmluvy

problem-powers-game-over = Hra sa skončila.
problem-powers-not-a-power = Toto môže rozkázať len mocnosť, ktorá hrá.
problem-powers-referee-only = To môže len vedúci.
problem-powers-out = Z vojny ste už vyradení.
problem-powers-chapter-off = To patrí ku kapitole, s ktorou sa nehrá: { powers-chapter }.
problem-powers-unit-off = { $unit }: patria ku kapitole, s ktorou sa nehrá: { powers-chapter }.
problem-powers-not-your-turn = { $who ->
    [none] Teraz nie ste na ťahu.
   *[other] Na ťahu: { SEAT($who) }. Bojové rozkazy, stále stavby a zmluvy možno posielať kedykoľvek.
}
problem-powers-before-start = Vojna sa ešte nezačala: na toto príde neskôr.
problem-powers-not-placing = Armáda sa rozmiestňuje pred začiatkom; teraz sa môže len presúvať.
problem-powers-not-bidding = Teraz nikto neponúka.
problem-powers-no-end = Hrajú všetci naraz: nič netreba ukončovať.
problem-powers-none-of = Vôbec žiadne? Napíšte koľko; množné číslo bez počtu sú všetky.
problem-powers-nobody-there = V poli { $at } nestojí žiadna vaša jednotka, ktorá sa môže pohnúť.
problem-powers-none-near = Do poľa { $at } žiadne také vaše jednotky v tomto ťahu neprídu.
problem-powers-which-start = Do poľa { $at } prídu jednotky z: { $areas }. Ktoré majú ísť? Napíšte odkiaľ.
problem-powers-place-what = Napíšte, ktoré jednotky chcete rozmiestniť: 2 pechoty, 1 tank.
problem-powers-put = Má sa v poli { $at } niečo stavať, alebo sa tam má niečo presunúť? Začnite slovom „postav“, alebo napíšte odkiaľ.
problem-powers-key-twice = Ten istý bojový rozkaz je tu dvakrát: { $key ->
    [aim] cieľ
    [second] línia2
    [pull] stiahnuť
    [retreat] ústup
    [retreat_to] ústup do
    [versus] proti komu
    [subs] ponorky
    [chosen] pri výsadku
   *[holdfire] nestrieľať na
}.
problem-powers-pull = Poškodenie sa píše v šestinách, od 1/6 do 5+5/6.
problem-powers-retreat-when = Ústup je „nikdy“, „po 3“, „straty 50%“ (1 až 100), „pomer 1/3“ alebo „prieskum boja“.
problem-powers-payment = BV sa platia v šesťdesiatinách: 1/2, 1/3, 1/4, 1/5, 1/6, 1/12 sa dajú.
problem-powers-how-many = Na jednom riadku 1 až { $most } budov.
problem-powers-no-lands = Nemáte žiadne pole.
problem-powers-immovable = { $unit }: nemôžu sa presúvať.
problem-powers-no-land = { $at } je more; nič, s čím sa hrá, po ňom nechodí.
problem-powers-not-next = { $goal } nesusedí s { $start } a cesta po vlastných poliach tam nevedie. S { $start } susedí: { $near }.
problem-powers-stays = Z { $at } do { $at } nie je žiadna cesta.
problem-powers-not-played = { SEAT($who) }: to nie je iná mocnosť tejto hry. Hrajú: { SEAT($seats) }.
problem-powers-no-side = Za stranu { $side } nikto nehrá.
problem-powers-no-units = Nič také v poli { $at } nie je: { $unit }. { $have ->
    [0] Nemáte tam žiadnu jednotku, ktorá sa môže pohnúť.
   *[other] Máte tam: { $units }.
}
problem-powers-too-few = { $ordered ->
    [0] { $unit } v poli { $at }: máte { $have } a predchádzajúce riadky berú všetky.
   *[other] { $unit } v poli { $at }: máte { $have }, zostáva { $left }, rozkázané { $ordered }.
}
problem-powers-too-far = { $units }: v tomto ťahu neprídu ďalej než do { $at }; { $goal } je priďaleko.
problem-powers-ends-there = Útok v poli { $at } pohyb ukončí: do { $goal } sa v tomto ťahu nepríde.
problem-powers-unable = Pri útoku na { $goal } nemôže nikto dobyť pole ({ $units }).
problem-powers-at-peace = { $goal } patrí { SEAT($who, case: "dat") } a platí mierová zmluva.
problem-powers-no-price = { $unit }: to sa stavať nedá.
problem-powers-not-own = { $at } nie je vaše (drží ho: { powers-holder }).
problem-powers-fresh = { $at } bude čerstvo dobyté: v tomto kole sa tam nevyrába.
problem-powers-short = V poli { $at } zostáva { $has } BV, toto stojí { $cost }. Ostatné polia majú { $elsewhere }.
problem-powers-part = V poli { $at } sa dá zaplatiť len { $count } z { $ordered }.
problem-powers-not-due = V tomto kole sa nevyrába. { $round ->
    [0] Výroba príde oveľa neskôr.
   *[other] Ďalšia výroba je v kole { $round }.
}
problem-powers-payer = Prispieť môžu len vlastné polia susediace s { $at }: { $near }.
problem-powers-no-scorching = V tejto hre sa továrne búrať nesmú.
problem-powers-no-factory = V poli { $at } { $count ->
    [0] nie je žiadna továreň.
    [one] je len { $count } továreň.
    [few] sú len { $count } továrne.
   *[other] je len { $count } tovární.
}
problem-powers-grant = To stojí { $cost } BV; z toho, čo sa teraz dá rozmiestniť, zostáva { $has } BV.
problem-powers-kept-few = { $unit }: na rozmiestnenie zostáva { $left }.
problem-powers-kept-many = { $most ->
    [0] V tejto hre si nemožno nič nechať bokom.
    [one] Bokom možno nechať len { $most } jednotku.
    [few] Bokom možno nechať len { $most } jednotky.
   *[other] Bokom možno nechať len { $most } jednotiek.
}
problem-powers-no-partners = Zmluva potrebuje ešte niekoho.
problem-powers-clause-off = Toto ustanovenie patrí ku kapitole, s ktorou sa nehrá: { powers-chapter }.
problem-powers-treaty-over = Zmluva do kola { $round } by sa hneď skončila.
problem-powers-treaty-stands = Tento mier už máte zo zmluvy { $number }.
problem-powers-own-proposal = Návrh { $number } je váš; môžete ho len odvolať.
problem-powers-no-proposal = Taký návrh nie je. { $count ->
    [0] Na stole neleží žiadny.
   *[other] Na stole ležia: { $open }.
}
problem-powers-no-treaty = Taká zmluva nie je. { $count ->
    [0] Žiadna neplatí.
   *[other] Platia: { $open }.
}
problem-powers-which-treaty = Môže ísť o viaceré z nich: { $open }. Napíšte číslo.
problem-powers-noticed = Zmluva { $number } je už vypovedaná; skončí sa po kole { $round }.
problem-powers-words-long = Voľný text má najviac { $limit } znakov.
problem-powers-bid-halves = Ponuky sú v poloviciach BV.
problem-powers-bid-twice = Niektorá strana je tu dvakrát.
problem-powers-bid-unknown = O { $column } sa neponúka. Ponúka sa o: { $known }.
problem-powers-bid-negative = { $column }: ponuka nemôže byť záporná.
problem-powers-bid-missing = Chýba ponuka na: { $columns }.
problem-powers-bid-over = Ponuky dávajú { $sum } BV, o { $by } viac než { $total }.
problem-powers-bid-short = Ponuky dávajú { $sum } BV, o { $by } menej než { $total }.
