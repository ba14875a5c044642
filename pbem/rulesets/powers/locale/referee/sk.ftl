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
