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
window-foot = pbem · cookies only to sign in, nothing from elsewhere, works without JavaScript
window-not-found = There is no such page
window-not-found-body = Perhaps the address was shortened on its way; what there is stands on the first page.
window-wrong-method = This page can only be read
window-wrong-method-body = Nothing was changed. Orders and requests go by mail.
window-failed = This page could not be made
window-failed-body = It is not your fault, and the games go on. Please try again in a minute.
window-sign-in = Sign in
window-sign-in-ask = Sign in
window-sign-in-ask-body = Type the address you play from. A mail goes there with a link and a code; there is no password.
window-sign-in-address = Your mail address
window-sign-in-mail = Send me the mail
window-sign-in-sent = Look into your mailbox
window-sign-in-sent-body = If this address belongs to a player here, a mail is on its way to it. Open its link in this browser, or type its code here. Both are good for 15 minutes.
window-sign-in-wrong = That code does not open
window-sign-in-wrong-body = Please compare it with the newest mail. After five wrong codes, or 15 minutes, a new mail is needed.
window-sign-in-code = Code from the mail
window-sign-in-here = Sign in in this browser
window-sign-in-again = Ask for another mail
window-sign-in-open = One more click
window-sign-in-open-body = This browser asked for the mail, and this button signs it in.
window-sign-in-elsewhere = Another browser asked for this
window-sign-in-elsewhere-body = The link only works in the browser that asked for it. There you can type the code of the mail instead. To sign in in this browser, ask for a mail of its own.
window-sign-in-over = This link is no good any more
window-sign-in-over-body = A link works once, and for 15 minutes. Ask for a new mail.
window-sign-in-why = Nothing here is needed to play: everything comes by mail and can be answered by mail.
window-you = You
window-signed-in = Signed in
window-this-browser = This browser
window-other-browser = Another browser
window-browser-since = with { $address } since { $since }
window-browser-used = last used { $used }
window-sign-out = Sign out
window-sign-out-all = Sign out everywhere
window-forged = This did not come from a page of ours
window-forged-body = Nothing was changed. If you pressed a button here: go back, load the page anew and press it again.
window-signed-out = You are signed out
window-signed-out-body = Nothing was changed. Sign in again; what you wrote is still there when you go back.
window-form-large = That is too much at once
window-form-large-body = Nothing was changed. A page takes 256 KB at most.
window-form-odd = This form could not be read
window-form-odd-body = Nothing was changed. Please go back and try again.
window-home = Your games
window-home-none = You have no seat in a game that is played. The front page says what can be joined.
window-report = Report
window-history = History
window-seat-pages = Pages of this seat
window-earlier = Earlier: turn { $turn }
window-later = Later: turn { $turn }
window-map = Map
window-signs = The map in signs
window-ran = Your orders of this turn
window-no-orders = No orders.
window-stands = Revision { $revision } stands, received { $when }
window-stands-nothing = You have sent nothing for this turn yet
window-write = Write the orders by mail
window-write-how = Opens your mail program with the order form. Everything on this page has also been mailed to you.
window-not-begun = The game has not begun; your first report will come by mail and stand here.
window-orders = Orders
window-orders-how = Write as you would in a mail, a line for each order, in any of the four languages. “Check” tells how it would be understood and changes nothing; only “Send” counts. What you send is answered here and by mail.
window-words = Your letter
window-check = Check
window-send = Send the letter
window-played = A turn has been played since this page was opened. Nothing was sent. Your words are still here: sent now, they count for the turn above.
window-many = That were 30 letters within an hour. Nothing was sent; your words are still here. By mail you can go on at once.
window-empty = There is nothing in the letter yet.
window-awaited = Your letter is in. Its answer will stand here in a moment, and comes by mail too.
window-put-by = Your letter is in. There is no answer to it yet; when there is one, it comes by mail.
window-answer = The answer
window-plans = Your plans
window-next-letter = What you write next changes only the lines it names.
window-check-title = This is how it would be understood
window-count-ok = { $count } understood
window-count-ask = { $count } read with a correction
window-count-held = { $count } before the referee
window-count-bad = { $count } to mend
window-sign-ok = Line { $line }: understood
window-sign-ask = Line { $line }: read with a correction
window-sign-held = Line { $line }: before the referee
window-sign-soft = Line { $line }: counts no longer
window-sign-bad = Line { $line }: to mend
window-sign-earlier = From before
window-commands = Besides, the letter asks for: { $words }. Such requests are carried out when the letter is sent.
window-not-now = “{ $campaign }” takes no orders just now.
window-wait = So many checks are not made at once. Please try again in a moment.
window-put = Put “{ $words }” in line { $line }
window-put-stands = The orders that stand
window-draft = Draft kept in this browser
window-give = Put it into the letter
