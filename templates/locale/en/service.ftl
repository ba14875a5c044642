# What the service itself says to people: who may write, joining, starting, the referee's notices.
notice-nobody = We do not know this address
notice-nobody-body = Nobody is registered with us under { $address }, so nothing in this mail was carried out. It is kept.
notice-nobody-how = If you play here, please write from the address you registered. If you would like to play, send a mail with the subject “join” and the name of the campaign.
notice-wrong-token = This reply address is not valid
notice-wrong-token-body = The code in your mail does not belong to you or has been replaced. Nothing was carried out; your mail is kept.
notice-wrong-token-how = Reply to your newest report, or simply to this mail: its reply address is the right one.
notice-wrong-token-stranger = Reply to your newest report, from the address you registered.
notice-untagged = Please reply to your report
notice-untagged-body = Your mail did not carry the code of your seat, so nothing was carried out. It is kept.
notice-foreign-address = This address is not registered for that seat
notice-foreign-address-body = Your mail came from { $address }. Orders count only from the registered address of the seat. Nothing was carried out; the mail is kept.
notice-not-running = The campaign is not running
notice-recruiting = “{ $campaign }” has not started yet. You will get your first report as soon as it does. Your mail is kept.
notice-paused = “{ $campaign }” is paused. Your mail is kept and will be read when the referee lets the campaign go on.
notice-ended = “{ $campaign }” is over. Thank you for playing.
notice-too-large = Your mail is too large
notice-too-large-body = We read mails up to { $megabytes } MB. Nothing in it was carried out. Orders are a few lines of text: please send them without attachments.
notice-help = How to play by mail
notice-help-orders = Orders: reply to your newest report and write one line for each thing you command. The answer says how each line was understood. A later mail replaces the orders it names and keeps the others.
notice-help-commands = Send a mail with the subject “join” and the name of the campaign to play. In a reply to any report these words, alone in a line, are answered at once: help (all the words there are), rules, map, status, report, orders (what stands now), cancel (drops all your orders of this turn), test (above your orders: nothing is kept).
notice-started = “{ $campaign }” begins
notice-ended-subject = “{ $campaign }” is over
notice-resumed = The campaign goes on
notice-resumed-body = The referee has resumed the campaign. The next deadline: { $deadline }.
notice-paused-subject = The campaign is paused
notice-paused-body = The referee has paused the campaign. No deadline runs until it goes on.
notice-defect = A campaign has been stopped
notice-defect-body = “{ $campaign }” was stopped because of a fault of the program; nothing was lost and no mail was sent. What happened: { $fault }. When it is mended: pbem referee release { $campaign }
notice-letter-defect = A mail could not be read
notice-letter-defect-body = The mail { $mail } from { $address } could not be handled because of a fault of the program: { $fault }. It is kept.
notice-letter-stuck = A mail was put aside
notice-letter-stuck-body =
    { $signal ->
        [SIGPROF] The mail { $mail } from { $address } was put aside: it was tried twice, and both times the processor was busy with it for more than { $seconds } seconds. It is kept, and it is not tried again by itself.
       *[other] The mail { $mail } from { $address } was put aside: it was tried twice, and both times the process that reads mails was ended by { $signal }. It is kept, and it is not tried again by itself.
    }
notice-letter-stuck-how = Whoever wrote it has had no answer. If it is a player’s letter, answer it, or try it again: pbem inbox retry { $mail }
remark-previous-turn = Turn { $turn } had already been played when your mail arrived; these orders count for turn { $next }.
remark-after-deadline = Your mail came after the deadline of turn { $turn }. It is kept and will be read for turn { $next }; you will get an answer then.
remark-cancelled = All your orders for this turn are dropped.
remark-kept = These orders from your earlier mails still stand.
remark-no-orders = There are no orders in this mail; what you ordered before still stands.
remark-early = { $seconds ->
    [one] Everybody has sent orders: the turn runs in one second, unless somebody changes theirs.
   *[other] Everybody has sent orders: the turn runs in { $seconds } seconds, unless somebody changes theirs.
 }
notice-late = After the deadline of turn { $turn }
notice-unwritable = A mail could not be written
notice-unwritable-body = The mail “{ $kind }” for { $seat } could not be written because of a fault of the program: { $fault }. Everything else went out.
notice-referee = A word from the referee
refusal-already-started = “{ $campaign }” has already started.
refusal-not-running = “{ $campaign }” is not running.
refusal-not-paused = “{ $campaign }” is not paused.
refusal-no-deadline = “{ $campaign }” has no deadline now.
notice-extended = A later deadline
notice-extended-body = The referee has moved the deadline of turn { $turn }. Orders are now due by { $deadline }.
notice-restored = The game goes on from an earlier point
notice-restored-body = A fault made it necessary to restore this game from a copy. Turn { $turn } is open now. What you were sent about later turns does not count any more.
notice-restored-deadline = Orders are due by { $deadline }.
notice-restored-letters = Letters of yours that came after the copy was made are read again if they are still in our mailbox, and answered once more: the latest answer counts. If anything is missing, please write again.
refusal-restored = “{ $campaign }” is held since the database was restored; the word “release” lets it go on.
