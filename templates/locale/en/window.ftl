# The window in the browser: what everybody sees of the house.
window-title = Games by mail
window-house = pbem at { $house }
window-skip = To the page
window-nav = Pages
window-languages = Language
window-about = You write what your side should do, in your own words and in your own language. A letter comes back: this is how it was understood. At the deadline everybody moves at once, and each player gets a report of what that player can see. Nothing on this page is needed to play.
window-open = Open games
window-no-open = No game waits for players just now. Write “help” to { $address }, and you will hear what there is.
window-free = { $free } of { $seats } seats free
window-free-some = { $free ->
    [one] one seat free
   *[other] { $free } seats free
 }
window-recruiting = gathering
window-turn = turn { $turn }
window-turn-round = round { $turn }
window-game = { $game } · { $languages }
window-takes-over = You would take over a seat that nobody plays any more.
window-join = Join by mail
window-or-write = or write { $line } to { $address }
window-past = Finished games
window-no-past = None has been published yet.
window-past-line = { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }, { $ended }
window-past-line-round = { $turns ->
    [one] one round
   *[other] { $turns } rounds
 }, { $ended }
window-past-game = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }
window-books = Rule books
window-rules-title = { $title }: the rules
window-contents = Contents
window-front = All games
window-language-en = English
window-language-ru = русский
window-language-cs = česky
window-language-sk = slovensky
window-foot = pbem · no cookies, nothing from elsewhere, works without JavaScript
window-not-found = There is no such page
window-not-found-body = Perhaps the address was shortened on its way; what there is stands on the first page.
window-wrong-method = This page can only be read
window-wrong-method-body = Nothing was changed. Orders and requests go by mail.
window-failed = This page could not be made
window-failed-body = It is not your fault, and the games go on. Please try again in a minute.
