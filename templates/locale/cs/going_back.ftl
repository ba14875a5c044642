# Tahy vzaté zpět nebo sehrané znovu: opravy pro hráče a dopisy psané k tomu, co už neplatí.
correction-subject = { $count ->
    [one] Tah { $turn } je vzat zpět
   *[other] Tahy { $turn } až { $last } jsou vzaty zpět
}
correction-again-subject = Tah { $turn } byl sehrán znovu
correction-taken = { $count ->
    [one] Vedoucí vzal zpět tah { $turn }. Co jsme vám o něm psali, už neplatí.
   *[other] Vedoucí vzal zpět tahy { $turn } až { $last }. Co jsme vám o nich psali, už neplatí.
}
correction-why = Důvod, který vedoucí uvedl: { $reason }
correction-report = Všechno stojí tak, jak bylo před tahem { $turn }. Platnou zprávu s novým formulářem rozkazů vám posíláme zvlášť.
correction-replayed = Tah byl hned sehrán znovu. Novou zprávu vám posíláme zvlášť; platí jen ona.
correction-same = Dopadlo to přesně jako předtím, takže to, co jste od té doby nařídili, platí dál.
correction-dice = Hra už skončila a vše, z čeho se počítaly její hody, bylo zveřejněno. O všem dalším proto rozhodují nové kostky. Slib o nich (otisk): { $anchor }
correction-now = Teď je otevřen tah { $turn }. Uzávěrka rozkazů: { $deadline }.
correction-heading-stand = Vaše rozkazy na tah { $turn }
correction-stand = Platí tak, jak jste je nechali. Do uzávěrky je můžete jako vždy změnit.
correction-none = Na tah { $turn } od vás žádné rozkazy nemáme.
correction-heading-lost = Už neplatí: vaše rozkazy na tah { $turn }
correction-lost = Byly dány pro postavení, které už není. Vracíme vám je vašimi slovy, kdybyste je chtěli poslat znovu.
remark-taken-back = Tento dopis je psán k tahu, který vedoucí vzal zpět. Zatím z něj nic neplatí. Máme-li jej vzít pro tah { $turn }, který je teď otevřen, potvrďte to prosím.
refusal-nothing-to-undo = „{ $campaign }“: tolik tahů zpět vzít nelze (sehráno: { $turns }); rozestavení zůstává.
refusal-no-seat = Kampaň „{ $campaign }“ nemá místo { $seat }.
refusal-bad-position = To není pozice hry „{ $campaign }“: { $why }.
refusal-nothing-changed = „{ $campaign }“: nic by se nezměnilo.
refusal-ended = Kampaň „{ $campaign }“ už skončila.
amended-subject = Vedoucí opravil pozici
amended-concerned = Vedoucí opravil v pozici před tahem { $turn } něco, co vidíte. Následuje nová zpráva s platnou pozicí; vaše rozkazy platí, pokud zde neříkáme jinak.
amended-elsewhere = Vedoucí opravil pozici před tahem { $turn }. Z toho, co vidíte, se nezměnilo nic; vaše zpráva i rozkazy platí.
amended-heading-changes = Co je jinak
amended-was = Dosud naše zpráva uváděla:
amended-is = Nyní uvádí:
amended-look = Rozdíl je vidět na obrázku nebo ve formuláři rozkazů nové zprávy.
amended-heading-decrees = Co vedoucí rozhodl
amended-heading-impossible = Rozkazy, které už nejsou možné
amended-impossible = Vyňali jsme je z vašich rozkazů, protože je pozice už nedovoluje. Všechno ostatní platí.
ending-over = Kampaň „{ $campaign }“ skončila po tahu { $turn }. Děkujeme za hru.
ending-why = Vedoucí ji ukončuje těmito slovy: { $reason }
ending-dice = O hodech se teď smí vědět všechno: ve vaší poslední zprávě jsou čísla každého tahu a podle svých zpráv můžete každý hod ověřit.
ending-heading-standings = Konečné pořadí
ending-heading-archive = Celá historie
ending-archive = Chcete-li všechny zprávy v jednom souboru, napište na tuto adresu „archiv“. Napíšete-li „archiv všechno“, přijde celá hra, jak doopravdy proběhla.
ending-archive-private = Kdo byli ostatní hráči, neříkáme nikomu: jména a adresy zůstávají soukromé.
ending-archive-referee = Napíšete-li „archiv“, přijde stránka o skončené kampani, kterou smí vidět každý: mapa tah po tahu, jaká doopravdy byla, semínka kostek, bez dopisů a adres.
ending-former = Nějakou dobu jste za { SEAT($seat, case: "acc") } hráli vy. Budete-li chtít zprávy z té doby, může vám je poslat vedoucí.
ending-heading-players = Kdo hrál
ending-column-seat = Místo
ending-column-player = Hráč
ending-seat = { SEAT($seat) }
oversight-subject = Tah { $turn }: zpráva pro vedoucího
oversight-silent = Rozkazy neposlali: { SEAT($seats) }.
oversight-in = Rozkazy na tah { $turn } poslali: { SEAT($seats) }.
oversight-none-in = Na tah { $turn } zatím žádné rozkazy nejsou.
refusal-no-such-turn = Kampaň „{ $campaign }“ nemá zprávu o tahu { $turn }.
oversight-heading-dice = Hody
oversight-promise = Slíbeno před hrou: { $anchor }
oversight-seed = Semínko { $seed }, otisk rozkazů { $digest }.
oversight-heading-letters = Dopisy mezi hráči
oversight-letter = { SEAT($who) } → { SEAT($whom) }, { $when }, znaků: { $length }{ $anonymous ->
    [1] {" "}(beze jména)
   *[other] {""}
}
remark-lost-turn = Tento dopis je psán k tahu, který zanikl, když byla hra obnovena ze zálohy. Zatím z něj nic neplatí. Máme-li jej vzít pro tah { $turn }, který je teď otevřen, potvrďte to prosím.
