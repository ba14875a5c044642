# Čas: upomínky, lhůta navíc, předčasné tahy, přestávky, nepřítomnost, brzda.
remark-grace = Uzávěrka tahu { $turn } už minula, ale váš dopis se ještě počítá: tah se zatím neodehrál.
remark-early-at = Všechny rozkazy došly: tah se odehraje v tuto dobu, pokud je nikdo nezmění: { $when }.
remark-correction = Můžeme hrát i před uzávěrkou, jakmile budou všichni připraveni. Na vaši opravu čekáme nejdéle do této doby: { $when }. Potom se rozkazy, které platí, provedou bez ní.
remark-correction-deadline = Dokud to není vyřešeno, před uzávěrkou hrát nebudeme. Uzávěrka se nemění: { $when }.
remark-correction-over = Čas na opravu vypršel: { $when }. Jakmile budou ostatní připraveni, rozkazy, které platí, se provedou bez ní; do té doby se oprava ještě počítá.
pause-until = Vedoucí kampaň přerušil. Do této doby žádná uzávěrka neběží, potom bude pokračovat sama: { $moment }.
reminder-subject = Tah { $turn }: ještě něco chybí
reminder-nothing = Pro tah { $turn } od vás zatím nemáme žádné rozkazy.
reminder-unanswered = Od vašeho posledního dopisu vás o něco požádal jiný hráč; oznámil vám to samostatný dopis. Odpovědět můžete do uzávěrky, ale nemusíte.
reminder-asked-back = Jeden řádek vašeho posledního dopisu jsme nemohli přijmout; který, ukazuje naše odpověď.
reminder-asked-back-lines =
    Tyto řádky vašeho posledního dopisu jsme zatím nemohli přijmout:
    { $lines }
reminder-missing = Zatím bez rozkazů: { $subjects }.
reminder-how = Odpovězte na tento dopis, nebo napište na { $address }. Stačí jeden řádek na každý rozkaz; co už jste rozkázali, platí. Tady je formulář:
reminder-form = { $lines }
moved-absence = Jeden z hráčů je pryč, a tak se uzávěrka tahu { $turn } posunula. Rozkazy teď čekáme do: { $deadline }.
brake-subject = „{ $campaign }“: tah se už měl odehrát, ale čeká
brake-mailbox = Schránku nelze číst ({ $why }). Naposledy byla přečtena: { $since }. Mohou v ní ležet nepřečtené rozkazy, které došly včas, a tak se tah neodehrál.
brake-mailbox-then = Jakmile bude schránka přečtena, tah se odehraje sám, se vším, co došlo před uzávěrkou. Nic se neztratilo.
brake-silence = Mlčí { $silent } z { $asked } hráčů: teď { $now } %, obvykle { $usual } %. Možná jejich pošta nedochází, a tak se tah neodehrál.
brake-silence-then = Teď čeká na vás.
brake-lost = Tyto zprávy se vrátily, takže jejich čtenáři o tahu možná nevědí: { $seats }.
brake-how =
    Odehrát tah hned: pbem turn run { $key }
    Dát více času (všichni se to dozvědí): pbem referee extend { $key } 24
    Podívat se, kdo poslal rozkazy: pbem campaign show { $key }
refusal-not-later = „{ $campaign }“: nová uzávěrka musí být pozdější než dosavadní.
refusal-not-ahead = „{ $campaign }“: tato doba už minula.
refusal-absence-backwards = Poslední den je před prvním.
refusal-absence-past = Tyto dny už minuly.
refusal-absence-overlaps = Některé z těchto dnů už ohlášené máte.
refusal-absence-not-here = V této kampani se nepřítomnost poštou neohlašuje. Může ji zapsat vedoucí: řádek „vedoucímu: ...“ ve vaší odpovědi dojde jemu.
refusal-absence-too-soon = { $hours ->
    [0] To začíná příliš brzy: první den musí být ještě před námi.
    [one] To začíná příliš brzy: ohlaste to prosím aspoň hodinu předtím, než první den začne.
    [few] To začíná příliš brzy: ohlaste to prosím aspoň { $hours } hodiny předtím, než první den začne.
   *[other] To začíná příliš brzy: ohlaste to prosím aspoň { $hours } hodin předtím, než první den začne.
}
refusal-absence-too-long = { $longest ->
    [one] To je příliš dlouho: najednou lze nejvýše jeden den.
    [few] To je příliš dlouho: najednou lze nejvýše { $longest } dny.
   *[other] To je příliš dlouho: najednou lze nejvýše { $longest } dní.
}
refusal-absence-none-left = { $left ->
    [0] V roce { $year } vám už žádný den nezbývá.
    [one] To je víc, než vám v roce { $year } zbývá: jeden den.
    [few] To je víc, než vám v roce { $year } zbývá: { $left } dny.
   *[other] To je víc, než vám v roce { $year } zbývá: { $left } dní.
}
holiday-subject = Vaše nepřítomnost v kampani „{ $campaign }“
holiday-refused = Nic jsme nezapsali
holiday-unreadable = Dny v „{ $words }“ se nám nepodařilo přečíst.
holiday-span = { $first } až { $last }
holiday-booked = Zapsáno: { $days }. Užijte si to!
holiday-wait = Tah na vás počká: uzávěrka v těchto dnech se posune na první po nich.
holiday-excuse = Tahy se zatím hrají dál a nikomu nevadí, že mlčíte. Rozkazy přesto poslat můžete.
holiday-list = Zapsáno: { $days }.
holiday-none = Žádné dny zapsané nemáte.
holiday-cancelled = Vaše nepřítomnost je zrušena. Uzávěrka, která se kvůli ní posunula, zůstává.
holiday-counted = Současný tah byl odložen kvůli dnům, které jste si zapsali, proto se tyto dny počítají dál.
holiday-left = { $left ->
    [one] V roce { $year } můžete zapsat ještě jeden den.
    [few] V roce { $year } můžete zapsat ještě { $left } dny.
   *[other] V roce { $year } můžete zapsat ještě { $left } dní.
}
holiday-how = Zapíšete se slovy „dovolená od 20. prosince do 27. prosince“ nebo „dovolená 20.12.-27.12.“; zrušíte ji slovy „dovolená zrušit“.
clock-wrong = Hodiny služby jdou špatně
clock-wrong-body = Hodiny služby ukazují { $ours }; podle hodin poštovního serveru a databáze je { $theirs }. Dokud se neshodnou, neodehraje se žádný tah, nerozešle se žádná připomínka a neskončí žádná přestávka. Na dopisy se odpovídá jako obvykle.
clock-wrong-how = Seřiďte hodiny počítače; pak vše poběží dál samo. Jdou-li správně, odpovězte na tento dopis jakýmkoli slovem: ukáže to čas, kdy vaše odpověď dojde na poštovní server.
