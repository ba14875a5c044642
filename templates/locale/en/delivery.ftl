# Mail that did not arrive, mail that cannot be read, too much of it, and what a reader wants to get.
delivery-report-lost = Report not delivered: { $seat }, campaign { $campaign }
delivery-mail-lost = A mail could not be delivered: { $seat }, campaign { $campaign }
delivery-lost-body = “{ $subject }” for { $seat } ({ $address }, campaign { $campaign }) did not arrive: { $verdict }
delivery-second = The same mail is on its way to the other address of this player, { $second }. There is nothing to do.
delivery-no-second = It is not sent again by itself, and we know no other working address of this player.
delivery-before-deadline = Without it the player does not know what happened. The turn is due { $deadline }.
delivery-remedy = When the address is right again: pbem seat resend { $campaign } { $seat }
limit-many = Many letters at once
limit-many-body = We have sent you { $count } mails within an hour. So that no program gone wild fills your mailbox, nothing more is answered until { $until }.
limit-many-orders = Nothing is lost: all your letters are read, and your orders count as always. After that time send the word “orders” to see what stands.
limit-stranger = Many letters at once
limit-stranger-body = We have answered you several times within an hour. Your letters are kept, but nothing more is answered until { $until }.
limit-flood = Many letters from strangers
limit-flood-body = More than { $count } letters of strangers came within an hour, and no more are answered. Further ones wait and are answered by themselves when there is room, each sender in turn, for { $days ->
    [one] a day
   *[other] { $days } days
 } at most. Whoever has a right code or a registered address notices nothing of it. You will hear when it is over.
limit-flood-over = Letters from strangers: back to normal
limit-flood-over-body = All letters of strangers that had to wait have been answered or given up, and few new ones come.
trouble-encrypted = Your mail is encrypted, and we cannot read that. Please send your orders once more without encryption, as plain text.
trouble-winmail = Your mail program packed the text into a file (winmail.dat) which we cannot read. Please choose “plain text” as the format and send it once more.
trouble-archive = Packed files (zip and the like) are not opened. Please write your orders into the mail itself.
trouble-binary = A part of your mail is not text and was not read. Please write your orders into the mail itself, as plain text.
trouble-shortened = Your mail is very long, and only its beginning was read. Orders are a few lines: please look below whether all of yours are there.
trouble-no-text = There is no text in your mail that we can read. Please write your orders into the mail itself, as plain text.
quiet-on = Quiet is on
quiet-on-body = From now on you get your reports, answers that need something from you, and what you ask for. Nothing comes when all your orders were understood. “quiet off” brings everything back.
quiet-off = Quiet is off
quiet-off-body = From now on every letter of yours is answered again, and you get all notices. “quiet on” makes it quiet.
digest-on = The daily digest is on
digest-on-body = Notices are collected from now on and come once a day in one mail, at { $hour }:00 of your time, with the state of all your games. Reports and answers come at once as before. “digest off” ends it.
digest-off = The daily digest is off
digest-off-body = From now on every notice comes at once. “digest on” collects them.
digest-off-sent = What had been collected is on its way to you.
habit-how = Write “{ $word } on” or “{ $word } off”.
digest-subject = Your games today
digest-game = “{ $campaign }”: turn { $turn }, orders are due { $deadline }. { $orders }
digest-game-round = “{ $campaign }”: round { $turn }, orders are due { $deadline }. { $orders }
digest-game-idle = “{ $campaign }”: turn { $turn }. Nothing is due now.
digest-game-idle-round = “{ $campaign }”: round { $turn }. Nothing is due now.
digest-orders-in = Your orders are in.
digest-orders-missing = We have no orders of yours yet.
digest-notice = { $subject }: { $words }
