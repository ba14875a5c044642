# Okno v prehliadači: čo z domu vidí každý.
window-title = Hry poštou
window-house = pbem na { $house }
window-skip = Na obsah stránky
window-nav = Stránky
window-languages = Jazyk
window-about = Napíšete, čo má vaša strana robiť, vlastnými slovami a vo svojom jazyku. Príde list späť: takto sme vám rozumeli. V určenú hodinu ťahajú všetci naraz a každý dostane správu o tom, čo sám môže vidieť. Na hranie z tejto stránky nepotrebujete nič.
window-open = Voľné hry
window-no-open = Teraz žiadna hra na hráčov nečaká. Napíšte „pomoc“ na { $address } a dozviete sa, čo je k dispozícii.
window-free = voľné { $free } z { $seats }
window-free-some = { $free ->
    [one] jedno voľné miesto
    [few] { $free } voľné miesta
   *[other] { $free } voľných miest
 }
window-recruiting = čaká na hráčov
window-turn = { $turn }. ťah
window-turn-round = { $turn }. kolo
window-game = { $game } · { $languages }
window-takes-over = Prevzali by ste miesto, za ktoré už nikto nehrá.
window-join = Prihlásiť sa poštou
window-or-write = alebo napíšte { $line } na { $address }
window-past = Dohrané hry
window-no-past = Zatiaľ nebola zverejnená žiadna.
window-past-line = { $turns ->
    [one] jeden ťah
    [few] { $turns } ťahy
   *[other] { $turns } ťahov
 }, { $ended }
window-past-line-round = { $turns ->
    [one] jedno kolo
    [few] { $turns } kolá
   *[other] { $turns } kôl
 }, { $ended }
window-past-game = { $game }, { $seats ->
    [one] jedno miesto
    [few] { $seats } miesta
   *[other] { $seats } miest
 }
window-books = Pravidlá
window-rules-title = { $title }: pravidlá
window-contents = Obsah
window-front = Všetky hry
window-language-en = English
window-language-ru = русский
window-language-cs = česky
window-language-sk = slovensky
window-foot = pbem · cookies len na prihlásenie, nič odinakiaľ, funguje aj bez JavaScriptu
window-not-found = Taká stránka tu nie je
window-not-found-body = Azda sa adresa cestou skrátila; čo tu je, nájdete na prvej stránke.
window-wrong-method = Túto stránku možno iba čítať
window-wrong-method-body = Nič sa nezmenilo. Rozkazy a žiadosti chodia poštou.
window-failed = Stránku sa nepodarilo zostaviť
window-failed-body = Nie je to vaša chyba a hry bežia ďalej. Skúste to, prosím, o minútu znova.
window-sign-in = Prihlásiť sa
window-sign-in-ask = Prihlásenie
window-sign-in-ask-body = Napíšte adresu, z ktorej hráte. Príde na ňu list s odkazom a kódom; heslá tu nie sú.
window-sign-in-address = Vaša adresa
window-sign-in-mail = Pošlite mi list
window-sign-in-sent = Pozrite sa do pošty
window-sign-in-sent-body = Ak adresa patrí tunajšiemu hráčovi, je na ceste list. Otvorte jeho odkaz v tomto prehliadači alebo sem odpíšte kód. Oboje platí 15 minút.
window-sign-in-wrong = Tento kód nesedí
window-sign-in-wrong-body = Porovnajte ho, prosím, s najnovším listom. Po piatich nesprávnych kódoch alebo po 15 minútach treba nový list.
window-sign-in-code = Kód z listu
window-sign-in-here = Prihlásiť v tomto prehliadači
window-sign-in-again = Požiadať o ďalší list
window-sign-in-open = Ešte jedno kliknutie
window-sign-in-open-body = O list požiadal tento prehliadač a tlačidlo ho prihlási.
window-sign-in-elsewhere = O toto požiadal iný prehliadač
window-sign-in-elsewhere-body = Odkaz funguje len v prehliadači, ktorý oň požiadal. Tam stačí aj odpísať kód z listu. Ak sa chcete prihlásiť v tomto prehliadači, požiadajte o vlastný list.
window-sign-in-over = Tento odkaz už neplatí
window-sign-in-over-body = Odkaz platí raz a 15 minút. Požiadajte o nový list.
window-sign-in-why = Na hranie to nepotrebujete: všetko príde poštou a na všetko možno odpovedať poštou.
window-you = Vy
window-signed-in = Kde ste prihlásení
window-this-browser = Tento prehliadač
window-other-browser = Iný prehliadač
window-browser-since = s adresou { $address }, prihlásenie { $since }
window-browser-used = naposledy { $used }
window-sign-out = Odhlásiť
window-sign-out-all = Odhlásiť všade
window-forged = Toto neprišlo z našej stránky
window-forged-body = Nič sa nezmenilo. Ak ste stlačili tlačidlo tu: vráťte sa, načítajte stránku znova a stlačte ho ešte raz.
window-signed-out = Nie ste prihlásení
window-signed-out-body = Nič sa nezmenilo. Prihláste sa znova; čo ste napísali, tu po návrate zostane.
window-form-large = Toto je naraz priveľa
window-form-large-body = Nič sa nezmenilo. Stránka prijme najviac 256 KB.
window-form-odd = Tento formulár sa nepodarilo prečítať
window-form-odd-body = Nič sa nezmenilo. Vráťte sa, prosím, a skúste to znova.
window-home = Vaše hry
window-home-none = V žiadnej hre, ktorá sa hrá, miesto nemáte. Kam sa možno prihlásiť, stojí na prvej stránke.
window-report = Správa
window-history = Minulosť
window-seat-pages = Stránky tohto miesta
window-earlier = Skôr: ťah { $turn }
window-later = Neskôr: ťah { $turn }
window-map = Mapa
window-signs = Mapa v znakoch
window-ran = Vaše rozkazy v tomto ťahu
window-no-orders = Žiadne rozkazy.
window-stands = Platí verzia { $revision }, došla { $when }
window-stands-nothing = Na tento ťah ste zatiaľ nič neposlali
window-write = Napísať rozkazy poštou
window-write-how = Otvorí váš poštový program s formulárom rozkazov. Všetko na tejto stránke ste dostali aj poštou.
window-not-begun = Hra sa ešte nezačala; prvá správa príde poštou a bude aj tu.
window-orders = Rozkazy
window-orders-how = Píšte ako v liste, každý rozkaz na nový riadok, v ktoromkoľvek zo štyroch jazykov. „Skontrolovať“ ukáže, ako by sa listu rozumelo, a nič nezmení; platí len to, čo odošlete. Odpoveď na odoslané nájdete tu aj v pošte.
window-words = Váš list
window-check = Skontrolovať
window-send = Odoslať list
window-played = Od otvorenia tejto stránky sa odohral ťah. Nič sa neodoslalo. Váš text tu zostal: ak ho pošlete teraz, platí pre ťah uvedený hore.
window-many = To by bolo vyše 30 listov za hodinu. Nič sa neodoslalo, text tu zostal. Poštou môžete pokračovať hneď.
window-empty = V liste zatiaľ nič nie je.
window-awaited = List došiel. Odpoveď sa tu o chvíľu objaví a príde aj poštou.
window-put-by = List došiel. Odpoveď naň zatiaľ nie je; keď bude, príde poštou.
window-answer = Odpoveď
window-plans = Vaše plány
window-next-letter = Ďalší list zmení len tie riadky, ktoré v ňom stoja.
window-check-title = Takto by sa listu rozumelo
window-count-ok = zrozumiteľné: { $count }
window-count-ask = s opravou: { $count }
window-count-held = u vedúceho: { $count }
window-count-bad = na opravu: { $count }
window-sign-ok = Riadok { $line }: zrozumiteľný
window-sign-ask = Riadok { $line }: prečítaný s opravou
window-sign-held = Riadok { $line }: u vedúceho
window-sign-soft = Riadok { $line }: už neplatí
window-sign-bad = Riadok { $line }: na opravu
window-sign-earlier = Z predošlého
window-commands = List navyše žiada: { $words }. Takéto žiadosti sa vybavia, keď list odošlete.
window-not-now = „{ $campaign }“ teraz rozkazy neprijíma.
window-wait = Toľko kontrol naraz sa nerobí. Skúste to, prosím, o chvíľu.
window-put = Dať „{ $words }“ na riadok { $line }
window-put-stands = Rozkazy, ktoré teraz platia
window-draft = Rozpísaný list zostáva v tomto prehliadači
window-give = Vložiť do listu
window-place = { $place }: { $what }
window-place-own = vaša { $label }
window-place-strength = sila { $value }
window-place-writes = { $place }. Napísať „{ $words }“
window-zoom-in = Väčšie
window-zoom-out = Menšie
window-map-how = Ukážte na miesto a uvidíte, čo o ňom viete; kliknutím, alebo šípkami a klávesom Enter, sa zapíše do listu.
