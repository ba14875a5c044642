# Dice Empires: všechno, co se v kole stane, ať to čte kdokoli.
dice-empires-die = k{ $die }
dice-empires-place = { $place ->
    [WL] hradby levé
    [H] domy
    [B] kasárny
    [T] radnice
    [C] kostel
    [F] farma
    [WR] hradby pravé
    [OL] cesta vlevo
    [OR] cesta vpravo
   *[other] { $place }
}
dice-empires-to = { $to ->
    [WL] hradby levé
    [H] domy
    [B] kasárny
    [T] radnice
    [C] kostel
    [F] farma
    [WR] hradby pravé
    [OL] cesta vlevo
    [OR] cesta vpravo
   *[other] { $to }
}
dice-empires-part = { $part ->
    [WL] hradby levé
    [H] domy
    [B] kasárny
    [T] radnice
    [C] kostel
    [F] farma
    [WR] hradby pravé
    [OL] cesta vlevo
    [OR] cesta vpravo
   *[other] { $part }
}
dice-empires-slaves = otroci { SEAT($who, case: "gen") }
dice-empires-killed = zabito { $killed }
dice-empires-taken = zajato { $taken }
dice-empires-stroke = { $origin ->
    [no] skupina ({ $people })
   *[other] otroci { SEAT($origin, case: "gen") } ({ $people })
}: { $killed ->
    [0] { dice-empires-taken }
   *[other] { $taken ->
        [0] { dice-empires-killed }
       *[other] { dice-empires-killed }, { dice-empires-taken }
    }
}

## Začátek kola
dice_empires-event-begun = Začíná kolo { $round }; žeton začínajícího hráče drží { SEAT($who) }.
dice_empires-event-births = { SEAT($who) }: narozeno { $born } (v domech je lidí { $houses }){ $unborn ->
    [0] {""}
   *[other] , místo chybí pro { $unborn }
}.
dice_empires-event-food = { SEAT($who) }: 3 × { $farmers } = { $food } jídla, lidí { $eaters }; { $hungry ->
    [0] { $surplus ->
        [1] přebytek, +1 reputace
       *[other] právě dost
    }
    [one] hladem zahyne { $hungry }
    [few] hladem zahynou { $hungry }
   *[other] hladem zahyne { $hungry }
}.
dice_empires-event-starved = { SEAT($who) }: { $people ->
    [one] hladem zahynul { $people }
    [few] hladem zahynuli { $people }
   *[other] hladem zahynulo { $people }
}, { $die ->
    [0] otroci { SEAT($origin, case: "gen") }
   *[other] k{ $die }
} ({ dice-empires-place }), zbývá { $left }.
dice_empires-event-counted = { SEAT($who) }: v tomto kole { $number ->
    [one] { $number } příkaz
    [few] { $number } příkazy
   *[other] { $number } příkazů
} (radnice { $hall }).

## Příkazy
dice_empires-event-moved = { SEAT($who) }: { $die ->
    [0] otroci { SEAT($origin, case: "gen") }
   *[other] k{ $die }
} ({ $people }): { dice-empires-place } → { dice-empires-to }.
dice_empires-event-transferred = { SEAT($who) }: { $people } z k{ $die } ({ dice-empires-place }) do k{ $new } ({ dice-empires-to }), nyní { $now }.
dice_empires-event-split = { SEAT($who) }: { $people } z k{ $die } ({ dice-empires-place }) → { dice-empires-to }, k{ $new }.
dice_empires-event-sent = { SEAT($who) }: { $people ->
    [one] { $people } jednotka vyslána
    [few] { $people } jednotky vyslány
   *[other] { $people } jednotek vysláno
} { $side ->
    [L] vlevo
   *[R] vpravo
} proti { SEAT($whom, case: "dat") }{ $new ->
    [0] {""}
   *[other] {" "}(k{ $new })
}.
dice_empires-event-recalled = { SEAT($who) }: { $people ->
    [one] { $people } jednotka odvolána
    [few] { $people } jednotky odvolány
   *[other] { $people } jednotek odvoláno
} z cesty { $side ->
    [L] vlevo
   *[R] vpravo
}{ $new ->
    [0] {""}
   *[other] {" "}(k{ $new })
}.
dice_empires-event-skipped = Řádek { $order } nešlo provést: { dice-empires-plan-reason }.
dice_empires-event-adjusted = Řádek { $order }: { $reason ->
    [whole] chtěli jste { $wanted }, ve skupině bylo jen { $got }: šli všichni
    [fit] chtěli jste { $wanted }, místo bylo jen pro { $got }
    [joined] žádná kostka nebyla volná, přidali se ke k{ $got }
   *[die] kostka k{ $wanted } nebyla volná, použila se k{ $got }
}.
dice_empires-event-reserves = Náhradní řádky, kterých nebylo třeba (čísla): { $orders }.
dice-empires-spare-lines = { $count ->
    [1] Náhradního řádku { $orders } nebylo třeba.
   *[other] Náhradních řádků { $orders } nebylo třeba.
}
dice_empires-event-idle = { $number ->
    [one] { $number } váš příkaz zůstal nevyužit
    [few] { $number } vaše příkazy zůstaly nevyužity
   *[other] { $number } vašich příkazů zůstalo nevyužito
}: v seznamu už nic nebylo.

## Válka
dice_empires-event-battle = Bitva: { SEAT($who_one) } { $units_one } + { $church_one } + hod { $first_one }{ $again_one ->
    [0] {""}
   *[other] , znovu { $again_one }
} = { $sum_one }, { SEAT($who_other) } { $units_other } + { $church_other } + hod { $first_other }{ $again_other ->
    [0] {""}
   *[other] , znovu { $again_other }
} = { $sum_other }. { $loser ->
    [no] Nikdo nic neztrácí.
   *[other] { SEAT($loser) } ztratili { $captured ->
        [0] { $killed }
       *[other] { $killed ->
            [0] { $captured }, do otroctví
           *[other] { $killed }, do otroctví { $captured }
        }
    }.
}
dice_empires-event-siege = Obléhání: { SEAT($who_one) } { $units_one } + { $church_one } + hod { $first_one }{ $again_one ->
    [0] {""}
   *[other] , znovu { $again_one }
} = { $sum_one }, hradby { SEAT($who_other, case: "gen") } { $units_other } + { $church_other } + hod { $first_other }{ $again_other ->
    [0] {""}
   *[other] , znovu { $again_other }
} = { $sum_other }. { $loser ->
    [no] Nikdo nic neztrácí.
   *[other] { SEAT($loser) } ztratili { $lost }.
}
dice_empires-event-battle-afar = Daleká bitva: { SEAT($one) } { $units_one }, { SEAT($other) } { $units_other }; zbylo { $left_one } a { $left_other }.
dice_empires-event-siege-afar = Daleké obléhání: { SEAT($one) } { $units_one } u hradeb { SEAT($other, case: "gen") } ({ $units_other }); zbylo { $left_one } a { $left_other }.
dice_empires-event-entered = { SEAT($who) } vstoupili do části „{ dice-empires-part }“ ve městě { SEAT($of, case: "gen") }: { $found ->
    [0] nikdo tam nebyl
   *[other] lidí { $found }, { dice-empires-killed }, { dice-empires-taken }
}.
dice_empires-event-freed = { SEAT($who) } osvobodili ve městě { SEAT($of, case: "gen") } své lidi ({ $people }): +1 reputace.
dice_empires-event-withdrew = { SEAT($who) } drancovali město { SEAT($of, case: "gen") }: { $parts ->
    [one] { $parts } část
    [few] { $parts } části
   *[other] { $parts } částí
}, +{ $points } k reputaci; { $rests ->
    [0] vojsko je opět za hradbami města
   *[other] vojsko se vrátilo do kasáren
}.
dice_empires-event-stayed = Vaše vojsko { $side ->
    [L] vlevo
   *[R] vpravo
} zůstalo venku, jak jste přikázali.
dice_empires-event-conversion = { SEAT($who) } zkoušeli konvertovat otroky { SEAT($origin, case: "gen") } ({ $people }): { $church } + hod { $first }{ $again ->
    [0] {""}
   *[other] , znovu { $again }
} = { $sum }, { $done ->
    [0] nestačí
   *[other] konvertováno { $converted }
}.
dice_empires-event-unconverted = Otroky { SEAT($origin, case: "gen") } nešlo konvertovat: { $held ->
    [0] žádné nemáte
   *[other] v radnici máte { $hall }, třeba je šest
}.
dice_empires-event-ruin = Město { SEAT($who, case: "gen") } je liduprázdné: { SEAT($who) } vypadli ze hry.
dice_empires-event-homecoming = { SEAT($who) }: { $units ->
    [one] { $units } jednotka se vrátila
    [few] { $units } jednotky se vrátily
   *[other] { $units } jednotek se vrátilo
} domů od zaniklého města { SEAT($of, case: "gen") }.
