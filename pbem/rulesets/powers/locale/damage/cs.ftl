# Poškozené a poloviční jednotky.
powers-units-hatg = { $count ->
    [one] { $count } poloviční protitankové dělo
    [few] { $count } poloviční protitanková děla
   *[other] { $count } polovičních protitankových děl
}
powers-units-hdes = { $count ->
    [one] { $count } poloviční torpédoborec
    [few] { $count } poloviční torpédoborce
   *[other] { $count } polovičních torpédoborců
}
powers-units-haab = { $count ->
    [one] { $count } poloviční protiletecká baterie
    [few] { $count } poloviční protiletecké baterie
   *[other] { $count } polovičních protileteckých baterií
}
powers-units-hkai = { $count ->
    [one] { $count } poloviční kaibokan
    [few] { $count } poloviční kaibokany
   *[other] { $count } polovičních kaibokanů
}
powers-map-hatg = poloviční protitankové dělo
powers-map-hdes = poloviční torpédoborec
powers-map-haab = poloviční protiletecká baterie
powers-map-hkai = poloviční kaibokan
powers-heading-damaged = Poškozené jednotky
powers-damaged-unit = { $at } ({ $units })
powers-counted = { $count ->
    [0] { $what }
   *[other] { $count } × { $what }
}
powers-quarry = { $at } ({ $units })
powers-damaged = { $at }: { $units } ({ $who }), poškození { $damage }{ $held ->
    [0] {""}
   *[other] ; drží: { $by }
}
powers-event-held = { $who }: poškození { $damage } zůstává, { $at }: { $units }. Drží: { $by }.
powers-event-finished = Pokus dorazit ({ SEAT($seat) }) v { $at }: { $units } ({ $who }), poškození { $damage }; kostky { $dice }: { $dead ->
    [1] zničeno.
   *[other] opraveno.
}
powers-event-divided = { SEAT($seat) }: v { $at } { $what ->
    [split] rozděleno
   *[merge] spojeno
}: { $units } → { $new }.
powers-stands-hold = Drží se poškození: { $count ->
    [0] { $best ->
        [1] toho, kdo je poškozen nejvíc
       *[other] ničí
    }
   *[other] { $units }{ $best ->
        [1] , pak toho, kdo je poškozen nejvíc
       *[other] {""}
    }
}{ $ally ->
    [none] .
   *[other] ; obě poloviny dohromady: { SEAT($ally) }.
}
powers-stands-finish-off = Dorazit: { $count ->
    [0] { $best ->
        [1] držená jednotka, která slibuje nejvíc
       *[other] nikoho
    }
   *[other] { $units }{ $best ->
        [1] , jinak držená jednotka, která slibuje nejvíc
       *[other] {""}
    }
}.
powers-plan-hold = { $most ->
    [-1] V této hře zůstává všechno poškození.
    [one] Můžete držet { $most } jednotku{ $half ->
        [1] {" "}(a polovinu další, dohromady s jinou mocností)
       *[other] {""}
    }.
    [few] Můžete držet { $most } jednotky.
   *[other] Můžete držet { $most } jednotek.
}{ $count ->
    [0] {" "}Teď nedržíte žádnou.
   *[other] {" "}Teď držíte: { $now }.
}
powers-plan-finish = Jednou za tah, po pohybu: zničena s pravděpodobností poškození/6, jinak opravena.
problem-powers-choice = Napište, které jednotky a kde, „nejlepší“ nebo „nic“.
problem-powers-own-held = Jednotky v { $at } jsou vaše: držet lze jen poškození cizích.
problem-powers-no-pool = Není co spojovat: { $most ->
    [-1] v této hře zůstává všechno poškození.
   *[other] jsou jen celá místa (každý jich má { $most }).
}
problem-powers-no-halves = { $unit }: poloviny nemají.
problem-powers-no-pairs = { $unit } v { $at }: máte { $have }, { $ordered ->
    [0] na to je to málo.
   *[other] příkaz žádá { $ordered }.
}{ $merging ->
    [1] {" "}Poloviny se spojují po dvou.
   *[other] {""}
}
problem-powers-none-held = { $unit }: teď žádné v { $at } vidět nejsou; příkaz na ně počká.
powers-about-hold = držení poškození
powers-about-finish-off = dorážení
