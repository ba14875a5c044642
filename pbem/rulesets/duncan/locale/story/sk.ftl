# Duncan: čo jeho listy hovoria o otázkach, odpovediach, bonusoch a bodoch.

## Čo môže stáť na riadku
term-question = číslo otázky, napríklad 3 alebo Q3
term-words = slová
term-answer = číslo odpovede (štyri číslice)
term-until = číslo ťahu
term-account = „nákupné body“, alebo „víťazné body“
term-quality = „sila“, „rýchlosť“, „dohľad“, alebo „zranenie“
term-value = číslo
term-points = počet bodov

## Čo hovorí fáza 8 a rozhodnutia vedúceho
duncan-event-received = { $question ->
    [0] Dostávate bonus
   *[other] Na otázku { $question } ste správne odpovedali ako prví, dostávate bonus
}: { duncan-bonus }{ $number ->
    [0] {""}
   *[other] {" "}(váš { $number }. bonus)
}. Použiť ho môžete od tohto ťahu.
duncan-event-choice = { $question ->
    [0] Dostávate bonus
   *[other] Na otázku { $question } ste správne odpovedali ako prví, dostávate bonus
}: je váš { $number }. v poradí a ten si vyberáte sami.
duncan-event-due = { $question ->
    [0] Dostávate bonus
   *[other] Na otázku { $question } ste správne odpovedali ako prví, dostávate bonus
}: je váš { $number }. v poradí, aký to bude, povie vedúci.
duncan-event-chosen = Vybrali ste si bonus { duncan-bonus }. Použiť ho môžete od tohto ťahu.
duncan-event-not_first = Vaša odpoveď na otázku { $question } bola správna; iný tím bol však prvý a bonus má on.
duncan-event-awarded = Pripísané: { $points ->
    [one] 1 nákupný bod
    [few] { $points } nákupné body
   *[other] { $points } nákupných bodov
}{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}.
duncan-event-fined = Vedúci vám odobral { duncan-fined-of }{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}.
duncan-fined-of = { $of ->
    [victory] { $points ->
        [one] 1 víťazný bod
        [few] { $points } víťazné body
       *[other] { $points } víťazných bodov
    }
   *[other] { $points ->
        [one] 1 nákupný bod
        [few] { $points } nákupné body
       *[other] { $points } nákupných bodov
    }
}
duncan-event-removed = Vedúci odstránil vašu jednotku u{ $unit } z poľa { $at }.
duncan-event-changed = Vedúci nastavil vašej jednotke u{ $unit }: { duncan-quality } { $value }.
duncan-quality = { $of ->
    [strength] sila
    [speed] rýchlosť
    [sight] dohľad
   *[wounds] zranenie
}
duncan-event-excluded = Vedúci vylúčil z hry { SEAT($who, case: "acc") }: ich jednotky zmizli a ich hromady nikto nedrží.
duncan-event-rule = Pravidlá sa zmenili: { $option } je teraz { $value }.

## Listy, len čo niekto niečo povie
duncan-overture-question = otázka { $number }
duncan-overture-question-lead = Otázka { $number }: { $words }
duncan-overture-until = Odpovede platia, kým nie je odohraný ťah { $until }{ $until ->
    [0] .
   *[other] ; teraz je ťah { $turn }.
}
duncan-overture-how = Za prvú správnu odpoveď je bonus. Odpoviete, ak v ktoromkoľvek liste napíšete:
duncan-overture-how-answer = odpoveď { $number }: vaše slová
duncan-overture-question-gone = otázka { $number } zrušená
duncan-overture-question-gone-lead = Vedúci otázku { $number } zrušil.
duncan-overture-clue = { $number ->
    [0] indícia
   *[other] indícia k otázke { $number }
}
duncan-overture-clue-lead = { $number ->
    [0] Nová indícia
   *[other] Nová indícia k otázke { $number }
}: { $words }
duncan-overture-again = { $count ->
    [one] Na otázku { $numbers } smiete odpovedať znova.
   *[other] Na tieto otázky smiete odpovedať znova: { $numbers }.
}
duncan-overture-clue-gone = indícia zrušená
duncan-overture-clue-gone-lead = Vedúci zrušil indíciu: { $words }
duncan-overture-close = otázka { $number } uzavretá
duncan-overture-close-lead = Na otázku { $number } sa už odpovedať nedá.
duncan-overture-close-gone = otázka { $number } znova otvorená
duncan-overture-close-gone-lead = Na otázku { $number } sa dá znova odpovedať.
duncan-overture-right = správna odpoveď
duncan-overture-right-lead = Vaša odpoveď na otázku { $number } je správna: { $answer }. Ak je prvá zo správnych, bonus dostanete, keď sa odohrá ťah a budú posúdené všetky skoršie odpovede.
duncan-overture-wrong = odpoveď neuznaná
duncan-overture-wrong-lead = Vaša odpoveď na otázku { $number } nebola uznaná: { $answer }. Počkajte na ďalšie indície: znova smiete odpovedať, keď bude zverejnená { $tagged ->
    [1] nová indícia k tejto otázke
   *[other] nová indícia
}.
duncan-overture-words = Vedúci dodáva: { $words }
duncan-overture-verdict-gone = verdikt vzatý späť
duncan-overture-verdict-gone-lead = Vedúci vzal späť verdikt o vašej odpovedi na otázku { $number }; odpoveď čaká na nový.
duncan-overture-award = body
duncan-overture-award-lead = Vedúci vám priznal { $points ->
    [one] 1 nákupný bod
    [few] { $points } nákupné body
   *[other] { $points } nákupných bodov
}{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}. Pripíšu sa na konci ťahu { $turn }, minúť ich môžete potom.
duncan-overture-award-gone = body vzaté späť
duncan-overture-award-gone-lead = Vedúci vzal späť, čo vám priznal: { $points ->
    [one] 1 nákupný bod
    [few] { $points } nákupné body
   *[other] { $points } nákupných bodov
}{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}.
duncan-overture-grant = bonus
duncan-overture-grant-lead = Vedúci vám dáva bonus{ $bonus ->
    [none] {""}
   *[other] : { duncan-bonus }
}{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}. Dostanete ho, keď bude odohraný tento ťah.
duncan-overture-grant-gone = bonus vzatý späť
duncan-overture-grant-gone-lead = Vedúci vzal späť sľúbený bonus{ $bonus ->
    [none] {""}
   *[other] : { duncan-bonus }
}.

## Čo je na odpovedi zle
problem-duncan-question-unknown = Otázka { $question } neexistuje. { $count ->
    [0] Žiadna ešte položená nebola.
   *[other] Zatiaľ boli položené: { $questions }.
}
problem-duncan-question-closed = Na otázku { $question } sa už odpovedať nedá{ $until ->
    [0] .
   *[other] ; bolo to možné do ťahu { $until }.
}
problem-duncan-answer-which = Na ktorú otázku odpovedáte? Napíšte jej číslo pred dvojbodku. { $count ->
    [0] Teraz nie je otvorená žiadna.
   *[other] Otvorené: { $questions }.
}
problem-duncan-answer-right = Na otázku { $question } ste už správne odpovedali.
problem-duncan-answer-locked = Vaša posledná odpoveď na otázku { $question } nebola uznaná; kým to skúsite znova, počkajte na { $tagged ->
    [1] novú indíciu k tejto otázke
   *[other] novú indíciu
}.
problem-duncan-answer-judged = Presne tak ste na otázku { $question } už odpovedali a odpoveď nebola uznaná. Znova ju neodovzdávame.
