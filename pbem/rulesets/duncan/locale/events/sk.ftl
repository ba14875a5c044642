# Duncan: čo sa stalo, veta pre každý druh.
duncan-event-upgraded = u{ $unit }: { duncan-param } je teraz { $value }, za { $price ->
    [one] 1 bod
    [few] { $price } body
   *[other] { $price } bodov
}{ $away ->
    [0] {""}
   *[other] {" "}(mimo Portálu)
}; { $left ->
    [one] zostáva 1 bod
    [few] zostávajú { $left } body
   *[other] zostáva { $left } bodov
}.
duncan-event-given = u{ $unit } dostala bonus: { duncan-bonus }.
duncan-event-used = Použité na { $at }: { duncan-bonus }.
duncan-event-failed = Rozkaz { $order } ({ duncan-failed-what }): { $why ->
    [too_far] príliš ďaleko: { $price } polkrokov, má ich { $points }.
   *[other] { duncan-failed-why }
}
duncan-failed = Rozkaz { $order } ({ duncan-failed-what }): { $why ->
    [too_far] príliš ďaleko: { $cost }, rýchlosť stačí na { $budget }.
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
    [choose] vybrať: { duncan-bonus }
    [note] poznámka{ $unit ->
        [0] {" "}k { $at }
       *[other] {" "}k u{ $unit }
    }
   *[other] { $what }
}
duncan-failed-why = { $why ->
    [no_unit] tá jednotka je mŕtva.
    [points] cena { $price }, bodov ste mali { $points }.
    [stock] taký bonus nemáte.
    [off_board] to pole nie je na mape.
    [unknown] to pole nie je objavené.
    [wall] tam je stena.
    [portal] na Portál nesmie nikto vstúpiť.
    [no_way] po objavených poliach tam nevedie cesta.
    [not_beside] to nie je pole pri vašom Portáli.
    [not_free] pole nie je voľné. Nič ste neplatili.
    [no_choice] nemali ste z čoho vyberať.
   *[other] nebolo to možné.
}
duncan-event-regenerated = u{ $unit } si vyliečila { $healed ->
    [one] jeden život
    [few] { $healed } životy
   *[other] { $healed } životov
}.
duncan-event-moved = u{ $unit } šla z { $start } na { $end }.
duncan-event-blow = { $at } → { $target_at }: { $damage }
duncan-event-hurt = { SEAT($who) }{ $unit ->
    [0] {""}
   *[other] {" "}u{ $unit }
} { $at }: sila { $before } → { $strength }, zranenia { $wounds }
duncan-event-fell = Padla jednotka: { $at }
duncan-event-leeched = u{ $unit } vysala { $healed ->
    [one] jeden život
    [few] { $healed } životy
   *[other] { $healed } životov
}.
duncan-event-spared = Vaše jednotky na { $at } v tomto ťahu nebojujú, pretože je jedna z nich nová. V budúcom už budú: rozveďte ich.
duncan-event-summoned = u{ $unit } vyvolaná na { $at } za { $price ->
    [one] 1 bod
    [few] { $price } body
   *[other] { $price } bodov
}; { $left ->
    [one] zostáva 1 bod
    [few] zostávajú { $left } body
   *[other] zostáva { $left } bodov
}.
duncan-event-captured = Držíte Hromadu { $at }, ktorá nikomu nepatrila.
duncan-event-captured-was = Držíte Hromadu { $at }; až doteraz ju držali { SEAT($was) }.
duncan-event-pile_taken = { SEAT($who) } zabrali { $size ->
    [small] malú
   *[large] veľkú
} Hromadu { $at }.
duncan-event-pile_taken-was = { SEAT($who) } zabrali { $size ->
    [small] malú
   *[large] veľkú
} Hromadu { $at }, ktorú držali { SEAT($was) }.
duncan-event-pile_lost = Hromada { $at } už nie je vaša; kto ju drží, ste nevideli.
duncan-event-pile_lost-who = { SEAT($who) } vám zabrali Hromadu { $at }.
duncan-event-contested = Na Hromade { $at } stoja vedľa seba nové jednotky: { SEAT($who) }. Držiteľ sa nemení.
duncan-event-income = Hromada { $at } dala { $points ->
    [one] jeden víťazný bod
    [few] { $points } víťazné body
   *[other] { $points } víťazných bodov
}.
duncan-event-emptied = { $size ->
    [small] Malá
   *[large] Veľká
} Hromada { $at } už nič nedáva.
duncan-event-allowance = Príjem za ťah: { $points ->
    [one] 1 nákupný bod
    [few] { $points } nákupné body
   *[other] { $points } nákupných bodov
}.
duncan-event-ended = { $reason ->
    [exhausted] Všetky Hromady zlata sú prázdne
   *[turn_limit] Odohral sa posledný ťah
}. Najviac víťazných bodov: { SEAT($winners) }.
duncan-steps = { $half ->
    [0] { $whole ->
        [one] 1 krok
        [few] { $whole } kroky
       *[other] { $whole } krokov
    }
   *[other] { $whole },5 kroku
}
