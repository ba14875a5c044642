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
window-foot = pbem · žiadne cookies, nič odinakiaľ, funguje aj bez JavaScriptu
window-not-found = Taká stránka tu nie je
window-not-found-body = Azda sa adresa cestou skrátila; čo tu je, nájdete na prvej stránke.
window-wrong-method = Túto stránku možno iba čítať
window-wrong-method-body = Nič sa nezmenilo. Rozkazy a žiadosti chodia poštou.
window-failed = Stránku sa nepodarilo zostaviť
window-failed-body = Nie je to vaša chyba a hry bežia ďalej. Skúste to, prosím, o minútu znova.
