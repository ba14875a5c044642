# Duncan: co se stalo, věta pro každý druh.
duncan-event-upgraded = u{ $unit }: { duncan-param } je teď { $value }, za { $price ->
    [one] 1 bod
    [few] { $price } body
   *[other] { $price } bodů
}{ $away ->
    [0] {""}
   *[other] {" "}(mimo Portál)
}; { $left ->
    [one] zbývá 1 bod
    [few] zbývají { $left } body
   *[other] zbývá { $left } bodů
}.
duncan-event-given = u{ $unit } dostala bonus: { duncan-bonus }.
duncan-event-used = Použito na { $at }: { duncan-bonus }.
duncan-event-failed = Rozkaz { $order } ({ duncan-failed-what }): { $why ->
    [too_far] příliš daleko: { $price } půlkroků, má jich { $points }.
   *[other] { duncan-failed-why }
}
duncan-failed = Rozkaz { $order } ({ duncan-failed-what }): { $why ->
    [too_far] příliš daleko: { $cost }, rychlost stačí na { $budget }.
   *[other] { duncan-failed-why }
}
duncan-failed-what = { $what ->
    [upgrade] u{ $unit } { duncan-param }{ $times ->
        [one] {""}
       *[other] {" "}×{ $times }
    }
    [bonus] { duncan-bonus }{ $unit ->
        [0] {" "}na { $at }
       *[other] {" "}na u{ $unit }
    }
    [move] u{ $unit } na { $at }
    [buy] nová jednotka na { $at }
    [choose] vybrat: { duncan-bonus }
    [note] poznámka{ $unit ->
        [0] {" "}k { $at }
       *[other] {" "}k u{ $unit }
    }
   *[other] { $what }
}
duncan-failed-why = { $why ->
    [no_unit] ta jednotka je mrtvá.
    [points] cena { $price }, body jste měli { $points }.
    [stock] takový bonus nemáte.
    [off_board] to pole není na mapě.
    [unknown] to pole není objevené.
    [wall] tam je zeď.
    [portal] na Portál nesmí nikdo vstoupit.
    [no_way] po objevených polích tam nevede cesta.
    [not_beside] to není pole u vašeho Portálu.
    [not_free] pole není volné. Nic jste neplatili.
    [no_choice] neměli jste z čeho vybírat.
   *[other] nebylo to možné.
}
duncan-event-regenerated = u{ $unit } si vyléčila { $healed ->
    [one] jeden život
    [few] { $healed } životy
   *[other] { $healed } životů
}.
duncan-event-moved = u{ $unit } šla z { $start } na { $end }.
duncan-event-blow = { $at } → { $target_at }: { $damage }
duncan-event-hurt = { SEAT($who) }{ $unit ->
    [0] {""}
   *[other] {" "}u{ $unit }
} { $at }: síla { $before } → { $strength }, zranění { $wounds }
duncan-event-fell = Padla jednotka: { $at }
duncan-event-leeched = u{ $unit } vysála { $healed ->
    [one] jeden život
    [few] { $healed } životy
   *[other] { $healed } životů
}.
duncan-event-spared = Vaše jednotky na { $at } v tomto tahu nebojují, protože je jedna z nich nová. V příštím už budou: rozveďte je.
duncan-event-summoned = u{ $unit } vyvolána na { $at } za { $price ->
    [one] 1 bod
    [few] { $price } body
   *[other] { $price } bodů
}; { $left ->
    [one] zbývá 1 bod
    [few] zbývají { $left } body
   *[other] zbývá { $left } bodů
}.
duncan-event-captured = Držíte Hromadu { $at }, která nikomu nepatřila.
duncan-event-captured-was = Držíte Hromadu { $at }; až dosud ji drželi { SEAT($was) }.
duncan-event-pile_taken = { SEAT($who) } zabrali { $size ->
    [small] malou
   *[large] velkou
} Hromadu { $at }.
duncan-event-pile_taken-was = { SEAT($who) } zabrali { $size ->
    [small] malou
   *[large] velkou
} Hromadu { $at }, kterou drželi { SEAT($was) }.
duncan-event-pile_lost = Hromada { $at } už není vaše; kdo ji drží, jste neviděli.
duncan-event-pile_lost-who = { SEAT($who) } vám zabrali Hromadu { $at }.
duncan-event-contested = Na Hromadě { $at } stojí vedle sebe nové jednotky: { SEAT($who) }. Držitel se nemění.
duncan-event-income = Hromada { $at } dala { $points ->
    [one] jeden vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}.
duncan-event-emptied = { $size ->
    [small] Malá
   *[large] Velká
} Hromada { $at } už nic nedává.
duncan-event-allowance = Příjem za tah: { $points ->
    [one] 1 nákupní bod
    [few] { $points } nákupní body
   *[other] { $points } nákupních bodů
}.
duncan-event-ended = { $reason ->
    [exhausted] Všechny Hromady zlata jsou prázdné
   *[turn_limit] Odehrál se poslední tah
}. Nejvíc vítězných bodů: { SEAT($winners) }.
duncan-steps = { $half ->
    [0] { $whole ->
        [one] 1 krok
        [few] { $whole } kroky
       *[other] { $whole } kroků
    }
   *[other] { $whole },5 kroku
}
