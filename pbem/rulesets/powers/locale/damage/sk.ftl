# Poškodené a polovičné jednotky.
powers-units-hatg = { $count ->
    [one] { $count } polovičné protitankové delo
    [few] { $count } polovičné protitankové delá
   *[other] { $count } polovičných protitankových diel
}
powers-units-hdes = { $count ->
    [one] { $count } polovičný torpédoborec
    [few] { $count } polovičné torpédoborce
   *[other] { $count } polovičných torpédoborcov
}
powers-units-haab = { $count ->
    [one] { $count } polovičná protilietadlová batéria
    [few] { $count } polovičné protilietadlové batérie
   *[other] { $count } polovičných protilietadlových batérií
}
powers-units-hkai = { $count ->
    [one] { $count } polovičný kaibokan
    [few] { $count } polovičné kaibokany
   *[other] { $count } polovičných kaibokanov
}
powers-map-hatg = polovičné protitankové delo
powers-map-hdes = polovičný torpédoborec
powers-map-haab = polovičná protilietadlová batéria
powers-map-hkai = polovičný kaibokan
powers-heading-damaged = Poškodené jednotky
powers-damaged-unit = { $at } ({ $units })
powers-counted = { $count ->
    [0] { $what }
   *[other] { $count } × { $what }
}
powers-quarry = { $at } ({ $units })
powers-damaged = { $at }: { $units } ({ $who }), poškodenie { $damage }{ $held ->
    [0] {""}
   *[other] ; držia: { $by }
}
powers-event-held = { $who }: poškodenie { $damage } zostáva, { $at }: { $units }. Držia: { $by }.
powers-event-finished = Pokus doraziť ({ SEAT($seat) }) v { $at }: { $units } ({ $who }), poškodenie { $damage }; kocky { $dice }: { $dead ->
    [1] zničené.
   *[other] opravené.
}
powers-event-divided = { SEAT($seat) }: v { $at } { $what ->
    [split] rozdelené
   *[merge] spojené
}: { $units } → { $new }.
powers-stands-hold = Drží sa poškodenie: { $count ->
    [0] { $best ->
        [1] toho, kto je poškodený najviac
       *[other] nikoho
    }
   *[other] { $units }{ $best ->
        [1] , potom toho, kto je poškodený najviac
       *[other] {""}
    }
}{ $ally ->
    [none] .
   *[other] ; obe polovice spolu: { SEAT($ally) }.
}
powers-stands-finish-off = Doraziť: { $count ->
    [0] { $best ->
        [1] držaná jednotka, ktorá sľubuje najviac
       *[other] nikoho
    }
   *[other] { $units }{ $best ->
        [1] , inak držaná jednotka, ktorá sľubuje najviac
       *[other] {""}
    }
}.
powers-plan-hold = { $most ->
    [-1] V tejto hre zostáva všetko poškodenie.
    [one] Môžete držať { $most } jednotku{ $half ->
        [1] {" "}(a polovicu ďalšej, spolu s inou mocnosťou)
       *[other] {""}
    }.
    [few] Môžete držať { $most } jednotky.
   *[other] Môžete držať { $most } jednotiek.
}{ $count ->
    [0] {" "}Teraz nedržíte žiadnu.
   *[other] {" "}Teraz držíte: { $now }.
}
powers-plan-finish = Raz za ťah, po pohybe: zničená s pravdepodobnosťou poškodenie/6, inak opravená.
problem-powers-choice = Napíšte, ktoré jednotky a kde, „najlepší“ alebo „nič“.
problem-powers-own-held = Jednotky v { $at } sú vaše: držať sa dá len poškodenie cudzích.
problem-powers-no-pool = Niet čo spájať: { $most ->
    [-1] v tejto hre zostáva všetko poškodenie.
   *[other] sú len celé miesta (každý ich má { $most }).
}
problem-powers-no-halves = { $unit }: polovice nemajú.
problem-powers-no-pairs = { $unit } v { $at }: máte { $have }, { $ordered ->
    [0] na to je to málo.
   *[other] rozkaz žiada { $ordered }.
}{ $merging ->
    [1] {" "}Polovice sa spájajú po dvoch.
   *[other] {""}
}
problem-powers-none-held = { $unit }: teraz žiadne v { $at } vidieť nie sú; rozkaz na ne počká.
powers-about-hold = držanie poškodenia
powers-about-finish-off = dorážanie
