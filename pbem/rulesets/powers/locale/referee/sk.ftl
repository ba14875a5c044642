# Čo číta vedúci a čo urobí hneď.
powers-oversee-legend = Na tejto mape je všetko.
powers-oversee-heading-map = Mapa
powers-oversee-heading-powers = Mocnosti
powers-oversee-heading-battles = Bitky
powers-oversee-heading-orders = Rozkazy, ako boli napísané
powers-oversee-heading-standing = Trvalé rozkazy
powers-oversee-heading-kept = Jednotky ponechané bokom
powers-oversee-heading-treaties = Zmluvy a návrhy
powers-oversee-heading-tasks = O čo kto hrá
powers-oversee-heading-log = Čo bolo povedané a komu
powers-oversee-total-round = kolo
powers-oversee-total-alive = { $count ->
    [one] mocnosť vo vojne
    [few] mocnosti vo vojne
   *[other] mocností vo vojne
}
powers-oversee-total-units = { $count ->
    [one] jednotka
    [few] jednotky
   *[other] jednotiek
}
powers-oversee-stands = { SEAT($who) }: { $words }
powers-oversee-kept = { SEAT($who) }: { $units }
powers-standing-col-place = Miesto
powers-standing-col-power = Mocnosť
powers-standing-col-side = Strana
powers-standing-col-lands = Krajiny
powers-standing-col-worth = BV v jednotkách
powers-standing-col-result = Výsledok
powers-event-decree-units = Vedúci: v { $at } teraz majú { $who }: { $units }.
powers-event-decree-emptied = Vedúci: v { $at } už { $who } takú jednotku nemajú ({ $row }).
powers-event-decree-land = Vedúci: { $at } teraz držia { $who } (predtým: { $loser }).
powers-event-decree-works = Vedúci: tovární v { $at } je teraz { $count }.
refusal-powers-no-land = Krajina { $at } na tejto mape nie je.
refusal-powers-no-seat = { $seat } nehrá.
refusal-powers-no-harbour = { $at } nemá prístav.
refusal-powers-no-number = Najviac { $most }.
refusal-powers-no-unit = { $row } tam stáť nemôže: nikomu nepatrí len neutrálna armáda a tá nikomu inému.
refusal-powers-not-its-owner = Jednotky stoja na vlastných krajinách: najprv im dajte { $at }.
refusal-powers-same-owner = { $at } im už patrí.
refusal-powers-chapter-off = Kapitola { $chapter } sa nehrá.
powers-event-decree-airfield = Vedúci: { $count ->
    [0] { $at } už nemá letisko.
   *[other] { $at } má teraz letisko pre { $count } lietadiel za ťah.
}
powers-event-decree-battery = Vedúci: { $units } v { $at } ({ $who }): { $goal ->
    [none] už bez postavenia.
   *[other] postavenie na { $goal }.
}
refusal-powers-no-guns = Žiadne také ich delá v { $at } nestoja.
refusal-powers-not-beside = { $goal } s { $at } nesusedí.
powers-event-decree-damage = Vedúci: { $units } v { $at } ({ $who }): { $sixths ->
    [0] bez poškodenia.
   *[other] každá jednotka má poškodenie { $damage }{ $held ->
        [0] {""}
       *[other] , drží ho { $by }
    }; ostatné toho istého druhu sú tam celé.
}
powers-event-decree-freight = Vedúci: { $units } v { $at } ({ $who }): { $count ->
    [0] bez nákladu.
   *[other] na palube každej { $load }.
}
powers-event-decree-canal = Vedúci: { $count ->
    [0] { $at } už nemá prieplav.
   *[other] { $at } má teraz prieplav.
}
refusal-powers-not-so-many = Hotových ich v { $at } majú len toľko: { $most }.
problem-powers-no-damage = Poškodenie sa počíta na celé šestiny.
refusal-powers-no-damage = Poškodenie je menšie než { $most } a počíta sa na šestiny: s { $most } je jednotka zničená.
refusal-powers-no-holder = Poškodenie trvá, len kým ho drží iná mocnosť; napíšte ktorá: nastav A1 modrý 1 tank poškodenie 3 držiteľ červený.
refusal-powers-slots-full = { $who }: toľko jednotiek, nie viac, smú držať poškodených: { $most }.
refusal-powers-no-carrier = { $row } nič nevozí.
refusal-powers-not-carried = Toto nijaká loď nevezie: { $row }.
refusal-powers-too-much-aboard = Na každú z tých lodí sa zmestí jednotiek: { $most }.
refusal-powers-no-canal-there = Prieplav spája prístavy na dvoch moriach a tie { $at } nemá.
