# Duncan: co jeho dopisy říkají o otázkách, odpovědích, bonusech a bodech.

## Co může stát na řádku
term-question = číslo otázky, třeba 3 nebo Q3
term-words = slova
term-answer = číslo odpovědi (čtyři číslice)
term-until = číslo tahu
term-account = „nákupní body“, nebo „vítězné body“
term-quality = „síla“, „rychlost“, „dohled“, nebo „zranění“
term-value = číslo
term-points = počet bodů

## Co říká fáze 8 a rozhodnutí vedoucího
duncan-event-received = { $question ->
    [0] Dostáváte bonus
   *[other] Na otázku { $question } jste správně odpověděli jako první, dostáváte bonus
}: { duncan-bonus }{ $number ->
    [0] {""}
   *[other] {" "}(váš { $number }. bonus)
}. Použít ho můžete od tohoto tahu.
duncan-event-choice = { $question ->
    [0] Dostáváte bonus
   *[other] Na otázku { $question } jste správně odpověděli jako první, dostáváte bonus
}: je váš { $number }. v pořadí a ten si vybíráte sami.
duncan-event-due = { $question ->
    [0] Dostáváte bonus
   *[other] Na otázku { $question } jste správně odpověděli jako první, dostáváte bonus
}: je váš { $number }. v pořadí, jaký to bude, řekne vedoucí.
duncan-event-chosen = Vybrali jste si bonus { duncan-bonus }. Použít ho můžete od tohoto tahu.
duncan-event-not_first = Vaše odpověď na otázku { $question } byla správná; jiný tým byl ale první a bonus má on.
duncan-event-awarded = Připsáno: { $points ->
    [one] 1 nákupní bod
    [few] { $points } nákupní body
   *[other] { $points } nákupních bodů
}{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}.
duncan-event-fined = Vedoucí vám odebral { duncan-fined-of }{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}.
duncan-fined-of = { $of ->
    [victory] { $points ->
        [one] 1 vítězný bod
        [few] { $points } vítězné body
       *[other] { $points } vítězných bodů
    }
   *[other] { $points ->
        [one] 1 nákupní bod
        [few] { $points } nákupní body
       *[other] { $points } nákupních bodů
    }
}
duncan-event-removed = Vedoucí odstranil vaši jednotku u{ $unit } z pole { $at }.
duncan-event-changed = Vedoucí nastavil vaší jednotce u{ $unit }: { duncan-quality } { $value }.
duncan-quality = { $of ->
    [strength] síla
    [speed] rychlost
    [sight] dohled
   *[wounds] zranění
}
duncan-event-excluded = Vedoucí vyloučil ze hry { SEAT($who, case: "acc") }: jejich jednotky zmizely a jejich hromady nikdo nedrží.
duncan-event-rule = Pravidla se změnila: { $option } je nyní { $value }.

## Dopisy, jakmile někdo něco řekne
duncan-overture-question = otázka { $number }
duncan-overture-question-lead = Otázka { $number }: { $words }
duncan-overture-until = Odpovědi platí, dokud není odehrán tah { $until }{ $until ->
    [0] .
   *[other] ; teď je tah { $turn }.
}
duncan-overture-how = Za první správnou odpověď je bonus. Odpovíte, napíšete-li v kterémkoli dopise:
duncan-overture-how-answer = odpověď { $number }: vaše slova
duncan-overture-question-gone = otázka { $number } zrušena
duncan-overture-question-gone-lead = Vedoucí otázku { $number } zrušil.
duncan-overture-clue = { $number ->
    [0] indicie
   *[other] indicie k otázce { $number }
}
duncan-overture-clue-lead = { $number ->
    [0] Nová indicie
   *[other] Nová indicie k otázce { $number }
}: { $words }
duncan-overture-again = { $count ->
    [one] Na otázku { $numbers } smíte odpovědět znovu.
   *[other] Na tyto otázky smíte odpovědět znovu: { $numbers }.
}
duncan-overture-clue-gone = indicie zrušena
duncan-overture-clue-gone-lead = Vedoucí zrušil indicii: { $words }
duncan-overture-close = otázka { $number } uzavřena
duncan-overture-close-lead = Na otázku { $number } už se odpovídat nedá.
duncan-overture-close-gone = otázka { $number } znovu otevřena
duncan-overture-close-gone-lead = Na otázku { $number } se dá znovu odpovídat.
duncan-overture-right = správná odpověď
duncan-overture-right-lead = Vaše odpověď na otázku { $number } je správná: { $answer }. Je-li první ze správných, bonus dostanete, až se odehraje tah a budou posouzeny všechny dřívější odpovědi.
duncan-overture-wrong = odpověď neuznána
duncan-overture-wrong-lead = Vaše odpověď na otázku { $number } nebyla uznána: { $answer }. Počkejte na další indicie: znovu smíte odpovědět, až bude zveřejněna { $tagged ->
    [1] nová indicie k této otázce
   *[other] nová indicie
}.
duncan-overture-words = Vedoucí dodává: { $words }
duncan-overture-verdict-gone = verdikt vzat zpět
duncan-overture-verdict-gone-lead = Vedoucí vzal zpět verdikt o vaší odpovědi na otázku { $number }; odpověď čeká na nový.
duncan-overture-award = body
duncan-overture-award-lead = Vedoucí vám přiznal { $points ->
    [one] 1 nákupní bod
    [few] { $points } nákupní body
   *[other] { $points } nákupních bodů
}{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}. Budou připsány na konci tahu { $turn }, utratit je můžete potom.
duncan-overture-award-gone = body vzaty zpět
duncan-overture-award-gone-lead = Vedoucí vzal zpět, co vám přiznal: { $points ->
    [one] 1 nákupní bod
    [few] { $points } nákupní body
   *[other] { $points } nákupních bodů
}{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}.
duncan-overture-grant = bonus
duncan-overture-grant-lead = Vedoucí vám dává bonus{ $bonus ->
    [none] {""}
   *[other] : { duncan-bonus }
}{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}. Dostanete ho, až bude odehrán tento tah.
duncan-overture-grant-gone = bonus vzat zpět
duncan-overture-grant-gone-lead = Vedoucí vzal zpět slíbený bonus{ $bonus ->
    [none] {""}
   *[other] : { duncan-bonus }
}.

## Co je na odpovědi špatně
problem-duncan-question-unknown = Otázka { $question } neexistuje. { $count ->
    [0] Žádná ještě položena nebyla.
   *[other] Zatím byly položeny: { $questions }.
}
problem-duncan-question-closed = Na otázku { $question } už se odpovídat nedá{ $until ->
    [0] .
   *[other] ; bylo to možné do tahu { $until }.
}
problem-duncan-answer-which = Na kterou otázku odpovídáte? Napište její číslo před dvojtečku. { $count ->
    [0] Teď není otevřena žádná.
   *[other] Otevřené: { $questions }.
}
problem-duncan-answer-right = Na otázku { $question } jste už správně odpověděli.
problem-duncan-answer-locked = Vaše poslední odpověď na otázku { $question } nebyla uznána; než to zkusíte znovu, počkejte na { $tagged ->
    [1] novou indicii k této otázce
   *[other] novou indicii
}.
problem-duncan-answer-judged = Přesně tak jste na otázku { $question } už odpověděli a odpověď nebyla uznána. Znovu ji nepředáváme.
