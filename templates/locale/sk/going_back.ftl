# Ťahy vzaté späť alebo odohrané znova: opravy pre hráčov a listy písané k tomu, čo už neplatí.
correction-subject = { $count ->
    [one] Ťah { $turn } je vzatý späť
   *[other] Ťahy { $turn } až { $last } sú vzaté späť
}
correction-again-subject = Ťah { $turn } bol odohraný znova
correction-taken = { $count ->
    [one] Vedúci vzal späť ťah { $turn }. Čo sme vám o ňom písali, už neplatí.
   *[other] Vedúci vzal späť ťahy { $turn } až { $last }. Čo sme vám o nich písali, už neplatí.
}
correction-why = Dôvod, ktorý vedúci uviedol: { $reason }
correction-report = Všetko stojí tak, ako bolo pred ťahom { $turn }. Platnú správu s novým formulárom rozkazov vám posielame osobitne.
correction-replayed = Ťah bol hneď odohraný znova. Novú správu vám posielame osobitne; platí iba ona.
correction-same = Dopadlo to presne ako predtým, takže to, čo ste odvtedy nariadili, platí ďalej.
correction-dice = Hra sa už skončila a všetko, z čoho sa počítali jej hody, bolo zverejnené. O všetkom ďalšom preto rozhodujú nové kocky. Sľub o nich (odtlačok): { $anchor }
correction-now = Teraz je otvorený ťah { $turn }. Uzávierka rozkazov: { $deadline }.
correction-heading-stand = Vaše rozkazy na ťah { $turn }
correction-stand = Platia tak, ako ste ich nechali. Do uzávierky ich môžete ako vždy zmeniť.
correction-none = Na ťah { $turn } od vás nemáme nijaké rozkazy.
correction-heading-lost = Už neplatí: vaše rozkazy na ťah { $turn }
correction-lost = Boli dané pre postavenie, ktoré už nie je. Vraciame vám ich vašimi slovami, keby ste ich chceli poslať znova.
remark-taken-back = Tento list je písaný k ťahu, ktorý vedúci vzal späť. Zatiaľ z neho nič neplatí. Ak ho máme vziať pre ťah { $turn }, ktorý je teraz otvorený, potvrďte to, prosím.
refusal-nothing-to-undo = „{ $campaign }“: toľko ťahov späť vziať nemožno (odohraných: { $turns }); rozostavenie zostáva.
refusal-no-seat = Kampaň „{ $campaign }“ nemá miesto { $seat }.
refusal-bad-position = To nie je pozícia hry „{ $campaign }“: { $why }.
refusal-nothing-changed = „{ $campaign }“: nič by sa nezmenilo.
refusal-ended = Kampaň „{ $campaign }“ sa už skončila.
amended-subject = Vedúci opravil pozíciu
amended-concerned = Vedúci opravil v pozícii pred ťahom { $turn } niečo, čo vidíte. Nasleduje nová správa s platnou pozíciou; vaše rozkazy platia, ak tu nehovoríme inak.
amended-elsewhere = Vedúci opravil pozíciu pred ťahom { $turn }. Z toho, čo vidíte, sa nezmenilo nič; vaša správa aj rozkazy platia.
amended-heading-changes = Čo je inak
amended-was = Doteraz naša správa uvádzala:
amended-is = Teraz uvádza:
amended-look = Rozdiel vidno na obrázku alebo vo formulári rozkazov novej správy.
amended-heading-decrees = Čo vedúci rozhodol
amended-heading-impossible = Rozkazy, ktoré už nie sú možné
amended-impossible = Vybrali sme ich z vašich rozkazov, lebo pozícia ich už nedovoľuje. Všetko ostatné platí.
ending-over = Kampaň „{ $campaign }“ sa skončila po ťahu { $turn }. Ďakujeme za hru.
ending-why = Vedúci ju ukončuje týmito slovami: { $reason }
ending-dice = O hodoch sa teraz smie vedieť všetko: vo vašej poslednej správe sú čísla každého ťahu a podľa svojich správ môžete overiť každý hod.
ending-heading-standings = Konečné poradie
ending-heading-archive = Celá história
ending-archive = Ak chcete všetky správy v jednom súbore, napíšte na túto adresu „archív“. Na slová „archív všetko“ príde celá hra, ako naozaj prebehla.
ending-archive-private = Kto boli ostatní hráči, nehovoríme nikomu: mená a adresy zostávajú súkromné.
ending-archive-referee = Na slovo „archív“ príde stránka o skončenej kampani, ktorú smie vidieť každý: mapa ťah po ťahu, aká naozaj bola, semienka kociek, bez listov a adries.
ending-former = Istý čas ste za { SEAT($seat, case: "acc") } hrali vy. Ak budete chcieť správy z tých čias, môže vám ich poslať vedúci.
ending-heading-players = Kto hral
ending-column-seat = Miesto
ending-column-player = Hráč
ending-seat = { SEAT($seat) }
oversight-subject = Ťah { $turn }: správa pre vedúceho
oversight-silent = Rozkazy neposlali: { SEAT($seats) }.
oversight-in = Rozkazy na ťah { $turn } poslali: { SEAT($seats) }.
oversight-none-in = Na ťah { $turn } zatiaľ nijaké rozkazy nie sú.
refusal-no-such-turn = Kampaň „{ $campaign }“ nemá správu o ťahu { $turn }.
oversight-heading-dice = Hody
oversight-promise = Sľúbené pred hrou: { $anchor }
oversight-seed = Semienko { $seed }, odtlačok rozkazov { $digest }.
oversight-heading-letters = Listy medzi hráčmi
oversight-letter = { SEAT($who) } → { SEAT($whom) }, { $when }, znakov: { $length }{ $anonymous ->
    [1] {" "}(bez mena)
   *[other] {""}
}
remark-lost-turn = Tento list je písaný k ťahu, ktorý zanikol, keď bola hra obnovená zo zálohy. Zatiaľ z neho nič neplatí. Ak ho máme vziať pre ťah { $turn }, ktorý je teraz otvorený, potvrďte to, prosím.
