# Dopisy, které nedošly, které nelze přečíst, kterých je příliš, a co chce čtenář dostávat.
delivery-report-lost = Zpráva nedoručena: { $seat }, kampaň { $campaign }
delivery-mail-lost = Dopis nedoručen: { $seat }, kampaň { $campaign }
delivery-lost-body = „{ $subject }“ pro { $seat } ({ $address }, kampaň { $campaign }) nedošel: { $verdict }
delivery-second = Tentýž dopis odchází na druhou adresu tohoto hráče, { $second }. Není třeba nic dělat.
delivery-no-second = Sám se znovu neposílá a jinou fungující adresu tohoto hráče neznáme.
delivery-before-deadline = Bez něj hráč neví, co se stalo. Uzávěrka tahu: { $deadline }.
delivery-remedy = Až bude adresa zase v pořádku: pbem seat resend { $campaign } { $seat }
limit-many = Mnoho dopisů najednou
limit-many-body = Za hodinu jsme vám poslali { $count ->
    [one] { $count } dopis
    [few] { $count } dopisy
   *[other] { $count } dopisů
 }. Aby vám splašený program nezaplnil schránku, do { $until } už neodpovídáme.
limit-many-orders = Nic se neztratilo: všechny vaše dopisy čteme a rozkazy platí jako vždy. Potom pošlete slovo „rozkazy“ a uvidíte, co platí.
limit-stranger = Mnoho dopisů najednou
limit-stranger-body = Za hodinu jsme vám několikrát odpověděli. Vaše dopisy jsou uschovány, ale do { $until } už neodpovídáme.
limit-flood = Mnoho dopisů od neznámých
limit-flood-body = Za hodinu přišlo víc dopisů od neznámých, než na kolik odpovídáme ({ $count }). Další počkají a odpovíme na ně sami, jakmile to půjde, odesílatelům po řadě, nejdéle { $days ->
    [one] den
    [few] { $days } dny
   *[other] { $days } dní
 }. Kdo má správný kód nebo registrovanou adresu, nic nepozná. Až to skončí, napíšeme vám.
limit-flood-over = Dopisy od neznámých: zase jako obvykle
limit-flood-over-body = Všechny čekající dopisy od neznámých jsou zodpovězené, nebo jejich lhůta vypršela, a nových chodí málo.
trouble-encrypted = Váš dopis je zašifrovaný a my ho neumíme přečíst. Pošlete prosím rozkazy znovu bez šifrování, jako prostý text.
trouble-winmail = Váš poštovní program zabalil text do souboru (winmail.dat), který neumíme přečíst. Zvolte prosím formát „prostý text“ a pošlete dopis znovu.
trouble-archive = Zabalené soubory (zip a podobné) neotvíráme. Napište prosím rozkazy přímo do dopisu.
trouble-binary = Část vašeho dopisu není text a nebyla přečtena. Napište prosím rozkazy přímo do dopisu jako prostý text.
trouble-shortened = Váš dopis je velmi dlouhý a přečetli jsme jen jeho začátek. Rozkazy jsou pár řádků: podívejte se prosím níže, zda jsou tam všechny vaše.
trouble-no-text = Ve vašem dopise není text, který bychom uměli přečíst. Napište prosím rozkazy přímo do dopisu jako prostý text.
quiet-on = Tichý režim je zapnutý
quiet-on-body = Od teď dostanete zprávy z tahů, odpovědi, na které je třeba reagovat, a to, o co si řeknete. Když jsme všem rozkazům porozuměli, nepřijde nic. „ticho vypnout“ vrátí všechno zpátky.
quiet-off = Tichý režim je vypnutý
quiet-off-body = Od teď zase odpovíme na každý váš dopis a dostanete všechna oznámení. „ticho zapnout“ zapne tichý režim.
digest-on = Denní souhrn je zapnutý
digest-on-body = Oznámení od teď sbíráme a přijdou jednou denně v jednom dopise, v { $hour }:00 vašeho času, i s tím, jak si vedou všechny vaše hry. Zprávy z tahů a odpovědi přicházejí hned jako dřív. „souhrn vypnout“ to zruší.
digest-off = Denní souhrn je vypnutý
digest-off-body = Od teď přijde každé oznámení hned. „souhrn zapnout“ je zase bude sbírat.
digest-off-sent = Co se nasbíralo, je už na cestě k vám.
habit-how = Napište „{ $word } zapnout“ nebo „{ $word } vypnout“.
digest-subject = Vaše hry dnes
digest-game = „{ $campaign }“: tah { $turn }, uzávěrka rozkazů: { $deadline }. { $orders }
digest-game-round = „{ $campaign }“: kolo { $turn }, uzávěrka rozkazů: { $deadline }. { $orders }
digest-game-idle = „{ $campaign }“: tah { $turn }. Teď na nic nečekáme.
digest-game-idle-round = „{ $campaign }“: kolo { $turn }. Teď na nic nečekáme.
digest-orders-in = Vaše rozkazy máme.
digest-orders-missing = Vaše rozkazy ještě nemáme.
digest-notice = { $subject }: { $words }
