# Listy, ktoré nedošli, ktoré sa nedajú prečítať, ktorých je priveľa, a čo chce čitateľ dostávať.
delivery-report-lost = Správa nedoručená: { $seat }, kampaň { $campaign }
delivery-mail-lost = List nedoručený: { $seat }, kampaň { $campaign }
delivery-lost-body = „{ $subject }“ pre { $seat } ({ $address }, kampaň { $campaign }) nedošiel: { $verdict }
delivery-second = Ten istý list odchádza na druhú adresu tohto hráča, { $second }. Netreba nič robiť.
delivery-no-second = Sám sa znova neposiela a inú fungujúcu adresu tohto hráča nepoznáme.
delivery-before-deadline = Bez neho hráč nevie, čo sa stalo. Uzávierka ťahu: { $deadline }.
delivery-remedy = Keď bude adresa zasa v poriadku: pbem seat resend { $campaign } { $seat }
limit-many = Veľa listov naraz
limit-many-body = Za hodinu sme vám poslali { $count ->
    [one] { $count } list
    [few] { $count } listy
   *[other] { $count } listov
 }. Aby vám splašený program nezaplnil schránku, do { $until } už neodpovedáme.
limit-many-orders = Nič sa nestratilo: všetky vaše listy čítame a rozkazy platia ako vždy. Potom pošlite slovo „rozkazy“ a uvidíte, čo platí.
limit-stranger = Veľa listov naraz
limit-stranger-body = Za hodinu sme vám niekoľkokrát odpovedali. Vaše listy sú uschované, ale do { $until } už neodpovedáme.
limit-flood = Veľa listov od neznámych
limit-flood-body = Za hodinu prišlo viac listov od neznámych, než na koľko odpovedáme ({ $count }). Ďalšie počkajú a odpovieme na ne sami, len čo to pôjde, odosielateľom po poradí, najdlhšie { $days ->
    [one] deň
    [few] { $days } dni
   *[other] { $days } dní
 }. Kto má správny kód alebo registrovanú adresu, nič nespozná. Keď sa to skončí, napíšeme vám.
limit-flood-over = Listy od neznámych: zase ako zvyčajne
limit-flood-over-body = Na všetky čakajúce listy od neznámych sme odpovedali, alebo ich lehota vypršala, a nových chodí málo.
trouble-encrypted = Váš list je zašifrovaný a my ho nevieme prečítať. Pošlite, prosím, rozkazy znova bez šifrovania, ako obyčajný text.
trouble-winmail = Váš poštový program zabalil text do súboru (winmail.dat), ktorý nevieme prečítať. Zvoľte, prosím, formát „obyčajný text“ a pošlite list znova.
trouble-archive = Zabalené súbory (zip a podobné) neotvárame. Napíšte, prosím, rozkazy priamo do listu.
trouble-binary = Časť vášho listu nie je text a neprečítali sme ju. Napíšte, prosím, rozkazy priamo do listu ako obyčajný text.
trouble-shortened = Váš list je veľmi dlhý a prečítali sme len jeho začiatok. Rozkazy sú pár riadkov: pozrite sa, prosím, nižšie, či sú tam všetky vaše.
trouble-no-text = Vo vašom liste nie je text, ktorý by sme vedeli prečítať. Napíšte, prosím, rozkazy priamo do listu ako obyčajný text.
quiet-on = Tichý režim je zapnutý
quiet-on-body = Odteraz dostanete správy z ťahov, odpovede, na ktoré treba reagovať, a to, o čo si poviete. Keď sme všetkým rozkazom porozumeli, nepríde nič. „ticho vypnúť“ vráti všetko späť.
quiet-off = Tichý režim je vypnutý
quiet-off-body = Odteraz zasa odpovieme na každý váš list a dostanete všetky oznámenia. „ticho zapnúť“ zapne tichý režim.
digest-on = Denný súhrn je zapnutý
digest-on-body = Oznámenia odteraz zbierame a prídu raz denne v jednom liste, o { $hour }:00 vášho času, aj s tým, ako si vedú všetky vaše hry. Správy z ťahov a odpovede prichádzajú hneď ako predtým. „súhrn vypnúť“ to zruší.
digest-off = Denný súhrn je vypnutý
digest-off-body = Odteraz príde každé oznámenie hneď. „súhrn zapnúť“ ich bude zasa zbierať.
digest-off-sent = Čo sa nazbieralo, je už na ceste k vám.
habit-how = Napíšte „{ $word } zapnúť“ alebo „{ $word } vypnúť“.
digest-subject = Vaše hry dnes
digest-game = „{ $campaign }“: ťah { $turn }, uzávierka rozkazov: { $deadline }. { $orders }
digest-game-round = „{ $campaign }“: kolo { $turn }, uzávierka rozkazov: { $deadline }. { $orders }
digest-game-idle = „{ $campaign }“: ťah { $turn }. Teraz na nič nečakáme.
digest-game-idle-round = „{ $campaign }“: kolo { $turn }. Teraz na nič nečakáme.
digest-orders-in = Vaše rozkazy máme.
digest-orders-missing = Vaše rozkazy ešte nemáme.
digest-notice = { $subject }: { $words }
