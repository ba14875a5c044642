# Nejisté žetony.
powers-units-atgt = { $count ->
    [one] { $count } skryté protitankové dělo
    [few] { $count } skrytá protitanková děla
   *[other] { $count } skrytých protitankových děl
}
powers-units-atgf = { $count ->
    [one] { $count } klamné protitankové dělo
    [few] { $count } klamná protitanková děla
   *[other] { $count } klamných protitankových děl
}
powers-units-atgq = { $count ->
    [one] { $count } nejisté protitankové dělo
    [few] { $count } nejistá protitanková děla
   *[other] { $count } nejistých protitankových děl
}
powers-units-dest = { $count ->
    [one] { $count } skrytý torpédoborec
    [few] { $count } skryté torpédoborce
   *[other] { $count } skrytých torpédoborců
}
powers-units-desf = { $count ->
    [one] { $count } klamný torpédoborec
    [few] { $count } klamné torpédoborce
   *[other] { $count } klamných torpédoborců
}
powers-units-desq = { $count ->
    [one] { $count } nejistý torpédoborec
    [few] { $count } nejisté torpédoborce
   *[other] { $count } nejistých torpédoborců
}
powers-units-aabt = { $count ->
    [one] { $count } skrytá protiletecká baterie
    [few] { $count } skryté protiletecké baterie
   *[other] { $count } skrytých protileteckých baterií
}
powers-units-aabf = { $count ->
    [one] { $count } klamná protiletecká baterie
    [few] { $count } klamné protiletecké baterie
   *[other] { $count } klamných protileteckých baterií
}
powers-units-aabq = { $count ->
    [one] { $count } nejistá protiletecká baterie
    [few] { $count } nejisté protiletecké baterie
   *[other] { $count } nejistých protileteckých baterií
}
powers-map-atgt = skryté protitankové dělo
powers-map-atgf = klamné protitankové dělo
powers-map-atgq = nejisté protitankové dělo
powers-map-dest = skrytý torpédoborec
powers-map-desf = klamný torpédoborec
powers-map-desq = nejistý torpédoborec
powers-map-aabt = skrytá protiletecká baterie
powers-map-aabf = klamná protiletecká baterie
powers-map-aabq = nejistá protiletecká baterie
powers-event-hidden = { SEAT($seat) } ukrývají v { $at }: { $units } → { $tokens }, pravý je každý třetí.
powers-event-unveiled = { SEAT($seat) } odkrývají, co bylo skryto v { $at } ({ $tokens }): { $count ->
    [0] nic než klamné žetony.
   *[other] { $units }{ $false ->
        [0] .
       *[other] {" "}a { $false } { $false ->
            [one] klamný žeton
            [few] klamné žetony
           *[other] klamných žetonů
        }.
    }
}
powers-event-covered = { SEAT($seat) }: útočníci v { $at } byli zničeni dřív, než stihli odvysílat, s čím se setkali. Skryté tam zůstávají: { $tokens }.
powers-plan-prove = { $what ->
    [minimal] Kde vaše první palba zničí všechny útočníky, odkryjí se jen žetony, kterých je k tomu třeba; jinde všechny.
   *[all] Kde na vás někdo zaútočí, odkryjí se všechny vaše žetony.
}
powers-stands-prove = Kde na vás někdo zaútočí, odkryjí se všechny vaše žetony
powers-loss = { $who }: { $units }
powers-event-distant = { $fire ->
    [1] Ostřelování, { $at }
   *[0] Bitva, { $at }
}; zúčastnění: { $seats }. { $count ->
    [0] Nikdo nic neztratil.
   *[other] Ztráty: { $losses }.
}
powers-event-thinned = { SEAT($seat) } berou z mapy v { $at }: { $tokens }. Všechno klamné.
powers-event-joined = { SEAT($seat) } přidávají klamné žetony k ostatním v { $at }: { $tokens }.
powers-event-mixed = { SEAT($seat) } ukazují v { $at } klamné žetony ({ $tokens }) a míchají je mezi žetony v { $to }.
powers-plan-hide = Ostatní uvidí v { $at } { $tokens }; pravý je každý třetí. Od té chvíle může jít každý jinudy.
powers-plan-show = Všichni uvidí { $units }; za každou jednotku zmizí z mapy dva klamné žetony, dohromady { $tokens }.
powers-plan-mix = Všichni uvidí, že { $tokens } v { $at } jsou klamné žetony; v { $to } je od ostatních nikdo nerozezná.
powers-plan-tokens = { $count ->
    [0] Které klamné žetony musí z mapy, rozhodne los.
   *[other] Klamné žetony, které musí z mapy, půjdou nejdřív odtud: { $lands }; o ostatních rozhodne los.
}
powers-stands-tokens = Klamné žetony, které musí z mapy, jdou nejdřív z: { $lands }
problem-powers-no-hiding = Jednotlivě se nedá skrýt { $unit }. Dají se: { $types }.
problem-powers-which-token = { $unit }: které? Napište, kolik „skrytých“ (pravých) a kolik „klamných“.
problem-powers-token-stays = { $unit }: takové žetony se mohou jen pohybovat, odhalit a zamíchat. Pro cokoli jiného je nejdřív odhal: „odhal 1 skryté ptdělo v …“.
problem-powers-no-tokens = { $ordered ->
    [0] { $unit }: v { $at } nic takového připraveného nemáte.
   *[other] { $unit } v { $at }: připravených a nepoškozených máte { $have }, v rozkazu je { $ordered }; některé mohly vzít dřívější řádky.
}
problem-powers-no-company = Klamné žetony se míchají mezi žetony téhož druhu, a ty v { $at } nemáte.
problem-powers-mix-true = Zamíchat se dají jen klamné žetony, ne { $unit }.
