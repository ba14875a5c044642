# Co má být na řádcích rozkazů a co je na nich špatně, pro Duncana.

term-order = rozkaz, například „u1 na E5“
term-place = číslo řádku vašeho seznamu
term-unit = jednotka, například u1
term-who = jednotka, například u1
term-square = pole, například E5
term-cell = pole, například E5
term-spot = jednotka nebo pole
term-param = síla, rychlost nebo dohled
term-raise = síla, rychlost nebo dohled
term-times = kolikrát, například x2
term-bonus = druh bonusu
term-step = směr a počet, například „nahoru 2“
term-steps = kolik polí
term-direction = směr
term-colour = tým

duncan-about-unit = u{ $name }
duncan-about-choice = bonus k výběru
duncan-about-note = poznámka k { $name }
duncan-about-answer = odpověď na otázku { $name }

duncan-squares-none = žádné


problem-duncan-no-unit = Jednotku u{ $unit } nemáte. Vaše jednotky: { $have }.
problem-duncan-no-units = Nemáte žádné jednotky.
problem-duncan-dead-unit = u{ $unit } zemřela v tahu { $turn }.
problem-duncan-nobody-there = Na { $cell } nestojí žádná vaše jednotka.
problem-duncan-several-there = Na { $cell } stojí několik vašich jednotek ({ $units }). Napište prosím, kterou myslíte.
problem-duncan-one-unit = Bonus dostane jedna jednotka. Napište prosím, která.
problem-duncan-not-from = u{ $unit } nestojí na { $from }, ale na { $cell }.
problem-duncan-step-wall = u{ $unit } by narazila do zdi na { $cell }.
problem-duncan-step-unseen = u{ $unit } by šla přes { $cell }, které jste ještě neobjevili.
problem-duncan-step-portal = u{ $unit } by vstoupila na Portál na { $cell }; na Portál nikdo nesmí.
problem-duncan-step-edge = u{ $unit } by u { $cell } vyšla z mapy.
problem-duncan-step-corner = u{ $unit } nemůže jít úhlopříčně na { $cell }: v cestě je { $corner }. Obě pole vedle úhlopříčky musí být volná.
problem-duncan-raise-unclear = Není jasné, jestli myslíte { $number }krát, nebo na hodnotu { $number }. Napište „x{ $number }“ nebo „na { $number }“.
problem-duncan-raise-reached = u{ $unit }: { duncan-param } už je { $value }.
problem-duncan-raise-none = Vylepšení o { $times } není žádné.
problem-duncan-raise-many = { $times }krát je příliš mnoho; nejvíc { $limit }krát.
problem-duncan-buy-where = Napište, kam se má nová jednotka postavit. Kolem vašeho Portálu je podle toho, co vidíte, volno na: { $squares }.
problem-duncan-buy-many = { $count } jednotek je na jeden řádek příliš mnoho; nejvíc jich smí být { $limit }.
problem-duncan-buy-none = Nákup { $count } jednotek není žádný nákup.
problem-duncan-buy-count = Kupujete { $count ->
    [one] 1 jednotku
    [few] { $count } jednotky
   *[other] { $count } jednotek
}, ale píšete { $squares ->
    [one] 1 pole
    [few] { $squares } pole
   *[other] { $squares } polí
}. Napište pro každou jednotku jedno.
problem-duncan-bonus-on-square = Bonus „{ duncan-bonus }“ se používá na pole, například E5, ne na jednotku.
problem-duncan-bonus-where = { $on ->
    [square] Napište, na které pole bonus „{ duncan-bonus }“ použijete, například „na E5“.
   *[unit] Napište, které jednotce bonus „{ duncan-bonus }“ dáváte, například „na u1“.
}
problem-duncan-bonus-needs-unit = Bonus „{ duncan-bonus }“ se dává jednotce.
problem-duncan-bonus-needs-square = Bonus „{ duncan-bonus }“ se používá na pole.
problem-duncan-bonus-none = { $used ->
    [1] Víc bonusů „{ duncan-bonus }“ nemáte: použijí je dřívější rozkazy na vašem seznamu.
   *[other] Bonus „{ duncan-bonus }“ nemáte. { $count ->
        [0] V zásobě není žádný.
       *[other] V zásobě: { $stock }.
    }
}
problem-duncan-choose-never = V této hře se bonusy nevybírají.
problem-duncan-choose-none = Teď nemáte žádný bonus k výběru. Rozkaz platí jen tehdy, když ho přinese tento tah: váš příští bonus bude { $next }., vybíráte si až { $choice }.

problem-duncan-game-over = Hra skončila.
problem-duncan-excluded = Váš tým byl v tahu { $turn } vyloučen a další rozkazy nedává.
problem-duncan-not-a-team = Takové rozkazy dávají jen týmy.

problem-duncan-upgrade-unpaid = u{ $unit } { duncan-param }: { $paid ->
    [0] { "" }
   *[other] zaplatíte { $paid } z { $times }, potom{ " " }
}stojí { $price }{ $away ->
    [0] { "" }
    [one] { " " }({ $away } pole od Portálu)
    [few] { " " }({ $away } pole od Portálu)
   *[other] { " " }({ $away } polí od Portálu)
} a máte { $points }{ $spent ->
    [0] { "" }
   *[other] , protože rozkazy před ním stojí { $spent }
}. Nepovede se, pokud body nepřibudou.
problem-duncan-not-beside = { $cell } nesousedí s vaším Portálem ({ $squares }).
problem-duncan-buy-wall = Na { $cell } je zeď. Podlaha kolem vašeho Portálu: { $squares }.
problem-duncan-buy-portal = Na { $cell } je Portál. Podlaha kolem vašeho Portálu: { $squares }.
problem-duncan-buy-taken = { $unit ->
    [0] Na { $cell } stojí cizí jednotka
   *[other] Na { $cell } bude stát vaše u{ $unit }
}: nebude-li pole po soubojích volné, nákup se nepovede.
problem-duncan-buy-unpaid = { $owned ->
    [0] První jednotka
    [one] Při jedné jednotce další
    [few] Při { $owned } jednotkách další
   *[other] Při { $owned } jednotkách další
} stojí { $price } a máte { $points }{ $spent ->
    [0] { "" }
   *[other] , protože vylepšení a nákupy před ní stojí { $spent }
}. Nepovede se, pokud cena neklesne.
problem-duncan-note-long = Poznámka má { $length } znaků; nejvíc jich smí být { $limit }.
problem-duncan-note-none = U { $on } není žádná poznámka, kterou by šlo smazat.

problem-duncan-unseen = u{ $unit }: pole { $cell } jste neobjevili. Jednotky chodí jen po objevených polích.
problem-duncan-wall = u{ $unit }: na { $cell } je zeď.
problem-duncan-portal = u{ $unit }: na { $cell } je Portál; na Portál nikdo nesmí.
problem-duncan-via-many = u{ $unit } by šla přes { $count } polí; nejvíc jich smí být { $limit }. Cestu najdeme sami.
problem-duncan-no-way = u{ $unit } na { $cell }: po polích, která jste objevili, tam cesta nevede.
problem-duncan-far-diagonal = u{ $unit } na { $cell }: úhlopříčka stojí { $cost }, rychlost je { $speed }. Dojde na: { $reach }.
problem-duncan-far-corner = u{ $unit } na { $cell }: úhlopříčce brání { $corner } a oklika je { $cost }; rychlost je { $speed }. Dojde na: { $reach }.
problem-duncan-far = u{ $unit } na { $cell }: { $cost }, rychlost je { $speed }. Nejblíž dojde na { $nearest }.
problem-duncan-same-square = u{ $unit } a { $others } budou stát spolu na { $cell } a budou se bít mezi sebou.
