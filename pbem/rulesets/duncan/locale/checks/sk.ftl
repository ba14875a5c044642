# Čo má byť na riadkoch rozkazov a čo je na nich zle, pre Duncana.

term-order = rozkaz, napríklad „u1 na E5“
term-place = číslo riadku vášho zoznamu
term-unit = jednotka, napríklad u1
term-who = jednotka, napríklad u1
term-square = pole, napríklad E5
term-cell = pole, napríklad E5
term-spot = jednotka alebo pole
term-param = sila, rýchlosť alebo dohľad
term-raise = sila, rýchlosť alebo dohľad
term-times = koľkokrát, napríklad x2
term-bonus = druh bonusu
term-step = smer a počet, napríklad „hore 2“
term-steps = koľko polí
term-direction = smer
term-colour = tím

duncan-about-unit = u{ $name }
duncan-about-choice = bonus na výber
duncan-about-note = poznámka k { $name }
duncan-about-answer = odpoveď na otázku { $name }

duncan-squares-none = žiadne

problem-duncan-no-unit = Jednotku u{ $unit } nemáte. Vaše jednotky: { $have }.
problem-duncan-no-units = Nemáte žiadne jednotky.
problem-duncan-dead-unit = u{ $unit } zomrela v ťahu { $turn }.
problem-duncan-nobody-there = Na { $cell } nestojí žiadna vaša jednotka.
problem-duncan-several-there = Na { $cell } stojí niekoľko vašich jednotiek ({ $units }). Napíšte, prosím, ktorú myslíte.
problem-duncan-one-unit = Bonus dostane jedna jednotka. Napíšte, prosím, ktorá.
problem-duncan-not-from = u{ $unit } nestojí na { $from }, ale na { $cell }.
problem-duncan-step-wall = u{ $unit } by narazila do steny na { $cell }.
problem-duncan-step-unseen = u{ $unit } by šla cez { $cell }, ktoré ste ešte neobjavili.
problem-duncan-step-portal = u{ $unit } by vstúpila na Portál na { $cell }; na Portál nikto nesmie.
problem-duncan-step-edge = u{ $unit } by pri { $cell } vyšla z mapy.
problem-duncan-step-corner = u{ $unit } nemôže ísť uhlopriečne na { $cell }: v ceste je { $corner }. Obe polia vedľa uhlopriečky musia byť voľné.
problem-duncan-raise-unclear = Nie je jasné, či myslíte { $number }-krát, alebo na hodnotu { $number }. Napíšte „x{ $number }“ alebo „na { $number }“.
problem-duncan-raise-reached = u{ $unit }: { duncan-param } už je { $value }.
problem-duncan-raise-none = Vylepšenie o { $times } nie je žiadne.
problem-duncan-raise-many = { $times }-krát je priveľa; najviac { $limit }-krát.
problem-duncan-buy-where = Napíšte, kam sa má nová jednotka postaviť. Okolo vášho Portálu je, pokiaľ vidíte, voľno na: { $squares }.
problem-duncan-buy-many = { $count } jednotiek je na jeden riadok priveľa; najviac ich smie byť { $limit }.
problem-duncan-buy-none = Nákup { $count } jednotiek nie je žiadny nákup.
problem-duncan-buy-count = Kupujete { $count ->
    [one] 1 jednotku
    [few] { $count } jednotky
   *[other] { $count } jednotiek
}, ale píšete { $squares ->
    [one] 1 pole
    [few] { $squares } polia
   *[other] { $squares } polí
}. Napíšte pre každú jednotku jedno.
problem-duncan-bonus-on-square = Bonus „{ duncan-bonus }“ sa používa na pole, napríklad E5, nie na jednotku.
problem-duncan-bonus-where = { $on ->
    [square] Napíšte, na ktoré pole bonus „{ duncan-bonus }“ použijete, napríklad „na E5“.
   *[unit] Napíšte, ktorej jednotke bonus „{ duncan-bonus }“ dávate, napríklad „na u1“.
}
problem-duncan-bonus-needs-unit = Bonus „{ duncan-bonus }“ sa dáva jednotke.
problem-duncan-bonus-needs-square = Bonus „{ duncan-bonus }“ sa používa na pole.
problem-duncan-bonus-none = { $used ->
    [1] Viac bonusov „{ duncan-bonus }“ nemáte: použijú ich skoršie rozkazy vo vašom zozname.
   *[other] Bonus „{ duncan-bonus }“ nemáte. { $count ->
        [0] V zásobe nie je žiadny.
       *[other] V zásobe: { $stock }.
    }
}
problem-duncan-choose-never = V tejto hre sa bonusy nevyberajú.
problem-duncan-choose-none = Teraz nemáte žiadny bonus na výber. Rozkaz platí len vtedy, keď ho prinesie tento ťah: váš ďalší bonus bude { $next }., vyberáte si až { $choice }.

problem-duncan-game-over = Hra sa skončila.
problem-duncan-excluded = Váš tím bol v ťahu { $turn } vylúčený a ďalšie rozkazy nedáva.
problem-duncan-not-a-team = Také rozkazy dávajú len tímy.

problem-duncan-upgrade-unpaid = u{ $unit } { duncan-param }: { $paid ->
    [0] { "" }
   *[other] zaplatíte { $paid } z { $times }, potom{ " " }
}stojí { $price }{ $away ->
    [0] { "" }
    [one] { " " }({ $away } pole od Portálu)
    [few] { " " }({ $away } polia od Portálu)
   *[other] { " " }({ $away } polí od Portálu)
} a máte { $points }{ $spent ->
    [0] { "" }
   *[other] , lebo rozkazy pred ním stoja { $spent }
}. Nepodarí sa, ak body nepribudnú.
problem-duncan-not-beside = { $cell } nesusedí s vaším Portálom ({ $squares }).
problem-duncan-buy-wall = Na { $cell } je stena. Podlaha okolo vášho Portálu: { $squares }.
problem-duncan-buy-portal = Na { $cell } je Portál. Podlaha okolo vášho Portálu: { $squares }.
problem-duncan-buy-taken = { $unit ->
    [0] Na { $cell } stojí cudzia jednotka
   *[other] Na { $cell } bude stáť vaša u{ $unit }
}: ak pole po súbojoch nebude voľné, nákup sa nepodarí.
problem-duncan-buy-unpaid = { $owned ->
    [0] Prvá jednotka
    [one] Pri jednej jednotke ďalšia
    [few] Pri { $owned } jednotkách ďalšia
   *[other] Pri { $owned } jednotkách ďalšia
} stojí { $price } a máte { $points }{ $spent ->
    [0] { "" }
   *[other] , lebo vylepšenia a nákupy pred ňou stoja { $spent }
}. Nepodarí sa, ak cena neklesne.
problem-duncan-note-long = Poznámka má { $length } znakov; najviac ich smie byť { $limit }.
problem-duncan-note-none = Pri { $on } nie je žiadna poznámka, ktorú by sa dalo zmazať.

problem-duncan-unseen = u{ $unit }: pole { $cell } ste neobjavili. Jednotky chodia len po objavených poliach.
problem-duncan-wall = u{ $unit }: na { $cell } je stena.
problem-duncan-portal = u{ $unit }: na { $cell } je Portál; na Portál nikto nesmie.
problem-duncan-via-many = u{ $unit } by šla cez { $count } polí; najviac ich smie byť { $limit }. Cestu nájdeme sami.
problem-duncan-no-way = u{ $unit } na { $cell }: po poliach, ktoré ste objavili, tam cesta nevedie.
problem-duncan-far-diagonal = u{ $unit } na { $cell }: uhlopriečka stojí { $cost }, rýchlosť je { $speed }. Dôjde na: { $reach }.
problem-duncan-far-corner = u{ $unit } na { $cell }: uhlopriečke bráni { $corner } a okľuka je { $cost }; rýchlosť je { $speed }. Dôjde na: { $reach }.
problem-duncan-far = u{ $unit } na { $cell }: { $cost }, rýchlosť je { $speed }. Najbližšie dôjde na { $nearest }.
problem-duncan-same-square = u{ $unit } a { $others } budú stáť spolu na { $cell } a budú sa biť medzi sebou.
