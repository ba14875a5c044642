# Letters between players.
# What the reader gets.
press-from = Letter from { SEAT($who, case: "gen") }
press-from-to-all = Letter from { SEAT($who, case: "gen") } to all
press-from-nobody = Anonymous letter
press-from-referee = Letter from the referee
press-to-the-referee = Letter from { SEAT($who, case: "gen") } to the referee
press-between = { $title } · letter between players
press-name = { SEAT($who) } ({ $campaign })
press-name-nobody = Anonymous ({ $campaign })
press-name-referee = Referee ({ $campaign })
press-answers = It answers your letter of { $when }.
press-how = To answer, reply to this mail: what you write goes to { SEAT($who, case: "dat") }, what you quote does not. Orders in the reply count as orders.
press-how-nobody = To answer, reply to this mail: what you write goes to whoever wrote this, what you quote does not. Orders in the reply count as orders.
press-how-referee = To answer the referee, reply to this mail. Orders in the reply count as orders.
press-how-player = To answer, reply to this mail: what you write goes to { SEAT($who, case: "dat") } as your word.
press-binds = What players write, true or false, binds nobody; only orders and the referee’s notices count.
press-link = There is a web address in the letter. Whoever made it may learn when and from where you open it.
# What the writer is told.
press-to = To { SEAT($who, case: "dat") }
press-to-all = To all
press-to-referee = To the referee
press-to-nobody = To whoever wrote the anonymous letter
press-to-unknown = To “{ $name }”
press-to-lost = Answer to a letter
press-anonymously = { $to }, anonymously
press-sent = sent on
press-would-go = would be sent on
press-not-sent = not sent
press-all-sent = { $count ->
    [one] Letter sent
   *[other] { $count } letters sent
}
press-some-sent = { $sent } of { $count } letters sent
press-tried = { $count ->
    [one] Trial of a letter
   *[other] Trial of { $count } letters
}
press-unsent = { $count ->
    [one] One letter was not sent.
   *[other] { $count } letters were not sent.
}
press-only-words = Only your words go to others: nothing of your address, your mail program, your signature or attached files.
press-back = So that nothing is lost, these were your words:
press-no-contact = No contact with { SEAT($who, case: "ins") }; letter not sent.
press-lost-contact = You are no longer in contact with whoever wrote this; letter not sent.
press-unknown = We know nobody called “{ $name }”.
press-unknown-meant = We know nobody called “{ $name }”. Did you mean { SEAT($who, case: "acc") }?
press-yourself = That is you.
press-no-anonymous = Anonymous letters are not allowed in this campaign.
press-no-all = Letters to all are not possible now. Name the states your letter is for.
press-no-code = We do not know the letter this is to answer. Begin your letter with a line such as “to green:”.
press-empty = There are no words in it.
press-doubt = Line { $line } could be an order or another letter, so nothing was sent: a letter cannot be taken back. Send it again with a line “.” below its last words; then everything above that line is the letter.
press-long = It has { $count } letters and signs; { $most } are possible.
press-shortened = Your mail is longer than what we read of one, so the end of the letter may be missing. Send it in parts.
press-many-readers = It names { $count } readers; { $most } are possible.
press-hourly = You have sent { $most } letters within the hour, and more are not possible. The next one can go at { $when }.
press-ends = Line { $line } is read as an order or command, so the letter ends above it.
press-orders-inside = { $count ->
    [one] Line { $lines } is part of the letter and was not carried out, though it could be an order.
   *[other] Lines { $lines } are part of the letter and were not carried out, though they could be orders.
}
press-cut-unseen = Characters nobody can see were left out.
press-cut-code = A code or reply address of ours was left out: it would have let others write as you.
press-cut-name = A sign-off with a name was left out. A line “.” below a letter keeps everything above it.
# Addresses.
disclosure-subject = Addresses
disclosure-no-contact = No contact with { SEAT($who, case: "ins") }.
disclosure-whom = Write with whom, such as “{ $word } { $example }”. Both of you learn the other’s address once both have written it.
disclosure-example = to green
disclosure-named = to { SEAT($who, case: "dat") }
disclosure-kept = Kept. { SEAT($who) } will learn your address, and you theirs, once they wish it too.
disclosure-taken-back = { SEAT($who) } will not learn your address.
disclosure-too-late = { SEAT($who) } knows your address already; that cannot be taken back.
disclosure-wished = { SEAT($who) } would show you their mail address in exchange for yours.
disclosure-wished-how = If you wish that too, reply with “{ $words }”. Otherwise nothing needs to be done; nobody learns whether you read this.
disclosure-told = { SEAT($who) } writes from { $address }. Your address has been told to them.
disclosure-met = { $count ->
    [one] You are in contact with this state, and in this campaign that means knowing each other’s address:
   *[other] You are in contact with these states, and in this campaign that means knowing each other’s addresses:
}
disclosure-line = { SEAT($who) }: { $address }
help-disclose = learn the mail address of another player, and show yours: both must wish it. “hide address from green” takes it back.
help-conceal = take back “show address”, as long as the other has not written it too.
# In reports.
report-letters = Letters
letters-when = When
letters-from = From
letters-to = To
letters-words = First words
letters-you = you
letters-seat = { SEAT($who) }
letters-nobody = unsigned
letters-referee = referee
