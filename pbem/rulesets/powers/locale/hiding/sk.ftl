# Neisté žetóny.
powers-units-atgt = { $count ->
    [one] { $count } skryté protitankové delo
    [few] { $count } skryté protitankové delá
   *[other] { $count } skrytých protitankových diel
}
powers-units-atgf = { $count ->
    [one] { $count } klamné protitankové delo
    [few] { $count } klamné protitankové delá
   *[other] { $count } klamných protitankových diel
}
powers-units-atgq = { $count ->
    [one] { $count } neisté protitankové delo
    [few] { $count } neisté protitankové delá
   *[other] { $count } neistých protitankových diel
}
powers-units-dest = { $count ->
    [one] { $count } skrytý torpédoborec
    [few] { $count } skryté torpédoborce
   *[other] { $count } skrytých torpédoborcov
}
powers-units-desf = { $count ->
    [one] { $count } klamný torpédoborec
    [few] { $count } klamné torpédoborce
   *[other] { $count } klamných torpédoborcov
}
powers-units-desq = { $count ->
    [one] { $count } neistý torpédoborec
    [few] { $count } neisté torpédoborce
   *[other] { $count } neistých torpédoborcov
}
powers-units-aabt = { $count ->
    [one] { $count } skrytá protilietadlová batéria
    [few] { $count } skryté protilietadlové batérie
   *[other] { $count } skrytých protilietadlových batérií
}
powers-units-aabf = { $count ->
    [one] { $count } klamná protilietadlová batéria
    [few] { $count } klamné protilietadlové batérie
   *[other] { $count } klamných protilietadlových batérií
}
powers-units-aabq = { $count ->
    [one] { $count } neistá protilietadlová batéria
    [few] { $count } neisté protilietadlové batérie
   *[other] { $count } neistých protilietadlových batérií
}
powers-map-atgt = skryté protitankové delo
powers-map-atgf = klamné protitankové delo
powers-map-atgq = neisté protitankové delo
powers-map-dest = skrytý torpédoborec
powers-map-desf = klamný torpédoborec
powers-map-desq = neistý torpédoborec
powers-map-aabt = skrytá protilietadlová batéria
powers-map-aabf = klamná protilietadlová batéria
powers-map-aabq = neistá protilietadlová batéria
powers-event-hidden = { SEAT($seat) } ukrývajú v { $at }: { $units } → { $tokens }, pravý je každý tretí.
powers-event-unveiled = { SEAT($seat) } odkrývajú, čo bolo skryté v { $at } ({ $tokens }): { $count ->
    [0] nič než klamné žetóny.
   *[other] { $units }{ $false ->
        [0] .
       *[other] {" "}a { $false } { $false ->
            [one] klamný žetón
            [few] klamné žetóny
           *[other] klamných žetónov
        }.
    }
}
powers-event-covered = { SEAT($seat) }: útočníci v { $at } boli zničení skôr, než stihli odvysielať, s čím sa stretli. Skryté tam zostávajú: { $tokens }.
powers-plan-prove = { $what ->
    [minimal] Kde vaša prvá paľba zničí všetkých útočníkov, odkryjú sa len žetóny, ktoré na to treba; inde všetky.
   *[all] Kde na vás niekto zaútočí, odkryjú sa všetky vaše žetóny.
}
powers-stands-prove = Kde na vás niekto zaútočí, odkryjú sa všetky vaše žetóny
powers-loss = { $who }: { $units }
powers-event-distant = { $fire ->
    [1] Ostreľovanie, { $at }
   *[0] Bitka, { $at }
}; zúčastnení: { $seats }. { $count ->
    [0] Nikto nič nestratil.
   *[other] Straty: { $losses }.
}
powers-event-thinned = { SEAT($seat) } berú z mapy v { $at }: { $tokens }. Všetko klamné.
powers-event-joined = { SEAT($seat) } pridávajú klamné žetóny k ostatným v { $at }: { $tokens }.
powers-event-mixed = { SEAT($seat) } ukazujú v { $at } klamné žetóny ({ $tokens }) a miešajú ich medzi žetóny v { $to }.
powers-plan-hide = Ostatní uvidia v { $at } { $tokens }; pravý je každý tretí. Odvtedy môže ísť každý inokade.
powers-plan-show = Všetci uvidia { $units }; za každú jednotku zmiznú z mapy dva klamné žetóny, spolu { $tokens }.
powers-plan-mix = Všetci uvidia, že { $tokens } v { $at } sú klamné žetóny; v { $to } ich od ostatných nikto nerozozná.
powers-plan-tokens = { $count ->
    [0] Ktoré klamné žetóny musia z mapy, rozhodne lós.
   *[other] Klamné žetóny, ktoré musia z mapy, pôjdu najprv odtiaľto: { $lands }; o ostatných rozhodne lós.
}
powers-stands-tokens = Klamné žetóny, ktoré musia z mapy, idú najprv z: { $lands }
problem-powers-no-hiding = Jednotlivo sa nedá skryť { $unit }. Dajú sa: { $types }.
problem-powers-which-token = { $unit }: ktoré? Napíšte, koľko „skrytých“ (pravých) a koľko „klamných“.
problem-powers-token-stays = { $unit }: také žetóny sa môžu iba pohybovať, odhaliť a zamiešať. Na čokoľvek iné ich najprv odhaľ: „odhaľ 1 skryté ptdelo v …“.
problem-powers-no-tokens = { $ordered ->
    [0] { $unit }: v { $at } nič také pripravené nemáte.
   *[other] { $unit } v { $at }: pripravených a nepoškodených máte { $have }, v rozkaze je { $ordered }; niektoré mohli vziať skoršie riadky.
}
problem-powers-no-company = Klamné žetóny sa miešajú medzi žetóny toho istého druhu, a tie v { $at } nemáte.
problem-powers-mix-true = Zamiešať sa dajú iba klamné žetóny, nie { $unit }.
