# Mail commands and what answers them.
subject-trial = a trial for turn { $turn }: { $verdict }
quoted = “{ $words }”
remark-same = Nothing new: these orders stood already.
remark-cancelled-these = Taken back: { $orders }.
remark-cancel-unknown = Nothing stands that is called “{ $what }”; nothing was taken back. What stands is below.
remark-cancel-nothing = There was nothing to take back.
remark-late-letter = Your mail came after the deadline of turn { $turn }; as announced, its orders count for turn { $next }.
remark-old-report = You wrote this for turn { $turn }, but turn { $next } is open now. Nothing has been kept yet. This is what your lines would mean for turn { $next }.
problem-command = Did you mean the command “{ $command }”?
notice-old-report-dropped = Your older mail does not count
notice-old-report-dropped-body = As you wish: nothing from that mail is carried out. For new orders, reply to your newest report.
notice-no-report = { $turn ->
    [-1] No report yet
   *[other] No report of turn { $turn }
}
notice-no-report-yet = You have no report yet; the first one comes when the campaign begins.
notice-reports = Your seat has reports of turns { $first } to { $last } (0 is the beginning). For example: report { $last }
notice-no-receipt = No such orders of turn { $turn }
notice-no-receipt-body = { $count ->
    [0] Your seat has no orders for turn { $turn }; turn { $present } is open now. The word “orders” alone shows what stands.
    [one] For turn { $turn } there is one revision only: orders { $turn } r1
   *[other] For turn { $turn } there are revisions 1 to { $count }. For example: orders { $turn } r{ $count }
}
map-title = Your map, turn { $turn }
map-alt = The map as you know it before turn { $turn }; your plans are written below
map-legend = What you see and what you remember.
map-plans = Your plans
map-no-plans = You have not ordered anything for this turn yet.
receipt-title = Your orders for turn { $turn }
receipt-revision = Revision { $revision }
receipt-order = { $order } — { $source }
receipt-from = line { $line } of the mail { $letter }: “{ $words }”
receipt-from-line = line { $line }: “{ $words }”
receipt-from-nobody = not from a mail of yours
receipt-nothing = No orders.
receipt-came = Your mail arrived: { $when }
receipt-dated = Its own date: { $when }
receipt-letter = Its Message-ID: { $letter }
receipt-by-player = Kept: { $when }
receipt-by-referee = Entered by the referee: { $when }
receipt-by-silence = No orders had come; these were given in your place: { $when }
receipt-digest = Digest: { $digest }
receipt-ran = What was carried out
receipt-ran-this = Revision { $revision }, digest { $digest }.
receipt-open = Nothing yet: the turn is still open.
receipt-revisions = All revisions
receipt-column = Revision
receipt-when = Time
receipt-digest-column = Digest
rules-title = Rules: { $section }
rules-contents-title = Rules
rules-heading = { $title }
rules-contents = Sections
rules-unknown = There is no section about “{ $topic }”. These are the sections; to read one, send the words behind its name:
help-title = How to play by mail
help-title-orders = How to write orders
help-title-word = The word “{ $word }”
help-orders-heading = Orders
help-orders = Reply to your newest report and write one line for each thing you command. The answer says how each line was understood. A later mail replaces the orders it names and keeps the others.
help-examples-heading = For example
help-form-heading = Everything you command now
help-words-heading = Words that are answered at once
help-words = Write the word alone in a line of your reply, above your orders or instead of them.
help-column-word = Word
help-column-does = What you get
help-join = join a campaign: “join NAME”
help-help = this page; “help orders” shows how orders are written
help-rules = the sections of the rule book, and the words that bring each of them
help-map = your map as it is now, with your plans
help-status = the deadline, your orders, what is missing, your settings
help-report = your last report once more; “report 3” brings the one of turn 3
help-orders-word = the receipt of what stands; “orders 3” shows what you had ordered for turn 3 and what ran; “orders 3 r2” its revision 2
help-cancel = drops all your orders of this turn; “cancel 3” only those for 3
help-test = above your orders: the same answer, but nothing is kept
help-language = “language cs”: we write to you in Czech; en, ru, cs or sk
help-holiday = “holiday 20 December to 27 December” tells us when you cannot play
help-quiet = “quiet on” leaves out answers that need nothing from you; “quiet off” brings them back
help-digest = “digest on” collects notices into one mail a day; “digest off” ends that
help-resign = gives up your seat; we ask once more before it counts
help-renew = a new code for your seat; the old one no longer counts
help-passphrase = “passphrase WORDS”: with these words we believe you from any address
status-title = How things stand
status-campaign = Campaign
status-turn = Turn
status-deadline = Orders are due
status-left = Time
status-orders = Your orders
status-receipt = Receipt
status-missing = Without orders
status-correction = To correct
status-correction-until = a line; we wait for it until { $when }
status-correction-over = a line; since { $when } we no longer wait for it
status-settings = Your settings
status-language = Language
status-zone = Time zone
status-running = under way
status-paused = paused
status-ended = over
status-held = stopped by the referee
status-count = { $count ->
    [0] none stand
    [one] one stands
   *[other] { $count } stand
}
status-revision = revision { $revision }, digest { $digest }
status-not-asked = nothing is asked of you now
status-nothing-missing = nothing
status-missing-these = { $subjects }
language-en = English
language-ru = Russian
language-cs = Czech
language-sk = Slovak
notice-language = From now on in English
notice-language-body = Reports and answers come in English from now on. You may write in any of the four languages.
notice-which-language = Which language?
notice-languages = We write in English, Russian, Czech and Slovak: language en, language ru, language cs or language sk.
remark-empty = There are no orders in this mail. The word “help” explains how to write them.
help-address = “address add anna@example.org” lets you write from there too; “address” alone lists yours
notice-report-only = Your seat has one report so far, of turn { $last } (0 is the beginning): report { $last }
notice-left-out = Some words were not answered
notice-left-out-body = Not done: { $words }. One mail may ask for a few things, and a trial changes nothing. Please send them in another mail.
